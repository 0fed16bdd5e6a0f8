"""A puzzle sheet on paper: board, bonus pieces, solo pictures, points track, frames of pieces, and the score."""

from shared_rules.puzzle_sheet.boards import TWICE_FROM_FRAME, TWICE_FROM_PLAYERS
from tools.owner.sheets.counted import counted
from tools.owner.sheets.drawings import SQUARE
from tools.owner.sheets.parse import SheetFile
from tools.owner.sheets.pen import BOLD, GREY, HEAD, INK, LINE, PALE, TEXT, WHITE, Pen, tint

COLOURS = (0x1F8A70, 0x2F6FB3, 0x8A4FA3, 0xC8641B)
"""Of frames 1 to 4."""
_BONUS = 0xB3872A
_SOLO = 0x4A5568
_HEADER = 17.0
_TRACK_ROW = 8.6
_TRACK_LONG = 20
_GAP = 4.0
_LARGEST_CELL = 14.0
_LARGEST_SQUARE = 6.6
_SMALL = 11
_TITLE = 14


def draw(pen: Pen, width: float, height: float, file: SheetFile) -> None:
    """Draw a SheetFile into the area of this size in millimetres."""
    value = file.value
    _header(pen, value["name"], width)
    track_rows = -(-track_length(value) // _TRACK_LONG)
    track_high = 8 + _TRACK_ROW * track_rows
    frames_high = 0.385 * height
    main_high = height - _HEADER - track_high - frames_high - 2 * _GAP
    board_wide = 0.6 * width
    _board(pen, value["board"], 0, _HEADER, board_wide, main_high)
    x = board_wide + _GAP
    _side(pen, file, x, _HEADER, width - x, main_high)
    y = _HEADER + main_high + _GAP
    _track(pen, value, 0, y, width)
    y += track_high + _GAP
    wide, high = (width - _GAP) / 2, (frames_high - _GAP) / 2
    for number, frame in enumerate(value["frames"]):
        place = (number % 2 * (wide + _GAP), y + number // 2 * (high + _GAP))
        _frame(pen, number, frame, *place, wide, high)


def track_length(value: dict) -> int:
    """How far the points are counted: well beyond what is ever reached, whole rows."""
    last = max([bonus["at"] for bonus in value["bonus"]] + [15])
    return -(-(last + 20) // _TRACK_LONG) * _TRACK_LONG


def _header(pen, name, width):
    pen.text(0, 6, name, 32, HEAD, widest=0.5 * width)
    pen.blank(0.56 * width, 9, 0.44 * width, "Player")
    pen.line(0, 13, width, 13, INK, 0.6)


def _board(pen, board, x, y, width, height):
    """The board with the numbers of its rows and columns, as the handheld names cells."""
    rim = 6
    cell = min((width - rim) / len(board[0]), (height - rim) / len(board), _LARGEST_CELL)
    left = x + rim + (width - rim - cell * len(board[0])) / 2
    top = y + rim + (height - rim - cell * len(board)) / 2
    for column in range(len(board[0])):
        pen.text(left + (column + 0.5) * cell, top - 3, str(column + 1), 13, HEAD, GREY, "middle")
    for row in range(len(board)):
        pen.text(left - 2, top + (row + 0.5) * cell, str(row + 1), 13, HEAD, GREY, "right")
        for column, sign in enumerate(board[row]):
            if sign == ".":
                pen.rectangle(left + column * cell, top + row * cell, cell, cell, WHITE, LINE, 0.3)
    _rim(pen, board, left, top, cell)


# Of each side of a cell the step to what lies beyond it, and its two ends in cells from the top left corner.
_SIDES = (
    ((-1, 0), (0, 0), (1, 0)),
    ((1, 0), (0, 1), (1, 1)),
    ((0, -1), (0, 0), (0, 1)),
    ((0, 1), (1, 0), (1, 1)),
)


def _rim(pen, board, left, top, cell):
    """A thick line wherever there is no cell beyond the side of one."""
    cells = [(row, at) for row in range(len(board)) for at in range(len(board[0])) if _is_cell(board, row, at)]
    for row, column in cells:
        x, y = left + column * cell, top + row * cell
        for (down, across), start, end in _SIDES:
            if not _is_cell(board, row + down, column + across):
                pen.line(x + start[0] * cell, y + start[1] * cell, x + end[0] * cell, y + end[1] * cell, INK, 0.8)


def _is_cell(board, row, column):
    return 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == "."


def _side(pen, file, x, y, width, height):
    """What stands beside the board: bonus pieces, solo pictures, the score."""
    bonus = file.value["bonus"]
    score_high = 36.0
    rest = height - score_high
    if bonus and file.pictures:
        shares = (0.46 * rest, 0.54 * rest)
    else:
        shares = (rest if bonus else 0, rest if file.pictures else 0)
    if bonus:
        _panel(pen, x, y, width, shares[0] - _GAP, _BONUS, "Bonus pieces")
        labelled = [(str(entry["at"]), entry["piece"]) for entry in bonus]
        _pieces(pen, labelled, x + 2, y + 9, width - 4, shares[0] - _GAP - 11, _BONUS, badges=True)
    if file.pictures:
        top = y + shares[0]
        _panel(pen, x, top, width, shares[1] - _GAP, _SOLO, "Alone: fill these cells first")
        _pictures(pen, file, x + 2, top + 9, width - 4, shares[1] - _GAP - 11)
    _score(pen, x, y + rest, width, score_high)


def _panel(pen, x, y, width, height, colour, title, right="", number=None):
    pen.rectangle(x, y, width, height, WHITE, tint(colour, 0.6), 0.4, radius=2)
    pen.rectangle(x, y, width, 7.5, tint(colour, 0.18), None, radius=2)
    left = x + 2.5
    if number is not None:
        pen.circle(left + 2.4, y + 3.75, 2.8, colour)
        pen.text(left + 2.4, y + 3.75, str(number), _TITLE, HEAD, WHITE, "middle")
        left += 7.5
    pen.text(left, y + 3.75, title, _TITLE, HEAD, colour)
    if right:
        pen.text(x + width - 2.5, y + 3.75, right, _SMALL, TEXT, colour, "right")


def _score(pen, x, y, width, height):
    _panel(pen, x, y, width, height, INK, "Largest full rectangle")
    wide = (width - 4) / 3
    for number, label in enumerate(("high", "wide", "points")):
        left = x + 2 + number * wide
        pen.rectangle(left + 1.5, y + 9.5, wide - 3, 9, WHITE, GREY, 0.4, radius=1.2)
        pen.text(left + wide / 2, y + 21, label, _SMALL, colour=GREY, align="middle")
        if number:
            pen.text(left, y + 14, "\u00d7", 13, BOLD, GREY, "middle")
    pen.text(x + 3.5, y + 29.5, "= score", 13, BOLD)
    pen.rectangle(x + width / 2, y + 24.5, width / 2 - 3.5, 9.5, PALE, INK, 0.5, radius=1.2)


def _track(pen, value, x, y, width):
    """The points to cross off, one after the other; where a bonus piece is due they are filled."""
    pen.text(x, y + 3, "Points", _TITLE, HEAD)
    note = (
        "cross off one after the other; a bonus piece at each filled number"
        if value["bonus"]
        else "cross off one after the other"
    )
    pen.text(x + 15, y + 3, note, _SMALL, colour=GREY)
    due = [bonus["at"] for bonus in value["bonus"]]
    wide = width / _TRACK_LONG
    for number in range(track_length(value)):
        left, top = x + number % _TRACK_LONG * wide, y + 7 + number // _TRACK_LONG * _TRACK_ROW
        marked = number + 1 in due
        fill, colour = (_BONUS, WHITE) if marked else (WHITE, INK)
        pen.rectangle(left + 0.5, top, wide - 1, _TRACK_ROW - 1, fill, _BONUS if marked else LINE, 0.4, radius=2)
        middle = (left + wide / 2, top + (_TRACK_ROW - 1) / 2)
        pen.text(*middle, str(number + 1), 14, HEAD, colour, "middle")


def _frame(pen, number, frame, x, y, width, height):
    colour = COLOURS[number]
    twice = f"{TWICE_FROM_PLAYERS} or more players: twice" if number + 1 >= TWICE_FROM_FRAME else ""
    _panel(pen, x, y, width, height, colour, counted(frame["points"], "point"), twice, number + 1)
    _pieces(pen, list(frame["pieces"].items()), x + 2, y + 9, width - 4, height - 10.5, colour)


def _pieces(pen, labelled, x, y, width, height, colour, badges=False):
    """Pieces under their labels, in rows, as large as the area allows."""
    square, rows = _fitted([rows for _label, rows in labelled], width, height, _LARGEST_SQUARE, 5.4)
    label_high = 5.4 * min(1, square / 4)
    size = 12 * min(1, square / 4)
    used = sum(high for _entries, high in rows)
    space = (height - used) / (len(rows) + 1)
    at = 0
    top = y + space
    for entries, high in rows:
        gap = (width - sum(entries)) / (len(entries) + 1)
        left = x + gap
        for wide in entries:
            label, drawing = labelled[at]
            middle = left + wide / 2
            if badges:
                pen.circle(middle, top + label_high / 2, 0.62 * label_high, colour)
                pen.text(middle, top + label_high / 2, label, size, HEAD, WHITE, "middle")
            else:
                pen.text(middle, top + label_high / 2 - 0.3, label, size, BOLD, colour, "middle")
            _piece(pen, drawing, middle - len(drawing[0]) * square / 2, top + label_high + 0.8, square, colour)
            left += wide + gap
            at += 1
        top += high + space


def _fitted(drawings, width, height, largest, label_high):
    """(size of a square, rows): a row is (widths of its pieces, its height). The largest size at which all fit."""
    square = largest
    while not _fits(_rows(drawings, square, width, label_high), height) and square > 0.5:
        square *= 0.97
    # Rows that are filled alike look better than one full and one with a single piece, if that costs little.
    best = (0.0, square, [])
    for part in (1, 0.94, 0.88):
        rows = _balanced(drawings, part * square, width, height, label_high)
        widths = [sum(entries) for entries, _high in rows]
        evenness = min(widths) / max(widths)
        if evenness > best[0]:
            best = evenness, part * square, rows
        if evenness >= 0.5:
            break
    return best[1:]


def _fits(rows, height):
    return sum(high for _entries, high in rows) + 1.2 * (len(rows) - 1) <= height


def _balanced(drawings, square, width, height, label_high):
    """As many rows as are needed, as narrow as they can be."""
    rows = _rows(drawings, square, width, label_high)
    while width > 10:
        width *= 0.98
        narrower = _rows(drawings, square, width, label_high)
        if len(narrower) > len(rows) or not _fits(narrower, height):
            break
        rows = narrower
    return rows


def _rows(drawings, square, width, label_high):
    """Pieces put in rows of this width one after the other, as _fitted() gives them."""
    gap = max(1.4, 0.55 * square)
    label_high = label_high * min(1, square / 4) + 1.2
    rows = []
    for drawing in drawings:
        wide, high = max(len(drawing[0]) * square, label_high), len(drawing) * square + label_high
        if rows and sum(rows[-1][0]) + wide + gap * (len(rows[-1][0]) + 2) <= width:
            rows[-1] = ([*rows[-1][0], wide], max(rows[-1][1], high))
        else:
            rows.append(([wide], high))
    return rows


def _piece(pen, drawing, x, y, square, colour):
    """The squares of a piece; gaps in its box are dotted where it is not joined up, so that its shape is clear."""
    if not is_joined(drawing):
        for row, line in enumerate(drawing):
            for column, sign in enumerate(line):
                if sign != SQUARE:
                    pen.circle(x + (column + 0.5) * square, y + (row + 0.5) * square, 0.07 * square, tint(colour, 0.55))
    for row, line in enumerate(drawing):
        for column, sign in enumerate(line):
            if sign == SQUARE:
                place = (x + column * square, y + row * square)
                pen.rectangle(*place, square, square, tint(colour, 0.3), colour, 0.09 * min(square, 5))


def is_joined(drawing: list[str]) -> bool:
    """Whether all squares of a piece hang together by their sides."""
    cells = {(row, column) for row, line in enumerate(drawing) for column, sign in enumerate(line) if sign == SQUARE}
    waiting = [min(cells)]
    cells.remove(waiting[0])
    while waiting:
        row, column = waiting.pop()
        for beside in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if beside in cells:
                cells.remove(beside)
                waiting.append(beside)
    return not cells


def _pictures(pen, file, x, y, width, height):
    """The solo pictures, small, in a row or more."""
    board = file.value["board"]
    rows, columns = len(board), len(board[0])
    best = (0.0, 1)
    for across in range(1, len(file.pictures) + 1):
        down = -(-len(file.pictures) // across)
        square = min((width / across - 2.5) / columns, (height / down - 6) / rows)
        best = max(best, (square, across))
    square, across = best
    down = -(-len(file.pictures) // across)
    for number, (title, filled) in enumerate(file.pictures):
        slot_wide, slot_high = width / across, height / down
        left = x + number % across * slot_wide + (slot_wide - square * columns) / 2
        top = y + number // across * slot_high + (slot_high - square * rows - 4.6) / 2
        middle = left + square * columns / 2
        pen.text(middle, top + 2, title, _SMALL, colour=_SOLO, align="middle", widest=slot_wide - 1)
        top += 4.6
        for row in range(rows):
            for column in range(columns):
                if board[row][column] == ".":
                    fill = _SOLO if [row + 1, column + 1] in filled else WHITE
                    pen.rectangle(left + column * square, top + row * square, square, square, fill, LINE, 0.15)
