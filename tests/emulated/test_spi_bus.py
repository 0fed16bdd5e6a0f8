"""The plain bus, which a Pico 2 uses because its DMA has other registers, on the MicroPython of the emulated Pico: same
pictures, nothing to complain about.
"""

import pytest

from host_sim.handheld import SimulatedHandheld
from host_sim.script import boot, press
from tests.emulated.own_loop import OwnLoop

pytestmark = pytest.mark.emulator

BOARD = "pimoroni_pico_display_2_8"
WITHOUT_DMA = """
import sys
from firmware.drivers import spi_bus
spi_bus.DmaBus = spi_bus.SpiBus
sys.modules["firmware.drivers.dma_bus"] = spi_bus
from firmware import main
main.run()
"""


def test_pictures_by_the_plain_bus_are_those_of_the_desk(tmp_path):
    pictures = []
    for handheld in (SimulatedHandheld(BOARD, tmp_path, "1"), OwnLoop(BOARD, WITHOUT_DMA, None, "1")):
        boot(handheld)
        shown = [handheld.pixels()]
        for key in ("down", "ok"):
            press(handheld, key)
            shown.append(handheld.pixels())
        pictures.append(shown)
        assert handheld.violations == []
        handheld.power_off()
    assert pictures[0] == pictures[1]
