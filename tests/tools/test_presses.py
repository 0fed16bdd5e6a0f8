"""`dev.py presses`: the figures, and that a turn of each game stays within its aim."""

import json

import pytest

from tools import presses
from tools.games import of_games

GAMES = [game for game, _module in of_games("player")]


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


def test_a_file_that_cannot_be_written_is_told_before_any_game_is_played(tmp_path, monkeypatch, capsys):
    (tmp_path / "afile").write_text("kept", encoding="utf-8")
    monkeypatch.setattr(presses, "measure", lambda *_what: pytest.fail("games were played"))
    with pytest.raises(SystemExit):
        presses.main(["--json", str(tmp_path / "afile" / "x.json")])
    assert "cannot be written" in capsys.readouterr().err
    assert (tmp_path / "afile").read_text(encoding="utf-8") == "kept"


def test_figures_go_into_a_folder_that_was_not_there(tmp_path, monkeypatch):
    path = tmp_path / "none" / "x.json"

    def measure(*_what):
        assert not path.exists(), "an interrupted measurement leaves no empty file"
        return []

    monkeypatch.setattr(presses, "measure", measure)
    assert presses.main(["--json", str(path)]) == 0
    assert json.loads(path.read_text(encoding="utf-8")) == []


@pytest.mark.thorough
def test_equal_seeds_give_equal_figures():
    assert presses.measure(1, 5, "penk") == presses.measure(1, 5, "penk")


def test_figures():
    counts = [10, 12, 11, 30, 9, 10, 10, 11, 12, 10]
    assert presses.figures(counts) == {"turns": 10, "median": 11, "mean": 12.5, "percentile_90": 30, "most": 30}
