"""Duels: players, seats and printed results."""

import pytest

from tools.workshop.commands import duel
from tools.workshop.duel.match import Pairing, interval, play, play_all, wilson

PENK = Pairing("penk", "sharp", "random", 2, {}, 1)


def test_the_interval_is_that_of_wilson():
    low, high = wilson(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(1, 100)[1] == pytest.approx(1) and wilson(1, 100)[0] == pytest.approx(0.963, abs=0.001)
    assert interval([1, 1, 1]) == 0 and interval([0, 2]) == pytest.approx(1.96)


def test_a_game_is_the_same_in_any_process_and_another_seed_gives_another():
    plain = Pairing("yacht", "random", "random", 2, {"sheet": "classic"}, 1)
    first = play_all(plain, 6, 1)
    assert first == play_all(plain, 6, 2)
    assert first != play_all(plain._replace(seed=2), 6, 1)


def test_the_first_player_sits_in_each_seat_with_the_same_dice():
    """Two equal players: what one has in one seat the other has in the other."""
    plain = Pairing("yacht", "sensible", "sensible", 2, {}, 3)
    one, other = play(plain, 0), play(plain, 1)
    assert (one.own, one.others) == (other.others, other.own)
    assert one.share + other.share == 1


def test_the_strong_win_and_it_is_told(capsys):
    assert duel.main(["penk", "sharp", "random", "--games", "8", "--jobs", "1"]) == 0
    words = capsys.readouterr().out
    assert "penk, 2 players, 8 games: sharp wins 100.0%" in words and "unfinished: 0" in words
    assert duel.main(["yacht", "sensible", "--games", "3", "--jobs", "1", "--option", "sheet=classic"]) == 0
    assert "yacht, sensible alone, 3 games: mean score" in capsys.readouterr().out


def test_weaker_levels_are_weaker_than_sharp():
    sharp, gentle = (
        sum(play(PENK._replace(first=level, second="sensible"), number).own for number in range(12))
        for level in ("sharp", "gentle")
    )
    assert sharp > gentle


def test_a_game_that_is_not_there_is_refused_in_words(capsys):
    assert duel.main(["chess", "random", "random", "--games", "4", "--jobs", "2"]) == 1
    assert "There is no such" in capsys.readouterr().out
    assert duel.main(["yacht", "sharp", "random", "--players", "9", "--games", "4", "--jobs", "2"]) == 1
    assert "Yacht is for 1 to 6 players." in capsys.readouterr().out
