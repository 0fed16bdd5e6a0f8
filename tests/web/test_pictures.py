"""The handheld of the page, played in node: every picture of whole games is that of the simulator."""

import base64
import json
import subprocess
from pathlib import Path

import pytest

from host_sim.boards import board_names
from host_sim.handheld import SimulatedHandheld
from host_sim.script import STEPS, parse
from shared_rules.registry import GAMES
from tests.emulated.album import pictures
from tools.device.web import page_files
from tools.npm import node
from tools.workshop.goldens.game_scripts import FOLDER, SCRIPTS

pytestmark = pytest.mark.wasm

PLAYER = Path(page_files.__file__).with_name("player.mjs")
SECONDS = 300
# On every board: through menus, a setup, power off and on in the middle of a game.
SHORT = """
shot home
press down x2
shot focus
press up x2
press ok x2
shot new_game
press ok x2
shot begun
press ok
power off
power on
shot again
"""


def on_the_page(page, board, seed, text, folder):
    """The pictures by name: as host_sim.handheld gives them."""
    steps = [[step.what, step.key, step.number, step.text] for step in parse(text) if step.what in STEPS]
    job = folder / "job.json"
    job.write_text(json.dumps({"board": board, "seed": seed, "steps": steps}), encoding="utf-8")
    played = subprocess.run(
        [node(), PLAYER, page, job], capture_output=True, text=True, encoding="utf-8", check=False, timeout=SECONDS
    )
    assert played.returncode == 0, played.stderr
    return {name: base64.b64decode(content) for name, content in json.loads(played.stdout)}


def compare(page, board, seed, text, folder):
    handheld = SimulatedHandheld(board, folder / "flash", seed)
    desk = pictures(handheld, text, folder, "on the desk")
    handheld.power_off()
    shown = on_the_page(page, board, seed, text, folder)
    assert list(shown) == list(desk) != []
    assert [name for name in desk if shown[name] != bytes(desk[name])] == []


def one_of_each():
    """A script of each game, in turn on boards with a stick and with four keys, with and without a rival."""
    for number, game in enumerate(GAMES):
        names = sorted(name for name, _board, _seed in SCRIPTS if name.startswith(game[0] + "_"))
        yield from names[number % max(1, len(names)) :][:1]


PLAYED = list(one_of_each())


@pytest.mark.thorough
@pytest.mark.parametrize("name", PLAYED)
def test_a_whole_game(name, page, tmp_path):
    board, seed = next((board, seed) for recorded, board, seed in SCRIPTS if recorded == name)
    compare(page, board, seed, (FOLDER / f"{name}.script").read_text(encoding="utf-8"), tmp_path)


@pytest.mark.parametrize("board", [name for name in board_names() if name != "generic"])
def test_every_board(board, page, tmp_path):
    compare(page, board, "every board", SHORT, tmp_path)


def test_the_page_stays_small(page):
    """What somebody who plays fetches, compressed, all programs of the page among it: 520 KB at most. Not counted is
    what is fetched only to be put on a board.
    """
    played = {path.name: path.read_bytes() for path in page.iterdir() if path.is_file()}
    assert page_files.wire_size(played) <= 520_000
    assert page_files.wire_size({**played, "device/any.uf2": b"any"}) == page_files.wire_size(played)
