"""A sheet or a deck as text, to compare it with the paper it was typed from."""

from tools.sheets.counted import counted
from tools.sheets.drawings import SQUARE, tight
from tools.sheets.parse import DeckFile, SheetFile

_GAP = 3


def summary(file: SheetFile | DeckFile) -> str:
    """One line that says what a SheetFile or DeckFile has."""
    if isinstance(file, DeckFile):
        ways = [places(figure) for figure in file.value]
        return f"deck {file.name}: {len(ways)} figures, which lie on the board in {min(ways)} to {max(ways)} ways"
    board = file.value["board"]
    pieces = [rows for frame in file.value["frames"] for rows in frame["pieces"].values()]
    parts = [
        f"board {len(board)} x {len(board[0])} with {counted(cells(board), 'cell')}",
        f"{counted(len(pieces), 'piece')} with {counted(sum(squares(rows) for rows in pieces), 'square')}",
        counted(len(file.value["bonus"]), "bonus piece"),
    ]
    if file.pictures:
        parts.append(counted(len(file.pictures), "solo picture"))
    return f"sheet {file.name}: " + ", ".join(parts)


def cells(board: list[str]) -> int:
    """The number of cells of a board."""
    return sum(row.count(".") for row in board)


def squares(rows: list[str]) -> int:
    """The number of squares of a piece."""
    return sum(row.count(SQUARE) for row in rows)


def places(figure: list[str]) -> int:
    """In how many ways the figure of a card lies on the board: turned by quarters, shifted, never mirrored."""
    side = len(figure)
    found = set()
    rows = tight(figure)
    for _ in range(4):
        rows = ["".join(column) for column in zip(*rows[::-1])]
        for top in range(side - len(rows) + 1):
            for left in range(side - len(rows[0]) + 1):
                found.add((top, left, *rows))
    return len(found)


def picture_rows(board: list[str], filled: list[list[int]]) -> list[str]:
    """The rows of a solo picture as they are typed: # filled, . empty, - no cell."""
    rows = [list(row.replace(" ", "-")) for row in board]
    for row, column in filled:
        rows[row - 1][column - 1] = SQUARE
    return ["".join(row) for row in rows]


def as_text(file: SheetFile | DeckFile) -> str:
    """The whole file in the form in which it can be typed."""
    if isinstance(file, DeckFile):
        lines = [f"deck {file.name}"]
        numbered = [(str(number), rows) for number, rows in enumerate(file.value, 1)]
        for start in range(0, len(numbered), 4):
            lines += ["", *_side_by_side(numbered[start : start + 4])]
        return "\n".join(lines) + "\n"
    value = file.value
    lines = [f"sheet {file.name}", "", "board"]
    lines += [row.replace(" ", "-") for row in value["board"]]
    for number, frame in enumerate(value["frames"], 1):
        lines += ["", f"frame {number}: {counted(frame['points'], 'point')}"]
        lines += _in_blocks(list(frame["pieces"].items()))
    lines.append("")
    if value["bonus"]:
        lines.append("bonus")
        lines += _in_blocks([(str(bonus["at"]), bonus["piece"]) for bonus in value["bonus"]])
    else:
        lines.append("bonus none")
    for title, filled in file.pictures:
        lines += ["", f"picture {title}", *picture_rows(value["board"], filled)]
    return "\n".join(lines) + "\n"


def _in_blocks(labelled, widest=76):
    """Drawings side by side, as many as fit in a line."""
    lines = []
    block = []
    for label, rows in labelled:
        width = sum(max(len(name), len(drawing[0])) + _GAP for name, drawing in [*block, (label, rows)])
        if block and width > widest:
            lines += [*_side_by_side(block), ""]
            block = []
        block.append((label, rows))
    return lines + _side_by_side(block)


def _side_by_side(labelled):
    if not labelled:
        return []
    high = max(len(rows) for _label, rows in labelled)
    lines = [""] * (high + 1)
    for label, rows in labelled:
        width = max(len(label), len(rows[0])) + _GAP
        column = [label, *rows] + [""] * (high - len(rows))
        lines = [line + part.ljust(width) for line, part in zip(lines, column)]
    return [line.rstrip() for line in lines]
