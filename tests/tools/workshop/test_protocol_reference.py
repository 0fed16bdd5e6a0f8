"""docs/protocol.md and docs/protocol.schema.json are made of what the games declare, and say what the referee does: all
conversations follow the schema, strictly, and nothing is told that is not declared.
"""

import copy
import functools
import json
import re

import fastjsonschema
import pytest

from shared_rules import protocol, registry
from tests.test_documents import headings
from tests.tools.workshop.conversations import Conversations
from tools import places
from tools.refusal import Refusal
from tools.workshop.goldens import protocol as written
from tools.workshop.goldens import transcripts
from tools.workshop.protocol import declaration, reference, schema

SCHEMA = json.loads(written.SCHEMA.read_text(encoding="utf-8"))
TALKS = sorted(transcripts.FOLDER.rglob("*.txt"))
GAMES = [line[0] for line in registry.GAMES]


def checker(definition):
    return fastjsonschema.compile({**SCHEMA, "anyOf": [{"$ref": f"#/definitions/{definition}"}]})


REQUEST, REPLY = checker("request"), checker("reply")


def holds(check, value):
    try:
        check(value)
    except fastjsonschema.JsonSchemaException:
        return False
    return True


def exchanges(path):
    """(request, reply) of each line of a transcript that holds JSON; None for a request that is none."""
    for asked, reply in transcripts.read(path):
        if not reply.startswith(b"#"):
            try:
                request = json.loads(asked)
            except ValueError:
                request = None
            yield request, json.loads(reply)


@functools.cache
def played(game):
    """(request, reply) of random games of a game, with each kind of dice, and lists of any length."""
    found = []
    for dice in ("device", "table"):
        session = protocol.Session(None)
        for line in transcripts.random_game(game, dice)[::2]:
            found.append((json.loads(line[2:]), json.loads(session.answer(line[2:].encode()))))
    return found


def conversations_of(game, declared=None):
    """What a game tells in all its golden transcripts and in random games."""
    found = Conversations(game, declared)
    for path in [path for path in TALKS if path.stem.startswith(game + "_")]:
        for request, reply in exchanges(path):
            found.line(request, reply)
    for request, reply in played(game):
        found.line(request, reply)
    return found


@pytest.mark.parametrize("path", [written.PAGE, written.SCHEMA], ids=lambda path: path.name)
def test_the_documents_are_made_of_the_declarations(path):
    right = path.read_text(encoding="utf-8") == written.documents()[path]
    assert right, f"{path.name} is not as declared: python -m tools.workshop.goldens.protocol writes it anew"


def test_the_requests_and_codes_are_those_of_the_session():
    declared = declaration.shared()
    requests = {op: tuple(key.rstrip("?") for key in each.get("keys", {})) for op, each in declared["requests"].items()}
    assert requests == {op: keys for op, (keys, _answer) in protocol._OPERATIONS.items()}
    codes = {reply["error"]["code"] for path in TALKS for _request, reply in exchanges(path) if "error" in reply}
    assert codes | {"no_answer", "bad_json"} == set(declared["errors"])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_tells_what_it_declares_and_nothing_else(game):
    found = conversations_of(game)
    assert not found.faults, "\n".join(found.faults)
    assert not found.unseen(), f"{declaration.name_of(game)} declares it, and no transcript of {game} shows it"


def without(part, name, key=None):
    """A change of a declaration: an entry less, or a key of one."""

    def change(declared):
        where = declared[part] if key is None else declared[part][name]["keys"]
        del where[name if key is None else key]

    return change


def other(part, name, **values):
    return lambda declared: declared[part][name].update(values)


FORGOTTEN = [
    (without("events", "marked"), '"events" lacks "marked"'),
    (without("events", "marked", "cells"), '"events", "marked" lacks "cells"'),
    (other("events", "penk", notice=False), '"events", "penk" lacks "notice"'),
    (
        other("events", "rolled", keys={"player": "seat", "dice": "5 of die"}),
        '"events", "rolled", "dice" is "5 of die"',
    ),
    (other("events", "skipped", keys={"player": "seat", "why": "text"}), '"events", "skipped" has "why"'),
    (without("actions", "eliminate"), '"actions" lacks "eliminate"'),
    (other("actions", "mark", listed=False), '"actions", "mark" is listed by legal()'),
    (other("actions", "reroll", adds={}), '"actions", "reroll" lacks "at"'),
    (other("actions", "roll", phases=["decide"]), 'no entry of "actions" has the phase "roll"'),
    (without("state", "last_round"), '"state" lacks "last_round"'),
    (other("state", "sheets", value="2..4 of text"), '"state", "sheets" is "2..4 of text"'),
    (without("options", "values"), '"options" lacks "values"'),
]


