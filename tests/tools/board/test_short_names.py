"""Private names become short ones, and nothing else changes."""

import ast

import pytest

from tools import places
from tools.board.short_names import shorten


def short(**modules):
    return shorten({name.replace("__", "."): text for name, text in modules.items()})


def test_private_names_are_shortened_wherever_they_stand():
    text = "def _first(value):\n    return value._width + _first(value)\n\n\nclass _Box:\n    _width = 1\n"
    assert short(a=text)["a"] == "def _b(value):\n    return value._c + _b(value)\n\n\nclass _a:\n    _c = 1\n"


@pytest.mark.parametrize(
    "text",
    [
        "width = 1\n",
        "class A:\n    def __init__(self):\n        pass\n",
        "for _ in (1, 2):\n    pass\n",
        "_SIZE = const(4)\nb = _SIZE\n",
    ],
)
def test_public_names_double_underscores_and_constants_stay(text):
    assert short(a=text)["a"] == text


@pytest.mark.parametrize(
    "text", ['_head = 1\nkept = ("_head",)\n', "_head = 1\nkept = b'_head'\n", '_head = 1\nsaid = f"{_head}"\n']
)
def test_a_name_that_is_in_a_string_stays(text):
    assert short(a=text)["a"] == text


def test_a_docstring_is_no_such_string():
    assert short(a='"""About _head."""\n_head = 1\n')["a"].endswith("\n_a = 1\n")


def test_modules_that_know_each_other_share_no_short_name():
    for base in ("base", "the_base"):  # before and behind the heir in the alphabet
        found = short(
            **{base: "class A:\n    def _one(self):\n        pass\n"},
            heir=f"from {base} import A\n\n\nclass B(A):\n    def _two(self):\n        pass\n",
        )
        assert ("_a" in found[base]) is not ("_a" in found["heir"])
    grandchild = short(a="_one = 1\n", b="import a\n", c="from b import x\n_two = 2\n")
    assert grandchild["a"] == "_a = 1\n" and grandchild["c"] == "from b import x\n_b = 2\n"


def test_modules_that_do_not_may():
    assert short(a="_one = 1\n", b="_two = 2\n") == {"a": "_a = 1\n", "b": "_a = 2\n"}


def test_a_name_of_several_modules_is_the_same_in_all():
    assert short(a="_x1 = 1\n", b="from a import _x1\n_x2 = _x1\n", c="_x3 = 3\n") == {
        "a": "_a = 1\n",
        "b": "from a import _a\n_b = _a\n",
        "c": "_b = 3\n",
    }


def test_a_short_name_never_means_two_things():
    assert short(a="_a = 1\n_long = 2\n", b="_a = 3\n")["a"] == "_b = 1\n_c = 2\n"


def test_what_is_no_python_is_handed_on():
    assert short(a="def (:\n", b="_one = 1\n") == {"a": "def (:\n", "b": "_a = 1\n"}


@pytest.mark.thorough
def test_all_sources_still_parse_and_mean_the_same_but_for_names():
    sources = {
        ".".join(source.relative_to(places.ROOT).with_suffix("").parts): source.read_text(encoding="utf-8")
        for package in ("firmware", "shared_rules")
        for source in (places.ROOT / package).rglob("*.py")
    }
    assert "firmware.app" in sources and "shared_rules.registry" in sources
    written = shorten(sources)
    for name, text in sources.items():
        before, after = list(ast.walk(ast.parse(text))), list(ast.walk(ast.parse(written[name])))
        assert [type(node) for node in before] == [type(node) for node in after], name
        names = {}
        for old, new in zip(before, after):
            for field in ("id", "attr", "name", "arg"):
                if isinstance(getattr(old, field, None), str):
                    assert names.setdefault(getattr(old, field), getattr(new, field)) == getattr(new, field), name
        assert len(set(names.values())) == len(names), name
