"""The checked options of Puzzle Sheet: the sheet, its tracking, and the pre-filled cells of a solo game."""

from shared_rules.game import BadOption, is_whole
from shared_rules.puzzle_sheet import samples
from shared_rules.puzzle_sheet.boards import MOST_ROWS

TRACKING = ("board", "pad")
"""The handheld knows the boards, or only all players' pad. The first is the default.

The pad has pieces, points and bonus pieces.
"""
MOST_POINTS = 99
"""Maximum for a frame and for a threshold."""
FRAMES = 4
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def resolved(options: dict, players: int) -> dict:
    """Return the options with the whole sheet instead of its name, as a new dict with new lists. Raises BadOption."""
    tracking = options["tracking"]
    if not isinstance(tracking, str) or tracking not in TRACKING:
        raise BadOption('Tracking must be "board" or "pad".')
    sheet = options["sheet"]
    if sheet is None or isinstance(sheet, str):
        sheet = _shipped(sheet)
    sheet = checked_sheet(sheet)
    return {"sheet": sheet, "tracking": tracking, "solo_fill": _fill(options["solo_fill"], sheet, tracking, players)}


def numbers(sheet: dict) -> tuple:
    """Return what differs between printings of a sheet: (points of the frames, thresholds of the bonus pieces)."""
    return [frame["points"] for frame in sheet["frames"]], [entry["at"] for entry in sheet["bonus"]]


def renumber(sheet: dict, points: list, thresholds: list) -> None:
    """Set other numbers in a sheet, as many as `numbers` returns."""
    for index in range(len(points)):
        sheet["frames"][index]["points"] = points[index]
    for index in range(len(thresholds)):
        sheet["bonus"][index]["at"] = thresholds[index]


def _shipped(name):
    sheet = samples.value(samples.NAMES[0] if name is None else name)
    if sheet is None:
        raise BadOption("There is no such sheet. The sheets here are: {0}.", ", ".join(samples.NAMES))
    return sheet


def _keys(value, wanted: tuple, what: str) -> None:
    if not isinstance(value, dict) or sorted(value) != sorted(wanted):
        raise BadOption("{0} must have exactly these fields: {1}.", what, ", ".join(wanted))


def checked_sheet(sheet) -> dict:
    """Return a checked sheet as a new dict in which equal rows are one string. Raises BadOption."""
    _keys(sheet, ("name", "board", "frames", "bonus"), "A sheet")
    if not isinstance(sheet["name"], str):
        raise BadOption("The name of a sheet must be a string.")
    texts = {}
    return {
        "name": sheet["name"],
        "board": _board(sheet["board"], texts),
        "frames": _frames(sheet["frames"], texts),
        "bonus": _bonus(sheet["bonus"], texts),
    }


def _rows(rows, signs: str, what: str, texts: dict) -> list:
    """Return a drawing, rows of these signs with equal lengths.

    Equal rows are stored once in `texts`, to save memory: a Pico always holds the sheet.
    """
    if not isinstance(rows, (list, tuple)) or not rows:
        raise BadOption("{0} must be a list of rows.", what)
    kept = []
    for row in rows:
        if not isinstance(row, str) or not row or len(row) != len(rows[0]):
            raise BadOption("The rows of {0} must have equal lengths.", what.lower())
        for sign in row:
            if sign not in signs:
                raise BadOption('The rows of {0} must be made of "{1}" and "{2}".', what.lower(), signs[0], signs[1])
        if row not in texts:
            texts[row] = row
        kept.append(texts[row])
    return kept


def _board(rows, texts: dict) -> list:
    rows = _rows(rows, ". ", "The board", texts)
    if len(rows) > MOST_ROWS or len(rows[0]) > MOST_ROWS:
        raise BadOption("The board cannot have more than 16 rows or 16 columns.")
    for row in rows:
        if "." in row:
            return rows
    raise BadOption("The board must have at least one cell.")


def _piece(rows, what: str, texts: dict) -> list:
    rows = _rows(rows, "#.", what, texts)
    tight = "#" in rows[0] and "#" in rows[-1]
    for at in (0, -1):
        side = False
        for row in rows:
            side = side or row[at] == "#"
        tight = tight and side
    if not tight:
        raise BadOption("The box of {0} cannot have an empty row or column at its edges.", what.lower())
    return rows


def _frames(frames, texts: dict) -> list:
    if not isinstance(frames, (list, tuple)) or len(frames) != FRAMES:
        raise BadOption("A sheet must have four frames of pieces.")
    kept = []
    for frame in frames:
        _keys(frame, ("points", "pieces"), "A frame")
        if not is_whole(frame["points"], 0, MOST_POINTS):
            raise BadOption("The points of a frame must be a number from 0 to 99.")
        pieces = frame["pieces"]
        if not isinstance(pieces, dict):
            raise BadOption("The pieces of a frame must be listed by their letters.")
        own = {}
        for letter in sorted(pieces):
            if len(letter) != 1 or letter not in LETTERS:
                raise BadOption("The letters of pieces must be A to Z.")
            own[letter] = _piece(pieces[letter], "Piece %d%s" % (len(kept) + 1, letter), texts)
        kept.append({"points": frame["points"], "pieces": own})
    return kept


def _bonus(bonus, texts: dict) -> list:
    if not isinstance(bonus, (list, tuple)):
        raise BadOption("The bonus pieces must be a list.")
    kept = []
    lowest = 0
    for entry in bonus:
        _keys(entry, ("at", "piece"), "A bonus piece")
        if not is_whole(entry["at"], lowest, MOST_POINTS):
            raise BadOption("The bonus pieces must come at rising numbers of points from 0 to 99.")
        lowest = entry["at"] + 1
        kept.append({"at": entry["at"], "piece": _piece(entry["piece"], "The bonus piece", texts)})
    return kept


def _fill(cells, sheet: dict, tracking: str, players: int) -> list:
    """Return the pre-filled cells in reading order."""
    if not isinstance(cells, (list, tuple)):
        raise BadOption("The pre-filled cells must be a list of rows and columns.")
    if not cells:
        return []
    if players != 1 or tracking != "board":
        raise BadOption('Only a solo game on "board" can be pre-filled.')
    board = sheet["board"]
    kept = []
    for cell in cells:
        if not isinstance(cell, (list, tuple)) or len(cell) != 2:
            raise BadOption("A cell must be a row and a column.")
        row, column = cell
        if not is_whole(row, 1, len(board)) or not is_whole(column, 1, len(board[0])):
            raise BadOption("Pre-filled cells must be on the board.")
        if board[row - 1][column - 1] != ".":
            raise BadOption("Row {0}, column {1} is not a cell of the board.", row, column)
        if [row, column] in kept:
            raise BadOption("Fill each cell only once.")
        kept.append([row, column])
    if len(kept) == "".join(board).count("."):
        raise BadOption("Leave at least one cell empty.")
    return sorted(kept)
