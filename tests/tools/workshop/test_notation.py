"""The notation of values that docs/protocol.md explains: what each form lets through."""

import fastjsonschema
import pytest

from tools.workshop.protocol import notation

NAMES = {"die": "die", "colour": "colour-of-game"}
DEFINITIONS = {"die": {"type": "integer", "minimum": 1, "maximum": 6}, "colour-of-game": {"enum": ["red", "blue"]}}


def holds(value, given):
    check = fastjsonschema.compile({**notation.schema(value, NAMES), "definitions": DEFINITIONS})
    try:
        check(given)
    except fastjsonschema.JsonSchemaException:
        return False
    return True


@pytest.mark.parametrize(
    ("value", "right", "wrong"),
    [
        ("35", [35], [34, "35", None]),
        ("0..5", [0, 5], [-1, 6, 1.5, True, "1"]),
        ("-2..", [-2, 99], [-3]),
        ("integer", [-9, 9], ["9", None]),
        ("'row' or 'column'", ["row", "column"], ["rows", None]),
        ("'row' or 3 or null", ["row", 3, None], ["3", 4]),
        ("null", [None], [0, ""]),
        ("boolean", [True, False], [0, "true"]),
        ("any", [None, 1, "x", []], []),
        ("text", ["", "x"], [1]),
        ("1..3 of character", ["x", "xyz"], ["", "wxyz", 1, ["x"]]),
        ("2 of character", ["xy"], ["x", "xyz"]),
        ("2.. of character", ["xy", "xyz"], ["x"]),
        ("/[.ox]{2}/", [".x"], [".", ".xo", "ab", 1]),
        ("die", [1, 6], [0, 7]),
        ("colour", ["red"], ["green"]),
        ("6 of die", [[1, 1, 2, 2, 3, 6]], [[1] * 5, [1] * 7, [0] * 6]),
        ("1..3 of different die", [[1], [1, 2, 3]], [[], [1, 1], [1, 2, 3, 4]]),
        ("0.. of colour", [[], ["red"] * 9], [["green"]]),
        ("[colour, 1..2]", [["red", 1]], [["red"], ["red", 3], ["red", 1, 1]]),
        ("2 of (0..9 or 2 of die) or null", [[0, [1, 2]], None], [[0], [0, [1]], 0]),
        ({"a": "die", "b?": "text"}, [{"a": 1}, {"a": 1, "b": "x"}], [{}, {"b": "x"}, {"a": 1, "c": 1}, []]),
        ({"/[A-Z]/": "die"}, [{}, {"A": 1, "B": 2}], [{"a": 1}, {"AA": 1}, {"A": 7}]),
    ],
    ids=str,
)
def test_a_value_lets_through_what_it_says(value, right, wrong):
    assert [given for given in right if not holds(value, given)] == []
    assert [given for given in wrong if holds(value, given)] == []
