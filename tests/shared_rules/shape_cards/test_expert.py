"""The sentences on the variants of Shape Cards: expert, alone and with the others."""

import json

from shared_rules.game import Refused
from shared_rules.table.dice_stream import DiceStream
from shared_rules.table.table import Table
from tests.shared_rules.shape_cards.play import CROSS, SEED, Play, cross, turn
from tests.shared_rules.tables import code_of


def expert(*more, first=0, cards=None):
    play = Play("expert", *more, first=first)
    if cards:
        game = play.table.game
        game.cards.hands[:] = [list(hand) for hand in cards[:2]]
        game.cards.deck[:] = (
            cards[2] if len(cards) > 2 else [card for card in range(12) if card not in cards[0] + cards[1]]
        )
    return play


def test_two_cards_each_are_dealt_at_random_and_hidden():
    deal = DiceStream(SEED).shuffled(12)
    play = expert()
    assert play.opening == [{"type": "dealt"}, {"type": "first", "player": 0}, turn(0, 1)]
    assert play.state()["cards"] == [2, 2]
    assert play.state()["deck"] is None
    assert play.state(0)["cards"] == [sorted(deal[:2]), 2]
    assert play.state(1)["cards"] == [2, sorted(deal[2:4])]
    assert play.state(1)["deck"] is None


def test_after_the_initiative_there_is_no_draft():
    play = expert(first=None)
    assert play.opening == [{"type": "dealt"}]
    assert play.do("roll", dice=[1, 4])[1:] == [{"type": "first", "player": 1}, turn(1, 1)]


def test_a_declaration_names_no_card_and_completes_the_lowest_own_one():
    play = expert(cards=([1, 5], [0, 2]))
    cross(play)
    assert play.legal("declare") == [{"type": "declare", "cells": CROSS}]
    play.refuses("declare", cells=CROSS, card=1)
    assert play.declare(CROSS)[0]["card"] == 1
    assert play.state(0)["cards"] == [[5], 2]
    assert play.state()["completed"] == [[1], []]


def test_in_thief_own_cards_are_tried_first_then_the_opponents():
    play = expert("thief", cards=([2, 5], [1, 3]))
    cross(play)
    assert play.declare(CROSS)[0]["card"] == 5
    play.do("clear")
    cross(play)
    # Only Ben's card is left for the cross: it is not listed, and yet may be declared.
    assert play.legal("declare") == []
    assert play.declare(CROSS)[0]["card"] == 1
    assert play.state()["cards"] == [1, 1]


def test_without_thief_the_opponents_card_is_refused_like_a_card_that_nobody_has():
    sentences = []
    for hands in (([2, 3], [1, 4]), ([2, 3], [0, 4])):
        play = expert(cards=hands)
        cross(play)
        sentences.append(play.refuses("declare", cells=CROSS))
    assert sentences[0] == sentences[1]


def test_in_extreme_the_next_card_is_dealt_from_the_front_of_the_pile():
    deal = DiceStream(SEED).shuffled(12)
    play = expert("extreme")
    play.table.game.cards.figures[:] = [play.table.game.cards.figures[1]] * 12
    cross(play)
    card = play.declare(CROSS)
    assert card[1:] == [{"type": "dealt", "player": 0}, turn(1, 1)]
    assert play.state(0)["cards"][0] == sorted([deal[1] + deal[0] - card[0]["card"], deal[4]])


def test_in_extreme_and_thief_the_owner_is_dealt_the_next_card():
    play = expert("extreme", "thief", cards=([2, 3], [1, 4], [9, 0, 8]))
    cross(play)
    assert play.declare(CROSS)[1:] == [{"type": "dealt", "player": 1}, turn(1, 1)]
    assert play.state(1)["cards"] == [2, [4, 9]]


def test_in_revenge_the_opponents_card_is_chosen_by_its_place_in_the_sorted_hand():
    play = expert("revenge", cards=([2, 3], [1, 4]))
    play.do("revenge", dice=[6])
    assert [(a["mine"], a["theirs"]) for a in play.table.legal()] == [(2, 0), (2, 1), (3, 0), (3, 1)]
    for mine, theirs in ((1, 0), (2, 2), (2, -1), (2, 4), (2, False)):
        play.refuses("exchange", mine=mine, theirs=theirs)
    assert play.do("exchange", mine=2, theirs=1) == [{"type": "exchanged", "player": 0}, turn(1, 1)]
    assert play.state(0)["cards"] == [[3, 4], 2]
    assert play.state(1)["cards"] == [2, [1, 2]]


