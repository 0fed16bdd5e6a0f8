"""What later games need of the table: a start that is rolled for, deals, views, acting out of turn, variants, several
dice.
"""

import pytest

from shared_rules import registry
from shared_rules.game import Refused
from shared_rules.table.dice_stream import DiceStream
from shared_rules.table.table import Table

SEED = "5c" * 16
ROLL = {"type": "roll"}


@pytest.fixture(autouse=True)
def duel(monkeypatch):
    monkeypatch.setattr(registry, "GAMES", (("duel", "tests.shared_rules.toy_duel", "Duel", 2, 2), *registry.GAMES))


def started(**more):
    table = Table()
    return table, table.new("duel", ["Ann", "Ben"], seed=SEED, **more)


def again(table):
    """The table after a save and a load, which must change nothing."""
    loaded = Table()
    loaded.load(table.save())
    assert not loaded.lost
    assert [loaded.state(seat) for seat in (None, 0, 1)] == [table.state(seat) for seat in (None, 0, 1)]
    assert loaded.save() == table.save()
    return loaded


def test_without_a_drawn_first_player_the_deal_comes_first_in_the_stream():
    table, events = started()
    order = DiceStream(SEED).shuffled(6)
    assert table.game.hands == [sorted(order[:3]), sorted(order[3:6])]
    assert events == [{"type": "dealt"}]
    state = table.state()
    assert (state["first"], state["to_move"], state["round"], state["turn"]) == (None, None, 1, 1)
    again(table)


def test_the_start_is_rolled_for_and_ties_roll_again():
    table, _ = started(dice="table")
    assert table.do({"type": "roll", "dice": [4, 4]}) == [{"type": "rolled", "dice": [4, 4]}]
    assert again(table).to_move is None
    events = table.do({"type": "roll", "dice": [2, 5]})
    assert events[1:] == [{"type": "first", "player": 1}, {"type": "turn", "player": 1, "round": 1}]
    assert again(table).state()["first"] == 1
    assert table.undo() == events
    assert table.state()["first"] is None


def test_a_given_first_player_replaces_the_roll():
    table, events = started(first=1)
    assert [event["type"] for event in events] == ["dealt", "first", "turn"]
    assert table.to_move == 1
    again(table)


def test_the_device_rolls_all_the_dice_of_an_action_in_order():
    table, _ = started()
    stream = DiceStream(SEED)
    stream.shuffled(6)
    assert table.do(ROLL)[0]["dice"] == stream.roll((6, 6))
    with pytest.raises(Refused, match="rolled these dice"):
        table.undo()


def test_a_state_as_a_player_shows_the_own_hand_only():
    table, _ = started()
    assert table.state()["hands"] == [3, 3]
    assert table.state(0)["hands"] == [table.game.hands[0], 3]
    assert table.state(1)["hands"] == [3, table.game.hands[1]]


def test_anybody_may_act_out_of_turn():
    table, _ = started(first=0)
    assert table.do({"type": "report"}) == [{"type": "reported", "count": 1}]
    assert table.entries()[0].player is None
    assert table.to_move == 0
    table.do({"type": "play", "card": 2})
    assert [entry.player for entry in table.entries()] == [None, 0]
    again(table)


def test_a_whole_game_with_rounds_and_the_end():
    table, _ = started(first=1)
    rounds = []
    while not table.over:
        rounds.append(table.game.round)
        table.do(table.legal()[1])
    assert rounds == [1, 1, 2, 2, 3, 3]
    assert sum(table.state()["scores"]) == sum(range(6))
    table.audit()
    again(table)


def test_options_depend_on_the_variant_and_so_does_the_number_of_players():
    table = Table()
    for names, variant in ((["A"], "pair"), (["A", "B"], "crowd"), (["A", "B", "C"], None)):
        with pytest.raises(Refused) as refusal:
            table.new("duel", names, {"variant": variant}, seed=SEED)
        assert (refusal.value.code, refusal.value.message) == ("bad_option", "Two play a pair, others a crowd.")
    table.new("duel", ["A", "B", "C", "D"], {"variant": "crowd"}, seed=SEED)
    assert table.options == {"variant": "crowd", "cards": 12}
    again(table)


def test_a_lone_player_gets_new_turns_and_rounds():
    table = Table()
    table.new("duel", ["A"], {"variant": "crowd"}, first=0, seed=SEED)
    table.do({"type": "play", "card": 0})
    assert (table.game.turn, table.game.round, table.to_move) == (2, 2, 0)
