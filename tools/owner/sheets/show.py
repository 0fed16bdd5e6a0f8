"""A sheet or a deck as text, to compare it with the paper it was typed from."""

from shared_rules.shape_cards.fields import masks_of_figure
from tools.owner.sheets.drawings import SQUARE
from tools.owner.sheets.parse import DeckFile, SheetFile
from tools.owner.terminal_text import beside, counted, titled

_WIDEST, _FOUR_FIGURES = 73, 30
"""Characters in a line."""


def summary(file: SheetFile | DeckFile) -> str:
    """Return one line on what a SheetFile or DeckFile has."""
    if isinstance(file, DeckFile):
        ways = [len(masks_of_figure(figure)) for figure in file.value]
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
    """Return the number of cells of a board."""
    return sum(row.count(".") for row in board)


def squares(rows: list[str]) -> int:
    """Return the number of squares of a piece."""
    return sum(row.count(SQUARE) for row in rows)


def picture_rows(board: list[str], filled: list[list[int]]) -> list[str]:
    """Return the rows of a solo picture as they are typed: # filled, . empty, - no cell."""
    rows = [list(row.replace(" ", "-")) for row in board]
    for row, column in filled:
        rows[row - 1][column - 1] = SQUARE
    return ["".join(row) for row in rows]


def as_text(file: SheetFile | DeckFile) -> str:
    """Return the whole file as it can be typed."""
    if isinstance(file, DeckFile):
        figures = [(str(number), rows) for number, rows in enumerate(file.value, 1)]
        return _joined([[f"deck {file.name}"], _side_by_side(figures, _FOUR_FIGURES)])
    value = file.value
    parts = [[f"sheet {file.name}"], ["board", *(row.replace(" ", "-") for row in value["board"])]]
    for number, frame in enumerate(value["frames"], 1):
        pieces = _side_by_side(frame["pieces"].items())
        parts.append([f"frame {number}: {counted(frame['points'], 'point')}", *pieces])
    bonus = _side_by_side((str(bonus["at"]), bonus["piece"]) for bonus in value["bonus"])
    parts.append(["bonus", *bonus] if bonus else ["bonus none"])
    parts += [[f"picture {title}", *picture_rows(value["board"], filled)] for title, filled in file.pictures]
    return _joined(parts)


def _joined(parts):
    """Return lines with a blank one between two parts."""
    return "\n\n".join("\n".join(lines).rstrip("\n") for lines in parts) + "\n"


def _side_by_side(labelled, widest=_WIDEST):
    return [line.rstrip() for line in beside([titled(label, rows) for label, rows in labelled], widest)]
