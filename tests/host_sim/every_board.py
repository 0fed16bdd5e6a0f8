"""All boards, for tests that hardly depend on them: those with two are enough for a fast run."""

import pytest

from host_sim.boards import board_names

SQUARE = "waveshare_pico_lcd_1_3"
SMALL = "pimoroni_pico_display"

every_board = pytest.mark.parametrize(
    "board",
    [pytest.param(name, marks=() if name in (SQUARE, SMALL) else pytest.mark.thorough) for name in board_names()],
)
