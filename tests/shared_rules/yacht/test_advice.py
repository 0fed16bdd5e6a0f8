"""Advice on Yacht: exact chances against counting, points against all rolls and against the ends of games."""

import random
import statistics
from itertools import combinations_with_replacement, product

import pytest

from shared_rules.advice import finish
from shared_rules.words import english
from shared_rules.yacht import advice
from shared_rules.yacht.rules import LOWER, RULES, UPPER, points
from tests.shared_rules.chances import chances, ways


def think(game, also=None):
    return finish(advice.think(game, game.to_move, also))


def new(players=1, sheet="modern", written=0, seed=1):
    """A game in which everybody has written so many boxes, chosen and filled by chance; before the first roll."""
    chance = random.Random(seed)
    game = RULES(players, RULES.resolve_options({"sheet": sheet}, players), 0, [])
    game.open()
    for _ in range(written * players):
        game.apply({"type": "roll", "dice": [chance.randint(1, 6) for _ in range(5)]})
        boxes = game.open_boxes(game.to_move)
        game.apply({"type": "write", "box": max(chance.sample(boxes, min(4, len(boxes))), key=game.worth)})
    return game


def with_dice(game, dice, rolls_left):
    game.dice = list(dice)
    game.phase = "decide"
    game.rolls_left = rolls_left
    return game


def chosen(game, also):
    return next(choice for choice in think(game, also) if choice.action is also)


@pytest.mark.parametrize("sheet", ["modern", "classic"])
@pytest.mark.parametrize("rolls", [1, 2])
def test_chances_of_a_figure_are_those_of_counting_all_rolls(sheet, rolls):
    turn, sets = finish(advice._plan(new(sheet=sheet), 0))[:2]
    for at, (name, _usual, _rule) in enumerate(LOWER[sheet]):
        if name in ("chance", "choice"):
            continue
        hits = finish(advice.fitting(sets, turn.fits, at, rolls))
        for kept, cases in chances(5, lambda roll, name=name: points(sheet, name, roll) > 0, rolls).items():
            counts = [0, *[kept.count(face) for face in range(1, 7)]]
            assert hits[advice.kept_dice.number(counts)] == cases, (name, kept)


@pytest.mark.parametrize("rolls", [1, 2])
def test_chances_of_an_upper_box_are_those_of_counting_all_rolls(rolls):
    for wanted in (3, 4, 5):
        for kept, cases in chances(5, lambda roll, wanted=wanted: roll.count(2) >= wanted, rolls).items():
            have = kept.count(2)
            if have < wanted:
                hits, of = advice.kept_dice.chance(5, wanted, have, 0, 5 - len(kept), rolls)
                assert hits * 6 ** (5 * rolls) == cases * of, (wanted, kept)


def test_goals_are_named_with_their_chances():
    game = with_dice(new(), [5, 5, 3, 3, 1], 1)
    pair_of_pairs = chosen(game, {"type": "reroll", "at": [4]})
    assert (pair_of_pairs.goal, pair_of_pairs.exact) == ("full house", (1, 3))
    game = with_dice(new(), [2, 3, 4, 5, 5], 1)
    run = chosen(game, {"type": "reroll", "at": [4]})
    assert (run.goal, run.exact) == ("large straight", (1, 3))
    game = new()
    game.sheets[0] = [None if box == "fours" else 0 for box in game.boxes]
    fours = chosen(with_dice(game, [4, 4, 1, 2, 3], 1), {"type": "reroll", "at": [2, 3, 4]})
    assert (english(fours.goal), fours.exact) == ("three 4s", (91, 216))
    assert chosen(game, {"type": "reroll", "at": [0, 1, 2, 3, 4]}).goal is None
    assert chosen(game, {"type": "write", "box": "fours"}).exact is None


@pytest.mark.parametrize(("players", "sheet", "written"), [(1, "modern", 0), (3, "modern", 6), (2, "classic", 8)])
def test_a_roll_is_worth_the_mean_of_what_is_best_after_it(players, sheet, written):
    game = new(players, sheet, written)
    (choice,) = think(game)
    assert choice.action == {"type": "roll"}
    total = 0
    for faces in combinations_with_replacement(range(1, 7), 5):
        total += ways(faces) * think(with_dice(game, faces, 2))[0].about
    assert abs(total / 6**5 - choice.about) <= 1


@pytest.mark.parametrize("rolls_left", [2, 1])
def test_a_reroll_is_worth_the_mean_of_what_is_best_after_it(rolls_left):
    for seed, sheet in ((1, "modern"), (2, "classic")):
        game = new(2, sheet, 5, seed)
        about = chosen(with_dice(game, [1, 3, 6, 2, 6], rolls_left), {"type": "reroll", "at": [0, 1, 3]}).about
        found = []
        for faces in product(range(1, 7), repeat=3):
            found.append(think(with_dice(game, [faces[0], faces[1], 6, faces[2], 6], rolls_left - 1))[0].about)
        assert abs(statistics.mean(found) - about) <= 1


@pytest.mark.parametrize("sheet", ["modern", "classic"])
def test_the_last_box_is_worth_its_real_score(sheet):
    boxes = [*UPPER, *[line[0] for line in LOWER[sheet]]]
    for last in boxes:
        game = new(1, sheet)
        game.sheets[0] = [None if box == last else 12 for box in boxes]
        dice = [6, 6, 6, 5, 5]
        about = chosen(with_dice(game, dice, 2), {"type": "write", "box": last}).about
        game.apply({"type": "write", "box": last})
        assert game.phase == "over" and about == 100 * game.scores()[0], last


def test_with_others_it_is_the_margin_over_the_best_of_them():
    game = new(3, "modern", 12, 5)
    alone = new(1, "modern", 12)
    alone.sheets[0] = game.sheets[0]
    leads = []
    for other in (1, 2):
        after = new(1, "modern", 12)
        after.sheets[0] = game.sheets[other]
        leads.append(after.scores()[0] * 100 + advice.to_come("modern", *advice._open(after, 0)) // 64)
    assert abs(think(alone)[0].about - think(game)[0].about - max(leads)) <= 1


@pytest.mark.parametrize("sheet", ["modern", "classic"])
def test_scores_are_right_on_average_at_the_ends_of_games(sheet):
    """Rollouts from the middle of games: what was expected is what comes, on average."""
    off = []
    for seed in range(40):
        chance = random.Random(seed)
        game = new(1, sheet, 6, seed)
        said = think(game)[0].about
        while game.phase != "over":
            action = dict(think(game)[0].action)
            faces = game.check(action)
            if faces:
                action["dice"] = [chance.randint(1, 6) for _ in faces]
            game.apply(action)
        off.append(game.scores()[0] - said / 100)
    assert abs(statistics.mean(off)) < 4 * statistics.stdev(off) / len(off) ** 0.5
