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
        assert one["less_obedient"] >= one["median"]


@pytest.mark.parametrize("median", (4, 5))
def test_a_median_above_its_aim_is_an_error(median, monkeypatch, capsys):
    measured = {"game": "penk", "board": "small", "aim_median": 4, "less_obedient": 6, **presses.figures([median])}
    monkeypatch.setattr(presses, "measure", lambda *_what: [measured])
    assert presses.main([]) == (median > 4)
    row = capsys.readouterr().out.splitlines()[1].split()
    assert row[:4] == ["penk", "small", "1", str(median)] and row[-1] == "6"


@pytest.mark.thorough
def test_the_less_obedient_player_needs_more_presses_in_some_turns(tmp_path):
    make = next(module.PLAYER for game, module in of_games("player") if game == "penk")
    counts = [
        presses.play(presses.BOARDS[0], make, 0, 1, str(tmp_path / word), word == "yes") for word in ("yes", "no")
    ]
    assert sum(counts[1]) / len(counts[1]) > sum(counts[0]) / len(counts[0])


@pytest.mark.thorough
def test_equal_seeds_give_equal_figures():
    assert presses.measure(1, 5, "penk") == presses.measure(1, 5, "penk")


def test_figures():
    counts = [10, 12, 11, 30, 9, 10, 10, 11, 12, 10]
    assert presses.figures(counts) == {"turns": 10, "median": 11, "mean": 12.5, "percentile_90": 30, "most": 30}
