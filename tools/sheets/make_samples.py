"""Write the data of the games' samples.py from the files in tools/samples: `python -m tools.sheets.make_samples`.

The order of sheets and decks is the one below; the first of each is what a game takes when nobody chose.
"""

import sys

from tools import places
from tools.sheets.parse import parse

SHEETS = ("harbour", "orchard")
DECKS = ("twelve",)
SOURCES = places.ROOT / "tools" / "samples"
TARGETS = {
    places.ROOT / "shared_rules" / "puzzle_sheet" / "samples.py": SHEETS,
    places.ROOT / "shared_rules" / "shape_cards" / "samples.py": DECKS,
}
MADE = "# From here on made from tools/samples by `python -m tools.sheets.make_samples`.\n"
"""The line below which a target is written; what stands above it is written by hand."""
WIDEST = 110


def main():
    """Write the files."""
    for target in TARGETS:
        target.write_text(generated(target), encoding="utf-8", newline="\n")
        print(f"{target.relative_to(places.ROOT)} written")
    return 0


def generated(target):
    """The text of a target: by hand up to the line MADE, then the data."""
    by_hand = target.read_text(encoding="utf-8").partition(MADE)[0]
    files = [parse((SOURCES / f"{name}.txt").read_bytes()) for name in TARGETS[target]]
    names = _tuple("NAMES", [f'"{file.name}"' for file in files])
    return by_hand + MADE + names + "\n" + _texts("_TEXTS", [_text(file) for file in files])


def _tuple(name, entries):
    return f"{name} = ({', '.join(entries)}{',' if len(entries) == 1 else ''})\n"


def _text(file):
    """The parts of the text of a sheet or a deck, in the order in which they are put together."""
    value = file.value
    if isinstance(value, list):
        return [" ".join("/".join(card) for card in value)]
    board = [row.replace(" ", "-") for row in value["board"]]
    parts = ["/".join(board)]
    for frame in value["frames"]:
        pieces = [letter + "/".join(rows) for letter, rows in frame["pieces"].items()]
        parts.append("|" + " ".join([str(frame["points"]), *pieces]))
    parts.append("|" + " ".join(f"{bonus['at']}:{'/'.join(bonus['piece'])}" for bonus in value["bonus"]))
    for title, cells in file.pictures:
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
