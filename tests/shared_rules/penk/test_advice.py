"""Advice on Penk!: exact chances against counting, margins against all rolls and against the ends of games."""

import random
import statistics
from itertools import combinations_with_replacement, product

import pytest

from shared_rules import kept_dice
from shared_rules.advice import finish
from shared_rules.penk import advice
from shared_rules.penk.rules import RULES
from shared_rules.words import english
from tests.shared_rules.chances import chances, ways
from tools.games.random_play import begin, move


def think(game, also=None):
    return finish(advice.think(game, game.to_move, also))


def rolled(game, faces):
    """The game after its roll or reroll gave these faces."""
    action = {"type": "roll", "dice": list(faces)}
    if game.phase == "decide":
        action = {"type": "reroll", "at": list(range(6 - len(faces), 6)), "dice": list(faces)}
    game.apply(action)
    return game


def position(seed, players=2, actions=20):
    """A game played by chance, at the beginning of a turn."""
    chance = random.Random(seed)
    table = begin("penk", chance, [(players, {})])
    done = 0
    while done < actions or table.phase != "roll":
        action = move(table, chance)
        if action is None:
            return position(seed + 1000, players, actions)
        table.do(action)
        done += 1
    return table


def last_turn(seed):
    """A game played by chance, at the beginning of its last turn, or None."""
    chance = random.Random(seed)
    table = begin("penk", chance, [(2, {})])
    while not table.over:
        if table.game.last_round and table.phase == "roll":
            return table
        table.do(move(table, chance))
    return None


def in_phase(table, dice, rolls_left):
    game = table.game
    game.apply({"type": "roll", "dice": list(dice)})
    game.rolls_left = rolls_left
    return game


@pytest.mark.parametrize("rolls", [1, 2])
@pytest.mark.parametrize(("row", "face"), [(1, 3), (2, 1), (3, 5), (4, 3), (5, 2)])
def test_the_chance_of_a_cell_is_that_of_counting_all_rolls(row, face, rolls):
    def gives(roll):
        have = roll.count(face)
        return have >= row or row > 1 and have == row - 1 and 6 in roll

    for kept, cases in chances(6, gives, rolls).items():
        counts = [0, *[kept.count(number) for number in range(1, 7)]]
        hits, of = advice.chance(counts, row, face, rolls)
        assert hits * 6 ** (6 * rolls) == cases * of, (kept, row, face)


def test_the_goal_of_a_reroll_is_named_with_its_chance():
    game = RULES(2, RULES.resolve_options({}, 2), 0, [])
    game.open()
    rolled(game, [3, 3, 3, 6, 2, 5])
    game.rolls_left = 1
    goals = {tuple(choice.action["at"]): choice for choice in think(game) if choice.action["type"] == "reroll"}
    choice = goals[(4, 5)]
    assert (english(choice.goal), choice.exact) == ("five 3s", (11, 36))


@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 3), (3, 4)])
def test_a_roll_is_worth_the_mean_of_what_is_best_after_it(seed, players):
    table = position(seed, players)
    (choice,) = think(table.game)
    assert choice.action == {"type": "roll"}
    total = 0
    for faces in combinations_with_replacement(range(1, 7), 6):
        again = table._played(table._log.head)[0]
        total += ways(faces) * think(rolled(again, faces))[0].about
    assert abs(total / 6**6 - choice.about) <= 1


@pytest.mark.parametrize("rolls_left", [2, 1])
def test_a_reroll_is_worth_the_mean_of_what_is_best_after_it(rolls_left):
    for seed in range(4, 8):
        chance = random.Random(seed)
        table = position(seed)
        dice = [chance.randint(1, 6) for _ in range(6)]
        also = {"type": "reroll", "at": [3, 4, 5]}
        game = in_phase(table, dice, rolls_left)
        about = next(choice.about for choice in think(game, also) if choice.action is also)
        found = []
        for faces in product(range(1, 7), repeat=3):
            game.apply({"type": "reroll", "at": [3, 4, 5], "dice": list(faces)})
            found.append(think(game)[0].about)
            game.rolls_left = rolls_left
        assert abs(statistics.mean(found) - about) <= 1


def test_what_ends_the_game_is_worth_its_real_margin():
    """The last player of the last round: every choice leads to scores that are known."""
    table = next(table for table in (last_turn(seed) for seed in range(30)) if table)
    game = table.game
    seat = game.to_move
    rolled(game, [1, 2, 2, 3, 3, 3])
    for also in list(game.legal())[1:]:
        about = next(choice.about for choice in think(game, also) if choice.action is also)
        after = table._played(table._log.head)[0]
        rolled(after, [1, 2, 2, 3, 3, 3])
        after.apply(also)
        assert after.phase == "over"
        scores = after.scores()
        assert about == 100 * (scores[seat] - scores[1 - seat])


def test_a_plan_of_one_game_is_not_taken_for_another():
    """The same sheets in another game, or with another first player, are thought about anew where it matters."""
    table = position(22)
    plain = think(table.game)[0].about
    other = position(23)
    assert think(other.game)[0].about != plain
    assert think(table.game)[0].about == plain


def test_margins_are_right_on_average_at_the_ends_of_games():
    """Rollouts: the rivals play on, and what was expected at the beginning of the turn is what comes, on average."""
    off = []
    for seed in range(16):
        chance = random.Random(seed)
        game = RULES(2, RULES.resolve_options({}, 2), seed % 2, [])
        game.open()
        said = []
        while game.phase != "over":
            best = think(game)[0]
            if game.phase == "roll":
                said.append((game.to_move, best.about))
            action = dict(best.action)
            faces = game.check(action)
            if faces:
                action["dice"] = [chance.randint(1, 6) for _ in faces]
            game.apply(action)
        scores = game.scores()
        off.append(statistics.mean([scores[seat] - scores[1 - seat] - about / 100 for seat, about in said]))
    assert abs(statistics.mean(off)) < 4 * statistics.stdev(off) / len(off) ** 0.5


def test_dice_that_are_kept_in_other_places_are_the_same_choice():
    game = RULES(2, RULES.resolve_options({}, 2), 0, [])
    game.open()
    rolled(game, [3, 3, 1, 2, 4, 5])
    abouts = [
        next(choice.about for choice in think(game, also) if choice.action is also)
        for also in ({"type": "reroll", "at": [0, 2, 3, 4, 5]}, {"type": "reroll", "at": [1, 2, 3, 4, 5]})
    ]
    assert abouts[0] == abouts[1]
    assert kept_dice.kept([3, 3, 1], [0]) == kept_dice.kept([3, 3, 1], [1])
