"""The score sheets of Yacht on paper, in a design of our own: a row for each box, a column for each of six players."""

from collections import Counter
from functools import partial
from itertools import combinations_with_replacement

from shared_rules.yacht.rules import BONUS, BONUS_FROM, DICE, LOWER, RULES, SHEETS, UPPER, points
from tools.owner.sheets.paper import GameSheets
from tools.owner.sheets.pen import BOLD, GREY, HEAD, INK, LINE, PALE, TEXT, WHITE, Pen, tint

_HEADER = 17.0
_NAMES = 15.0
_LEGEND = 15.0
_HIGHEST_ROW = 17.0
_LABEL = 80.0
_UPPER, _LOWER = 0x2F6FB3, 0xC8641B
_ALL_DICE = tuple(combinations_with_replacement(range(1, 7), DICE))
_HOW = (
    "A turn: roll all dice, reroll what you like up to twice, then write one open box. What does not fit counts 0.",
    "The game ends when every box is written. Highest score wins.",
)


def printed(_values: tuple[int, ...] | None) -> GameSheets:
    """Both sheets, one a page; they have no values to choose."""
    return GameSheets("Yacht", tuple(partial(_draw, sheet=sheet) for sheet in SHEETS))


def _draw(pen: Pen, width: float, height: float, sheet: str) -> None:
    """Draw a sheet ("modern" or "classic") into the area of this size in millimetres."""
    pen.text(0, 6, RULES.NAME, 32, HEAD)
    pen.text(width, 8.5, f"{sheet} sheet", 15, HEAD, GREY, "right")
    pen.line(0, 13, width, 13, INK, 0.6)
    rows = _rows(sheet)
    high = min((height - _HEADER - _NAMES - _LEGEND) / len(rows), _HIGHEST_ROW)
    wide = (width - _LABEL) / RULES.MOST
    pen.text(_LABEL - 4, _HEADER + _NAMES / 2, "Players", 11, colour=GREY, align="right")
    for seat in range(RULES.MOST):
        _cell(pen, _LABEL + seat * wide, _HEADER, wide, _NAMES, PALE, LINE)
    for number, (label, worth, dice, colour) in enumerate(rows):
        y = _HEADER + _NAMES + number * high
        fill, line = (PALE, INK) if colour == INK else (tint(colour, 0.08), tint(colour, 0.6))
        _cell(pen, 0, y, _LABEL, high, fill, line)
        pen.text(4, y + high / 2 - 2.4, label, 14, BOLD, colour)
        pen.text(4, y + high / 2 + 3, worth, 10, TEXT, GREY)
        for place, face in enumerate(dice):
            pen.die(_LABEL - 4 - 6.6 * (len(dice) - place), y + high / 2 - 2.9, 5.8, face)
        for seat in range(RULES.MOST):
            _cell(pen, _LABEL + seat * wide, y, wide, high, WHITE, line)
    for number, words in enumerate(_HOW):
        pen.text(width / 2, height - 8 + 5.5 * number, words, 11, colour=GREY, align="middle", widest=width)


def _cell(pen, x, y, width, height, fill, line):
    pen.rectangle(x + 0.7, y + 0.7, width - 1.4, height - 1.4, fill, line, 0.4, radius=1.5)


def _rows(sheet):
    """(label, what is written there, dice to show, colour) of each row from the top: boxes, bonus, sums."""
    game = RULES(1, {"sheet": sheet}, 0, [])
    boxes = [(_label(box), *_shown(sheet, box), _UPPER if box in UPPER else _LOWER) for box in game.boxes]
    if game.missing(0) is None:
        return [*boxes, ("Score", "all boxes", (), INK)]
    sums = [("Boxes above", "their sum", (), INK), ("Bonus", f"{BONUS} from {BONUS_FROM} on, else 0", (), INK)]
    return [*boxes[: len(UPPER)], *sums, *boxes[len(UPPER) :], ("Score", "all boxes and the bonus", (), INK)]


def _label(box):
    return box.replace("_", " ").capitalize()


def _shown(sheet, box):
    """What a box counts, in words, and dice that fit in it: they fit in as few others of the sheet as can be, and
    show as many faces."""
    if box in UPPER:
        return f"sum of the {box}", (UPPER.index(box) + 1,)
    worth = {dice: points(sheet, box, dice) for dice in _ALL_DICE if points(sheet, box, dice)}
    others = Counter(dice for line in LOWER[sheet] for dice in worth if points(sheet, line[0], dice))
    example = min(worth, key=lambda dice: (others[dice], -len(set(dice)), -sum(dice)))
    if len(set(worth.values())) == 1:
        return str(worth[example]), example
    if all(number == sum(dice) for dice, number in worth.items()):
        return "sum of all dice", example
    return "four times the face", example
