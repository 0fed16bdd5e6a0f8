"""The bot of the examples plays whole games of all games, by the same code on a desk and on a handheld."""

import contextlib
import json
import os
import subprocess
import sys

import pytest

from host_sim.handheld import SimulatedHandheld
from host_sim.script import boot
from host_sim.usb_socket import HandheldOnSocket, UsbSocket
from shared_rules import registry
from tools import places
from tools.games import of_games

BOT = places.ROOT / "examples" / "bot.py"
ENVIRONMENT = dict(os.environ, TABLESIDE_INSIDE="1", PYTHONIOENCODING="utf-8")
NAMES = [line[2] for line in registry.GAMES]
RANDOM = [
    (game, [options for players, options in module.SETUPS if players == 2][-1])
    for game, module in of_games("random_play")
    if hasattr(module, "SETUPS")
]
"""Of each game that has variants the last one that random games play."""


def command(*arguments):
    return subprocess.Popen(
        [sys.executable, str(BOT), *arguments],
        env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8",
    )  # fmt: skip


def played(*arguments):
    said, complained = command(*arguments).communicate(timeout=120)
    assert complained == ""
    return said.splitlines()


def test_it_is_short_and_needs_no_package():
    text = BOT.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 65
    imported = [line.split()[1] for line in text.splitlines() if line.startswith(("import ", "from "))]
    assert set(imported) <= sys.stdlib_module_names


def test_it_plays_a_whole_game_of_each_game():
    assert [line.partition(" {")[0] for line in played()] == NAMES


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("puzzle_sheet", {"tracking": "pad"}),
        ("block_buster", {"variant": "two_colours", "kinds": "enter"}),
        ("shape_cards", {"variant": ["extreme", "revenge", "thief"]}),
        *RANDOM,
    ],
)
def test_it_plays_variants(game, options):
    assert len(played(game, "--options", json.dumps(options))) == 1


def test_it_tells_why_an_action_is_refused():
    refused = command("penk", "--options", '{"value":[1,2,3,4,5]}')
    _said, complained = refused.communicate(timeout=60)
    assert refused.returncode == 1
    assert 'Penk! has no option "value". It has: values.' in complained


def test_it_plays_on_a_handheld(tmp_path):
    usb = UsbSocket()
    handheld: SimulatedHandheld = HandheldOnSocket("waveshare_pico_lcd_1_3", tmp_path, None, usb)
    boot(handheld)
    bot = command("penk", "yacht", "--port", f"socket://127.0.0.1:{usb.port}")
    while bot.poll() is None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            bot.wait(0.001)
        handheld.run(20)
    assert bot.stdout is not None and bot.stderr is not None
    assert [line.partition(" {")[0] for line in bot.stdout.read().splitlines()] == ["Penk!", "Yacht"]
    assert bot.stderr.read().startswith("Talking to the game on the ")
    assert handheld.violations == []
    usb.close()