@pytest.mark.parametrize(("change", "why"), FORGOTTEN, ids=[why for _change, why in FORGOTTEN])
def test_what_a_game_forgot_is_named_with_its_file_and_what_mends_it(change, why):
    declared = declaration.of_game("penk")
    change(declared)
    faults = conversations_of("penk", declared).faults
    assert any(
        fault.startswith(f"shared_rules/penk/protocol.json: {why}") and declaration.SECTION in fault for fault in faults
    ), faults


def test_the_section_that_faults_name_is_there():
    file, heading = declaration.SECTION.split("#")
    assert heading in headings(places.ROOT / file)


def test_a_declaration_that_lacks_what_a_game_tells_makes_a_schema_that_refuses_it():
    common, games = declaration.shared(), declaration.of_games()
    del games["penk"]["events"]["marked"]
    check = fastjsonschema.compile(schema.document(common, games))
    refused = [reply for _request, reply in played("penk") if not holds(check, reply)]
    assert refused and all('"marked"' in json.dumps(reply) for reply in refused)


def test_one_game_more_is_one_declaration_more(monkeypatch):
    """Nothing about a game stands elsewhere: with one game in the registry no document knows of another."""
    monkeypatch.setattr(registry, "GAMES", registry.GAMES[-1:])
    common, games = declaration.shared(), declaration.of_games()
    text = json.dumps(schema.document(common, games)) + "".join(reference.parts(common, games).values())
    for game in GAMES[:-1]:
        assert game not in text
    assert f"options-of-{GAMES[-1]}" in text and f"(`{GAMES[-1]}`, " in text


BROKEN = [
    (lambda declared: declared.pop("state"), '"state" is missing'),
    (lambda declared: declared.update(event={}), '"event" is none of options, actions'),
    (other("events", "marked", notices=True), '"events", "marked" has other keys than keys, notice, text'),
    (other("actions", "mark", phases=[]), '"actions", "mark" lacks "phases"'),
    (lambda declared: declared["state"].update(dice={"text": "six"}), '"state", "dice" lacks "value"'),
    (other("state", "dice", value="6 of dye"), "'6 of dye' has 'dye', which is no value"),
    (lambda declared: declared.update(types={"seat": {"value": "0..1"}}), '"types", "seat" is a name that all games'),
    (lambda declared: declared.update(conversation={"requests": []}), '"conversation" has other keys than title'),
]


@pytest.mark.parametrize(("change", "why"), BROKEN)
def test_a_declaration_that_cannot_be_read_is_refused(change, why):
    declared = declaration.of_game("penk")
    change(declared)
    with pytest.raises(Refusal) as refusal:
        declaration.check("penk", declared)
    assert str(refusal.value).startswith("shared_rules/penk/protocol.json: ")
    assert why in str(refusal.value) and declaration.SECTION in str(refusal.value)


def test_a_game_without_a_declaration_is_told_so(tmp_path, monkeypatch):
    monkeypatch.setattr(places, "ROOT", tmp_path)
    with pytest.raises(Refusal, match=r"shared_rules/penk/protocol\.json is missing; docs/add-a-game\.md#"):
        declaration.of_game("penk")


@pytest.mark.parametrize("path", TALKS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_transcripts_follow_the_schema(path):
    for request, reply in exchanges(path):
        assert holds(REPLY, reply), f"{path.name}: docs/protocol.schema.json has no such reply: {reply}"
        assert holds(REQUEST, request) or not reply["ok"], f"{path.name}: the schema has no such request: {request}"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_played_by_chance_follows_the_schema_with_whole_lists(game):
    for _request, reply in played(game):
        assert holds(REPLY, reply), reply


def changed(value):
    """Copies of a JSON value, each with one key of it, at any depth, called differently, with another kind of value, or
    one too many. Of long lists the beginning stands for the rest."""
    if isinstance(value, dict):
        yield {**value, "odd": 1}
    for key in value if isinstance(value, dict) else range(min(3, len(value))):
        if isinstance(value, dict):
            other = copy.copy(value)
            other[key + "s"] = other.pop(key)
            yield other
        for part in changed(value[key]) if isinstance(value[key], (dict, list)) else ({"odd": 1},):
            other = copy.copy(value)
            other[key] = part
            yield other


@pytest.mark.parametrize("path", [path for path in TALKS if path.parent.name == "examples"], ids=lambda path: path.stem)
def test_a_wrong_key_or_kind_anywhere_breaks_the_schema(path):
    seen = set()
    for request, reply in exchanges(path):
        for check, value in ((REQUEST, request), (REPLY, reply)):
            shape = shape_of(value)
            if shape not in seen and reply["ok"]:
                seen.add(shape)
                for wrong in changed(value):
                    assert not holds(check, wrong), wrong
    assert len(seen) > 10


def shape_of(value):
    """What two lines have in common that differ in numbers only."""
    return re.sub(r"\d+", "0", json.dumps(value, sort_keys=True))
