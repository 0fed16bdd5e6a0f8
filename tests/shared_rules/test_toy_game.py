"""A new game needs nothing but its module and a line in the registry: Pig, with which `new-game` begins, through the
protocol."""

import json

import pytest

from shared_rules import registry
from shared_rules.protocol import Session
from shared_rules.table.dice_stream import DiceStream
from tests import toy_game

SEED = "ab" * 16


@pytest.fixture
def ask(monkeypatch):
    monkeypatch.setattr(registry, "GAMES", (*registry.GAMES, toy_game.LINE))
    session = Session(bytes)

    def send(op, **values):
        return json.loads(session.answer(json.dumps({"op": op, **values}).encode()))

    return send


def test_the_game_is_listed(ask):
    assert ask("games")["games"][-1] == {
        "id": "my_game",
        "name": "My Game",
        "players": [2, 6],
        "options": {"goal": 100},
    }


def test_the_game_is_played_undone_saved_loaded_and_audited(ask):
    reply = ask("new", game="my_game", players=["Ann", "Ben", "Cy"], options={"goal": 30}, seed=SEED)
    stream = DiceStream(SEED)
    first = stream.bounded(3)
    assert reply["events"] == [{"type": "first", "player": first}, {"type": "turn", "player": first, "round": 1}]
    saves = 0
    while reply["phase"] != "over":
        pot = ask("state")["state"]["pot"]
        legal = ask("legal")["actions"]
        assert legal == ([{"type": "roll"}, {"type": "bank"}] if pot else [{"type": "roll"}])
        before = ask("state")
        if pot < 10:
            reply = ask("do", action={"type": "roll"})
            assert reply["events"][0]["dice"] == stream.roll([6])
            assert ask("undo")["error"]["code"] == "undo_crosses_roll"
            continue
        reply = ask("do", action={"type": "bank"})
        assert ask("undo")["events"] == reply["events"]
        assert ask("state") == before
        assert ask("redo") == reply
        state = ask("state")
        assert ask("load", save=ask("save")["save"])["ok"]
        assert ask("state") == state
        saves += 1
    assert saves > 5
    assert reply["events"][-1]["type"] == "game_over"
    assert reply["events"][-1]["scores"] == ask("state")["state"]["scores"]
    assert ask("audit") == {"ok": True, "seed": SEED}


def test_the_game_refuses_in_its_own_words(ask):
    assert ask("new", game="my_game", players=["A"])["error"] == {
        "code": "bad_option",
        "message": "My Game is for 2 to 6 players.",
    }
    wrong = ask("new", game="my_game", players=["A", "B"], options={"goal": 5})
    assert wrong["error"] == {"code": "bad_option", "message": "The goal must be a number from 10 to 1000."}
    ask("new", game="my_game", players=["A", "B"], dice="table", first=1)
    wrong = ask("do", action={"type": "bank"})
    assert wrong["error"] == {"code": "illegal", "message": "There is nothing to bank yet: roll."}
    assert ask("do", action={"type": "roll"})["error"]["message"] == (
        'Roll and enter one die: "dice" must be a list of what they show.'
    )
    assert ask("do", action={"type": "roll", "dice": [7]})["error"]["message"] == "A die must show 1 to 6."
    assert ask("do", action={"type": "roll", "dice": [1]})["to_move"] == 0


def test_a_game_without_options_says_so(ask, monkeypatch):
    rules = registry.find("my_game")
    monkeypatch.setattr(rules, "default_options", lambda: {})
    monkeypatch.setattr(rules, "resolve_options", super(rules, rules).resolve_options)
    wrong = ask("new", game="my_game", players=["A", "B"], options={"goal": 5})
    assert wrong["error"] == {"code": "bad_option", "message": "My Game has no options."}
