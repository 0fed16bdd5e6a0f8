"""docs/protocol.md and docs/protocol.schema.json say what the referee does: the page's conversations are replayed, and
all golden transcripts follow the schema, strictly."""

import copy
import json
import re

import fastjsonschema
import pytest

from shared_rules import registry
from shared_rules.protocol import Session
from tools import places
from tools.workshop.goldens import transcripts

SCHEMA = json.loads((places.ROOT / "docs" / "protocol.schema.json").read_text(encoding="utf-8"))
TALKS = sorted(transcripts.FOLDER.rglob("*.txt"))
PAGE = transcripts.PAGE.read_text(encoding="utf-8")


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


def test_the_page_has_the_replies_that_its_requests_get():
    assert transcripts.page_asked_again(PAGE) == PAGE, "python -m tools.workshop.goldens.transcripts writes them anew"


def test_the_page_tells_of_every_key_type_and_code():
    for line in registry.GAMES:
        assert f"(`{line[0]}`, " in PAGE, "docs/protocol.md does not tell of this game"
    told = set(re.findall(r"\w+", " ".join(re.findall(r"`[^`]+`", PAGE))))
    assert words_of_the_schema() <= told


def words_of_the_schema():
    """All keys of actions, events, states and options, all types and codes, that the schema knows."""
    found = set()
    pending = [SCHEMA["definitions"]]
    while pending:
        part = pending.pop()
        if isinstance(part, dict):
            found |= {key for key in part.get("properties", {}) if isinstance(key, str)}
            found |= {word for word in (part.get("const"), *part.get("enum", ())) if isinstance(word, str)}
            pending += part.values()
        elif isinstance(part, list):
            pending += part
    return {word for word in found if re.fullmatch(r"[a-z_]{3,}", word)} - BOXES


BOXES = set(SCHEMA["definitions"]["box"]["enum"])


@pytest.mark.parametrize("path", TALKS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_transcripts_follow_the_schema(path):
    for request, reply in exchanges(path):
        assert holds(REPLY, reply), reply
        assert holds(REQUEST, request) or not reply["ok"], request


def test_what_is_played_by_chance_follows_the_schema_with_whole_lists():
    for line in registry.GAMES:
        for dice in ("device", "table"):
            lines = transcripts.random_game(line[0], dice)
            session = Session(None)
            for asked in lines[::2]:
                reply = json.loads(session.answer(asked[2:].encode()))
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
