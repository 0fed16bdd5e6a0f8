"""Advice on Block Buster: exact where nothing is open, and facts that hold."""

import random
import re
from itertools import product

import pytest

from shared_rules.advice import finish
from shared_rules.block_buster import advice
from shared_rules.words import english
from tests.shared_rules.block_buster.play import Play
from tests.shared_rules.block_buster.slow_model import SlowBlockBuster
from tools.games.block_buster import model
from tools.games.block_buster.random_play import SETUPS

OPEN = "active_player blocks blocks_of colours_of due full_set partner passed penalties phase players points"
OPEN += " squares_left to_move two_colours"


def positions(seed, most=200, reports=0.0):
    """(table, random generator) before each action of a game with blocks, kinds, passes and a tally; reports: how often
    any colour has any number of spaces somewhere."""
    chance = random.Random(seed)
    players, options = SETUPS[seed % len(SETUPS)]
    play = Play(players, chance.randrange(players), **options)
    table = play.table
    side = table.game.points.side
    blocks = model.player("random")
    for _ in range(most):
        yield table, chance
        if table.over:
            return
        if chance.random() < reports:
            table.do(some_spaces(table, chance))
        elif options["kinds"] == "enter" and chance.random() < 0.4:
            play.kind(chance.randint(1, side), chance.randint(1, side), "ABCDE"[chance.randrange(side)])
        elif table.phase == "tally":
            seats = table.game.due()
            table.do(left(table, seats[0], chance) if seats else {"type": "finish"})
        elif chance.random() < 0.04:
            table.do({"type": chance.choice(["pass", "pass", "finish"])})
        else:
            for action in blocks(table, chance):
                if not table.over:
                    table.do(action)


def left(table, seat, chance):
    return {"type": "left", "player": seat, "squares": table.game.blocks_of(seat) + chance.randrange(30)}


def some_spaces(table, chance):
    points = table.game.points
    at = chance.randrange(len(points.kinds))
    colour = chance.randrange(points.colours)
    most = points.free(at) + points.count(at, colour)
    return {"type": "spaces", "at": points.cell(at), "colour": colour, "count": chance.randint(0, most)}


@pytest.mark.parametrize(("gains", "loses"), [(1, 1), (1, 0), (0, 1), (0, 0)])
def test_the_chance_of_a_lead_is_that_of_counting_all_ways(gains, loses):
    for spaces in range(9):
        for lead in range(-12, 13):
            ahead = 0
            for sides in product((0, 1), repeat=spaces):
                own = sum(sides)
                ahead += lead + own * gains - (spaces - own) * loses > 0
            assert advice.chance(lead, spaces, gains, loses) == 256 * ahead // 2**spaces


def test_in_the_tally_the_margin_is_that_of_the_scores():
    """Each score that is entered is rated as it will count; so is the end."""
    margins = set()
    for seed in range(2 * len(SETUPS)):
        for table, chance in positions(seed):
            game = table.game
            if table.phase == "tally":
                seats = game.due()
                action = left(table, seats[0], chance) if seats else {"type": "finish"}
                (rated,) = finish(advice.think(game, 0, action))
                table.do(action)
                full = max([max(game.points.owned(seat)) for seat in range(game.players)]) >= game.full_set
                if not game.due() and not full:
                    assert rated.about == 100 * margin(game)
                    margins.add((game.players, game.variant))
                table.undo(False)
    assert margins >= {(2, "standard"), (3, "standard"), (4, "standard"), (4, "couple")}


def margin(game):
    """Of seat 0, by the rulings."""
    scores = game.scores()
    if game.variant == "couple":
        return scores[0] + scores[2] - scores[1] - scores[3]
    return scores[0] - max(scores[1:])


def best_places(play):
    best = finish(advice.think(play.table.game, play.table.to_move))[0]
    return [play.table.game.points.cell(at) for at in model.named(play.table.game.points, english(best.goal))]


def two_of_three(owner):
    """A colour has secured two A; for the third, beside which both have been, each lacks a few spaces."""
    play = Play()
    play.own(owner, (1, 1), (1, 2))
    play.kind(2, 2, "A")
    play.kind(2, 3, "B")
    play.spaces(2, 2, owner, 5)
    play.spaces(2, 2, 1 - owner, 3)
    for colour in (owner, 1 - owner):
        play.spaces(2, 3, colour, 1)
    return play


def test_the_last_point_block_of_a_set_comes_first():
    assert best_places(two_of_three(0))[0] == [2, 2]


def test_the_other_player_is_kept_from_it():
    assert best_places(two_of_three(1))[0] == [2, 2]


def test_a_block_goes_anywhere_where_nothing_is_free():
    play = Play()
    for row, column in product((1, 2, 3), repeat=2):
        play.spaces(row, column, (row + column) % 2, 12)
    (choice,) = finish(advice.think(play.table.game, 0))
    assert choice.action == {"type": "place", "skip": 0} and choice.goal is None


def test_skips_and_squares_cost_what_they_cost():
    play = Play()
    play.place()
    play.place()
    skips = [finish(advice.think(play.table.game, 0, {"type": "place", "skip": skip})) for skip in (0, 1, 3)]
    abouts = [
        next(choice.about for choice in found if choice.action["skip"] == skip)
        for skip, found in zip((0, 1, 3), skips, strict=True)
    ]
    assert [abouts[0] - about for about in abouts] == [0, 200, 600]
    given_up = finish(advice.think(play.table.game, 0, {"type": "pass"}))[-1]
    assert given_up.action == {"type": "pass"} and given_up.about < abouts[2] - 100 * 3 * 13


