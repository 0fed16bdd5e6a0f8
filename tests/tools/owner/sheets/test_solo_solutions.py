"""The solo pictures of the samples can be filled completely: kept solutions, played at the table."""

import json

import pytest

from shared_rules.puzzle_sheet import samples
from shared_rules.table.table import Table
from tools import places

SOLUTIONS = json.loads((places.ROOT / "tests" / "golden" / "solo_solutions.json").read_text(encoding="utf-8"))
PICTURES = [(name, title, fill) for name in samples.NAMES for title, fill in samples.solo_pictures(name)]


def test_every_picture_has_a_solution_kept():
    assert sorted(SOLUTIONS) == sorted(f"{name} {title}" for name, title, _fill in PICTURES)
    assert len(PICTURES) == 6


@pytest.mark.parametrize("name, title, fill", PICTURES, ids=[title for _name, title, _fill in PICTURES])
def test_the_solution_is_legal_and_clears_the_board(name, title, fill):
    table = Table()
    table.new("puzzle_sheet", ["Ann"], {"sheet": name, "solo_fill": fill}, seed="0" * 32)
    events = []
    for action in SOLUTIONS[f"{name} {title}"]:
        assert not table.game.winners
        events = table.do(action)
    assert {"type": "cleared", "notice": True, "player": 0} in events
    assert table.state()["winners"] == [0]
    assert not any("." in row for row in table.state()["boards"][0])
