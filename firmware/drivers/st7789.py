"""The ST7789 display controller over a bus (spi_bus.py or dma_bus.py). Source: Sitronix ST7789V data sheet, chapters
9.1 (commands) and 8.8 (memory). An ILI9341 is driven by the same commands and waits as long (Ilitek ILI9341 data sheet,
chapters 8.2 and 11); what it needs else is in the board's INIT.
"""

# What it reads from a board file, beside what the bus reads:
#     WIDTH, HEIGHT   pixels, landscape
#     RESET           a pin, or None
#     INIT            (command, parameters, milliseconds to wait afterwards) each, with sleep-out (0x11) and display-on
#                     (0x29) among them, and with a software reset (0x01) as the first where RESET is None
#     ORIENTATIONS    (memory access control, x offset, y offset) as the board is printed, and turned by 180 degrees

import sys

import machine
import micropython
import utime

_SOFTWARE_RESET = 0x01
_SLEEP_OUT = 0x11
_DISPLAY_ON = 0x29
_MEMORY_ACCESS = 0x36

_SLEEP_MS = 120
"""From a reset or sleep-in to sleep-out, and from sleep-out on."""
_COMMAND_MS = 5
"""From a reset or sleep-out to the next command, and from the reset of one that sleeps to sleep-out."""
# RP2040 data sheet, chapters 2.10.7 (CHIP_RESET; bit 8: the last reset was that by the power) and 4.7.6 (SCRATCH3,
# which is kept until power or the RUN pin reset the chip).
_CHIP_RESET = 0x40064008
_BY_POWER = 0x100
_SCRATCH = 0x40058018
_STARTED = 0x7789


def reset(board) -> int:
    """Pulls the reset line, if the board has one. Returns the ticks at which the controller came out of it."""
    if board.RESET is not None:
        line = machine.Pin(board.RESET, machine.Pin.OUT, value=0)
        utime.sleep_ms(1)
        line(1)
    return utime.ticks_ms()


def open_panel(board) -> "ST7789":
    """The panel of a board, with the quickest bus. The reset comes first: its 120 ms run during the imports."""
    # Without chip select a panel counts bits from its reset on, and takes a clock line that goes up while the SPI is
    # set up for one: there the reset comes after it.
    reset_at = None if board.CHIP_SELECT is None else reset(board)
    machine.freq(125_000_000, 125_000_000)  # else the SPI runs from 48 MHz and reaches 24 MHz only
    if "RP2040" in getattr(sys.implementation, "_machine", ""):  # other chips have their registers elsewhere
        from firmware.drivers.dma_bus import DmaBus

        return ST7789(DmaBus(board), board, reset_at, _power_came_on())
    from firmware.drivers.spi_bus import SpiBus

    return ST7789(SpiBus(board), board, reset_at)


def _power_came_on():
    """Return True if nothing ran on an RP2040 since its power, and the panel's, came on."""
    registers = machine.mem32
    came_on = registers[_CHIP_RESET] & _BY_POWER != 0 and registers[_SCRATCH] != _STARTED
    registers[_SCRATCH] = _STARTED
    return came_on


def _in_a_hurry(init):
    """The sequence for a controller that sleeps, without waiting for what only others need; then all of it again, in
    case it was awake: by now that has waited long enough.
    """
    first = [step if step[0] != _SOFTWARE_RESET else step[:2] + (_COMMAND_MS,) for step in init]
    again = [step if step[0] != _SLEEP_OUT else step[:2] + (_COMMAND_MS,) for step in init]
    return [step for step in first if step[0] != _DISPLAY_ON] + [step for step in again if step[0] != _SOFTWARE_RESET]


class ST7789:
    """The panel. width, height: pixels as the player sees them.

    The constructor returns at once; the first `window` (or `ready`) waits for what is left of the start. reset_at: the
    ticks at which `reset` was called; None: it is called now. asleep: its power just came on, so it slept before the
    reset, and is woken 120 ms sooner.
    """

    def __init__(self, bus, board, reset_at=None, asleep=False):
        self.width = board.WIDTH
        self.height = board.HEIGHT
        self._bus = bus
        self._orientations = board.ORIENTATIONS
        # write(buffer, count, start): sends `count` bytes of the buffer from `start` on: RGB565, high byte first. May
        # return while they are under way: leave them alone until others were sent or wait() returned, which waits until
        # all that was written has reached the panel.
        self.write = bus.send
        self.wait = bus.wait
        self._access, self._x, self._y = self._orientations[0]
        self._start = _Start(self, bus, board, reset_at, asleep)  # None once the panel is known to be awake
        self._start.advance(None)

    @micropython.native
    def window(self, x: int, y: int, w: int, h: int) -> None:
        """The rectangle of the panel that the next `write`s fill, row by row, in pixels as the player sees them."""
        if self._start:
            self.ready()
        x += self._x
        y += self._y
        self._bus.window(x << 16 | x + w - 1, y << 16 | y + h - 1)

    def turn(self, turned: bool) -> None:
        """Turns the picture by 180 degrees against the board, or back. The panel shows what it did: paint anew."""
        self._access, self._x, self._y = self._orientations[1 if turned else 0]
        if not self._start or self._start.is_over():
            self.orient()
            self._bus.wait()

    def orient(self) -> None:
        """Sends how the picture lies on the board."""
        self._bus.command(_MEMORY_ACCESS, bytes((self._access,)))

    def ready(self) -> None:
        """Waits until the panel is awake."""
        while self._start and not self._start.is_over():
            utime.sleep_ms(1)
            self._start.advance(None)
        self._start = None


class _Start:
    """The board's INIT sequence, whose waits take about 250 ms: a timer goes through it while the program does other
    things.
    """

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
        """Return True if all of it was sent, and every wait is over."""
        return not self._steps

    def advance(self, _timer):
        """Sends what may be sent by now. Called by what waits and by the timer, which may come in between."""
        if self._advancing:
            return
        self._advancing = True
        try:
            while self._steps and self._step():
                pass
        finally:
            self._advancing = False  # Ctrl-C may end a callback, too

    def _step(self):
        # Sends the next command of the sequence; returns True if its time had come.
        now = utime.ticks_ms()
        # More than the pause: a tick may have been about to end when it began.
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
                # Cold panels have been seen to forget the orientation while they wake (MarlinFirmware/Marlin issue
                # 28555).
                self._panel.orient()
            self._bus.command(code, parameters)
        self._bus.wait()
        self._since = utime.ticks_ms()
        self._pause = pause
        if code == _SOFTWARE_RESET:
            self._reset_at = self._since
        return True
