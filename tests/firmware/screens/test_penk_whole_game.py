"""Whole games of Penk! through the app: the recorded scripts play on, and a power cut after every single press changes nothing."""

import pytest

from host_sim import script
from host_sim.handheld import SimulatedHandheld
from tests.firmware.screens.bench import BOARDS
from tests.firmware.screens.penk_cases import PenkBench
from tools import make_game_scripts
from tools.presses import Desk

STICK, BUTTONS, _WIDE = BOARDS


@pytest.mark.parametrize(("name", "board"), make_game_scripts.SCRIPTS)
def test_the_script_of_a_whole_game_runs_to_its_end(name, board, tmp_path):
    handheld = SimulatedHandheld(board, tmp_path / "handheld", make_game_scripts.SEED)
    path = make_game_scripts.FOLDER / f"{name}.script"
    script.run_file(handheld, str(path), str(tmp_path / "shots"))
    assert handheld.app.table.over and handheld.complaints == []
    wanted = [line.split()[1] for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("shot ")]
    assert sorted(wanted) == sorted(shot.stem for shot in (tmp_path / "shots").iterdir())
    for needed in ("notice_block", "notice_last", "eliminate", "winner"):
        assert needed in wanted


class CutAfterEachPress:
    """What a player of tools/presses.py needs; after each press the power goes and comes back."""

    focus_on = Desk.focus_on

    def __init__(self, board, folder):
        self.board, self.folder = board, folder
        self.bench = PenkBench(board, folder).begin(dice="device", seed="5e" * 16)
        self.presses = 0

    @property
    def app(self):
        return self.bench.app

    @property
    def hardware(self):
        return self.bench.hardware

    def press(self, key):
        self.bench.hardware.keys.events.append(key)
        self.bench.settle(200)
        before = self.bench
        self.bench = PenkBench(self.board, self.folder)
        assert self.bench.app.stack == before.app.stack
        assert self.bench.pixels() == before.pixels(), self.bench.top
        self.presses += 1


@pytest.mark.parametrize("board", (STICK, BUTTONS), ids=("stick", "buttons"))
def test_the_power_may_go_between_any_two_presses_of_a_game(board, tmp_path):
    desk = CutAfterEachPress(board, tmp_path)
    player = make_game_scripts.HastyPlayer(desk)
    while desk.bench.top != "penk_over.Winner":
        for key in player.next_keys():
            desk.press(key)
        assert desk.presses < 1000
    assert desk.app.table.over
