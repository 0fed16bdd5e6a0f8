"""Each type of event of each game has one function that says what people must do or know."""

import json
from types import SimpleNamespace

import pytest

from firmware import instructions, loading
from shared_rules import registry
from tools import places

GAMES = [line[0] for line in registry.GAMES]


def declared(*folder):
    text = places.ROOT.joinpath("shared_rules", *folder, "protocol.json").read_text(encoding="utf-8")
    return set(json.loads(text)["events"])


def test_what_all_games_have_is_handled_for_all():
    assert set(instructions.OF_ALL_GAMES) == declared()


@pytest.mark.parametrize("game", GAMES)
def test_each_event_that_a_game_declares_has_its_function_and_no_other_has(game):
    handled = set(loading.screens_of(game).EVENTS) - declared()
    owed, unknown = declared(game) - handled, handled - declared(game)
    where = f"firmware/games/{game}/game.py"
    assert not owed, f"{where}: EVENTS lacks {', '.join(sorted(owed))}; docs/add-a-game.md#2-on-the-handheld"
    assert not unknown, f"{where}: {', '.join(sorted(unknown))} is in no reply of the rules"


def test_an_event_that_nobody_knows_is_an_error():
    app = SimpleNamespace(game=SimpleNamespace(screens=loading.screens_of("yacht")))
    with pytest.raises(KeyError):
        instructions.of(app, instructions.DO, [{"type": "exploded"}], None)
