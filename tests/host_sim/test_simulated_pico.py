"""The simulated Pico and MicroPython's modules on it."""

import sys

import pytest

from host_sim import device_modules
from host_sim.boards import connect, load_board
from host_sim.pico import Restart, SimulatedPico


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


def test_time_stands_still_until_somebody_lets_it_pass(pico, utime):
    assert utime.ticks_ms() == utime.ticks_ms() == 0
    pico.advance(2_500)
    assert utime.ticks_ms() == 2 and utime.ticks_us() == 2_500
    utime.sleep_ms(7)
    assert utime.ticks_ms() == 9


def test_ticks_wrap_as_on_the_device(pico, utime):
    pico.advance(((1 << 30) - 1) * 1000)
    before = utime.ticks_ms()
    pico.advance(5_000)
    assert before == (1 << 30) - 1 and utime.ticks_ms() == 4
    assert utime.ticks_diff(utime.ticks_ms(), before) == 5 and utime.ticks_diff(before, utime.ticks_ms()) == -5


def test_a_periodic_timer_comes_on_time_and_stops(pico, machine):
    moments = []
    timer = machine.Timer(-1, period=5, mode=machine.Timer.PERIODIC, callback=lambda _: moments.append(pico.now_us))
    pico.advance(16_000)
    timer.deinit()
    pico.advance(50_000)
    assert moments == [5_000, 10_000, 15_000]


def test_an_error_in_a_timer_comes_out(pico, machine):
    machine.Timer(-1, period=1, mode=machine.Timer.PERIODIC, callback=lambda _: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        pico.advance(2_000)


def test_a_pin_without_pull_or_drive_is_low_and_a_pull_up_is_high(pico, machine):
    assert machine.Pin(2, machine.Pin.IN).value() == 0
    pulled = machine.Pin(3, machine.Pin.IN, machine.Pin.PULL_UP)
    assert pulled() == 1
    pico.drive(3, 0)
    assert pulled.value() == 0
    pico.drive(3, None)
    assert pulled.value() == 1


def test_edges_call_the_handler_with_the_pin(pico, machine):
    seen = []
    pin = machine.Pin(3, machine.Pin.IN, machine.Pin.PULL_UP)
    pin.irq(lambda which: seen.append((which is pin, which.value())), machine.Pin.IRQ_FALLING)
    pico.drive_later(3, 100, 0)
    pico.drive_later(3, 200, None)
    pico.advance(150)
    assert seen == [(True, 0)]
    pico.advance(100)
    assert len(seen) == 1


def test_idle_sleeps_until_the_next_event(pico, machine):
    machine.Timer(-1, period=5, mode=machine.Timer.PERIODIC, callback=lambda _: None)
    machine.idle()
    assert pico.now_us == 5_000
    pico.wake_by = 6_200
    machine.idle()
    assert pico.now_us == 6_200


def test_pulse_width_is_read_as_brightness(pico, machine):
    light = machine.PWM(machine.Pin(13), freq=1000, duty_u16=32768)
    assert abs(pico.brightness(13) - 0.5) < 0.001
    light.duty_u16(0)
    assert pico.brightness(13) == 0 and pico.brightness(12) is None
    machine.Pin(12, machine.Pin.OUT, value=1)
    assert pico.brightness(12) == 1


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


def test_sending_takes_the_time_of_the_wire(pico, machine):
    _, spi, _, _ = panel_on(pico, machine)
    spi.write(bytes(1000))
    assert pico.now_us == 8_000


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


def test_restart_cannot_be_swallowed(pico, machine):
    assert not issubclass(Restart, Exception)
    with pytest.raises(Restart):
        machine.reset()


def test_two_picos_do_not_disturb_each_other(pico, machine, utime):
    pico.advance(1_000)
    other = SimulatedPico()
    device_modules.use(other)
    assert utime.ticks_us() == 0
    device_modules.use(pico)
    assert utime.ticks_us() == 1_000
