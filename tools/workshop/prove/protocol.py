"""Lines of the table protocol, valid ones and mutated ones: one reply each, and what is refused changes nothing."""

import json
import random
from collections.abc import Callable

from shared_rules import registry
from shared_rules.protocol import Session
from tools.games import random_play
from tools.workshop.prove.damage import damaged
from tools.workshop.prove.trial import Found, reason_of, shortest

NAME = "protocol"
SHARE = 60
LINES = 60
ODD = (None, True, -1, 0, 7, 1 << 70, 1.5, "x", "\u202e", [], [0], [[0, 0]], {}, {"x": [{}]}, [1, 1], ["1"])
LACKING = b"    "
"""Blanks in front of a line mark an action that would do, were it whole."""
OPS = ("games", "legal", "state", "undo", "redo", "save", "load", "audit", "do", "new")


def _ask(session, op, **values):
    return json.loads(session.answer(json.dumps({"op": op, **values}).encode()))


def _seen(session):
    """What no refused line may change: the record, and the state as everybody sees it."""
    return _ask(session, "save"), _ask(session, "state")


def _line(session, chance):
    """A valid line or one that began as such."""
    table = session.table
    kind = chance.randrange(10)
    action = random_play.move(table, chance) if table.players and not table.over else None
    if action is not None and kind < 8:
        request = {"op": "do", "action": action}
    else:
        request = {"op": chance.choice(OPS)}
        if request["op"] == "new":
            request.update(random_play.setup(chance.choice(registry.GAMES)[0], chance))
        if request["op"] == "load":
            request["save"] = _ask(session, "save").get("save", "")
        if request["op"] == "undo" and chance.randrange(2):
            request["force"] = True
    if action and kind == 0:
        action = dict(action)
        del action[chance.choice(list(action))]
        return LACKING + json.dumps({"op": "do", "action": action}).encode()
    if chance.randrange(3) == 0:
        inside = request.get("action") if chance.randrange(2) and action else request
        inside = inside if isinstance(inside, dict) else request
        inside = dict(inside)
        inside[chance.choice([*inside, "as", "more"])] = chance.choice(ODD)
        request = {"op": "do", "action": inside} if "op" not in inside else inside
    line = json.dumps(request).encode()
    return damaged(line, chance)[1] if chance.randrange(4) == 0 else line


def _wrong(session, line):
    """What is wrong with the answer to one line; "" when nothing is."""
    before = _seen(session)
    text = session.answer(line)
    if not isinstance(text, str) or "\n" in text:
        return "the reply is not one line"
    reply = json.loads(text)
    if reply["ok"]:
        return "accepted without one of its fields" if line.startswith(LACKING) else ""
    if not reply["error"]["message"]:
        return "refused without a word"
    return "" if _seen(session) == before else "refused, and the state is another one"


def _comes_back(session):
    save, state = _seen(session)
    if not save["ok"]:
        return ""
    other = Session(random.Random(0).randbytes)
    reply = _ask(other, "load", save=save["save"])
    if not reply["ok"]:
        return "its own save is refused: " + reply["error"]["message"]
    return "" if _seen(other) == (save, state) else "the loaded game has another state"


def fault(lines: list[bytes]) -> str:
    """What goes wrong in a conversation; "" when nothing does."""
    session = Session(random.Random(0).randbytes)
    try:
        for line in lines:
            wrong = _wrong(session, line)
            if wrong:
                return f"{line!r}: {wrong}"
        return _comes_back(session)
    except Exception as error:
        return reason_of(error)


def run(chance: random.Random, until: Callable[[], bool]) -> Found:
    """Talk until `until()`; a case is a conversation."""
    found = Found()
    while not until() and not found.enough:
        session = Session(random.Random(0).randbytes)
        begin = {"op": "new", **random_play.setup(chance.choice(registry.GAMES)[0], chance)}
        lines = [json.dumps(begin).encode()]
        wrong = ""
        try:
            wrong = _wrong(session, lines[0])
            while not wrong and len(lines) < LINES:
                lines.append(_line(session, chance))
                wrong = _wrong(session, lines[-1])
            wrong = wrong or _comes_back(session)
        except Exception as error:
            wrong = reason_of(error)
        found.count("conversations")
        found.count("lines", len(lines))
        if wrong:
            reason, lines = shortest(lines, fault)
            found.failures.append((reason, [repr(line) for line in lines]))
    return found
