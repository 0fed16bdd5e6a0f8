"""The sheet of Penk! on paper, in our own design: the columns show dice, the rows how many of them a cell takes."""

from firmware.language import later, t
from shared_rules.penk.rules import RULES
from tools.owner.sheets.markup import GameSheets, blank, box, die, joined, sheet, tag

_COLOURS = ("green", "blue", "violet", "orange", "red")
_NEEDED = ((1,), (2,), (2, 1), (2, 2), (2, 3))
"""Of each row, how many dice a cell takes, in lines."""
_LEGEND = (
    later("A cell takes as many dice of its column as its row says. One of them may be the jolly (!), never in row 1."),
    later("Circle the cells that you mark, cross out what is lost. Lines with 3 circles or more count their sum."),
)
_STYLE = """
.penk .grid { grid-template: 17mm repeat(5, 1fr) 13mm 4mm / 26mm repeat(5, 1fr) 25mm; gap: 2.4mm; }
.penk .first { display: flex; margin-left: 20mm; align-items: center; gap: 2mm; }
.penk .first b { display: grid; place-content: center; width: 7mm; height: 7mm; }
.penk .first b { border: .5mm solid; border-radius: 50%; }
.penk .die { width: 13mm; height: 13mm; }
.penk .tinted { border-radius: 3mm; font-size: 30pt; }
.penk i { display: inline-block; width: 6.2mm; height: 6.2mm; margin: .7mm; }
.penk i { border: .6mm solid var(--of); border-radius: 1.3mm; }
.penk .needed { line-height: 0; }
.penk .sum { height: 12mm; align-self: center; }
.penk .legend { margin-top: 2mm; line-height: 1.6; }
"""


def printed(values: tuple[int, ...] | None) -> GameSheets:
    """The sheet with these values of the cells of each row, by default the usual ones."""
    cells = [box("centred quiet"), *(box("centred", die(face)) for face in range(1, 6)), box("centred quiet", t("row"))]
    for value, colour, lines in zip(values or RULES.default_options()["values"], _COLOURS, _NEEDED):
        needed = [tag("div", *[tag("i")] * across) for across in lines]
        cells += [box(f"centred needed {colour}", *needed), *[box(f"tinted head centred {colour}", value)] * 5]
        cells.append(box("write sum"))
    cells += [box("centred quiet", t("column")), *[box("write")] * 5, box("write ink")]
    cells += [box("")] * 6 + [tag("b", t("score"), kind="middle")]
    legend = [tag("p", t(words)) for words in _LEGEND]
    beside = (box("first quiet", tag("b", "!"), t("first")), blank(t("Player")))
    whole = sheet("penk", t(RULES.NAME), beside, box("grid rest", *cells), box("legend middle quiet", joined(legend)))
    return GameSheets("Penk", (whole,), _STYLE, 2)
