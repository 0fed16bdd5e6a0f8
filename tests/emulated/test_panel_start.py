"""After its power came on a panel sleeps and is woken sooner than after any other reset of the Pico."""

import pytest

from tools.emulated_pico.handheld import EmulatedHandheld

pytestmark = pytest.mark.emulator

SLEEP_OUT = 0x11
WATCHDOG_CONTROL, TRIGGER = 0, 1 << 31


@pytest.mark.parametrize("board_name", ["waveshare_pico_lcd_1_3", "pimoroni_pico_display"])
def test_only_with_the_power_a_panel_is_woken_before_its_time_and_then_once_more(board_name):
    handheld = EmulatedHandheld(board_name)
    handheld.power_on()
    panel = handheld.wire._panel
    heard = []
    command = panel.command
    panel.command = lambda byte: (heard.append(byte), command(byte))
    handheld.pico.run_until(lambda: handheld.backlight > 0, 2000, "the first picture")
    assert heard.count(SLEEP_OUT) == 2
    heard.clear()
    handheld.pico.chip.watchdog.write_uint32(WATCHDOG_CONTROL, TRIGGER)
    handheld.pico.run_until(lambda: handheld.backlight == 0, 2000, "a new start")
    handheld.pico.run_until(lambda: handheld.backlight > 0, 2000, "the first picture")
    assert heard.count(SLEEP_OUT) == 1
    assert handheld.violations == []
