"""Rows that list players: whole names with whole points, the first ones first, and dots for those that have no room."""

import pytest

from firmware import language, series
from firmware.drawing import fonts, lists, widgets
from firmware.drawing.labels import listed_below
from tests.firmware.games.bench import LONG, WIDE
from tests.firmware.screens.panels import SIZES, board_of

TABLES = (
    ["Dad", "Cleo", "Ben", "Anna"],
    [*WIDE, "Christopher", "Alexander"],
    LONG,
    ["Player 1", "Player 2", "Player 3"],
)
WINS = [0, 3, 1, 2, 0, 0]


def shown(layout, label):
    """What is below the row with this label in a list as high as half of the panel."""
    rows = lists.List()
    rows.set([label])
    rows.prepare(layout, 0, max(layout.height // 2, 2 * lists.ROW))
    return _bare("".join(line[0] for line in rows.rows[0][1][1:]))


def _bare(text):
    # Where a line is broken does not matter here.
    return text.replace("\xa0", "").replace(" ", "")


@pytest.fixture
def chosen():
    yield language.choose
    language.choose("", False)
    fonts.set_large_text(False)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("large", (False, True))
@pytest.mark.parametrize("code", ("", *language.CODES))
def test_a_row_of_players_begins_with_the_leader_and_cuts_none(size, large, code, chosen):
    fonts.set_large_text(large)
    layout = widgets.Layout(board_of(*size), False)
    chosen(code, large or not layout.high)
    comma = language.t("{0}, {1}", "", "").strip()
    for names in TABLES:
        wins = WINS[: len(names)]
        found = shown(layout, "Evening" + listed_below(layout, series.wins_text(names, wins)))
        entries = found.split(comma)
        order = sorted(range(len(names)), key=lambda seat: (-wins[seat], seat))
        whole = [_bare(language.t("{0}: {1}", names[seat], wins[seat])) for seat in order]
        if names is LONG and entries[0] not in whole:
            continue  # not even one has room
        dots = ["..."] if len(entries) <= len(whole) and entries[-1] == "..." else []
        assert entries == whole[: len(entries) - len(dots)] + dots and entries[0] != "..."
        assert dots or len(entries) in (1, len(whole))
        assert not dots or large or not layout.high or names is not TABLES[0]


def test_of_three_lines_each_has_its_place():
    layout = widgets.Layout(board_of(240, 240), False)
    rows = lists.List()
    rows.set(["Evening" + listed_below(layout, series.wins_text(TABLES[0], WINS[:4])), "Home"])
    rows.prepare(layout, 0, 240)
    assert [line[1] for line in rows.rows[0][1]] == [28, 20, 20] and rows.height(0) == 68 and rows.count == 2
