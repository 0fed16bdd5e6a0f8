"""A puzzle sheet on paper: board, bonus pieces, solo pictures, points track, frames of pieces, and the score."""

from collections.abc import Sequence

from firmware.language import t, t_n
from shared_rules.puzzle_sheet import samples
from shared_rules.puzzle_sheet.boards import TWICE_FROM_FRAME, TWICE_FROM_PLAYERS
from tools.owner.sheets.drawings import GAP, SQUARE
from tools.owner.sheets.markup import GameSheets, Html, blank, box, joined, sheet, square, svg, tag
from tools.owner.sheets.parse import SheetFile
from tools.owner.sheets.show import picture_rows

_COLOURS = ("green", "blue", "violet", "orange")
_TRACK_LONG = 20
_LEAST = 8
"""Cells in a row of the largest size."""
_TITLE, _BESIDE, _BELOW = 11, 9, 3
"""Room of a label, and between two pieces, where a square is 10 x 10."""
_LARGEST = 0.55
"""Millimetres of a tenth of a square."""
_STYLE = """
.puzzle > * + * { margin-top: 4mm; }
.puzzle header { margin-bottom: 0; }
.puzzle .main { display: grid; grid-template-columns: 60% 1fr; gap: 4mm; }
.puzzle .side { display: flex; flex-direction: column; gap: 4mm; }
.puzzle .drawn { margin: 1mm; }
.puzzle .bonus { flex: 46; }
.puzzle .solo { flex: 54; }
.puzzle .score { flex: none; height: 35mm; }
.puzzle .score .grid { grid-template: 9mm 4.5mm 9mm / 1fr 2mm 1fr 2mm 1fr; gap: .5mm; padding: 1.5mm 2mm; }
.puzzle .total { grid-column: 3 / 6; }
.puzzle .points { display: flex; align-items: baseline; gap: 4mm; margin-bottom: 1.5mm; }
.puzzle .track { grid-template-columns: repeat(20, 1fr); grid-auto-rows: 7.4mm; gap: 1mm; }
.puzzle .due { border-color: var(--of); background: var(--of); color: white; }
.puzzle .frames { height: 37%; grid-template: 1fr 1fr / 1fr 1fr; gap: 3.5mm; }
.puzzle .number { width: 5.6mm; height: 5.6mm; border-radius: 50%; background: var(--of); color: white; }
.puzzle .cell { fill: white; stroke: var(--line); stroke-width: .3; }
.puzzle .full { fill: color-mix(in srgb, var(--of) 30%, white); stroke: var(--of); stroke-width: .9; }
.puzzle .solo .full { fill: var(--of); stroke: var(--line); stroke-width: .3; }
.puzzle .gap { fill: color-mix(in srgb, var(--of) 55%, white); }
.puzzle .edge { fill: none; stroke: var(--ink); stroke-width: .6; stroke-linecap: square; }
.puzzle text { font-family: Text, sans-serif; fill: var(--of); text-anchor: middle; }
.puzzle .label text { font-weight: 700; }
.puzzle .badge circle { fill: var(--of); }
.puzzle .badge text { font-family: Head, sans-serif; fill: white; }
.puzzle .main > .drawn text { font-family: Head, sans-serif; fill: var(--grey); }
"""


def printed(_values: tuple[int, ...] | None) -> GameSheets:
    """Return the sheets of the game, one a page."""
    found = []
    for name in samples.NAMES:
        file = SheetFile(name, samples.value(name) or {}, list(samples.solo_pictures(name)))
        found += of_file(file).sheets
    return GameSheets(t("Puzzle Sheet"), tuple(found), _STYLE)


def of_file(file: SheetFile) -> GameSheets:
    """Return the sheet of a file."""
    value = file.value
    bonus = [(str(entry["at"]), entry["piece"]) for entry in value["bonus"]]
    solo = [(title, picture_rows(value["board"], filled)) for title, filled in file.pictures]
    side = [_score()]
    if solo:
        side.insert(0, _panel("solo slate", [t("Alone: shade these cells first")], pieces(solo, 66, 24, "picture")))
    if bonus:
        side.insert(0, _panel("bonus gold", [t("Bonus pieces")], pieces(bonus, 66, 19, "badge")))
    frames = [_frame(number, frame) for number, frame in enumerate(value["frames"], 1)]
    parts = (
        box("main rest", box("drawn", _board(value["board"])), box("side", *side)),
        box("", *_track(value)),
        box("grid frames", *frames),
    )
    return GameSheets(value["name"], (sheet("puzzle", value["name"], [blank(t("Player"))], *parts),), _STYLE)


def _board(board):
    """Return the board with the numbers of its rows and columns."""
    high, wide = len(board), len(board[0])
    cells = [(row, column) for row in range(high) for column in range(wide) if board[row][column] == "."]
    # Small cells have numbers of the same size as large ones.
    size = max(high, wide, _LEAST) * 0.43
    rim = round(2 * size)
    inside = [tag("text", row + 1, x=-size, y=10 * row + 5 + size / 3, font_size=size) for row in range(high)]
    inside += [tag("text", column + 1, x=10 * column + 5, y=-size / 2, font_size=size) for column in range(wide)]
    inside += [square(10 * column, 10 * row, 10, 10, "cell") for row, column in cells]
    # The rim is thick where there is no cell beyond it.
    edge = ""
    for row, column in cells:
        for beyond, line in (
            ((row - 1, column), f"M{10 * column} {10 * row}h10"),
            ((row + 1, column), f"M{10 * column} {10 * row + 10}h10"),
            ((row, column - 1), f"M{10 * column} {10 * row}v10"),
            ((row, column + 1), f"M{10 * column + 10} {10 * row}v10"),
        ):
            edge += line if beyond not in cells else ""
    inside.append(tag("path", kind="edge", d=edge))
    # A board of few cells stands in the middle of a larger place.
    left, top = max(_LEAST - wide, 0) * 5 + rim, max(_LEAST - high, 0) * 5 + rim
    moved = tag("g", *inside, transform=f"translate({left} {top})")
    return svg(10 * max(wide, _LEAST) + rim + 1, 10 * max(high, _LEAST) + rim + 1, moved)


