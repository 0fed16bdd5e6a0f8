"""Who is awaited, in Cross Rows and in other games."""

from shared_rules.table.table import Table
from tests.shared_rules.cross_rows.play import BLOCKED, Play
from tests.shared_rules.tables import finished, started


def asked(players=4, first=2):
    """In `white`, sum 9; seat 0 is not asked."""
    play = Play(players, first).have(0, red=BLOCKED, yellow=BLOCKED, green=BLOCKED, blue=BLOCKED)
    play.roll(4, 5, 1, 2, 3, 4)
    return play


def test_awaited_are_those_who_may_act_from_the_active_player_on():
    play = asked()
    game = play.table.game
    assert game.awaited() == [2, 3, 1]
    play.skip(3)
    assert game.awaited() == [2, 1]
    play.rest()
    assert game.awaited() == [2]
    play.skip(2)
    assert game.awaited() == [3]
    game.penalties = [0, 0, 0, 3]
    play.idle()
    assert play.table.over and play.table.game.awaited() == []


def test_in_other_games_the_player_to_move_is_awaited():
    assert started().game.awaited() == [0]
    assert finished().game.awaited() == []
    table = Table()
    table.new("shape_cards", ["Ann", "Ben"], seed="0" * 32)
    assert table.to_move is None and table.game.awaited() == []
