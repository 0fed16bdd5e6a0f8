"""A start with something else in flash than an installation and its games leave there."""

import pytest

from firmware.main import NoBoard
from host_sim.text_search import shows
from tools.device.flash_layout import BOARD_SECTOR, FILE_SYSTEM, SECTOR
from tools.emulated_pico.board import BoardFault
from tools.emulated_pico.handheld import EmulatedHandheld

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
    assert sees("White line along all edges?")
    handheld.power_off()
    handheld.power_on()
    handheld.run(1500)
    assert sees("White line along all edges?"), "the new file system stays"
