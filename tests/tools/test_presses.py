"""`dev.py presses`: the figures, and that a turn of each game stays within its aim."""

import json

import pytest

from tools import presses

GAMES = [game for game, _module in presses.modules()]


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_a_turn_stays_within_its_aim_on_both_boards(game, tmp_path):
    path = tmp_path / "presses.json"
    assert presses.main(["--game", game, "--games", "4", "--json", str(path)]) == 0
    results = json.loads(path.read_text(encoding="utf-8"))
    assert [(one["game"], one["board"]) for one in results] == [(game, board) for board in presses.BOARDS]
    for one in results:
        assert one["turns"] > 4
        assert one["median"] <= one["aim_median"]


def test_equal_seeds_give_equal_figures():
    assert presses.measure(1, 5, "penk") == presses.measure(1, 5, "penk")


def test_figures():
    counts = [10, 12, 11, 30, 9, 10, 10, 11, 12, 10]
    assert presses.figures(counts) == {"turns": 10, "median": 11, "mean": 12.5, "percentile_90": 30, "most": 30}
