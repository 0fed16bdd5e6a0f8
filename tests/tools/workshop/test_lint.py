"""The lints find what they are for."""

import pytest

from shared_rules import registry
from tools.workshop.lint import attributes, games, imports, layers, micropython_subset, names
from tools.workshop.lint.parsed_files import parse


def findings(lint, path, text):
    return lint.check(parse(path, '"""A file."""\n' + text))


@pytest.mark.parametrize(
    "path, text",
    [
        ("shared_rules/penk/rules.py", "import firmware.app\n"),
        ("shared_rules/penk/rules.py", "import os\n"),
        ("firmware/app.py", "import json\n"),
        ("firmware/app.py", "from random import choice\n"),
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
    assert findings(layers, path, text)


@pytest.mark.parametrize(
    "path, text",
    [
        ("shared_rules/table/table.py", "import hashlib\nfrom shared_rules import record\n"),
        ("firmware/drivers/pico.py", "import _rp2, machine, utime\n"),
        ("firmware/app.py", "import gc\nfrom shared_rules.table.table import Table\n"),
        ("host_sim/window.py", "import pygame\nfrom firmware.app import App\n"),
        ("tests/test_any.py", "import machine, pygame\n"),
    ],
)
def test_imports_through_the_doors_are_allowed(path, text):
    assert findings(layers, path, text) == []


def test_circles_of_imports_are_found_those_inside_functions_too():
    files = {
        "firmware/app.py": "from firmware import keys, usb_table\n",
        "firmware/usb_table.py": "def answer():\n    from firmware.home.start import START\n",
        "firmware/home/__init__.py": "",
        "firmware/home/start.py": "import firmware.app\n",
        "firmware/keys.py": "import sys\n",
        "tests/test_app.py": "from tests import test_app\n",
    }
    graph = {}
    for path, text in files.items():
        graph |= imports.graph_of(parse(path, text))
    circle = "firmware.app -> firmware.usb_table -> firmware.home.start -> firmware.app"
    assert imports.circles(graph) == [f"imports in a circle: {circle}"]
    del graph["firmware.usb_table"]
    assert imports.circles(graph) == []


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
        "x = 'a'.isdigit()\n",
        "try:\n    x = 1\nexcept Exception:\n    pass\n",
        "micropython.kbd_intr(-1)\n",
        "from micropython import kbd_intr as keep\nkeep(-1)\n",
        "def walk(node):\n    return walk(node)\n",
        "async def run():\n    return 1\n",
        "best = max(range(3), key=[5, 6, 7].__getitem__)\n",
        "x = (1).__add__(2)\n",
        "x = 'abc'[::-1]\n",
        "x = zip([1], [2], strict=True)\n",
        "x = 'a b'.split(maxsplit=1)\n",
        "x = vars(table)\n",
        "x = ['Total', *scores]\n",
        "x = 'ab'.capitalize()\n",
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
        "x = table.__class__.__name__\n",
        "draw(*strip)\n",
        "x = 'a b'.split(None, 1)\n",
    ],
)
def test_what_both_runtimes_share_is_allowed(text):
    assert findings(micropython_subset, "shared_rules/penk/rules.py", text) == []


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("x = {**table}\n", 2, "SyntaxError: invalid syntax"),
        ("x = 1\nmatch x:\n    case 1:\n        x = 2\n", 3, "SyntaxError: invalid syntax"),
        ("def walk(node, /):\n    return node\n", 2, "SyntaxError: invalid syntax"),
        ("with (one as a, other as b):\n    a(b)\n", 2, "SyntaxError: invalid syntax"),
        ("@micropython.viper\ndef fill(at: ptr8):\n    return at\n", 3, "ViperTypeError: "),
        ("x = '\\N{EN DASH}'\n", 1, "NotImplementedError: unicode name escapes"),
    ],
)
def test_what_micropython_cannot_compile_is_found_with_its_line(text, line, words):
    (found,) = findings(micropython_subset, "firmware/app.py", text)
    assert found.startswith(f"firmware/app.py:{line}: MicroPython: {words}")


def test_the_desk_may_use_all_of_python():
    assert findings(micropython_subset, "host_sim/window.py", "x = 0.5\nassert x\n") == []


def test_names_that_need_a_legend_are_found():
    assert findings(names, "host_sim/window.py", "btn = 1\n")
    assert findings(names, "host_sim/window.py", "def draw(cfg):\n    'Draw.'\n")
    assert findings(names, "host_sim/utils.py", "")
    assert findings(names, "host_sim/window.py", "button = 1\n") == []


def test_long_files_are_found():
    assert findings(names, "host_sim/window.py", "x = 1\n" * 425)
    assert findings(names, "host_sim/window.py", "x = 1\n" * 424) == []


def class_with(count):
    """The findings for a class that assigns so many attributes, each twice, one with another in a tuple."""
    body = "".join(f"        self.part{number} = self.part{number} = {number}\n" for number in range(count - 2))
    body += "        self.left, self.right = 1, 2\n        other.top = self.bottom\n"
    inside = "    class Inside:\n        def __init__(self):\n            self.inner = 1\n"
    return findings(
        attributes, "host_sim/window.py", f"class Window:\n    def __init__(self, other):\n{body}\n{inside}"
    )


def test_a_class_has_at_most_fifteen_attributes():
    assert class_with(15) == []
    (found,) = class_with(16)
    assert found.startswith("host_sim/window.py:2: class Window has 16 attributes, more than 15")


def test_registers_in_assembler_are_no_set():
    text = "import micropython\n\n\n@micropython.asm_thumb\ndef fill(r0):\n    push({r4, r5})\n"
    assert findings(micropython_subset, "firmware/drivers/thumb_blit.py", text) == []


IDS = [line[0] for line in registry.GAMES]


@pytest.mark.parametrize(
    "text, found",
    [
        (f"GAMES = {IDS!r}\n", True),
        (f"for name in {tuple(line[2] for line in registry.GAMES)!r}:\n    pass\n", True),
        (f"CHOSEN = {dict.fromkeys(IDS, 1)!r}\n", True),
        (f"CASES = {[(game, {'first': 0}) for game in IDS]!r}\n", True),
        (f"EXAMPLES = {IDS[: games.MOST]!r}\n", False),
        (f"SCRIPTS = {[game + '_script' for game in IDS]!r}\n", False),
    ],
)
def test_lists_of_games_kept_by_hand_are_found(text, found):
    assert bool(findings(games, "tests/test_any.py", text)) == found
    assert findings(games, "shared_rules/registry.py", text) == []
