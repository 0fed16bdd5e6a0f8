"""The lints find what they are for."""

import pytest

from tools.lint import micropython_subset, names, rooms
from tools.lint.sources import parse


def findings(lint, path, text):
    return lint.check(parse(path, '"""A file."""\n' + text))


@pytest.mark.parametrize(
    "path, text",
    [
        ("shared_rules/penk/rules.py", "import firmware.app\n"),
        ("shared_rules/penk/rules.py", "import os\n"),
        ("shared_rules/penk/rules.py", "def roll():\n    import random\n"),
        ("firmware/app.py", "from host_sim import pico\n"),
        ("firmware/app.py", "import pygame\n"),
        ("firmware/screens/home.py", "import machine\n"),
        ("firmware/app.py", "from . import keys\n"),
        ("host_sim/window.py", "import tools.dev\n"),
        ("tools/dev.py", "import tests.golden\n"),
    ],
)
def test_imports_across_forbidden_walls_are_found(path, text):
    assert findings(rooms, path, text)


@pytest.mark.parametrize(
    "path, text",
    [
        ("shared_rules/table/table.py", "import hashlib\nfrom shared_rules import record\n"),
        ("firmware/drivers/pico.py", "import machine, rp2, utime\n"),
        ("firmware/app.py", "import gc\nfrom shared_rules.table.table import Table\n"),
        ("host_sim/window.py", "import pygame\nfrom firmware.app import App\n"),
        ("tests/test_any.py", "import machine, pygame\n"),
    ],
)
def test_imports_through_the_doors_are_allowed(path, text):
    assert findings(rooms, path, text) == []


@pytest.mark.parametrize(
    "text",
    [
        "assert True\n",
        "x = 1 / 2\n",
        "x = 4\nx /= 2\n",
        "x = 0.5\n",
        "x = {1, 2}\n",
        "x = set()\n",
        "for key in table.items():\n    print(key)\n",
        "x = [key for key in table.keys()]\n",
        "for at, pair in enumerate(table.items()):\n    print(at, pair)\n",
        "x = list(table.values())\n",
        "x = sorted(enumerate(table.values()))\n",
        "x = 'a'.zfill(3)\n",
        "import json\n",
        "from random import choice\n",
        "try:\n    x = 1\nexcept:\n    x = 2\n",
        "try:\n    x = 1\nexcept Exception:\n    pass\n",
        "micropython.kbd_intr(-1)\n",
        "from micropython import kbd_intr as keep\nkeep(-1)\n",
        "def walk(node):\n    return walk(node)\n",
        "async def run():\n    return 1\n",
    ],
)
def test_what_the_two_runtimes_do_differently_is_found(text):
    assert findings(micropython_subset, "shared_rules/penk/rules.py", text)


@pytest.mark.parametrize(
    "text",
    [
        "x = 7 // 2\n",
        "x = 7\nx //= 2\n",
        "for key in sorted(table.items()):\n    print(key)\n",
        "x = sorted(value + 1 for value in table.values())\n",
        "x = 3 in table.values()\n",
        "try:\n    x = 1\nexcept ValueError:\n    x = 2\n",
        "x = [1, 2]\n",
    ],
)
def test_what_both_runtimes_share_is_allowed(text):
    assert findings(micropython_subset, "shared_rules/penk/rules.py", text) == []


def test_the_desk_may_use_all_of_python():
    assert findings(micropython_subset, "host_sim/window.py", "x = 0.5\nassert x\n") == []


def test_names_that_need_a_legend_are_found():
    assert findings(names, "host_sim/window.py", "btn = 1\n")
    assert findings(names, "host_sim/window.py", "def draw(cfg):\n    'Draw.'\n")
    assert findings(names, "host_sim/utils.py", "")
    assert findings(names, "host_sim/window.py", "button = 1\n") == []


def test_long_files_and_missing_docstrings_are_found():
    assert findings(names, "host_sim/window.py", "x = 1\n" * 410)
    assert findings(names, "host_sim/window.py", "x = 1\n" * 409) == []
    assert findings(names, "host_sim/window.py", "def draw():\n    return 1\n")
    assert names.check(parse("host_sim/window.py", "x = 1\n"))


def test_registers_in_assembler_are_no_set():
    text = "import micropython\n\n\n@micropython.asm_thumb\ndef fill(r0):\n    push({r4, r5})\n"
    assert findings(micropython_subset, "firmware/drivers/thumb_blit.py", text) == []


DRAWER = "class Pen:\n    'A pen.'\n\n    def draw(self):\n        {}return 1\n"


def test_public_methods_without_a_docstring_are_found():
    assert findings(names, "host_sim/window.py", DRAWER.format("")) == [
        "host_sim/window.py:5: Pen.draw has no docstring"
    ]
    assert findings(names, "host_sim/window.py", DRAWER.format("'Draw.'\n        ")) == []
    assert findings(names, "host_sim/window.py", DRAWER.format("").replace("draw", "_draw")) == []
    assert findings(names, "host_sim/window.py", DRAWER.format("").replace("draw", "__len__")) == []
    assert findings(names, "host_sim/window.py", DRAWER.format("").replace("Pen", "_Pen")) == []


def test_a_setter_leaves_the_words_to_its_property():
    marked = DRAWER.format("").replace("    def", "    @draw.setter\n    def")
    assert findings(names, "host_sim/window.py", marked) == []


BASE = "class Base:\n    'A base.'\n\n    def draw(self):\n        'Draw.'\n\n\n"


@pytest.mark.parametrize(
    ("before", "bases", "method", "told"),
    [
        (BASE, "Base", "draw", True),
        (BASE, "Base", "fill", False),
        (BASE + "class Root(Base):\n    'A root.'\n\n\n", "Root", "draw", True),
        ("from html.parser import HTMLParser\n", "HTMLParser", "handle_data", True),
        ("from shared_rules.game import Game as Rules\n", "Rules", "legal", True),
        ("from shared_rules.game import Game as Rules\n", "Rules", "draw", False),
        ("from shared_rules import game\n", "game.Game", "legal", True),
        ("from shared_rules import game\n", "game.Game", "draw", False),
        ("import shared_rules.game\n", "shared_rules.game.Game", "draw", False),
    ],
)
def test_a_method_that_overrides_may_leave_the_words_to_its_base(before, bases, method, told):
    kind = DRAWER.format("").replace("Pen:", f"Pen({bases}):").replace("draw", method)
    found = findings(names, "host_sim/window.py", before + kind)
    assert [line.split(": ")[1] for line in found] == ([] if told else [f"Pen.{method} has no docstring"])
