"""The panel's wire: its time, and that it notices what would show as a torn picture on a real board."""

import pytest

from tools.workshop.emulated_pico.handheld import EmulatedHandheld
from tools.workshop.emulated_pico.raw_repl import RawRepl

pytestmark = [pytest.mark.emulator, pytest.mark.xdist_group("wire")]

SET_UP = """
import machine, rp2, utime
from machine import Pin, SPI
machine.freq(125_000_000, 125_000_000)
spi = SPI(1, 62_500_000, sck=Pin(10), mosi=Pin(11), miso=None)
mode = Pin(8, Pin.OUT)
select = Pin(9, Pin.OUT, value=1)
channel = rp2.DMA()
machine.mem32[0x40040024] = 2
control = channel.pack_ctrl(size=0, inc_read=True, inc_write=False, treq_sel=18, irq_quiet=True)
strip = bytearray(15360)
def begin(command, parameters=b""):
    select(0)
    mode(0)
    spi.write(command)
    mode(1)
    if parameters:
        spi.write(parameters)
def send():
    channel.config(read=strip, write=0x40040008, count=len(strip), ctrl=control, trigger=True)
def wait():
    while channel.active():
        pass
    while machine.mem32[0x4004000C] & 0x10:
        pass
utime.sleep_ms(120)
for command, parameters in ((b"\\x36", b"\\x70"), (b"\\x3a", b"\\x05"), (b"\\x21", b""), (b"\\x11", b"")):
    begin(command, parameters)
    select(1)
utime.sleep_ms(120)
for command, parameters in ((b"\\x29", b""), (b"\\x2a", b"\\0\\0\\0\\xef"), (b"\\x2b", b"\\0\\0\\0\\x1f")):
    begin(command, parameters)
    select(1)
begin(b"\\x2c")
"""


@pytest.fixture
def board():
    handheld = EmulatedHandheld("waveshare_pico_lcd_1_3", files={"/nothing": b""})
    handheld.power_on()
    # The program wakes the panel to tell that it was stopped, and 120 ms must lie between two SLPOUT.
    repl = RawRepl(handheld.pico)
    repl.enter()
    repl.run(SET_UP)
    return handheld, repl


@pytest.mark.parametrize(
    ("colour", "way"), [(b"\xf8\x00", "send()\nwait()"), (b"\x07\xe0", "spi.write(strip)")], ids=["by DMA", "plainly"]
)
def test_a_strip_arrives_and_takes_the_time_of_the_wire(board, colour, way):
    handheld, repl = board
    timed = f"t = utime.ticks_us()\n{way}\nselect(1)\nprint(utime.ticks_diff(utime.ticks_us(), t))"
    taken = int(repl.run(f"strip[:] = {colour} * 7680\n{timed}"))
    assert 15360 * 8 / 62.5 <= taken < 15360 * 8 / 62.5 + 250
    assert handheld.pixels()[:15360] == colour * 7680
    assert handheld.violations == []


def test_plain_writes_after_dma_end_when_the_wire_does(board):
    """A DMA transfer leaves bytes in the receive FIFO, which make the next spi.write() end early unless it copes."""
    handheld, repl = board
    repl.run("send()\nwait()\nselect(1)\nbegin(b'\\x2c')\nspi.write(strip)\nwait()\nselect(1)")
    assert handheld.violations == []


@pytest.mark.parametrize(
    ("code", "complaint"),
    [
        ("send()\nstrip[15000] = 1\nwait()\nselect(1)", "painted while it was being sent"),
        ("send()\nselect(1)\nwait()", "changed while bytes were on the wire"),
        ("send()\nutime.sleep_us(100)\nchannel.active(0)\nsend()\nwait()", "second DMA transfer"),
        ("machine.mem32[0x40040024] = 0\nsend()\nwait()", "request line"),
        ("select(1)\nspi.write(b'abc')", "chip select was high"),
    ],
)
def test_what_tears_a_picture_is_noticed(board, code, complaint):
    handheld, repl = board
    repl.run(code)
    assert any(complaint in text for text in handheld.wire.violations), handheld.wire.violations