def test_hidden_cards_are_in_no_reply_but_the_own_hand_and_the_movers_own_actions():
    """Two games whose hidden cards differ only where nobody may look give the same replies."""
    plays = [expert("thief", "extreme", cards=([2, 3], [5, 4])), expert("thief", "extreme", cards=([2, 3], [7, 6]))]
    for play in plays:
        play.lay(["ygyg", "gygy", "gyby", "...."])
    seen = [json.dumps([play.state(), play.state(0), play.table.legal(), play.state(1)["deck"]]) for play in plays]
    assert seen[0] == seen[1]
    three = [[1, 1], [1, 2], [1, 3]]
    for cells in ([*three, [1, 4], [2, 4]], [*three, [2, 1], [4, 1]], [[1, 1]], None):
        assert plays[0].refuses("declare", cells=cells) == plays[1].refuses("declare", cells=cells)


def test_the_game_over_does_not_show_hidden_cards():
    play = expert("extreme")
    play.do("end")
    assert play.state()["cards"] == [2, 2]
    assert play.state()["deck"] is None


def test_a_record_brings_back_the_hidden_cards():
    play = expert("extreme")
    play.green(1, 1)
    again = Table()
    again.load(play.table.save())
    assert again.state(0) == play.state(0)
    assert again.game.cards.deck == play.table.game.cards.deck


# Going back over an action that showed somebody a hidden card is refused with undo_crosses_secret unless forced: in
# expert one whose events hold `exchanged`, `dealt` or `completed`


def crosses_secret(play):
    """Whether the undo of the last action is refused; then it is forced, which must take it back."""
    before = play.table.save()
    try:
        play.table.undo()
        return False
    except Refused as refusal:
        assert (refusal.code, play.table.save()) == ("undo_crosses_secret", before)
    assert play.table.undo(True)
    return True


def avenger(*more):
    play = Play(*more, "revenge")
    play.do("revenge", dice=[6])
    return play


def test_an_undo_over_exchanged_is_refused_unless_forced():
    play = avenger("expert")
    play.do("exchange", mine=play.table.game.cards.hands[0][0], theirs=0)
    assert crosses_secret(play)
    assert play.state()["phase"] == "revenge"


def test_a_refused_exchange_tells_nothing_about_the_hand():
    """ "Shape cards are picked randomly and hidden from the other player." (Expert Mode)"""
    play = avenger("expert")
    assert len({play.refuses("exchange", mine=mine, theirs=9) for mine in range(12)}) == 1


def test_an_undo_over_dealt_and_completed_is_refused_unless_forced():
    play = expert("extreme", cards=([1, 5], [0, 2]))
    cross(play)
    assert [event["type"] for event in play.do("declare", cells=CROSS)] == ["completed", "dealt", "turn"]
    assert crosses_secret(play)


def test_an_undo_over_completed_alone_is_refused_unless_forced():
    play = expert(cards=([1, 5], [0, 2]))
    cross(play)
    assert [event["type"] for event in play.do("declare", cells=CROSS)] == ["completed", "turn"]
    assert crosses_secret(play)


def test_an_undo_over_another_action_of_expert_is_not_refused():
    play = avenger("expert")
    assert not crosses_secret(play)
    play.do("green", at=[1, 1])
    assert not crosses_secret(play)


def test_outside_expert_no_card_is_hidden_and_no_undo_crosses_one():
    play = avenger("extreme")
    play.do("exchange", mine=1, theirs=3)
    assert not crosses_secret(play)
    play = Play("extreme")
    cross(play)
    play.do("declare", card=1, cells=CROSS)
    assert not crosses_secret(play)


def test_a_forced_undo_over_a_secret_can_be_redone_and_is_then_refused_again():
    play = avenger("expert")
    play.do("exchange", mine=play.table.game.cards.hands[0][0], theirs=0)
    hands = play.table.state(0)["cards"]
    assert crosses_secret(play)
    play.table.redo()
    assert play.table.state(0)["cards"] == hands
    assert crosses_secret(play)


def test_after_a_load_an_undo_still_crosses_what_was_seen_before():
    play = avenger("expert")
    play.do("exchange", mine=play.table.game.cards.hands[0][0], theirs=0)
    restored = Table()
    restored.load(play.table.save())
    assert code_of(restored.undo) == "undo_crosses_secret"
