"""Recorded games rated by their adviser, against a slow model that loads each position anew."""

import pytest

from shared_rules import registry
from shared_rules.advice import Advice, finish
from shared_rules.protocol import Session
from shared_rules.review import FEWEST, MOST, Rated, Review, rated
from shared_rules.table.table import Table
from tools.workshop.goldens.transcripts import FOLDER, read

GAMES = ("penk_table_2_players", "yacht_modern_2_players_table", "shape_cards_plain_table")


def recorded(name):
    """The game of a golden transcript, as it stands before its audit."""
    session = Session(None)
    for request, _reply in read(FOLDER / f"{name}.txt"):
        if b'"audit"' not in request:
            session.answer(request)
    return session.table


def rated_slowly(table):
    """(seat, what it gave away or None where that is not known or nothing else could be done) of each action in force:
    for each a fresh table that was undone so far."""
    copy = Table()
    copy.load(table.save())
    found = []
    while copy.undo_entry():
        action = {key: value for key, value in copy.undo_entry().action.items() if key != "dice"}
        copy.undo(True)
        game = copy.game
        choices = finish(registry.advice(game.ID).think(game, game.actor(action), action))
        played = [each.about for each in choices if each.action == action]
        lost = None if len(choices) < 2 else max(each.about for each in choices) - played[0]
        lost = None if lost is None else (lost + 5) // 10 * 10  # in the tenths that are shown
        found.append((game.actor(action), lost))
    return found[::-1]


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_rated_as_a_slow_model_does(name):
    table = recorded(name)
    sums = Review(len(table.players))
    found = []
    for each in rated(table):
        if each:
            found.append((each.seat, each.lost if each.counts else None))
            sums.add(each)
    slow = rated_slowly(table)
    assert found == slow and len(found) == table.in_force
    for seat in range(len(table.players)):
        losses = [lost for other, lost in slow if other == seat and lost is not None]
        assert sums.counts[seat] == len(losses) and sums.lost[seat] == sum(losses)
    worst = sorted([lost for _seat, lost in slow if lost], reverse=True)[:MOST]
    assert [lost for lost, _number, _action in sums.worst] == worst
    found = sums.worst_choices(
        table, lambda game, lost, seat, played, better: (game.scores(), lost, seat, played, better)
    )
    for (lost, number, better), (scores, *same) in zip(sums.worst, found, strict=True):
        entry = table.entries(number, number + 1)[0]
        assert same == [lost, entry.player, entry.action, better] and lost > 0
        before = Table()
        before.load(table.save())
        while before.in_force and before.undo_entry().number >= number:
            before.undo(True)
        assert scores == before.game.scores()


def test_what_was_undone_is_not_rated():
    table = Table()
    table.new("penk", ["Ann", "Bo"], None, 0, "table", "0" * 32)
    table.do({"type": "roll", "dice": [1, 1, 1, 2, 3, 4]})
    table.do({"type": "mark", "cells": [[1, 1]]})
    table.undo()
    table.do({"type": "mark", "cells": [[1, 2]]})
    assert list(rated(table)) == [], "the game goes on"
    while not table.over:
        table.do({"type": "roll", "dice": [6] * 6})
        table.do(next(action for action in table.legal() if action["type"] == "eliminate"))
    actions = [each.played.action for each in rated(table) if each]
    assert actions[:2] == [{"type": "roll"}, {"type": "mark", "cells": [[1, 2]]}] and len(actions) == table.in_force
    sums = Review(2, [1])
    for each in rated(table):
        if each:
            sums.add(each)
    assert sums.counts[0] and not sums.counts[1], "the second is a rival"


def choice(number, lost, seat=0, others=1):
    action = {"type": "mark", "number": number}
    found = [Advice({"type": "best", "number": at}, lost) for at in range(others)]
    return Rated(number, seat, None, action, [*found, Advice(action, 0)])


def test_a_rate_needs_enough_choices_that_were_not_forced():
    sums = Review(2)
    for number in range(FEWEST - 1):
        sums.add(choice(number, 154))
    sums.add(choice(99, 0, others=0))
    sums.add(Rated(98, 0, None, {"type": "x"}, [Advice({"type": "y"}), Advice({"type": "x"})]))
    assert sums.counts == [FEWEST - 1, 0] and sums.rate(0) is None
    sums.add(choice(FEWEST, 146))
    assert sums.rate(0) == 150 and sums.rate(1) is None


def test_the_worst_come_first_and_equal_ones_in_their_order():
    sums = Review(1)
    for number, lost in enumerate([100, 300, 0, 100, 200, 300, 50]):
        sums.add(choice(number, lost))
    assert [(lost, number) for lost, number, _better in sums.worst] == [
        (300, 1),
        (300, 5),
        (200, 4),
        (100, 0),
        (100, 3),
    ]
