"""Advice on Cross Rows: what it likes, that it sees the end, whom it advises, and that it is right on average."""

import random
import statistics

import pytest

from shared_rules.advice import finish
from shared_rules.cross_rows import advice
from shared_rules.cross_rows.rules import RULES
from tests.shared_rules.cross_rows.play import FIVE, Play
from tools.workshop.duel.match import Pairing, play_all


def think(play, seat, also=None):
    return finish(advice.think(play.table.game, seat, also))


def best(play, seat):
    return think(play, seat)[0].action


def about(play, seat, action):
    return next(choice.about for choice in think(play, seat, action) if choice.action == action)


def rolled(play, *dice):
    play.roll(*dice)
    return play


def test_what_loses_fewest_numbers_is_crossed():
    play = rolled(Play(first=1).have(0, yellow="xx.........."), 2, 2, 1, 1, 6, 6)
    assert best(play, 0) == {"type": "white", "player": 0, "row": "yellow"}
    play = rolled(Play(first=1), 3, 4, 1, 1, 1, 1)
    assert best(play, 0) == {"type": "skip", "player": 0}


def test_the_longer_row_is_crossed():
    play = rolled(Play(first=1).have(0, red="x.x.........", yellow="xxx........."), 2, 3, 6, 6, 1, 1)
    assert best(play, 0) == {"type": "white", "player": 0, "row": "yellow"}


def test_the_active_player_looks_ahead_to_the_coloured_dice():
    # Both crosses in one row: 3 by the white dice, then 4 by a white one and the red one.
    play = rolled(Play(), 1, 2, 2, 6, 6, 6)
    assert best(play, 0) == {"type": "white", "player": 0, "row": "red"}
    play.white(0, "red")
    play.rest()
    assert best(play, 0) == {"type": "colour", "row": "red", "number": 4}
    # A white cross would lose numbers for nothing, as a better coloured one keeps the penalty away.
    play = rolled(Play(), 3, 4, 4, 4, 6, 3)
    assert best(play, 0)["type"] == "skip"
    play.rest()
    assert best(play, 0) == {"type": "colour", "row": "green", "number": 10}


def test_a_penalty_is_dearer_than_some_numbers():
    for crossed, wanted in ((False, "colour"), (True, "skip")):
        play = rolled(Play(), 3, 4, 1, 2, 3, 3)
        if crossed:
            play.white(0, "red")
        play.rest()
        assert best(play, 0)["type"] == wanted


def test_it_sees_the_end_of_the_game_and_counts_exactly():
    play = Play().have(0, red=FIVE).have(1, green="xxx.........")
    play.table.game.locked[3] = True
    rolled(play, 6, 6, 1, 1, 1)
    lock = {"type": "white", "player": 0, "row": "red"}
    assert best(play, 0) == lock and about(play, 0, lock) == 100 * (28 - 6)
    # Who is behind does not end it.
    play = Play().have(0, red=FIVE).have(1, green="xxxxxxxxxx..")
    play.table.game.locked[3] = True
    rolled(play, 6, 6, 1, 1, 1)
    assert about(play, 0, lock) == 100 * (28 - 55)
    assert best(play, 0) != lock


def test_the_fourth_penalty_ends_it_too():
    play = Play()
    play.table.game.penalties = [3, 0]
    rolled(play, 3, 4, 1, 1, 1, 1)
    play.rest()
    skip = {"type": "skip", "player": 0}
    assert about(play, 0, skip) == 100 * -20
    assert best(play, 0) != skip


def test_a_row_that_others_lock_brings_nothing_more():
    play = Play(3).have(2, red=FIVE).have(0, red="-xxxx.......", green="x...........")
    rolled(play, 6, 6, 1, 1, 1, 1)
    skip = {"type": "skip", "player": 0}
    before = about(play, 0, skip)
    play.white(2, "red")
    assert about(play, 0, skip) < before - 1000


def test_who_is_awaited_is_advised_in_any_order_and_nobody_else():
    play = rolled(Play(4, 1), 1, 1, 1, 2, 6, 6)
    assert play.state("to_move") == 1
    for seat in (3, 0, 2):
        found = think(play, seat)
        assert found and all(choice.action["player"] == seat for choice in found)
        play.table.do(found[0].action)
        assert think(play, seat) == []
    play.skip(1)
    assert think(play, 0) == [] and play.state("to_move") == 1
    assert {choice.action["type"] for choice in think(play, 1)} <= {"colour", "skip"}


def test_rest_is_worth_what_crossing_nothing_is():
    play = rolled(Play(3), 3, 4, 1, 2, 6, 6)
    assert about(play, 2, {"type": "rest"}) == about(play, 2, {"type": "skip", "player": 2})


def test_before_the_roll_it_says_how_the_table_stands():
    play = Play()
    (choice,) = think(play, 0)
    assert (choice.action, choice.about, choice.exact) == ({"type": "roll"}, 0, None)
    assert think(play, 1) == []
    play.have(0, red="xx..........")
    assert think(play, 0)[0].about > 0


@pytest.mark.parametrize("players", [2, 4])
def test_margins_are_right_on_average_at_the_ends_of_games(players):
    """Rollouts from the middle of games: what was expected is what comes, on average."""
    off = []
    for seed in range(60):
        chance = random.Random(seed)
        game = RULES(players, {}, 0, [])
        game.open()
        said = None
        while game.phase != "over":
            if game.turn == 10 and game.phase == "roll":
                seat = game.to_move
                said = finish(advice.think(game, seat))[0].about
            action = dict(finish(advice.think(game, game.to_move))[0].action)
            faces = game.check(action)
            if faces:
                action["dice"] = [chance.randint(1, 6) for _ in faces]
            game.apply(action)
        scores = game.scores()
        own = scores.pop(seat)
        off.append(own - max(scores) - said / 100)
    assert abs(statistics.mean(off)) < 4 * statistics.stdev(off) / len(off) ** 0.5


@pytest.mark.parametrize(("other", "share"), [("random", 0.95), ("sensible", 0.6)])
def test_sharp_beats_other_players(other, share):
    found = play_all(Pairing("cross_rows", "sharp", other, 2, {}, 1), 60, jobs=1)
    assert all(one.finished for one in found)
    assert statistics.mean([one.share for one in found]) >= share
