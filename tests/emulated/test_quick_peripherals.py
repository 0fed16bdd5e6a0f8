"""Rounds of waiting that the emulator leaves out: programs find the same at the same time."""

import pytest

from tools.workshop.emulated_pico import quick_peripherals
from tools.workshop.emulated_pico.handheld import EmulatedHandheld
from tools.workshop.emulated_pico.raw_repl import RawRepl

pytestmark = pytest.mark.emulator

# A DMA transfer to the panel's SPI and three ways to wait for its end: one only waits, one counts, one writes.
SET_UP = """
import machine, rp2, utime
from machine import Pin, SPI
spi = SPI(1, 10_000_000, sck=Pin(10), mosi=Pin(11), miso=None)
Pin(8, Pin.OUT, value=1)
Pin(9, Pin.OUT, value=0)
channel = rp2.DMA()
machine.mem32[0x40040024] = 2
control = channel.pack_ctrl(size=0, inc_read=True, inc_write=False, treq_sel=18, irq_quiet=True)
strip = bytearray(1000)
def send():
    channel.config(read=strip, write=0x40040008, count=len(strip), ctrl=control, trigger=True)
@micropython.viper
def waits(registers: ptr32):
    while registers[3] & 0x1000000:
        pass
@micropython.viper
def counts(registers: ptr32) -> int:
    rounds = 0
    while registers[3] & 0x1000000:
        rounds += 1
    return rounds
@micropython.viper
def writes(registers: ptr32, memory: ptr32):
    while registers[3] & 0x1000000:
        memory[0] = 7
"""
RUN = """
memory = bytearray(4)
send()
waits(channel.registers)
send()
print(counts(channel.registers))
send()
writes(channel.registers, memory)
print(memory, utime.ticks_us())
"""


def told(quick, monkeypatch):
    """(what the program prints, emulated time at its end in ns, cycles, whether each steady loop was left out)."""
    left_out = []
    only_waits = quick_peripherals._only_waits
    monkeypatch.setattr(
        quick_peripherals, "_only_waits", lambda *place: left_out.append(only_waits(*place)) or left_out[-1]
    )
    if not quick:
        monkeypatch.setattr("tools.workshop.emulated_pico.board.make_quick", lambda _chip: None)
    handheld = EmulatedHandheld("waveshare_pico_lcd_1_3", files={"/nothing": b""})
    handheld.power_on()
    repl = RawRepl(handheld.pico)
    repl.enter()
    repl.run(SET_UP)
    printed = repl.run(RUN)
    return printed, handheld.pico.clock.nanos, handheld.pico.chip.core.cycles, left_out


def test_waiting_for_dma_ends_alike_at_the_same_time(monkeypatch):
    *quick, left_out = told(True, monkeypatch)
    assert True in left_out and False in left_out
    monkeypatch.undo()
    *plain, left_out = told(False, monkeypatch)
    assert quick == plain and left_out == []
