"""Write shared_rules/samples.py from the files in tools/samples: `python -m tools.sheets.make_samples`.

The order of a sheet and a deck is the one below; the first of each is what a game takes when nobody chose.
"""

import sys

from tools import places
from tools.sheets.parse import parse

SHEETS = ("harbour", "orchard")
DECKS = ("twelve",)
SOURCES = places.ROOT / "tools" / "samples"
TARGET = places.ROOT / "shared_rules" / "samples.py"
WIDEST = 110

_HEAD = '''"""The sheets and decks that come with the project. Made from tools/samples by `python -m tools.sheets.make_samples`.

A sheet is kept as one text, because on the handheld it lies in memory while a game is set up: the board, frames 1 to 4, the
bonus pieces, the solo pictures. Rows are parted by `/`, pieces by a blank; `-` is no cell.
"""

'''

_FOOT = '''

def sheet(name: str):
    """The sheet of that name as the table protocol has it, a new structure; None when there is none."""
    for index in range(len(SHEETS)):
        if SHEETS[index] == name:
            parts = _SHEETS[index].split("|")
            return {
                "name": name,
                "board": parts[0].replace("-", " ").split("/"),
                "frames": [_frame(part) for part in parts[1:5]],
                "bonus": [_bonus(piece) for piece in parts[5].split()],
            }
    return None


def deck(name: str):
    """The deck of that name as the table protocol has it, a new structure; None when there is none."""
    for index in range(len(DECKS)):
        if DECKS[index] == name:
            return [card.split("/") for card in _DECKS[index].split()]
    return None


def solo_pictures(name: str) -> tuple:
    """The solo pictures of a sheet: (title, cells to fill as [row, column]) each; empty when it has none."""
    for index in range(len(SHEETS)):
        if SHEETS[index] == name:
            return tuple([_picture(part) for part in _SHEETS[index].split("|")[6:]])
    return ()


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
'''


def main():
    """Write the file."""
    TARGET.write_text(generated(), encoding="utf-8", newline="\n")
    print(f"{TARGET.relative_to(places.ROOT)} written")
    return 0


def generated():
    """The text of shared_rules/samples.py."""
    sheets = [parse((SOURCES / f"{name}.txt").read_bytes()) for name in SHEETS]
    decks = [parse((SOURCES / f"{name}.txt").read_bytes()) for name in DECKS]
    parts = [_HEAD]
    parts.append(_tuple("SHEETS", [f'"{sheet.name}"' for sheet in sheets]))
    parts.append(_tuple("DECKS", [f'"{deck.name}"' for deck in decks]))
    parts.append("\n")
    parts.append(_texts("_SHEETS", [_sheet_text(sheet) for sheet in sheets]))
    parts.append("\n")
    parts.append(_texts("_DECKS", [[" ".join("/".join(card) for card in deck.value)] for deck in decks]))
    return "".join(parts) + _FOOT


def _tuple(name, entries):
    return f"{name} = ({', '.join(entries)}{',' if len(entries) == 1 else ''})\n"


def _sheet_text(sheet):
    """The parts of a sheet's text, in the order in which they are put together."""
    value = sheet.value
    board = [row.replace(" ", "-") for row in value["board"]]
    parts = ["/".join(board)]
    for frame in value["frames"]:
        pieces = [letter + "/".join(rows) for letter, rows in frame["pieces"].items()]
        parts.append("|" + " ".join([str(frame["points"]), *pieces]))
    parts.append("|" + " ".join(f"{bonus['at']}:{'/'.join(bonus['piece'])}" for bonus in value["bonus"]))
    for title, cells in sheet.pictures:
        rows = [list(row) for row in board]
        for row, column in cells:
            rows[row - 1][column - 1] = "#"
        parts.append(f"|{title}:{'/'.join(''.join(row) for row in rows)}")
    return parts


def _texts(name, texts):
    """A tuple of texts, each as the pieces it is put together from."""
    lines = [f"{name} = ("]
    for pieces in texts:
        cut = [piece[start : start + WIDEST] for piece in pieces for start in range(0, len(piece), WIDEST)]
        lines += [f'    "{piece}"' for piece in cut]
        lines[-1] += ","
    return "\n".join([*lines, ")"]) + "\n"


if __name__ == "__main__":
    sys.exit(main())
