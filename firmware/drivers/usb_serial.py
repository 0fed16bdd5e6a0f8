"""The bytes of the USB console, for a computer that talks to the game instead of MicroPython.

Nothing here waits: the other side can never hold up the game. Ctrl-C does not arrive here: as usual it ends the main
loop in MicroPython, and the console is free for `mpremote`.
"""

import machine
import uselect
import usys

CALL = b"\ntableside usb\n"
"""The first message of a computer: a line of its own, between line ends."""
MOST = 256
"""Maximum bytes read or written per turn of the main loop: the size of MicroPython's pipe to the computer."""
# RP2040 datasheet 4.1.2.5 (same for the RP2350): the buffer control of endpoint 2 IN, which carries the console's
# bytes, and the bits that say that one of its two buffers waits for the computer.
_BUFFER_CONTROL = 0x50100090
_WITH_THE_COMPUTER = 1 << 26 | 1 << 10
_RETURN = 13
_LINE_END = 10


class UsbSerial:
    """The console of this board. `sending`: more will be sent soon, so the board should sleep only briefly."""

    def __init__(self):
        self._in = usys.stdin.buffer
        self._out = usys.stdout.buffer
        self._readable = uselect.poll()
        self._readable.register(usys.stdin, uselect.POLLIN)
        self._one = bytearray(1)
        self.sending = False
        self._ended = False  # the previous byte was a carriage return
        self._matched = 1  # bytes of CALL received; the start counts as a line end

    def read(self) -> int:
        """Return the next byte, or -1. A carriage return, a line feed and both together are one line end."""
        for _turn in range(2):  # twice, because the first byte may be the second half of a line end
            for _ready in self._readable.ipoll(0):
                self._in.readinto(self._one)
                byte = self._one[0]
                ended, self._ended = self._ended, byte == _RETURN
                if not (ended and byte == _LINE_END):
                    return _LINE_END if byte == _RETURN else byte
        return -1

    def called(self) -> bool:
        """Return True once when CALL arrives. Everything else is ignored as noise."""
        for _turn in range(MOST):
            byte = self.read()
            if byte < 0:
                return False
            if byte == CALL[self._matched]:
                self._matched += 1
                if self._matched == len(CALL):
                    self._matched = 1
                    return True
            else:
                self._matched = 1 if byte == _LINE_END else 0
        return False

    def write(self, text: bytes, start: int) -> int:
        """Send what can be sent at once of `text` from `start` on; return where to continue. Send nothing while a
        packet waits for the computer: MicroPython would wait half a second for room in its pipe.
        """
        if machine.mem32[_BUFFER_CONTROL] & _WITH_THE_COMPUTER:
            return start
        # Less is sent if the computer stops listening at this very moment.
        return start + (self._out.write(memoryview(text)[start : min(start + MOST, len(text))]) or 0)
