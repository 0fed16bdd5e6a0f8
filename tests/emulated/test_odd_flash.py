"""A start with something else in flash than an installation and its games leave there. `dev.py prove first_start` tries
more, on the desk.
"""

import contextlib

import pytest

from firmware.main import NoBoard
from host_sim.text_search import shows
from tools.device.flash_layout import BOARD_SECTOR, FILE_SYSTEM, SECTOR
from tools.workshop.emulated_pico.board import BoardFault, PowerCut
from tools.workshop.emulated_pico.handheld import EmulatedHandheld

pytestmark = pytest.mark.emulator

BOARD = "pimoroni_pico_display"
PICO_LED = 25


def handheld_with(address, content):
    """A handheld that is on, of which the flash has these bytes at an address."""
    handheld = EmulatedHandheld(BOARD)
    handheld.flash = handheld.flash[:address] + content + handheld.flash[address + len(content) :]
    handheld.power_on()
    return handheld


def press(handheld, key, ms=80):
    handheld.key_down(key)
    handheld.run(ms)
    handheld.key_up(key)
    handheld.run(600)


@pytest.mark.parametrize("content", [b"\xff" * SECTOR, b"tableside board 9 00000000\nnot whole"])
def test_without_a_board_only_the_led_of_the_pico_is_driven_and_usb_answers(content):
    handheld = handheld_with(BOARD_SECTOR, content)
    levels = []
    for _ in range(30):
        handheld.run(100)
        levels.append(handheld.pico.pin_share(PICO_LED))
    changes = sum(before != after for before, after in zip(levels[1:], levels[2:], strict=False))
    assert changes >= 4 and set(levels[1:]) == {0, 1000}
    pins = [handheld.board.BACKLIGHT, handheld.board.CHIP_SELECT, handheld.board.DATA_COMMAND, handheld.board.SCK]
    assert [handheld.pico.pin_share(pin) for pin in pins] == [None] * 4
    assert str(NoBoard()).encode() in handheld.pico.printed
    handheld.pico.console.send(b"\x03")
    with pytest.raises(BoardFault, match="KeyboardInterrupt"):
        handheld.run(500)
    assert handheld.pico.printed.endswith(b">>> ")


def test_ctrl_c_during_the_mount_formats_nothing():
    """MicroPython lets none through in _boot.py, but main.py mounts what did not mount there once more."""
    handheld = handheld_with(FILE_SYSTEM, b"another program" * 1000)
    handheld.run(600)
    pico, before = handheld.pico, bytes(handheld.pico.chip.flash)

    def send(key, ms):
        pico.console.send(key)
        with contextlib.suppress(BoardFault):
            handheld.run(ms)

    for milliseconds in range(13, 20):
        send(b"\x03", 500)
        began = len(pico.printed)
        pico.console.send(b"\x04")
        pico.run_until(lambda began=began: b"soft reboot" in pico.printed[began:], 2000, "the soft reset", 0.1)
        handheld.run(milliseconds)
        send(b"\x03", 500)
    assert pico.printed.count(b"in mount") >= 2
    assert bytes(pico.chip.flash) == before


@pytest.mark.parametrize("torn", [False, True])
def test_what_a_power_cut_in_the_first_format_left_is_left(torn):
    handheld = EmulatedHandheld(BOARD, files=None)
    blank, ends = handheld.flash, set()
    for number in range(4):
        handheld.flash = blank
        handheld.power_on()
        handheld.pico.flash_chip.cut_at(number, torn)
        with pytest.raises(PowerCut):
            handheld.run(200)
        handheld.power_off()
        left = handheld.flash
        handheld.power_on()
        handheld.run(150)
        handheld.power_off()
        erased = not left[FILE_SYSTEM : FILE_SYSTEM + 2 * SECTOR].strip(b"\xff")
        assert erased or handheld.flash == left
        ends.add(erased)
    assert ends == {True, False}


def test_storage_that_cannot_be_read_is_erased_only_after_a_question():
    broken = b"another program" * 1000
    handheld = handheld_with(FILE_SYSTEM, broken)

    def sees(words):
        return shows(handheld.pixels(), handheld.board.WIDTH, handheld.board.HEIGHT, words)

    handheld.run(1000)
    assert sees("Storage damaged") and sees("Press B to erase all.")
    press(handheld, "ok")
    handheld.run(1000)
    assert sees("Storage damaged"), "ok alone starts anew"
    press(handheld, "back")
    assert sees("Erase all and start?")
    assert bytes(handheld.pico.chip.flash[FILE_SYSTEM : FILE_SYSTEM + len(broken)]) == broken
    press(handheld, "ok", 900)
    handheld.run(1500)
    assert sees("Deutsch"), "the language is asked as on a new handheld"
    handheld.power_off()
    handheld.power_on()
    handheld.run(1500)
    assert sees("Deutsch"), "the new file system stays"
