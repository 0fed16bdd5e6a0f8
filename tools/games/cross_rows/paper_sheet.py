"""The sheet of Cross Rows on paper, in our own design: four rows with their locks, penalties, what crosses score."""

from firmware.games.cross_rows.words import row_title, row_words
from firmware.language import later, t
from shared_rules.cross_rows.rules import (
    FEWEST_BEFORE_LAST,
    LAST,
    LOCK,
    MOST_PENALTIES,
    PENALTY,
    ROWS,
    RULES,
    number_at,
    points,
)
from tools.owner.sheets.markup import GameSheets, blank, box, joined, sheet, square, svg, tag

_COLOURS = ("red", "gold", "green", "blue")
_LEGEND = (
    later(
        "All: cross the sum of the white dice in one row, or nothing. Then the active player: one white and one"
        " coloured die, in the row of that colour."
    ),
    later(
        "From left to right. The last number needs {0} crosses before it; then cross the lock too. Two rows locked, or"
        " {1} penalties of one player, end the game."
    ),
)
_STYLE = """
.cross-rows .grid { grid-template-rows: repeat(4, 1fr); }
.cross-rows .row { display: grid; grid-template-columns: 17mm repeat(12, 1fr); gap: 1.4mm; padding: 2mm; }
.cross-rows .row { border-radius: 2mm; background: color-mix(in srgb, var(--of) 16%, white); }
.cross-rows .row > .write { border-color: var(--of); color: var(--of); font-size: 22pt; }
.cross-rows .row > .head { color: var(--of); font-size: 16pt; align-self: center; }
.cross-rows .row > .lock { border-radius: 50%; align-self: center; height: 13mm; padding: 2.4mm; }
.cross-rows .shape { width: 100%; height: 100%; fill: var(--of); }
.cross-rows .bow { fill: none; stroke: var(--of); stroke-width: 12; }
.cross-rows .below { display: flex; gap: 2mm; align-items: center; margin-top: 4mm; }
.cross-rows .below > .write { width: 13mm; height: 13mm; }
.cross-rows .below > .sum { flex: 1; padding: .5mm 1.5mm; font-size: 9pt; }
.cross-rows .table { display: grid; grid-template-columns: 20mm repeat(12, 1fr); gap: 1mm; margin-top: 4mm; }
.cross-rows .table > * { padding: 1mm; border-bottom: .2mm solid var(--line); }
.cross-rows .legend { margin-top: 4mm; line-height: 1.5; }
"""


def printed(_values: tuple[int, ...] | None) -> GameSheets:
    """One sheet a player; it has no values to choose."""
    rows = [_row(row) for row in range(len(ROWS))]
    missed = [tag("b", t("Penalties")), *[box("write centred quiet", f"-{PENALTY}")] * MOST_PENALTIES]
    count = range(1, LOCK + 2)
    table = [tag("b", t("crosses")), *[box("middle", each) for each in count]]
    table += [tag("b", t("points")), *[box("middle", points(each)) for each in count]]
    sums = []
    for row in range(len(ROWS)):
        sums += [box(f"write sum quiet {_COLOURS[row]}", row_words(ROWS[row])), "+"]
    sums[-1] = "-"
    sums += [box("write sum quiet pale", t("penalties")), "=", box("write sum ink")]
    legend = [tag("p", t(words, FEWEST_BEFORE_LAST, MOST_PENALTIES)) for words in _LEGEND]
    parts = (
        box("grid rest", *rows),
        box("below", *missed),
        box("table", *table),
        box("below", tag("b", t("Score")), *sums),
        box("legend middle quiet", joined(legend)),
    )
    return GameSheets(t(RULES.NAME), (sheet("cross-rows", t(RULES.NAME), [blank(t("Player"))], *parts),), _STYLE, 2)


def _row(row):
    numbers = [box("write centred", tag("b", number_at(row, place))) for place in range(LAST + 1)]
    bow = tag("path", kind="bow", d="M30 50V32a20 20 0 0 1 40 0V50")
    lock = box("write lock", svg(100, 100, square(16, 46, 68, 46, radius=8), bow, kind="shape"))
    return box(f"row {_COLOURS[row]}", box("head", row_title(row)), *numbers, lock)
