"""The protocol: every error code, and which of two errors is reported."""

import json

import pytest

from shared_rules.protocol import LONGEST_LINE, LONGEST_LOAD, Session

SEED = "0" * 32
NEW = {"op": "new", "game": "penk", "players": ["Ann", "Ben"], "first": 0, "dice": "table", "seed": SEED}
ROLL = {"type": "roll", "dice": [1, 2, 3, 4, 5, 6]}


@pytest.fixture
def session():
    return Session(bytes)


def send(session, line):
    reply = session.answer(line if isinstance(line, bytes) else line.encode())
    assert "\n" not in reply and reply.isascii()
    value = json.loads(reply)
    assert reply == json.dumps(value, sort_keys=True, separators=(",", ":"))
    if not value["ok"]:
        assert sorted(value) == ["error", "ok"] and sorted(value["error"]) == ["code", "message"]
        assert value["error"]["message"][0].isupper() or value["error"]["message"][0] == '"'
        assert value["error"]["message"].endswith(".")
    return value


def ask(session, op, **values):
    return send(session, json.dumps({"op": op, **values}))


def code(session, op, **values):
    reply = ask(session, op, **values)
    return reply["error"]["code"] if not reply["ok"] else "ok"


def new_code(session, **changes):
    return code(session, **{**NEW, **changes})


def started(session):
    assert send(session, json.dumps(NEW))["ok"]
    return session


def over(session):
    started(session)
    for column in (1, 1, 2, 2):
        ask(session, "do", action={"type": "roll", "dice": [6] * 6})
        reply = ask(session, "do", action={"type": "eliminate", "column": column})
    assert reply["phase"] == "over"
    return session


@pytest.mark.parametrize(
    "line",
    [
        b"", b"   ", b"\r", b"[]", b'"games"', b"null", b"1", b"{", b'{"op"}', b'{"op":"games"}}', b"\xff",
        b'{"op":"games"} x', b'{"a":NaN}',
    ],
)  # fmt: skip
def test_bad_json(session, line):
    started(session)
    assert send(session, line)["error"]["code"] == "bad_json"
    assert ask(session, "state")["ok"]


def test_lines_that_are_too_long(session):
    def padded(text, length):
        return text[:-1] + " " * (length - len(text)) + "}"

    games = '{"op":"games"}'
    assert send(session, padded(games, LONGEST_LINE))["ok"]
    assert send(session, padded(games, LONGEST_LINE + 1))["error"]["code"] == "bad_json"
    started(session)
    load = json.dumps({"op": "load", "save": ask(session, "save")["save"]})
    assert send(session, padded(load, LONGEST_LOAD))["ok"]
    assert send(session, padded(load, LONGEST_LOAD + 1))["error"]["code"] == "bad_json"
    assert send(session, padded('{"op":"load","save":1}', LONGEST_LOAD))["error"]["code"] == "bad_request"
    assert send(session, b"x" * (LONGEST_LINE + 1))["error"]["code"] == "bad_json"


