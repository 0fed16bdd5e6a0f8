"""`dev.py presses`: the figures, and that a turn of each game stays within its aim."""

import pytest

from tools.games import of_games
from tools.workshop import presses

GAMES = [game for game, _module in of_games("player")]


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_a_turn_stays_within_its_aim_on_both_boards(game):
    results = presses.measure(3, 1, game)
    assert [(one["game"], one["board"]) for one in results] == [(game, board) for board in presses.BOARDS]
    for one in results:
        assert one["turns"] > 4
        well = one["median"] <= one["aim_median"]
        assert well, (
            f"tools/games/{game}/player.py: a turn takes {one['median']} presses on {one['board']}, and AIMS allows"
            f" {one['aim_median']}; python3 tools/dev.py presses --game {game} counts them"
        )


@pytest.mark.parametrize("median", (4, 5))
def test_a_median_above_its_aim_is_an_error(median, monkeypatch, capsys):
    measured = {"game": "penk", "board": "small", "aim_median": 4, **presses.figures([median])}
    monkeypatch.setattr(presses, "measure", lambda *_what: [measured])
    assert presses.main([]) == (median > 4)
    row = capsys.readouterr().out.splitlines()[1].split()
    assert row[:4] == ["penk", "small", "1", str(median)]


@pytest.mark.thorough
def test_equal_seeds_give_equal_figures():
    assert presses.measure(1, 5, "penk") == presses.measure(1, 5, "penk")


def test_figures():
    counts = [10, 12, 11, 30, 9, 10, 10, 11, 12, 10]
    assert presses.figures(counts) == {"turns": 10, "median": 11, "mean": 12.5, "percentile_90": 30, "most": 30}
