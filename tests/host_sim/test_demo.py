"""The demonstration at the pace of viewers, who wait at other times than a script."""

import pytest

from host_sim.demo import SEED, Demo
from host_sim.handheld import SimulatedHandheld
from host_sim.script import boot
from host_sim.terminal_cells import plain_text

FRAME_MS = 100
SHOWN = ("Player 1 wins!", "Player 1: 2, Player 2: 0", "2 games", "0:03", "New game")


@pytest.mark.parametrize("board", ("waveshare_pico_lcd_1_3", "pimoroni_pico_display"))
def test_viewers_see_the_points_of_an_evening_then_the_clock_and_home(tmp_path, board):
    handheld = SimulatedHandheld(board, str(tmp_path), SEED)
    boot(handheld)
    demonstration = Demo(board)
    awaited = list(SHOWN)
    text = ""
    while not demonstration.over:
        handheld.run(FRAME_MS)
        demonstration.advance(handheld, FRAME_MS)
        text = " ".join(plain_text(handheld.words(), handheld.board.WIDTH, handheld.board.HEIGHT, 64, 24))
        if awaited and awaited[0] in text:
            awaited.pop(0)
    handheld.power_off()
    assert awaited == [] and "New game" in text
    assert handheld.violations == []