# Facts


def slow_copy(game):
    """The slow model in the position of a game."""
    kinds = game.points.kind_rows()
    slow = SlowBlockBuster(game.players, game.first, game.variant, kinds)
    for at in range(len(game.points.kinds)):
        slow.grid.spaces[tuple(game.points.cell(at))] = {
            colour: game.points.count(at, colour) for colour in range(game.points.colours)
        }
    return slow


def after_more(slow, point, colour, count, what):
    """What holds once a colour has so many spaces more at a point."""
    slow.grid.spaces[point][colour] += count
    try:
        return what(point)
    finally:
        slow.grid.spaces[point][colour] -= count


def slow_facts(slow, seat):
    """{beginning of the line: points} by trying what may happen to each point."""
    own = slow.colours[seat]
    lines = {}
    closest = []
    for point in slow.grid.points:
        counts = slow.grid.spaces[point]
        free = 12 - sum(counts.values())
        leader = slow.grid.leader(point)
        if slow.grid.secured(point) in own:
            lines.setdefault("Secured by you", []).append(point)
        elif not any(after_more(slow, point, colour, free, slow.grid.leader) == colour for colour in own):
            lines.setdefault("You can no longer win", []).append(point)
        else:
            if leader is None:
                lines.setdefault("Nobody leads", []).append(point)
            elif leader in own and sorted(counts.values())[-1] - sorted(counts.values())[-2] <= 2:
                lines.setdefault("You lead by 1 or 2 spaces", []).append(point)
            closest += [
                (more, point)
                for more in range(1, 4)
                if any(
                    more <= free and after_more(slow, point, colour, more, slow.grid.secured) == colour
                    for colour in own
                )
            ][:1]
    if closest:
        fewest = min(closest)[0]
        key = "Secured with %d more %s" % (fewest, "space" if fewest == 1 else "spaces")
        lines[key] = [point for more, point in closest if more == fewest]
    return lines


def cells_of(text):
    found = []
    for part in text.replace("\xa0", " ").split("; "):
        rows, columns = re.fullmatch(r"rows? ([\d, and]+), columns? ([\d, and]+)", part).groups()
        found += product(*[[int(number) for number in re.findall(r"\d", each)] for each in (rows, columns)])
    return sorted(found)


def check_facts(table):
    """The facts of a position against the slow model; gives the beginnings of its lines."""
    seat = table.to_move
    told = [english(fact) for fact in advice.facts(table.game, seat)]
    if seat is None:
        assert told == []
        return set()
    slow = slow_copy(table.game)
    wanted = slow_facts(slow, seat)
    others = [str(table.game.blocks_of(player)) for player in range(slow.players) if player != seat]
    assert told.pop() == f"Blocks left: {table.game.blocks_of(seat)}, others: {', '.join(others)}"
    needs = {"You" if player == seat else "Another player": [] for player, _kind in needs_one_more(slow)}
    for player, kind in needs_one_more(slow):
        needs["You" if player == seat else "Another player"].append(kind)
    for who, kinds in needs.items():
        lines = [line for line in told if line.startswith(who + " need")]
        assert [line.split()[-3] for line in lines] == sorted(set(kinds))
    lines = dict(line.split(": ") for line in told if ": " in line)
    assert lines.keys() == wanted.keys()
    for key, points in wanted.items():
        assert lines[key] == f"{len(points)} point blocks" if len(points) > 6 else cells_of(lines[key]) == points
    return {*lines, *needs}


def test_facts_are_those_of_the_slow_model():
    seen = set()
    for seed in range(2 * len(SETUPS)):
        for table, _chance in positions(seed, reports=0.5):
            seen |= check_facts(table)
    assert seen == {
        "Secured by you",
        "You can no longer win",
        "You lead by 1 or 2 spaces",
        "Secured with 1 more space",
        "Secured with 2 more spaces",
        "Secured with 3 more spaces",
        "Nobody leads",
        "You",
        "Another player",
    }


def needs_one_more(slow):
    """Who could still win by one point block more: (seat, kind)."""
    found = []
    for seat, kind in product(range(slow.players), "ABCDE"):
        own = slow.colours[seat]
        points = [point for point in slow.grid.points if slow.grid.kinds[point] == kind]
        rest = [point for point in points if slow.grid.secured(point) is None]
        if len([point for point in points if slow.grid.secured(point) in own]) == slow.needed() - 1 and any(
            after_more(slow, point, colour, 12 - sum(slow.grid.spaces[point].values()), slow.grid.leader) == colour
            for point in rest
            for colour in own
        ):
            found.append((seat, kind))
    return found


def test_point_blocks_are_named_row_by_row():
    points = Play(4).table.game.points
    for numbers, words in (
        ([6], "row 2, column 2"),
        ([6, 5], "row 2, columns 2 and 1"),
        ([6, 1], "rows 2 and 1, column 2"),
        ([0, 1, 4, 12], "row 1, columns 1, 2 and 5; row 3, column 3"),
        ([0, 6], "row 1, column 1; row 2, column 2"),
    ):
        assert english(advice.where(points, numbers)).replace("\xa0", " ") == words
