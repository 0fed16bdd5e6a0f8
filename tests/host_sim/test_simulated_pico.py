"""The simulated Pico and MicroPython's modules on it."""

import sys

import pytest

from host_sim import device_modules
from host_sim.boards import connect, load_board
from host_sim.pico import SimulatedPico


@pytest.fixture
def pico():
    device_modules.install()
    pico = SimulatedPico()
    device_modules.use(pico)
    return pico


@pytest.fixture
def machine(pico):
    return sys.modules["machine"]


@pytest.fixture
def utime(pico):
    return sys.modules["utime"]


def test_ticks_wrap_as_on_the_device(pico, utime):
    pico.advance(((1 << 30) - 1) * 1000)
    before = utime.ticks_ms()
    pico.advance(5_000)
    assert before == (1 << 30) - 1 and utime.ticks_ms() == 4
    assert utime.ticks_diff(utime.ticks_ms(), before) == 5 and utime.ticks_diff(before, utime.ticks_ms()) == -5


def test_spi_rates_as_the_rp2040_makes_them(pico, machine):
    """design.md: 24 MHz unless clk_peri is raised; then 62.5 MHz exactly, and 31.25 when 60 are asked for."""
    assert pico.spi_rate(62_500_000) == 24_000_000
    machine.freq(125_000_000, 125_000_000)
    assert pico.spi_rate(62_500_000) == 62_500_000 and pico.spi_rate(60_000_000) == 31_250_000


def panel_on(pico, machine, dc_first=False):
    board = load_board("waveshare_pico_lcd_1_3")
    panel, _ = connect(pico, board)
    if dc_first:
        dc = machine.Pin(8, machine.Pin.OUT)
    spi = machine.SPI(1, 1_000_000, sck=machine.Pin(10), mosi=machine.Pin(11), miso=None)
    if not dc_first:
        dc = machine.Pin(8, machine.Pin.OUT)
    machine.Pin(12, machine.Pin.OUT, value=1)
    return panel, spi, dc, machine.Pin(9, machine.Pin.OUT, value=1)


def test_bytes_reach_the_panel_only_while_it_is_selected(pico, machine):
    panel, spi, dc, cs = panel_on(pico, machine)
    dc(0)
    spi.write(b"\x29")
    assert not panel.registers.display_on
    cs(0)
    spi.write(b"\x29")
    assert panel.registers.display_on and pico.violations == []
    dc(1)
    spi.write(b"\x00")
    assert any("0x29 got 1" in text for text in panel.violations)


def test_spi_steals_the_data_command_pin_that_was_set_up_before_it(pico, machine):
    """MicroPython's SPI claims its default MISO, which is the panel's D/C on these boards, even for miso=None."""
    _, spi, _, cs = panel_on(pico, machine, dc_first=True)
    cs(0)
    spi.write(b"\x29")
    assert any("D/C pin" in text for text in pico.violations)


def test_the_reset_line_resets_the_panel(pico, machine):
    panel, spi, dc, cs = panel_on(pico, machine)
    dc(0)
    cs(0)
    spi.write(b"\x29")
    machine.Pin(12)(0)
    assert not panel.registers.display_on
    spi.write(b"\x29")
    assert any("held in reset" in text for text in pico.violations)