def _panel(kind, title, drawing):
    return box(f"panel {kind}", tag("h2", *title), box("drawn", drawing))


def _frame(number, frame):
    title = [box("number centred", number), t_n(frame["points"], "{0} point", "{0} points")]
    if number >= TWICE_FROM_FRAME:
        title.append(tag("small", t("{0} or more players: twice", TWICE_FROM_PLAYERS)))
    return _panel(_COLOURS[number - 1], title, pieces(list(frame["pieces"].items()), 88, 38, "label"))


def _score():
    cells = []
    for sign in ("", "\u00d7", "\u00d7"):
        cells += ([tag("b", sign, kind="centred quiet")] if sign else []) + [box("write slate")]
    cells += [box("centred quiet", word) for word in (t("high"), "", t("wide"), "", t("points"))]
    cells += [tag("b", t("= score"), kind="centred"), box(""), box("write total ink pale")]
    return box("panel score ink", tag("h2", t("Largest full rectangle")), box("grid", *cells))


def track_length(value: dict) -> int:
    """Return how far the points are counted, in whole rows."""
    last = max([bonus["at"] for bonus in value["bonus"]] + [15])
    return -(-(last + 20) // _TRACK_LONG) * _TRACK_LONG


def _track(value):
    """Return the points to cross off; where a bonus piece is due they are filled."""
    due = [bonus["at"] for bonus in value["bonus"]]
    note = t(
        "cross off one after the other; a bonus piece at each filled number" if due else "cross off one after the other"
    )
    numbers = range(1, track_length(value) + 1)
    boxes = [box("write head centred" + " due gold" * (number in due), number) for number in numbers]
    return box("points", tag("h2", t("Points")), box("quiet", note)), box("grid track", *boxes)


def pieces(labelled: Sequence[tuple[str, Sequence[str]]], wide: int, high: int, kind: str) -> Html:
    """Return pieces below their labels, in the rows that make them largest in a place of this size in millimetres.
    kind: of label; or "picture", whose gaps are cells.
    """
    sizes = [(max(10 * len(rows[0]), _TITLE, 5 * len(label)), 10 * len(rows) + _TITLE) for label, rows in labelled]
    found = []
    for limit in range(max(size[0] for size in sizes) + _BESIDE, sum(size[0] + _BESIDE for size in sizes) + 1):
        rows = _in_rows(sizes, limit)
        widths = [sum(sizes[at][0] + _BESIDE for at in row) for row in rows]
        down = sum(max(sizes[at][1] for at in row) + _BELOW for row in rows)
        scale = min(wide / max(widths), high / down, _LARGEST)
        # Rows that are filled alike look better than one full and one with a single piece, if that costs little.
        found.append((scale if min(widths) > 0.5 * max(widths) else 0.88 * scale, scale, down, rows))
    _worth, scale, down, rows = max(found)
    whole = round(wide / scale), round(high / scale)
    inside = []
    spare = (whole[1] - down) // (len(rows) + 1)
    top = spare + _BELOW // 2
    for row in rows:
        gap = (whole[0] - sum(sizes[at][0] for at in row)) // (len(row) + 1)
        left = gap
        for at in row:
            label, drawing = labelled[at]
            middle = left + sizes[at][0] // 2
            inside += [
                _label(label, middle, top, sizes[at][0] + gap, kind),
                _piece(drawing, middle, top + _TITLE, kind),
            ]
            left += sizes[at][0] + gap
        top += max(sizes[at][1] for at in row) + _BELOW + spare
    return svg(*whole, *inside)


def _in_rows(sizes, limit):
    """Return the numbers of pieces in rows that are no wider than this."""
    rows, used = [[]], 0
    for number, (wide, _high) in enumerate(sizes):
        used += wide + _BESIDE
        if used > limit:
            rows.append([])
            used = wide + _BESIDE
        rows[-1].append(number)
    return rows


def _label(text, middle, top, room, kind):
    # No letter is wider than its size.
    words = tag("text", text, x=middle, y=top + 8, font_size=min(9, room // len(text)))
    back = tag("circle", cx=middle, cy=top + 5, r=5.5) if kind == "badge" else ""
    return tag("g", back, words, kind=kind)


def _piece(drawing, middle, top, kind):
    """Return the squares of a piece; gaps in its box are dotted if it is not joined."""
    inside = []
    dotted = kind != "picture" and not is_joined(drawing)
    for row, line in enumerate(drawing):
        for column, sign in enumerate(line):
            x, y = middle - 5 * len(line) + 10 * column, top + 10 * row
            if sign == SQUARE:
                inside.append(square(x, y, 10, 10, "full"))
            elif kind == "picture" and sign == GAP:
                inside.append(square(x, y, 10, 10, "cell"))
            elif dotted:
                inside.append(tag("circle", kind="gap", cx=x + 5, cy=y + 5, r=0.7))
    return joined(inside)


def is_joined(drawing: Sequence[str]) -> bool:
    """Return True if all squares of a piece hang together by their sides."""
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
