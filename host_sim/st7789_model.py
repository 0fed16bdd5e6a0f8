"""A model of the ST7789 display controller, fed with the bytes on the wire.

It knows nothing of the firmware. It keeps the controller's memory, shows the part covered by a board's glass, and
collects in `violations` what a real panel would not forgive. Source: Sitronix ST7789V data sheet; vendor setup
registers are only checked for length.
"""

import math
from array import array
from random import Random

from firmware.boards.generic import Board
from host_sim.panel_memory import (
    BLUE_GREEN_RED,
    EXCHANGE,
    MEMORY_COLUMNS,
    MEMORY_ROWS,
    MIRROR_X,
    MIRROR_Y,
    Window,
    addressing,
    run_of,
)

NOP, SWRESET, SLPIN, SLPOUT = 0x00, 0x01, 0x10, 0x11
INVOFF, INVON, DISPOFF, DISPON = 0x20, 0x21, 0x28, 0x29
CASET, RASET, RAMWR = 0x2A, 0x2B, 0x2C
TEOFF, TEON, MADCTL, COLMOD, RAMWRC = 0x34, 0x35, 0x36, 0x3A, 0x3C

# Command -> allowed numbers of parameter bytes. TEON's one parameter is optional: Pimoroni's driver omits it on every
# board.
# C2 has a second parameter in the data sheet that all vendors leave at its default.
PARAMETERS = {
    NOP: (0,), SWRESET: (0,), SLPIN: (0,), SLPOUT: (0,), 0x13: (0,), INVOFF: (0,), INVON: (0,), 0x26: (1,),
    DISPOFF: (0,), DISPON: (0,), CASET: (4,), RASET: (4,), TEOFF: (0,), TEON: (0, 1), MADCTL: (1,), 0x38: (0,),
    0x39: (0,), COLMOD: (1,), 0x44: (2,), 0x51: (1,), 0x53: (1,), 0x55: (1,), 0xB0: (2,), 0xB1: (3,), 0xB2: (5,),
    0xB3: (3,), 0xB5: (1,), 0xB7: (1,), 0xB8: (4,), 0xBA: (1,), 0xBB: (1,), 0xC0: (1,), 0xC1: (3,), 0xC2: (1, 2),
    0xC3: (1,), 0xC4: (1,), 0xC5: (1,), 0xC6: (1,), 0xC8: (1,), 0xCA: (1,), 0xCC: (1,), 0xD0: (2,), 0xD2: (1,),
    0xD6: (1,), 0xE0: (14,), 0xE1: (14,), 0xE2: (64,), 0xE3: (64,), 0xE4: (3,), 0xE8: (1,), 0xE9: (3,),
}  # fmt: skip

AFTER_RESET_US = 5_000
AFTER_SLEEP_CHANGE_US = 5_000
SLEEP_CHANGE_US = 120_000
MOST_COMPLAINTS = 50


class Glass:
    """The part of the memory that one board's panel shows, from the MADCTL byte and offsets of its landscape picture.

    width, height: pixels in that orientation; x_offset, y_offset: added to a pixel's place for its column and row
    address; inverted: True if the glass shows a negative without INVON.
    """

    def __init__(self, width, height, madctl, x_offset, y_offset, inverted):
        self.width = width
        self.height = height
        self.madctl = madctl
        self.x_offset = x_offset
        self.y_offset = y_offset
        self.inverted = inverted


def glass_of(board: Board) -> Glass:
    """Return the Glass of a board module (firmware/boards): size, normal orientation and inversion."""
    madctl, x_offset, y_offset = board.ORIENTATIONS[0]
    return Glass(board.WIDTH, board.HEIGHT, madctl, x_offset, y_offset, board.INVERTED)


class Registers:
    """The state set by commands; new ones have the values after a reset."""

    def __init__(self):
        self.madctl = 0
        self.colour_mode = 0x66
        self.negative = False  # INVON
        self.display_on = False
        self.columns = (0, MEMORY_COLUMNS - 1)
        self.rows = (0, MEMORY_ROWS - 1)

    def take(self, command: int, parameters: bytearray) -> None:
        """Apply a command's parameters as soon as all are there."""
        if command == MADCTL and len(parameters) == 1:
            self.madctl = parameters[0]
        elif command == COLMOD and len(parameters) == 1:
            self.colour_mode = parameters[0]
        elif command in (CASET, RASET) and len(parameters) == 4:
            ends = (parameters[0] << 8 | parameters[1], parameters[2] << 8 | parameters[3])
            if command == CASET:
                self.columns = ends
            else:
                self.rows = ends


