"""Another program on the USB cable stops the game with Ctrl-C, as editors do: the panel says so, and the console is
theirs.
"""

import contextlib

import pytest

from firmware.safe_mode import STOPPED
from host_sim.text_search import shows
from tools.workshop.emulated_pico.board import BoardFault
from tools.workshop.emulated_pico.handheld import EmulatedHandheld

pytestmark = pytest.mark.emulator

BOARD = "pimoroni_pico_display"


MOMENTS = (5, 30, 50, 180)
"""Milliseconds from a start: before the board is known, in an import, in another, while the panel wakes up."""


def sees(handheld, words):
    return shows(handheld.pixels(), handheld.board.WIDTH, handheld.board.HEIGHT, words)


def test_ctrl_c_at_any_moment_is_told_on_the_panel_and_the_next_start_is_as_ever():
    handheld = EmulatedHandheld(BOARD)
    handheld.power_on()
    pico = handheld.pico
    pico.run_until(lambda: handheld.backlight, 5000, "the first picture")
    for ms in (*MOMENTS, 700):
        pico.console.send(b"\r\x03\x03")
        for _ in range(3):
            with contextlib.suppress(BoardFault):  # it tells where it was interrupted
                handheld.run(150)
        assert pico.printed.endswith(b">>> ")
        assert [words for words in (*STOPPED, "switch off and on.") if not sees(handheld, words)] == [], ms
        assert handheld.backlight == 80
        began = len(pico.printed)
        pico.console.send(b"\x04")
        pico.run_until(lambda began=began: b"soft reboot" in pico.printed[began:], 200, "the soft reset", 0.1)
        handheld.run(ms)
    assert sees(handheld, "Free dice")
    assert handheld.files_in_flash("/data").get("/data/crash.log") is None
