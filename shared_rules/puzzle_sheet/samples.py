"""The sheets that come with the project.

Each is one text, to save memory until a game is set up: board, frames 1 to 4, bonus pieces, solo pictures. `/`
separates rows, a blank separates pieces; `-` is no cell.
"""


def value(name: str) -> dict | None:
    """Return the sheet of that name as a new structure in the protocol's format, or None."""
    parts = _parts(name)
    if not parts:
        return None
    return {
        "name": name,
        "board": parts[0].replace("-", " ").split("/"),
        "frames": [_frame(part) for part in parts[1:5]],
        "bonus": [_bonus(piece) for piece in parts[5].split()],
    }


def solo_pictures(name: str) -> tuple:
    """Return the solo pictures of a sheet: (title, cells to fill as [row, column]) each; empty if it has none."""
    return tuple([_picture(part) for part in _parts(name)[6:]])


def _parts(name: str) -> list:
    return _TEXTS[NAMES.index(name)].split("|") if name in NAMES else []


def _frame(part: str) -> dict:
    pieces = {}
    words = part.split()
    for word in words[1:]:
        pieces[word[0]] = word[1:].split("/")
    return {"points": int(words[0]), "pieces": pieces}


def _bonus(word: str) -> dict:
    at, piece = word.split(":")
    return {"at": int(at), "piece": piece.split("/")}


def _picture(part: str) -> tuple:
    title, drawing = part.split(":")
    cells = []
    rows = drawing.split("/")
    for row in range(len(rows)):
        for column in range(len(rows[row])):
            if rows[row][column] == "#":
                cells.append([row + 1, column + 1])
    return title, cells


# A test compares these with the files in tools/owner/samples; the first is the default.
NAMES = ("Harbour", "Orchard")

_TEXTS = (
    "......./......./......./......./......./......./......."
    "|1 A# B## C##/#. D.#/## E### F#/#/# G##/##"
    "|2 A##/.#/.# B###/.#. C.##/##. D#./##/.# E#### F###/#.. G###/###"
    "|3 A#../#../### B####/#... C.#/##/#./#. D#.#/### E..#/.##/##. F##/#./## G##/##/#."
    "|4 A.#./###/.#. B#.#/.#./#.# C#..#/.##. D##../.##./..## E#.#/#.# F.#.#/#.#./.#.. G##./..#/#.#"
    "|5:# 10:## 15:##/#."
    "|Boat:...#.../...##../...###./...#.../#######/.#####./......."
    "|Fish:......./.###..#/#.###.#/#######/#####.#/.###..#/......."
    "|Anchor:..###../..#.#../..###../...#.../#..#..#/##.#.##/..###..",
    "--....--/-......-/......../......../......../......../-......-/--....--"
    "|1 A# B## C#/# D.#/## E##/.# F### G#/#/# H#.#"
    "|2 A##/## B#./#./## C.#./### D##./.## E.#/##/#. F..#/### G#/#/#/# H###/###"
    "|3 A.#/##/## B###/.#./.#. C.##/##./.#. D#./##/.#/.# E#.#/### F#../##./.## G####/..#./..#. H#####"
    "|4 A##.## B#../.##/#.. C.#./#.#/.#. D#.#/.#./.#. E##./..#/##. F#.#./.#.# G.##/#../.## H#.../##../..##"
    "|5:# 10:#/# 15:.#/##"
    "|Tree:--....--/-..##..-/..####../..####../.######./...##.../-..##..-/--####--"
    "|Apple:--..#.--/-..#...-/..####../.######./.######./.######./-..##..-/--....--"
    "|Owl:--....--/-#....#-/.######./.#.##.#./.######./..####../-.####.-/--#..#--",
)