def test_bytes_are_counted_not_characters(session):
    line = '{"op":"games","é":"' + "é" * (LONGEST_LINE // 2 - 20) + '"}'
    assert len(line) < LONGEST_LINE
    assert code(session, "games", **{"é": 1}) == "bad_request"
    assert send(session, line)["error"]["code"] == "bad_request"
    assert send(session, line.replace("é", "éé"))["error"]["code"] == "bad_json"


@pytest.mark.parametrize("op", ["", "Games", "games ", "undo_all", None, 1, True, [], {}, ["games"], 1.5])
def test_unknown_op(session, op):
    assert code(session, op) == "bad_request"
    assert send(session, "{}")["error"]["code"] == "bad_request"


@pytest.mark.parametrize("op", ["games", "new", "do", "legal", "state", "undo", "redo", "save", "load", "audit"])
def test_a_key_that_the_op_does_not_take(session, op):
    for key in ("x", "", "Op", "as " if op == "state" else "as", "force " if op == "undo" else "force"):
        assert code(session, op, **{key: 1}) == "bad_request", key
    started(session)
    assert code(session, op, x=None) == "bad_request"


WRONG_IN_NEW = {
    "players": [None, "Ann", {"0": "Ann"}, 2],
    "first": [-1, 2, True, False, "0", 0.0, [], 10**20],
    "dice": ["", "Table", 6, ["table"], False],
    "seed": ["", "0" * 31, "0" * 33, "A" * 32, "g" * 32, 0, [SEED], "0" * 31 + " "],
}
WRONG_NAMES = [None, 1, ["B"], "", " ", "\u00a0\u2003", "1234567890123", "a\n", "\x1f", "a\u0000"]


@pytest.mark.parametrize(
    "changes",
    [{key: value} for key, values in WRONG_IN_NEW.items() for value in values]
    + [{"players": ["Ann", name]} for name in WRONG_NAMES],
)
def test_wrong_values_in_new(session, changes):
    assert new_code(session, **changes) == "bad_request"
    # The form is judged before the game is.
    assert new_code(session, **{"game": "chess", "options": [], **changes}) == "bad_request"


@pytest.mark.parametrize(
    "names",
    [
        ["A", "A"], ["123456789012", "a b"], ["\U0001f3b2" * 12, "\u00e9" * 12], ["\ud800", "\x7f"], [" x", "x "],
        ["\u200b", "\u0080"],
    ],
)  # fmt: skip
def test_names_that_are_right(session, names):
    assert new_code(session, players=names) == "ok"
    assert ask(session, "state")["state"]["players"] == names
    save = ask(session, "save")["save"]
    assert ask(session, "load", save=save)["ok"]
    assert ask(session, "state")["state"]["players"] == names


def test_what_new_may_leave_out(session):
    assert code(session, "new", game="penk", players=["A", "B"]) == "ok"
    assert code(session, "new", game="penk", players=["A", "B"], options=None, first=None, dice=None, seed=None) == "ok"
    assert ask(session, "state")["state"]["dice_from"] == "device"
    assert code(session, "new", players=["A", "B"]) == "unknown_game"
    assert code(session, "new", game="penk") == "bad_request"


@pytest.mark.parametrize("game", ["", "Penk", "penk ", None, 1, True, ["penk"], {}])
def test_unknown_game(session, game):
    assert new_code(session, game=game) == "unknown_game"
    assert new_code(session, game=game, options=[]) == "unknown_game"


def test_no_game(session):
    for op in ("legal", "state", "undo", "redo", "save", "audit"):
        assert code(session, op) == "no_game"
    assert code(session, "do", action=ROLL) == "no_game"
    assert code(session, "do", action={}) == "no_game"
    assert code(session, "undo", force=True) == "no_game"
    assert code(session, "state", **{"as": 0}) == "no_game"


def test_the_form_is_judged_before_the_game(session):
    assert code(session, "do") == "bad_request"
    assert code(session, "do", action=[]) == "bad_request"
    assert code(session, "undo", force=1) == "bad_request"
    assert code(session, "state", **{"as": "0"}) == "bad_request"
    assert code(session, "audit", seed=1) == "bad_request"
    over(session)
    assert code(session, "do", action=1) == "bad_request"
    assert code(session, "undo", force=None) == "bad_request"


@pytest.mark.parametrize("action", [None, [], "roll", 1, True, 1.5])
def test_an_action_is_an_object(session, action):
    assert code(started(session), "do", action=action) == "bad_request"


@pytest.mark.parametrize(
    "action",
    [
        {}, {"type": None}, {"type": "Roll"}, {"type": 1}, {"type": ["roll"]}, {"type": {}}, {"dice": [1] * 6},
        {"type": "roll"}, {**ROLL, "player": 0}, {**ROLL, "at": [0]},
    ]
    + [
        {"type": "roll", "dice": [1, 2, 3, 4, 5, True]}, {"type": "roll", "dice": [1.0] * 6},
        {"type": "roll", "dice": None}, {"type": "mark", "cells": [[1, 1]]}, {"type": "stop"},
    ],
)  # fmt: skip
def test_illegal(session, action):
    started(session)
    before = ask(session, "state")
    assert code(session, "do", action=action) == "illegal"
    assert ask(session, "state") == before
    assert code(over(session), "do", action=action) == "illegal"


def test_state_as_a_player(session):
    started(session)
    assert ask(session, "state", **{"as": 1}) == ask(session, "state")
    for wrong in (2, -1, 256, True, False, None, "1", [], 1.0, 10**30):
        assert code(session, "state", **{"as": wrong}) == "bad_request"


def test_undo_codes(session):
    started(session)
    assert code(session, "undo") == "nothing_to_undo"
    assert code(session, "undo", force=True) == "nothing_to_undo"
    assert code(session, "redo") == "nothing_to_redo"
    ask(session, "do", action=ROLL)
    assert code(session, "undo", force=False) == "ok"
    assert new_code(session, dice="device") == "ok"
    ask(session, "do", action={"type": "roll"})
    assert code(session, "undo") == "undo_crosses_roll"
    assert code(session, "undo", force=False) == "undo_crosses_roll"
    assert code(session, "undo", force=True) == "ok"
    assert code(session, "redo") == "ok"


def test_load_codes(session):
    for wrong in (None, 1, [], {}, True):
        assert code(session, "load", save=wrong) == "bad_request"
    assert code(session, "load") == "bad_request"
    assert code(session, "load", save="") == "bad_save"
    started(session)
    ask(session, "do", action=ROLL)
    before = ask(session, "state")
    assert code(session, "load", save="nonsense") == "bad_save"
    assert ask(session, "state") == before
    save = ask(session, "save")["save"]
    assert ask(session, "load", save=save + "nonsense")["restored"] == 1
    assert ask(session, "load", save=save[:-9])["restored"] == 0


def test_audit_codes(session):
    assert code(started(session), "audit") == "not_over"
    over(session)
    assert ask(session, "audit") == {"ok": True, "seed": SEED}
    assert code(session, "undo", force=True) == "nothing_to_undo"
    assert ask(session, "audit") == {"ok": True, "seed": SEED}
    assert new_code(session) == "ok"
    assert code(session, "audit") == "not_over"


def test_a_device_without_memory_for_a_request_goes_on(session):
    def no_memory(count):
        raise MemoryError

    short = Session(no_memory)
    assert code(short, "new", game="penk", players=["A", "B"]) == "bad_json"
    assert code(short, "games") == "ok"
