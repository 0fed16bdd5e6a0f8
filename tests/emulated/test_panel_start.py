"""After its power came on a panel sleeps and is woken sooner than after any other reset of the Pico."""

import pytest

from host_sim.st7789_model import SLPOUT, ST7789
from tools.workshop.emulated_pico.handheld import EmulatedHandheld

pytestmark = pytest.mark.emulator

WATCHDOG_CONTROL, TRIGGER = 0, 1 << 31


@pytest.mark.parametrize("board_name", ["waveshare_pico_lcd_1_3", "pimoroni_pico_display"])
def test_only_with_the_power_a_panel_is_woken_before_its_time_and_then_once_more(board_name, monkeypatch):
    heard = []
    command = ST7789.command
    monkeypatch.setattr(ST7789, "command", lambda panel, byte: (heard.append(byte), command(panel, byte)))
    handheld = EmulatedHandheld(board_name)
    handheld.power_on()
    handheld.pico.run_until(lambda: handheld.backlight > 0, 2000, "the first picture")
    assert heard.count(SLPOUT) == 2
    heard.clear()
    handheld.pico.chip.watchdog.write_uint32(WATCHDOG_CONTROL, TRIGGER)
    handheld.pico.run_until(lambda: handheld.backlight == 0, 2000, "a new start")
    handheld.pico.run_until(lambda: handheld.backlight > 0, 2000, "the first picture")
    assert heard.count(SLPOUT) == 1
    assert handheld.violations == []
