"""The end of a long game after a power cut, when the heap is full of its record: its history and its codes open."""

import shutil

import pytest

from host_sim import page_file
from host_sim.handheld import SimulatedHandheld
from host_sim.script import boot, run_file
from tests.emulated.album import pictures
from tools.workshop.emulated_pico.handheld import EmulatedHandheld
from tools.workshop.goldens.game_scripts import FOLDER, SCRIPTS

pytestmark = pytest.mark.emulator

# The history, on which the focus is; the result; after asking the whole game with its seed.
SCRIPT = """
press ok
wait 2000
expect History
shot history
press back
press down x4
press ok
wait 2500
shot result
press ok
shot asked
press down
press ok
wait 4500
shot game
press back
expect wins by
shot end
"""


def test_history_and_codes_of_a_long_game_are_those_of_the_desk(tmp_path):
    name, board, seed = next(script for script in SCRIPTS if script[0] == "yacht_whole_game")
    played = SimulatedHandheld(board, tmp_path / "played", seed)
    page_file.keep(str(tmp_path / "played"), "https://tableside.example/play/")
    run_file(played, str(FOLDER / f"{name}.script"), str(tmp_path / "shots"))
    assert played.app.stack[-1][0] == "screens.in_game.over.GameOver"
    played.power_off()
    shutil.copytree(tmp_path / "played", tmp_path / "again")
    desk = SimulatedHandheld(board, tmp_path / "again", seed)
    boot(desk)
    expected = pictures(desk, SCRIPT, tmp_path / "desk", "on the desk")
    desk.power_off()
    pico = EmulatedHandheld(board, tmp_path / "played", seed)
    boot(pico)
    shown = pictures(pico, SCRIPT, tmp_path / "pico", "on the emulated Pico")
    assert [name for name in expected if shown[name] != expected[name]] == []
    assert not pico.violations
    pico.power_off()
