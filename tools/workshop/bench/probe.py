"""A handheld on the emulated Pico whose main loop answers questions, through two scratch registers of the watchdog. The
program is started from the raw REPL with a few lines around the app.
"""

from typing import Any

from host_sim.script import boot
from tools.workshop.emulated_pico.handheld import EmulatedHandheld
from tools.workshop.emulated_pico.raw_repl import RawRepl

FREE, FREE_AFTER_COLLECTION, LARGEST, FREE_WHEN_DRAWN = 1, 2, 3, 4
"""Bytes of the heap: free now, after a collection, in the largest block, when the last picture was whole."""
SCREEN, MODULES = 5, 6
"""Numbers that change with the open screen, and with the imported modules."""
AWAITS_RIVAL = 7
"""1 while people see a rival think."""
TIDY = 8
"""Collect, as the firmware does when idle."""
LONGEST_COLLECTION = 9
"""Microseconds of the longest collection that was asked for."""
IN_A_GAME = 10
"""1 while the open screen is one of a game's."""

_ANSWER, _QUESTION = 0x0C, 1
_LONGEST_MS = 5000
_AROUND_THE_APP = """
import gc, machine, sys, utime
from firmware import main
program = main._program
free_when_drawn = longest_collection = 0
def finish(part=False):
    global free_when_drawn
    drawn(part)
    if not part:
        free_when_drawn = gc.mem_free()
def collect():
    global longest_collection
    started = utime.ticks_us()
    gc.collect()
    longest_collection = max(longest_collection, utime.ticks_diff(utime.ticks_us(), started))
def largest():
    collect()
    low, high = 0, 200000
    while high - low > 256:
        middle = (low + high) // 2
        try:
            bytearray(middle)
            low = middle
        except MemoryError:
            high = middle
    gc.collect()
    return low
def answer(question):
    if question == 2 or question == 8:
        collect()
    if question == 3:
        return largest()
    if question == 4:
        return free_when_drawn
    if question == 5:
        return id(app.stack.screen)
    if question == 6:
        return sum([hash(name) & 0xFFFFF for name in sys.modules])
    if question == 7:
        return int(app.stack.screen is None or app.stack.screen.awaits_rival)
    if question == 9:
        return longest_collection
    if question == 10:
        return int(app.stack.screen is not None and app.stack.screen.needs_table)
    return gc.mem_free()
class Answering:
    def step(self, now):
        app.step(now)
        question = machine.mem32[0x40058010]
        if question:
            machine.mem32[0x40058010] = 0
            machine.mem32[0x4005800C] = answer(question)
def answering(hardware, erase):
    global app, drawn
    app = program(hardware, erase)
    drawn = app.frame.canvas.finish
    app.frame.canvas.finish = finish
    return Answering()
main._program = answering
"""


class Probe:
    """Switches `handheld` (EmulatedHandheld with a USB cable) on and waits for the first picture."""

    def __init__(self, handheld: EmulatedHandheld):
        self.handheld = handheld
        handheld.power_on()
        self._pico: Any = handheld.pico
        repl = RawRepl(self._pico)
        repl.enter()
        repl.run(_AROUND_THE_APP)
        repl.enter(soft_reset=False)  # the text above does not stay in the heap that is measured
        repl.begin("main.run()")
        watchdog = self._pico.chip.watchdog
        self._write = watchdog.write_uint32
        self._questions = watchdog.scratch_data
        self._answers = []
        watchdog.write_uint32 = self._answered
        self.ask(FREE)
        boot(handheld)

    def ask(self, question: int) -> int:
        """Ask a question and wait for the answer."""
        self._answers.clear()
        self._questions[_QUESTION] = question
        self._pico.run_until(lambda: self._answers, _LONGEST_MS, "the main loop answers the bench")
        return self._answers[0]

    def heap(self) -> int:
        """Return the bytes free after a collection."""
        return self.ask(FREE_AFTER_COLLECTION)

    def check(self) -> None:
        """Raise ValueError if the panel complained, or the program restarted."""
        if self.handheld.violations or self._pico.restarts:
            raise ValueError("\n".join(["The handheld complained or started anew.", *self.handheld.violations]))

    def _answered(self, offset, value):
        if offset == _ANSWER:
            self._answers.append(value)
        self._write(offset, value)
