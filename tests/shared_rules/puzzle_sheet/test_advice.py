"""Advice for Puzzle Sheet: exact where the game ends, and facts."""

import copy

import pytest

from shared_rules.advice import finish
from shared_rules.puzzle_sheet import advice, samples
from shared_rules.puzzle_sheet.boards import count_of
from shared_rules.words import english
from tests.shared_rules import advised
from tests.shared_rules.puzzle_sheet.play import Play, sheet
from tools.workshop.duel.match import Pairing, play

ROW = sheet(["......"], [{"A": "##", "B": "#"}, {"A": "###"}, {}, {}], points=(1, 2, 3, 4))


def best(game):
    return finish(advice.think(game, game.to_move))[0]


def test_on_paper_the_pieces_worth_most_come_first():
    play = Play(sheet(["....."], [{"A": "##"}, {}, {"A": "###", "B": "#"}, {}]), tracking="pad")
    found = finish(advice.think(play.table.game, 0))
    actions = [{"type": "take", "piece": piece} for piece in ("3A", "3B", "1A")]
    assert [choice.action for choice in found] == [*actions, {"type": "stop"}]
    assert [choice.about for choice in found] == [0, 0, -600, -900]  # Bo takes one too
    play.take("3B")
    assert [choice.about for choice in finish(advice.think(play.table.game, 1))] == [0, -600, -900]
    play.stop()
    assert play.table.phase == "tally" and finish(advice.think(play.table.game, play.table.to_move)) == []


def test_the_stop_is_advised_where_it_is_all_there_is():
    game = Play(sheet(["."], [{"A": "#", "B": "##"}, {}, {}, {}])).table.game
    assert best(game).action == {"type": "take", "piece": "1A", "at": [1, 1]}
    game.free[0][0] = 0
    assert best(game).action == {"type": "stop"}


def test_a_piece_that_ends_the_game_is_taken_by_who_leads_and_left_by_who_does_not():
    game = Play(ROW).table.game
    game.free[1][0] = 0b000100  # nothing but 1B fits for the other
    game.points[1] = 0
    found = finish(advice.think(game, 0))
    assert all((choice.action["piece"], choice.about, choice.goal) == ("1B", 100, "end the game") for choice in found)
    game.points[1] = 9
    assert game.scores()[1] > 1
    assert all(choice.action["piece"] != "1B" for choice in finish(advice.think(game, 0)))


def test_what_ends_the_game_is_told_exactly():
    """Where an action is said to end the game, it does, with that margin."""
    told = 0
    for seed in range(60):
        for table, _chance in advised.positions("puzzle_sheet", seed, [(2, {}), (3, {"sheet": "Orchard"})], most=60):
            if table.over or table.game.empty_cells().bit_length() == 0:
                break
            if table.in_force < 12:
                continue
            seat = table.to_move
            for choice in finish(advice.think(table.game, seat)):
                if choice.goal == "end the game":
                    after = copy.deepcopy(table.game)
                    after.apply(choice.action)
                    assert after.stuck()
                    after.apply({"type": "stop"})
                    scores = after.scores()
                    own = scores.pop(seat)
                    assert choice.about == 100 * (own - max(scores))
                    told += 1
    assert told > 10


@pytest.mark.parametrize("name", samples.NAMES)
def test_the_rival_beats_the_others(name):
    for second, least in (("random", 11), ("sensible", 6)):
        pairing = Pairing("puzzle_sheet", "sharp", second, 2, {"sheet": name}, 7)
        games = [play(pairing, number) for number in range(12)]
        assert all(game.finished for game in games)
        assert sum(game.share for game in games) >= least


def test_facts_tell_what_is_on_the_sheet():
    game = Play(
        sheet(["....", "...."], [{"A": "#", "B": "##", "C": "#/#"}, {"A": "##/##"}, {}, {}], [(5, "###")])
    ).table.game
    assert advice.facts(game, 0) == [
        ("Rectangle {0} \xd7 {1}", 0, 0),
        ("Score now: {0}", 0),
        ("Pieces that fit: {0}", 4),
        [5, "Bonus at {0} point", "Bonus at {0} points"],
    ]
    game.free[0][0], game.free[0][1] = 0b0101, 0b0000
    game.points[0] = 3
    assert advice.facts(game, 0) == [
        ("Rectangle {0} \xd7 {1}", 1, 4),
        ("Score now: {0}", 12),
        ("Still fits: {0}", "1A"),
        ("Single empty cells: {0}", 2),
        [5, "Bonus at {0} point fits nowhere", "Bonus at {0} points fits nowhere"],
    ]


def test_facts_count_by_the_rules():
    for table, _chance in advised.positions("puzzle_sheet", 3, [(2, {"sheet": "Orchard"})], most=20):
        game = table.game
        facts = advice.facts(game, game.active_player)
        assert facts[1][1] == game.scores()[game.active_player]
        fitting = [game.name(index) for index in range(game.count) if game.can_take(index)]
        assert facts[2][1] == (", ".join(fitting) if 0 < len(fitting) < 4 else len(fitting))
        assert count_of(game.free[game.active_player]) == game.unshaded(game.active_player)
        assert all(len(english(fact)) < 34 for fact in facts)


def test_facts_on_paper_are_the_pieces_that_are_left():
    play_on_paper = Play(ROW, tracking="pad")
    play_on_paper.take("1A")
    assert advice.facts(play_on_paper.table.game, 0) == [("Pieces left: {0}", 2)]
