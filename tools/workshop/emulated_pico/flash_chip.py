"""The time that flash commands take, and power cuts: rp2040py applies each command whole and in no time.

A command takes the typical time of the Pico's W25Q16JV (data sheet), and the power may fail in the middle of one.
"""

import random
from typing import NamedTuple

ERASE_4K = 0x20
ERASE_64K = 0xD8
PROGRAM = 0x02
_SIZES = {ERASE_4K: 4096, ERASE_64K: 65536}
_NANOSECONDS = {ERASE_4K: 45e6, ERASE_64K: 150e6, PROGRAM: 0.4e6}
_PAGE = 256


class Operation(NamedTuple):
    """One command that changes flash: ERASE_4K, ERASE_64K or PROGRAM; at: in nanoseconds."""

    command: int
    address: int
    data: bytes
    at: float = 0

    def apply(self, flash: bytearray) -> None:
        """Change `flash` as the chip does."""
        if self.command == PROGRAM:
            for place, byte in enumerate(self.data, self.address):
                flash[place] &= byte
        else:
            size = _SIZES[self.command]
            start = self.address & ~(size - 1)
            flash[start : start + size] = b"\xff" * size

    def tear(self, flash: bytearray, dice: random.Random) -> None:
        """Change `flash` as if the power failed in the middle: only some bits change."""
        if self.command == PROGRAM:
            whole = dice.randrange(len(self.data))
            for place, byte in enumerate(self.data[:whole], self.address):
                flash[place] &= byte
            flash[self.address + whole] &= self.data[whole] | dice.getrandbits(8)
        else:
            size = _SIZES[self.command]
            start = self.address & ~(size - 1)
            for place in range(start, start + size):
                if dice.getrandbits(1):
                    flash[place] |= dice.getrandbits(8)


class FlashChip:
    """Watches the flash commands of `board` (EmulatedPico). operations: their number since power-on; log: a list, or
    None, that gets each Operation.
    """

    def __init__(self, board):
        self._board = board
        self._interface = board.chip.ssi
        self._original = self._interface._apply_command
        self._interface._apply_command = self._command
        self._cut = None
        self._torn = False
        self.operations = 0
        self.log = None

    def cut_at(self, number: int, torn: bool) -> None:
        """Let the power fail before flash command `number` (0 is the first after power-on), or within it if `torn`."""
        self._cut = number
        self._torn = torn

    def _command(self):
        sent = self._interface._tx_buffer
        changes = sent and self._interface._write_enabled and len(sent) >= 4 and sent[0] in _NANOSECONDS
        if not changes:
            self._original()
            return
        operation = Operation(
            sent[0], sent[1] << 16 | sent[2] << 8 | sent[3], bytes(sent[4 : 4 + _PAGE]), self._board.clock.nanos
        )
        if self._cut == self.operations:
            if self._torn:
                operation.tear(self._board.chip.flash, random.Random(self._cut))
            sent.clear()
            self._board.cut_power()
            return
        self.operations += 1
        if self.log is not None:
            self.log.append(operation)
        self._original()
        # The processor waits for the chip with its interrupts off.
        self._board.clock.tick(_NANOSECONDS[operation.command])
        self._board.look_up()
