"""The score sheets of Yacht on paper, in a design of our own: a row for each box, a column for each of six players."""

from firmware.games.yacht.words import box_words, label
from firmware.language import later, t
from shared_rules.yacht.rules import BONUS, BONUS_FROM, RULES, SHEETS, UPPER
from tools.owner.sheets.markup import GameSheets, box, die, sheet, tag

_HOW = (
    later(
        "A turn: roll all dice, reroll what you like up to twice, then write one open box. What does not fit counts 0."
    ),
    later("The game ends when every box is written. Highest score wins."),
)
_TITLES = {"modern": later("modern sheet"), "classic": later("classic sheet")}
_SUM = later("sum of all dice")
LOWER = {
    "three_alike": (_SUM, (5, 5, 5, 2, 1)),
    "four_alike": (_SUM, (4, 4, 4, 4, 6)),
    "full_house": ("25", (3, 3, 6, 6, 6)),
    "small_straight": ("30", (2, 3, 4, 5, 2)),
    "large_straight": ("40", (2, 3, 4, 5, 6)),
    "little_straight": ("30", (1, 2, 3, 4, 5)),
    "big_straight": ("30", (2, 3, 4, 5, 6)),
    "yacht": ("50", (6, 6, 6, 6, 6)),
    "chance": (_SUM, (1, 3, 4, 4, 6)),
    "choice": (_SUM, (1, 3, 4, 4, 6)),
}
"""What a lower box counts, and dice that fit in it."""
CLASSIC = {"four_alike": later("four times the face"), "full_house": _SUM}
"""What counts otherwise on the classic sheet."""
_STYLE = """
.yacht .grid { grid-template-columns: 80mm repeat(6, 1fr); grid-template-rows: 14mm; grid-auto-rows: 1fr; }
.yacht .players { align-self: center; margin: 0 3mm 0 auto; }
.yacht .tinted { display: flex; align-items: center; padding: 0 4mm; font: 700 14pt/1.2 Text, sans-serif; }
.yacht small { display: block; font-weight: 400; font-size: 10pt; }
.yacht .dice { display: flex; gap: .8mm; margin-left: auto; }
.yacht .die { width: 5.8mm; height: 5.8mm; }
.yacht .legend { margin-top: 3mm; line-height: 1.4; }
"""


def printed(_values: tuple[int, ...] | None) -> GameSheets:
    """Return both sheets, one a page."""
    return GameSheets(t(RULES.NAME), tuple(_sheet(name) for name in SHEETS), _STYLE)


def _sheet(name):
    cells = [box("players quiet", t("Players")), *[box("write pale")] * RULES.MOST]
    for title, worth, dice, colour in _rows(name):
        shown = box("dice", *[die(face) for face in dice])
        cells.append(box(f"tinted {colour}", box("", title, tag("small", worth)), shown))
        cells += [box(f"write {colour}")] * RULES.MOST
    legend = box("legend middle quiet", *[tag("p", t(words)) for words in _HOW])
    return sheet("yacht", t(RULES.NAME), [box("head quiet right", t(_TITLES[name]))], box("grid rest", *cells), legend)


def _rows(name):
    """Return (label, what is written there, dice to show, colour) of each row from the top."""
    game = RULES(1, {"sheet": name}, 0, [])
    boxes = []
    for one in game.boxes:
        if one in UPPER:
            boxes.append((label(one), t("sum of the {0}", box_words(one)), (UPPER.index(one) + 1,), "blue"))
        else:
            worth, dice = LOWER[one]
            worth = CLASSIC.get(one, worth) if name == "classic" else worth
            boxes.append((label(one), t(worth), dice, "orange"))
    if game.missing(0) is None:
        return [*boxes, (t("Score"), t("all boxes"), (), "ink")]
    sums = [
        (t("Boxes above"), t("their sum"), (), "ink"),
        (t("Bonus"), t("{0} from {1} on, else 0", BONUS, BONUS_FROM), (), "ink"),
    ]
    return [*boxes[: len(UPPER)], *sums, *boxes[len(UPPER) :], (t("Score"), t("all boxes and the bonus"), (), "ink")]
