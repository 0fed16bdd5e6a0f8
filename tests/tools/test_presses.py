"""`dev.py presses`: the figures, and that a turn of Penk! stays within its aim."""

import json

from tools import presses


def test_a_turn_of_penk_stays_within_its_aim_on_both_boards(tmp_path):
    path = tmp_path / "presses.json"
    assert presses.main(["--games", "12", "--json", str(path)]) == 0
    results = json.loads(path.read_text(encoding="utf-8"))
    assert [(one["game"], one["board"]) for one in results] == [("penk", board) for board in presses.BOARDS]
    for one in results:
        assert one["turns"] > 12 * 10
        assert one["median"] <= one["aim_median"]


def test_equal_seeds_give_equal_figures():
    assert presses.measure(2, 5) == presses.measure(2, 5)


def test_figures():
    counts = [10, 12, 11, 30, 9, 10, 10, 11, 12, 10]
    assert presses.figures(counts) == {"turns": 10, "median": 11, "mean": 12.5, "percentile_90": 30, "most": 30}
