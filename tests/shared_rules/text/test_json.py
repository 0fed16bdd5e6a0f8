"""The project's JSON writer and reader against Python's own, and where Python's own is too lenient or too weak."""

import json
import random

import pytest

from shared_rules.text import canonical_json, json_reader
from shared_rules.text.json_reader import UNUSABLE

LETTERS = [*'aZ0 "\\/\b\f\n\r\t\x00\x1f\x7f\x80é\u2028\uffff🎲\U0010ffff']


def random_text(chance):
    return "".join(chance.choice(LETTERS) for _ in range(chance.randrange(6)))


def random_value(chance, depth):
    kind = chance.randrange(8 if depth else 6)
    if kind == 0:
        return chance.choice([None, True, False])
    if kind in (1, 2):
        return chance.choice([chance.randrange(-3, 12), chance.randrange(-(10**18) + 1, 10**18)])
    if kind < 6:
        return random_text(chance)
    size = chance.randrange(5)
    if kind == 6:
        return [random_value(chance, depth - 1) for _ in range(size)]
    return {random_text(chance): random_value(chance, depth - 1) for _ in range(size)}


def no_json(word):
    raise ValueError(word)


def short_integer(digits):
    return int(digits) if len(digits.lstrip("-")) <= json_reader.LONGEST_INTEGER else UNUSABLE


def python_text(value):
    """What the spec asks for, by Python's own writer. It escapes 0x7f too, a control character."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def test_writer_agrees_with_python_on_random_values_and_reader_reads_them_back():
    chance = random.Random(1)
    for _ in range(3000):
        value = random_value(chance, 5)
        text = canonical_json.write(value)
        assert text == python_text(value)
        assert json_reader.read(text) == value


def test_reader_takes_every_way_of_writing_a_value():
    chance = random.Random(2)
    for _ in range(2000):
        value = random_value(chance, 4)
        indent = chance.choice([None, 0, 1])
        text = json.dumps(value, indent=indent, ensure_ascii=chance.random() < 0.5)
        assert json_reader.read(text.encode()) == value
        assert json_reader.read(text.replace("\n", "\r\n\t")) == value


def test_reader_agrees_with_python_on_what_is_json_at_all():
    """Texts one slip away from JSON: cut, with a character changed, put in or left out."""
    chance = random.Random(3)
    refused = 0
    for _ in range(6000):
        text = json.dumps(random_value(chance, 3), ensure_ascii=False)
        for _ in range(chance.randrange(1, 3)):
            at = chance.randrange(len(text) + 1)
            text = text[:at] + chance.choice(["", *'{}[],:"\\u01e.-tn \x01']) + text[at + chance.randrange(2) :]
        try:
            wanted = json.loads(text, parse_constant=no_json, parse_float=lambda _: UNUSABLE, parse_int=short_integer)
        except ValueError:
            refused += 1
            with pytest.raises(ValueError):
                json_reader.read(text)
        else:
            assert json_reader.read(text) == wanted
    assert 1000 < refused < 5500


def test_writer_takes_tuples_as_lists_and_nothing_that_json_has_not():
    assert canonical_json.write((1, (2, "x"), ())) == '[1,[2,"x"],[]]'
    for value in (1.5, b"x", {1, 2}, [object()]):
        with pytest.raises(TypeError):
            canonical_json.write(value)


def test_writer_has_no_limit_of_depth():
    value = []
    for _ in range(50000):
        value = [value]
    assert canonical_json.write(value) == "[" * 50001 + "]" * 50001


def test_lone_surrogates_go_round():
    for text in ("\ud800", "\udc00x", "\ud83d\ud83c\udfb2", "\udfb2\ud83c"):
        written = canonical_json.write(text)
        assert written == json.dumps(text)
        assert json_reader.read(written) == json.loads(written)


def test_reader_refuses_what_python_allows():
    for text in ("NaN", "Infinity", "-Infinity", "[1,NaN]"):
        with pytest.raises(ValueError):
            json_reader.read(text)


def test_reader_takes_the_later_of_two_equal_keys():
    assert json_reader.read('{"a":1,"b":2,"a":3}') == {"a": 3, "b": 2}


@pytest.mark.parametrize("text", ["1.0", "1e0", "-0.5", "1E+2", "0e-9", "1" * 19, "-" + "9" * 19, "1" * 20000])
def test_numbers_that_no_request_can_use(text):
    assert json_reader.read(text) is UNUSABLE
    assert json_reader.read(f'{{"a":[{text}]}}') == {"a": [UNUSABLE]}


def test_every_boundary_of_utf8_is_judged_as_python_does():
    chance = random.Random(4)
    boundaries = bytes.fromhex("007f808f909fa0bfc0c1c2dfe0e1ecedeeeff0f1f3f4f5ff")
    for _ in range(20000):
        data = bytes(chance.choice(boundaries) for _ in range(chance.randrange(1, 6)))
        try:
            data.decode("utf-8")
        except UnicodeDecodeError:
            with pytest.raises(ValueError):
                json_reader.check_utf8(data)
        else:
            json_reader.check_utf8(data)


def test_deep_nesting_is_json_but_costs_nothing():
    deep = json_reader.read(b"[" * 100000 + b"]" * 100000)
    depth = 0
    while isinstance(deep, list):
        deep = deep[0]
        depth += 1
    assert deep is UNUSABLE
    assert depth == json_reader.DEEPEST
    assert json_reader.read(b'{"a":' * 30000 + b"1" + b"}" * 30000 + b" ")
    for text in (
        b"[" * 100000,
        b"[" * 500 + b"]" * 499,
        b"[" * 500 + b"]" * 499 + b"}",
        b"[" * 500 + b'{"a" 1}' + b"]" * 500,
    ):
        with pytest.raises(ValueError):
            json_reader.read(text)
