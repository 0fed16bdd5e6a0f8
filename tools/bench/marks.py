"""A letter box between a program on the emulated Pico and the bench: two scratch registers of the watchdog.

The program writes a number to the first one, which the bench notes with the emulated time; the bench puts a question
into the second one, which the program answers by a number in the first. Neither costs the program more than a
memory access, and nothing of it is in the firmware.
"""

_MARK = 0x0C
_QUESTION = 1

MARK_START = "import machine; machine.mem32[0x4005800C] = 1\n"

FREE = 1
FREE_AFTER_COLLECTION = 2
COLLECTION_TIME = 3
MODULES = 4
SCREEN = 5
FREE_WHEN_DRAWN = 6
LARGEST = 7
AWAITS_RIVAL = 8
WORKING = 9
TIDY = 10
DONE = 2

# The real main.py, but with a loop that answers questions: the free heap in bytes, the same after a collection, the
# microseconds that a collection takes, a sum over the names of the modules that are there, which is another one when
# one came or went, what tells the open screen from the one before, the heap that was free when the last picture was
# complete, the bytes of the largest block that is to be had after a collection, 1 while people see a rival think, 2
# (DONE) when the work of the open screen is done. To TIDY the firmware itself collects, and then plugs the holes that
# the bench's collections have left.
PROBED_MAIN = """import gc
import machine
import sys
import utime
names = {"__name__": "probe"}
with open("/real_main.py") as file:
    exec(file.read(), names)
hardware, app = names["start"]()
del names
drawn = app.canvas.finish
free_when_drawn = 0
def finish(part=False):
    global free_when_drawn
    drawn(part)
    if not part:
        free_when_drawn = gc.mem_free()
app.canvas.finish = finish
def largest():
    gc.collect()
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
while True:
    app.step(hardware.now())
    hardware.idle()
    question = machine.mem32[0x40058010]
    if question:
        machine.mem32[0x40058010] = 0
        started = utime.ticks_us()
        if question in (2, 3):
            gc.collect()
        answer = gc.mem_free()
        if question == 3:
            answer = utime.ticks_diff(utime.ticks_us(), started)
        if question == 4:
            answer = 0
            for name in sys.modules:
                answer = (answer + hash(name)) & 0x3FFFFFFF
        if question == 5:
            answer = id(app.screen)
        if question == 6:
            answer = free_when_drawn
        if question == 7:
            answer = largest()
        if question == 8:
            answer = int(app.screen is None or app.screen.awaits_rival)
        if question == 9:
            answer = 1 if app.screen is None or hasattr(app.screen, "work") else 2
        if question == 10:
            gc.collect()
        machine.mem32[0x4005800C] = answer
"""


class Marks:
    """The letter box of `pico` (EmulatedPico). `seen` is a list of (number, emulated time in ms)."""

    def __init__(self, pico):
        self._pico = pico
        self._watchdog = pico.chip.watchdog
        self._original = self._watchdog.write_uint32
        self._watchdog.write_uint32 = self._write
        self.seen = []

    def ask(self, question, limit_ms=3000):
        """Put a question and let time pass until it is answered; returns the number."""
        count = len(self.seen)
        self._watchdog.scratch_data[_QUESTION] = question
        self._pico.run_until(lambda: len(self.seen) > count, limit_ms, "the program answers the bench")
        return self.seen[-1][0]

    def _write(self, offset, value):
        if offset == _MARK:
            self.seen.append((value, self._pico.milliseconds))
        self._original(offset, value)
