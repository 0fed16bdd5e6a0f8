"""A breadboard with an ILI9341 on an emulated Pico: MicroPython reads the settings file and shows the same pictures."""

import pytest

from host_sim.handheld import SimulatedHandheld
from host_sim.script import boot, press
from tools.workshop.emulated_pico.handheld import EmulatedHandheld

pytestmark = pytest.mark.emulator

SETTINGS = """# a module from the drawer
controller = ILI9341
spi = 1
sck = 10
mosi = 11
cs = 9
dc = 8
reset = none
backlight = 13
key = 1, 2, up
key = 2, 3, down
key = 3, 4, ok, right, 25
key = 4, 5, back, right, 75
"""


NO_CHIP_SELECT = (
    SETTINGS.replace("cs = 9", "cs = none").replace("reset = none", "reset = 9").replace("ILI9341", "ST7789")
)


UPRIGHT = SETTINGS.replace("ILI9341", "ST7789") + "width = 240\nheight = 280\noffset = 0, 20\ncorners = 40\n"


@pytest.mark.parametrize(
    "settings", (SETTINGS, NO_CHIP_SELECT, UPRIGHT), ids=("chip_select", "no_chip_select", "upright_with_round_corners")
)
def test_the_settings_file_is_read_and_the_pictures_are_those_of_the_desk(tmp_path, settings):
    pictures = []
    for kind in (SimulatedHandheld, EmulatedHandheld):
        folder = tmp_path / kind.__name__
        folder.mkdir()
        (folder / "board_settings.txt").write_text(settings, encoding="utf-8", newline="\n")
        handheld = kind("generic", folder, "1")
        boot(handheld)
        home = handheld.pixels()
        press(handheld, "down")
        pictures.append((home, handheld.pixels()))
        assert handheld.violations == []
        assert handheld.backlight > 50
        handheld.power_off()
    assert pictures[0] == pictures[1]
    assert pictures[0][0] != pictures[0][1]