class Sleep:
    """The sleep state, and the times to wait after a reset and after sleep began or ended.

    now: function that returns microseconds, or None to ignore the times.
    """

    def __init__(self, now):
        self.on = True
        self._now = now
        self._was_awake = False  # at the last reset
        self._reset_at = self._changed_at = None

    def reset(self) -> None:
        """Put the panel to sleep."""
        self._was_awake = not self.on
        self.on = True
        self._reset_at = self._now() if self._now else None
        self._changed_at = None

    def change(self, on: bool) -> None:
        """SLPIN or SLPOUT."""
        self.on = on
        self._changed_at = self._now() if self._now else None

    def too_early(self, byte: int) -> list[str]:
        """Return violations by a command at this time."""
        found = []
        since_reset = self._since(self._reset_at)
        if since_reset < AFTER_RESET_US:
            found.append(f"command 0x{byte:02X} came {since_reset:.0f} us after a reset, 5 ms are needed")
        elif byte == SLPOUT and self._was_awake and since_reset < SLEEP_CHANGE_US:
            found.append(f"SLPOUT came {since_reset:.0f} us after a reset when awake, 120 ms are needed")
        since_change = self._since(self._changed_at)
        if byte == SWRESET:
            return found
        if since_change < AFTER_SLEEP_CHANGE_US:
            found.append(f"command 0x{byte:02X} came {since_change:.0f} us after SLPIN or SLPOUT, 5 ms are needed")
        elif byte in (SLPIN, SLPOUT) and since_change < SLEEP_CHANGE_US:
            found.append(f"SLPIN or SLPOUT came {since_change:.0f} us after the one before, 120 ms are needed")
        return found

    def _since(self, moment):
        return math.inf if moment is None or self._now is None else self._now() - moment


