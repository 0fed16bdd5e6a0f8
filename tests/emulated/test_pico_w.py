"""The official image of a Pico W, which is not fetched. Its heap is smaller by 40 KB; games are played all the same."""

import os
from pathlib import Path

import pytest

from firmware.storage.storage import Storage
from host_sim.handheld import SimulatedHandheld
from host_sim.script import parse, press
from tests.emulated.album import Album, pictures
from tools.board.device_files import device_files
from tools.board.device_paths import NEW_BOARD, NEW_BOARD_TEXT
from tools.emulated_pico.handheld import EmulatedHandheld
from tools.goldens.game_scripts import FOLDER, SCRIPTS
from tools.places import ROOT
from tools.release import tried
from tools.uf2 import interpreter, one_file

pytestmark = pytest.mark.emulator

VARIABLE = "TABLESIDE_PICO_W_UF2"
LIES_THERE = ROOT.parent / "shared" / "images" / "RPI_PICO_W-20250911-v1.26.1.uf2"
LOOK_MS = 1500
"""A player looks at the picture before the next press: screens open later on the small heap."""


@pytest.fixture(scope="module")
def image():
    path = Path(os.environ.get(VARIABLE) or LIES_THERE)
    if not path.is_file():
        pytest.skip(f"not run: {VARIABLE} names no image of a Pico W")
    return path.read_bytes()


class Player(Album):
    """Looks at the picture after each press, and longer when the handheld had to start anew for want of room."""

    def _do(self, step):
        if step.what != "press":
            return super()._do(step)
        for _ in range(step.number):
            restarts = self.handheld.pico.restarts
            press(self.handheld, step.key)
            self.handheld.run(LOOK_MS)
            if self.handheld.pico.restarts != restarts:
                self.handheld.run(LOOK_MS)
        return None


def test_the_one_file_plays_on_a_pico_w_as_the_desk_does(image):
    board = "waveshare_pico_lcd_1_3"
    runtime = interpreter.read(image, "pico_w", any_version=True)
    uf2 = one_file.with_files(runtime, {**device_files(board), NEW_BOARD: NEW_BOARD_TEXT})
    assert tried.play(board, "pico_w", uf2, image) > 10


# What takes most memory; all others were played once too. They take turns with the boards.
PLAYED = [
    script
    for script in SCRIPTS
    if script[0]
    in (
        "puzzle_sheet_whole_game_four_keys",
        "block_buster_whole_game",
        "yacht_whole_game",
        "penk_rival_whole_game_four_keys",
    )
]


@pytest.mark.whole
@pytest.mark.parametrize(("name", "board", "seed"), PLAYED, ids=[name for name, _board, _seed in PLAYED])
def test_a_whole_game_on_a_pico_w_is_that_of_the_desk(name, board, seed, image, tmp_path):
    text = (FOLDER / f"{name}.script").read_text(encoding="utf-8")
    desk = SimulatedHandheld(board, tmp_path / "desk_flash", seed)
    expected = pictures(desk, text, tmp_path / "desk", "on the desk")
    desk.power_off()
    handheld = EmulatedHandheld(board, tmp_path / "pico_flash", seed, image=image)
    player = Player(handheld, tmp_path / "pico", "on the Pico W")
    player.run(parse(text))
    handheld.power_off()
    assert [name for name in expected if expected[name] != player.pictures[name]] == []
    records = [Storage(str(tmp_path / folder / "data")).record(1) for folder in ("desk_flash", "pico_flash")]
    assert records[0] == records[1] and records[0][0]
