"""Names become MicroPython's own or short ones, and nothing else changes."""

import ast
import re

import pytest

from tools import places
from tools.board import short_names
from tools.board.device_files import device_sources, files_to_pack, names_in_flash
from tools.board.short_names import shorten

BOARD = "waveshare_pico_lcd_1_3"
LOOK_INTO_MODULES = (
    "tools/bench/inside.py",
    "tools/bench/marks.py",
    "tests/emulated/test_same_pictures.py",
    "tests/emulated/test_spi_bus.py",
)


def short(in_flash=(), kept=(), **modules):
    return shorten({name.replace("__", "."): text for name, text in modules.items()}, in_flash, kept)


TEXT = "def first(value):\n    return value.width + first(value=1)\n\n\nclass Box:\n    width = 1\n"


def test_names_are_replaced_wherever_they_stand():
    assert short(a1=TEXT)["a1"] == "def b(c):\n    return c.d + b(c=1)\n\n\nclass a:\n    d = 1\n"


def test_names_of_micropython_come_first():
    found = short(("ceil", "sort", "value"), a1=TEXT)["a1"]
    assert found == "def sort(value):\n    return value.a + sort(value=1)\n\n\nclass ceil:\n    a = 1\n"


@pytest.mark.parametrize(
    "text",
    [
        "class A1:\n    def __init__(self):\n        pass\n",
        "for each in range(2):\n    print(each)\n",
        "_SIZE = const(4)\nb = _SIZE\n",
        "import utime\nfrom machine import Pin\nutime.sleep_ms(Pin.OUT)\n",
        "@micropython.asm_thumb\ndef fill(r0, r1):\n    label(LOOP)\n    add(r0, r0, 1)\n    b(LOOP)\n",
    ],
    ids=["dunder", "builtins", "constants", "modules of MicroPython", "assembler"],
)
def test_names_that_mean_something_to_micropython_stay(text):
    stay = ("A1", "self", "each", "b", "sleep_ms", "OUT", "micropython", "asm_thumb", "const")
    assert short(kept=stay, a1=text)["a1"] == text


def test_a_variable_of_a_function_alone_stays():
    inner = "():\n    total = 1\n    return total\n"
    assert short(a1="def f" + inner)["a1"] == "def a" + inner


@pytest.mark.parametrize(
    "text",
    [
        'head = 1\nkept = ("head",)\n',
        "head = 1\nkept = b'head'\n",
        'head = 1\nkept = "games.head"\n',
        'head = 1\nkept = f"the {head}"\n',
    ],
)
def test_a_name_that_may_be_looked_up_by_a_string_stays(text):
    assert short(kept=["kept"], a1=text)["a1"] == text


def test_a_sentence_or_a_docstring_looks_nothing_up():
    assert short(a1='"""head"""\nhead = 1\nkept = "off with her head"\n')["a1"].endswith(
        '\na = 1\nb = "off with her head"\n'
    )


def apart(modules, *pair):
    """Whether the first function in each of these two modules has become another one than that of the other."""
    found = short(kept=["Base", "Other"], **modules)
    one, other = (words[words.index("def") + 1] for words in (short_names.names(found[module]) for module in pair))
    return one != other


BASE = "class Base:\n    def first(self): pass\n"
OTHER = "class Other:\n    def second(self): pass\n"


def test_modules_that_know_each_other_share_no_name():
    assert not apart({"base": BASE, "other": OTHER}, "base", "other")
    for name in ("base", "the_base"):  # before and behind the heir in the alphabet
        assert apart({name: BASE, "heir": f"import {name}\n{OTHER}"}, name, "heir")
    assert apart({"base": BASE, "between": "import base\n", "heir": f"import between\n{OTHER}"}, "base", "heir")


def test_both_bases_of_a_class_share_no_name():
    both = "from base import Base\nfrom other import Other\nclass Heir({}):\n    pass\n"
    assert apart({"base": BASE, "other": OTHER, "heir": both.format("Base, Other")}, "base", "other")
    assert not apart({"base": BASE, "other": OTHER, "heir": both.format("Base")}, "base", "other")


def test_what_is_given_to_any_object_has_a_name_of_its_own():
    parts = {"a1": "def first():\n    pass\n", "b1": "def second(it):\n    it.third = 1\n"}
    found = short(kept=["it", "second"], **parts)
    assert short_names.names(found["a1"])[1] not in short_names.names(found["b1"])


def test_a_name_of_several_modules_is_the_same_in_all():
    found = short(a1="def head(): pass\n", b1="def tail(it): it.head()\n")
    assert f".{short_names.names(found['a1'])[1]}()" in found["b1"]


def test_what_is_no_python_is_handed_on():
    assert short(a1="def (:\n", b1="one = 1\n") == {"a1": "def (:\n", "b1": "a = 1\n"}


@pytest.mark.thorough
def test_all_sources_still_parse_and_mean_the_same_but_for_names():
    sources = {
        ".".join(source.relative_to(places.ROOT).with_suffix("").parts): source.read_text(encoding="utf-8")
        for package in ("firmware", "shared_rules")
        for source in (places.ROOT / package).rglob("*.py")
    }
    assert "firmware.app" in sources and "shared_rules.registry" in sources
    written = shorten(sources, names_in_flash())
    everywhere = {}
    for name, text in sources.items():
        before, after = list(ast.walk(ast.parse(text))), list(ast.walk(ast.parse(written[name])))
        assert [type(node) for node in before] == [type(node) for node in after], name
        here = {}
        for old, new in zip(before, after):
            for field in ("id", "attr", "name", "arg", "asname"):
                if isinstance(getattr(old, field, None), str):
                    here[getattr(old, field)] = getattr(new, field)
                    assert everywhere.setdefault(getattr(old, field), getattr(new, field)) == getattr(new, field), name
        assert len(set(here.values())) == len(here), name


def test_what_programs_beside_the_modules_look_for_is_called_the_same_there():
    texts = [(places.ROOT / name).read_text(encoding="utf-8") for name in LOOK_INTO_MODULES]
    programs = [program(node) for text in texts for node in ast.walk(ast.parse(text)) if is_program(node)]
    wanted = {name for program in programs for name in re.findall(r"(?:\.|import )([a-zA-Z]\w+)", program)}
    modules = [source.read_text(encoding="utf-8") for path, source in device_sources([BOARD]) if path[-4:] == ".mpy"]
    ours = {name for text in modules for name in short_names.names(text)}
    there = {name for content in compiled(BOARD) for name in met(content)} | set(names_in_flash())
    there.update(part for path, _source in device_sources([BOARD]) for part in path.split(".")[0].split("/"))
    assert {"legal", "awaits_rival"} <= wanted & ours and "acknowledge_key" in ours - there
    assert sorted(wanted & ours - there) == []


def is_program(node):
    return isinstance(node, ast.Constant) and "import " in program(node)


def program(node):
    return node.value.decode() if isinstance(node.value, bytes) else str(node.value)


def compiled(board):
    return [content for path, content in files_to_pack(board).items() if path.endswith(".mpy")]


def met(content):
    """The names in a compiled module (py/persistentcode.c, of MicroPython 1.25)."""
    count, at = number(content, 4)
    _objects, at = number(content, at)
    for _ in range(count):
        length, at = number(content, at)
        if not length & 1:  # else one of those that the compiler knows by number
            yield content[at : at + (length >> 1)].decode()
            at += (length >> 1) + 1


def number(content, at):
    value = 0
    while True:
        value = value << 7 | content[at] & 127
        at += 1
        if content[at - 1] < 128:
            return value, at
