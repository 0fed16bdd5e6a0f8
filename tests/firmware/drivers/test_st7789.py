"""The panel driver, over the plain bus, against the model of the controller: what the holder sees, and that the
controller has nothing to complain about.
"""

import pytest

from firmware.drivers.spi_bus import SpiBus
from firmware.drivers.st7789 import ST7789, open_panel
from host_sim import device_modules
from host_sim.boards import board_names, connect, load_board
from host_sim.pico import SimulatedPico


class Bench:
    """A simulated Pico with one board's panel on it."""

    def __init__(self, name, asleep=False):
        self.board = load_board(name)
        self.pico = SimulatedPico()
        self.model, _ = connect(self.pico, self.board)
        device_modules.use(self.pico)
        self.panel = ST7789(SpiBus(self.board), self.board, asleep=True) if asleep else open_panel(self.board)

    def paint(self, x, y, w, h, colour):
        buffer = bytearray(colour.to_bytes(2, "big") * (w * h))
        self.panel.window(x, y, w, h)
        self.panel.write(buffer, len(buffer), 0)
        self.panel.wait()

    def pixel(self, x, y):
        pixels = self.model.pixels()
        at = 2 * (y * self.board.WIDTH + x)
        return int.from_bytes(pixels[at : at + 2], "big")

    @property
    def violations(self):
        return self.model.violations + self.pico.violations


@pytest.fixture(params=board_names())
def bench(request):
    return Bench(request.param)


def test_the_program_goes_on_while_the_panel_wakes_up(bench):
    assert bench.pico.now_us < 20_000
    assert bench.model.dark
    bench.panel.ready()
    assert not bench.model.dark
    assert 240_000 <= bench.pico.now_us <= 300_000
    assert bench.violations == []


def test_the_timer_alone_wakes_the_panel(bench):
    device_modules.use(bench.pico)
    machine_time = __import__("utime")
    machine_time.sleep_ms(300)
    assert not bench.model.dark
    before = bench.pico.now_us
    bench.panel.ready()
    assert bench.pico.now_us - before <= 5_000


def test_pixels_land_where_the_player_sees_them(bench):
    width, height = bench.board.WIDTH, bench.board.HEIGHT
    bench.paint(0, 0, width, 20, 0x1234)
    bench.paint(0, height - 20, width, 20, 0x4321)
    bench.paint(7, 11, 3, 2, 0xF81F)
    assert bench.pixel(0, 0) == bench.pixel(width - 1, 19) == 0x1234
    assert bench.pixel(0, height - 1) == bench.pixel(width - 1, height - 20) == 0x4321
    assert [bench.pixel(x, 11) for x in range(6, 11)] == [0x1234, 0xF81F, 0xF81F, 0xF81F, 0x1234]
    assert [bench.pixel(7, y) for y in range(10, 14)] == [0x1234, 0xF81F, 0xF81F, 0x1234]
    assert bench.violations == []


def test_only_the_first_bytes_of_a_buffer_are_sent(bench):
    bench.paint(0, 0, 10, 2, 0x1111)
    buffer = bytearray(b"\x22\x22" * 10 + b"\x33\x33" * 30)
    bench.panel.window(0, 0, 10, 1)
    bench.panel.write(buffer, 20, 0)
    bench.panel.wait()
    assert bench.pixel(9, 0) == 0x2222 and bench.pixel(0, 1) == 0x1111
    assert bench.violations == []


def test_turned_by_180_degrees_the_picture_is_upright_for_its_holder(bench):
    width, height = bench.board.WIDTH, bench.board.HEIGHT
    bench.panel.ready()
    bench.panel.turn(True)
    for y in range(0, height, 5):
        bench.paint(0, y, width, 5, 0x1234)
    bench.paint(0, 0, 30, 10, 0xF800)
    assert bench.model.turned
    assert bench.pixel(0, 0) == bench.pixel(29, 9) == 0xF800
    assert bench.pixel(30, 0) == bench.pixel(width - 1, height - 1) == 0x1234
    bench.panel.turn(False)
    bench.paint(0, 0, 30, 10, 0x07E0)
    assert not bench.model.turned
    assert bench.pixel(0, 0) == 0x07E0
    assert bench.violations == []


def test_a_panel_turned_before_it_is_awake_wakes_up_turned(bench):
    bench.panel.turn(True)
    bench.panel.ready()
    assert bench.model.turned
    assert bench.violations == []


def test_a_second_start_of_an_awake_panel_keeps_the_times_of_the_data_sheet(bench):
    bench.panel.ready()
    bench.panel = open_panel(bench.board)
    bench.panel.ready()
    assert not bench.model.dark
    assert bench.violations == []


@pytest.mark.parametrize("name", board_names())
def test_a_panel_that_sleeps_since_its_power_came_on_wakes_120_ms_sooner(name):
    bench = Bench(name, asleep=True)
    bench.panel.ready()
    assert not bench.model.dark
    assert 120_000 <= bench.pico.now_us <= 160_000
    bench.paint(0, 0, 10, 2, 0x1234)
    assert bench.pixel(9, 1) == 0x1234
    assert bench.violations == []


def test_a_panel_that_did_not_sleep_hears_everything_once_more_when_it_has_reset(bench, monkeypatch):
    bench.panel.ready()
    model, pico = bench.model, bench.pico
    deaf_until = pico.now_us + 120_000

    def once_it_hears(receive):
        return lambda what: receive(what) if pico.now_us >= deaf_until or what == 0x01 else None

    monkeypatch.setattr(model, "command", once_it_hears(model.command))
    monkeypatch.setattr(model, "data", once_it_hears(model.data))
    bench.panel = ST7789(SpiBus(bench.board), bench.board, asleep=True)
    bench.panel.ready()
    bench.paint(0, 0, 10, 2, 0x1234)
    assert bench.pixel(9, 1) == 0x1234
    assert bench.violations == []
