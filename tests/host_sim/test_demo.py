"""The demonstration at the pace of viewers, who wait at other times than a script."""

import pytest

from host_sim.demo import PLAYING, SEED, Demo
from host_sim.handheld import SimulatedHandheld
from host_sim.script import boot

FRAME_MS = 40


@pytest.mark.parametrize("board", ("waveshare_pico_lcd_1_3", "pimoroni_pico_display"))
def test_viewers_see_the_points_of_an_evening_and_then_home(tmp_path, board):
    handheld = SimulatedHandheld(board, str(tmp_path), SEED)
    boot(handheld)
    demonstration = Demo(board)
    shown = []
    while not demonstration.over:
        handheld.run(FRAME_MS)
        note = demonstration.advance(handheld, FRAME_MS)
        assert demonstration.over or note == PLAYING
        if handheld.app.stack[-1][0] not in shown[-1:]:
            shown.append(handheld.app.stack[-1][0])
    end, table = "games.block_buster.over.Winner", "screens.evening.Evening"
    assert [name for name in shown if name in (end, table)][:3] == [end, end, table]
    assert shown[-1] == "screens.home.Home"
    assert handheld.violations == []
    handheld.power_off()
