"""The ST7789 display controller over a bus (spi_bus.py or dma_bus.py). Source: Sitronix ST7789V data sheet, chapters
9.1 (commands) and 8.8 (memory).

An ILI9341 uses the same commands and delays (Ilitek ILI9341 data sheet, chapters 8.2 and 11); the differences are in
the board's INIT.
"""

# Needed from a board module, besides what the bus needs:
#     WIDTH, HEIGHT   pixels, landscape
#     RESET           a pin, or None
#     INIT            (command, parameters, milliseconds to wait afterwards) each, including sleep-out (0x11) and
#                     display-on (0x29), beginning with a software reset (0x01) if RESET is None
#     ORIENTATIONS    (memory access control, x offset, y offset) as the board is printed, and rotated by 180 degrees

import sys

import machine
import micropython
import utime

_SOFTWARE_RESET = 0x01
_SLEEP_OUT = 0x11
_DISPLAY_ON = 0x29
_MEMORY_ACCESS = 0x36

_SLEEP_MS = 120
"""From a reset or sleep-in to sleep-out, and after sleep-out."""
_COMMAND_MS = 5
"""From a reset or sleep-out to the next command, and from the reset of a sleeping controller to sleep-out."""
# RP2040 data sheet, chapters 2.10.7 (CHIP_RESET; bit 8: the last reset was by power) and 4.7.6 (SCRATCH3, which is kept
# until power or the RUN pin resets the chip).
_CHIP_RESET = 0x40064008
_BY_POWER = 0x100
_SCRATCH = 0x40058018
_STARTED = 0x7789


def reset(board) -> int:
    """Pulse the reset line, if the board has one. Return the ticks at its end."""
    if board.RESET is not None:
        line = machine.Pin(board.RESET, machine.Pin.OUT, value=0)
        utime.sleep_ms(1)
        line(1)
    return utime.ticks_ms()


def open_panel(board) -> "ST7789":
    """Open the panel of a board with the fastest bus. Reset comes first: its 120 ms pass during the imports."""
    # Without chip select a panel counts bits from its reset on, and counts a rising clock line during SPI setup: there
    # reset comes after it.
    reset_at = None if board.CHIP_SELECT is None else reset(board)
    machine.freq(125_000_000, 125_000_000)  # otherwise the SPI is clocked from 48 MHz and reaches only 24 MHz
    if "RP2040" in getattr(sys.implementation, "_machine", ""):  # other chips have other register addresses
        from firmware.drivers.dma_bus import DmaBus

        return ST7789(DmaBus(board), board, reset_at, _power_came_on())
    from firmware.drivers.spi_bus import SpiBus

    return ST7789(SpiBus(board), board, reset_at)


def _power_came_on():
    """Return True if nothing ran on this RP2040 since it and the panel were powered on."""
    registers = machine.mem32
    came_on = registers[_CHIP_RESET] & _BY_POWER != 0 and registers[_SCRATCH] != _STARTED
    registers[_SCRATCH] = _STARTED
    return came_on


def _in_a_hurry(init):
    """Return the sequence for a sleeping controller without delays that only others need, then all of it again in case
    it was awake: it has waited long enough by then.
    """
    first = [step if step[0] != _SOFTWARE_RESET else step[:2] + (_COMMAND_MS,) for step in init]
    again = [step if step[0] != _SLEEP_OUT else step[:2] + (_COMMAND_MS,) for step in init]
    return [step for step in first if step[0] != _DISPLAY_ON] + [step for step in again if step[0] != _SOFTWARE_RESET]


class ST7789:
    """The panel. width, height: pixels as the player sees them.

    The constructor returns at once; the first `window` (or `ready`) waits for the rest of the start. reset_at: ticks of
    the last `reset`; None: reset now. asleep: the panel was just powered on, so it was asleep before the reset and
    wakes 120 ms sooner.
    """

    def __init__(self, bus, board, reset_at=None, asleep=False):
        self.width = board.WIDTH
        self.height = board.HEIGHT
        self._bus = bus
        self._orientations = board.ORIENTATIONS
        # write(buffer, count, start) sends `count` bytes of the buffer, beginning at `start`: RGB565, high byte first.
        # It may return early: do not change them before the next write or wait(), which waits until the panel has
        # everything.
        self.write = bus.send
        self.wait = bus.wait
        self._access, self._x, self._y = self._orientations[0]
        self._start = _Start(self, bus, board, reset_at, asleep)  # None once the panel is known to be awake
        self._start.advance(None)

    @micropython.native
    def window(self, x: int, y: int, w: int, h: int) -> None:
        """Set the rectangle that the next `write`s fill, row by row, in pixels as the player sees them."""
        if self._start:
            self.ready()
        x += self._x
        y += self._y
        self._bus.window(x << 16 | x + w - 1, y << 16 | y + h - 1)

    def turn(self, turned: bool) -> None:
        """Rotate the picture by 180 degrees or back. The panel's content is unchanged: paint it again."""
        self._access, self._x, self._y = self._orientations[1 if turned else 0]
        if not self._start or self._start.is_over():
            self.orient()
            self._bus.wait()

    def orient(self) -> None:
        """Send the current orientation."""
        self._bus.command(_MEMORY_ACCESS, bytes((self._access,)))

    def ready(self) -> None:
        """Wait until the panel is awake."""
        while self._start and not self._start.is_over():
            utime.sleep_ms(1)
            self._start.advance(None)
        self._start = None


class _Start:
    """The board's INIT sequence, whose delays take about 250 ms: a timer sends it in the background."""

    def __init__(self, panel, bus, board, reset_at, asleep):
        self._panel = panel
        self._bus = bus
        self._steps = _in_a_hurry(board.INIT) if asleep else board.INIT
        self._next = 0
        self._since = reset(board) if reset_at is None else reset_at
        self._pause = 0 if board.RESET is None else _COMMAND_MS
        self._reset_at = self._since
        self._sleep_ms = _COMMAND_MS if asleep else _SLEEP_MS
        self._advancing = False
        self._timer = machine.Timer(-1, period=5, mode=machine.Timer.PERIODIC, callback=self.advance)

    def is_over(self):
        """Return True if everything is sent and every delay is over."""
        return not self._steps

    def advance(self, _timer):
        """Send what is due. Called by waiting code and by the timer, which may interrupt it."""
        if self._advancing:
            return
        self._advancing = True
        try:
            while self._steps and self._step():
                pass
        finally:
            self._advancing = False  # Ctrl-C may end a callback, too

    def _step(self):
        # Send the next command of the sequence; return True if it was due.
        now = utime.ticks_ms()
        # More than the pause: it may have begun just before a tick.
        if self._pause and utime.ticks_diff(now, self._since) <= self._pause:
            return False
        if self._next == len(self._steps):
            self._timer.deinit()
            self._steps = ()
            return False
        code, parameters, pause = self._steps[self._next]
        if code == _SLEEP_OUT and utime.ticks_diff(now, self._reset_at) <= self._sleep_ms:
            return False
        self._next += 1
        if code == _MEMORY_ACCESS:
            self._panel.orient()
        else:
            if code == _DISPLAY_ON:
                # Cold panels have been seen to lose the orientation while waking (MarlinFirmware/Marlin issue 28555).
                self._panel.orient()
            self._bus.command(code, parameters)
        self._bus.wait()
        self._since = utime.ticks_ms()
        self._pause = pause
        if code == _SOFTWARE_RESET:
            self._reset_at = self._since
        return True