class ST7789:
    """One panel. glass: Glass; clock: function that returns microseconds, or None to ignore reset and sleep times."""

    PARAMETERS = PARAMETERS
    FASTEST_HZ = 62_500_000  # a write cycle of 16 ns

    def __init__(self, glass, clock=None):
        self.glass = glass
        self.clock = clock
        self.registers = Registers()
        self.last_byte_us = 0  # time of the last byte, by the clock
        self._complaints = []
        self._memory = array("H")
        # A panel wakes with noise in its memory, so that pixels which the firmware forgets to paint do not look tidy.
        self._memory.frombytes(Random(7789).randbytes(MEMORY_COLUMNS * MEMORY_ROWS * 2))
        self._sleep = Sleep(clock)
        self._ever_on = False
        self._ever_written = False
        self._command = NOP
        self._parameters = bytearray()
        self._window = None  # destination of pixels; None if the registers give no usable one

    # ---- the wire

    def reset(self) -> None:
        """Reset after the line went low: registers get their defaults, the memory stays."""
        self._finish()
        self._sleep.reset()
        self.registers = Registers()
        self._command = NOP
        self._parameters = bytearray()
        self._window = None

    def command(self, byte: int) -> None:
        """Take one byte with D/C low."""
        self.last_byte_us = self._now()
        self._finish()
        for text in self._sleep.too_early(byte):
            self._complain(text)
        self._command = byte
        self._parameters = bytearray()
        if byte == RAMWR:
            self._open_window()
        elif byte == RAMWRC:
            if self._window is None:
                self._complain("RAMWRC without a RAMWR before it")
        elif byte not in self.PARAMETERS:
            self._complain(f"unknown command 0x{byte:02X}")
        elif byte == SWRESET:
            self.reset()
        elif byte in (SLPIN, SLPOUT):
            self._sleep.change(byte == SLPIN)
        elif byte in (INVOFF, INVON):
            self.registers.negative = byte == INVON
        elif byte in (DISPOFF, DISPON):
            self.registers.display_on = byte == DISPON
            self._ever_on = self._ever_on or byte == DISPON

    def data(self, block: bytes) -> None:
        """Take bytes with D/C high: parameters of the last command, or pixels (RGB565, high byte first)."""
        self.last_byte_us = self._now()
        if self._command in (RAMWR, RAMWRC):
            self._pixels_in(bytes(block))
            return
        if len(self._parameters) + len(block) > 256:
            self._complain(f"more than 256 parameter bytes after command 0x{self._command:02X}")
            return
        self._parameters += block
        self.registers.take(self._command, self._parameters)

    def _pixels_in(self, block):
        window = self._window
        if window is None:
            self._complain("pixel data without a usable window")
            return
        window.write(self._memory, self.registers.madctl, block)
        if window.position > window.size:
            self._complain(f"{window} got more pixels than it holds")

    # ---- the picture

    @property
    def turned(self) -> bool:
        """True while the picture is upside down on the board, because its holder has turned it by 180 degrees."""
        return self._mirrored == MIRROR_X | MIRROR_Y

    @property
    def dark(self) -> bool:
        """True while nothing is shown: asleep or display off."""
        return self._sleep.on or not self.registers.display_on

    def pixels(self) -> bytes:
        """Return what the holder sees; black while `dark`.

        glass.width * glass.height RGB565 pixels, high byte first, row by row. If the firmware turned the picture by 180
        degrees, the board is held the other way round, so the picture is upright again.
        """
        glass = self.glass
        if self.dark:
            return bytes(glass.width * glass.height * 2)
        origin, step_x, step_y, _, _ = addressing(glass.madctl)
        start = origin + glass.x_offset * step_x + glass.y_offset * step_y
        seen = array("H")
        for y in range(glass.height):
            seen += self._memory[run_of(start + y * step_y, step_x, glass.width)]
        if self.turned:
            seen.reverse()
        picture = seen.tobytes()
        if (self.registers.madctl ^ glass.madctl) & BLUE_GREEN_RED:
            picture = _swap_red_and_blue(picture)
        if self.registers.negative != glass.inverted:
            size = len(picture)
            picture = (int.from_bytes(picture, "big") ^ ((1 << 8 * size) - 1)).to_bytes(size, "big")
        return picture

    @property
    def violations(self) -> list[str]:
        """Return all protocol errors so far, oldest first, each text once. A healthy driver leaves it empty."""
        pending = self._unfinished()
        if self._ever_written and not self._ever_on:
            pending = [*pending, "pixels were written but the display was never switched on"]
        return self._complaints + [text for text in pending if text not in self._complaints]

    # ---- checks

    def _complain(self, text):
        if text not in self._complaints and len(self._complaints) < MOST_COMPLAINTS:
            self._complaints.append(text)

    def _now(self):
        return 0 if self.clock is None else self.clock()

    def _unfinished(self):
        """Return the violations of the open command if it ended here."""
        command = self._command
        found = []
        if command in (RAMWR, RAMWRC):
            window = self._window
            if window is not None and window.half:
                found.append("pixel data ended in the middle of a pixel (odd number of bytes)")
            if window is not None and window.position < window.size:
                found.append(f"{window} got only {window.position} of its pixels")
        elif command in self.PARAMETERS and len(self._parameters) not in self.PARAMETERS[command]:
            wanted = " or ".join(str(count) for count in self.PARAMETERS[command])
            found.append(f"command 0x{command:02X} got {len(self._parameters)} parameter bytes, it takes {wanted}")
        return found

    def _finish(self):
        for text in self._unfinished():
            self._complain(text)
        if self._window is not None:
            self._window.half = b""

    def _open_window(self):
        registers = self.registers
        self._ever_written = True
        self._watch_registers()
        _, _, _, columns, rows = addressing(registers.madctl)
        self._window = None
        for name, (first, last), size in (("CASET", registers.columns, columns), ("RASET", registers.rows, rows)):
            if last < first:
                self._complain(f"{name} window is inverted: {first} to {last}")
                return
            if last >= size:
                self._complain(f"{name} window {first} to {last} lies beyond the memory of {size}")
                return
        x, y = registers.columns[0], registers.rows[0]
        self._window = Window(x, y, registers.columns[1] - x + 1, registers.rows[1] - y + 1)
        if self._mirrored in (0, MIRROR_X | MIRROR_Y):
            self._watch_glass(self._window, columns, rows)

    @property
    def _mirrored(self):
        """Return the bits of MADCTL that mirror the picture relative to the glass."""
        return (self.registers.madctl ^ self.glass.madctl) & (MIRROR_X | MIRROR_Y | EXCHANGE)

    def _watch_registers(self):
        registers = self.registers
        madctl = registers.madctl
        if self._sleep.on:
            self._complain("pixels written while the panel sleeps")
        if registers.colour_mode not in (0x05, 0x55):
            self._complain(
                f"pixels written with COLMOD 0x{registers.colour_mode:02X}, 16 bits a pixel need 0x05 or 0x55"
            )
        if registers.display_on and registers.negative != self.glass.inverted:
            needed = "INVON" if self.glass.inverted else "INVOFF"
            self._complain(f"this glass needs {needed}, the picture is a negative")
        if self._mirrored not in (0, MIRROR_X | MIRROR_Y):
            self._complain(f"MADCTL 0x{madctl:02X} shows the picture mirrored or on its side")
        if (madctl ^ self.glass.madctl) & BLUE_GREEN_RED:
            self._complain(f"MADCTL 0x{madctl:02X} swaps red and blue on this glass")

    def _watch_glass(self, window, columns, rows):
        glass = self.glass
        left = columns - glass.x_offset - glass.width if self.turned else glass.x_offset
        top = rows - glass.y_offset - glass.height if self.turned else glass.y_offset
        if not window.lies_within(left, top, glass.width, glass.height):
            self._complain(f"{window} lies partly where the glass does not show it")


def _swap_red_and_blue(picture):
    out = bytearray(len(picture))
    for at in range(0, len(picture), 2):
        value = picture[at] << 8 | picture[at + 1]
        value = (value & 0x1F) << 11 | value & 0x07E0 | value >> 11
        out[at] = value >> 8
        out[at + 1] = value & 0xFF
    return bytes(out)
