"""The bytes of the USB console, for a computer that wants to talk to the game instead of to MicroPython.

Nothing here waits: what the other side does, or leaves half done, never holds up the game. Ctrl-C does not come here.
MicroPython ends the main loop at it, as always, and the console is free for `mpremote`.
"""

import machine
import uselect
import usys

CALL = b"\ntableside usb\n"
"""What a computer says first: a line of its own, between line ends."""
MOST = 256
"""Most bytes that one turn of the main loop reads or writes: what MicroPython's pipe to the computer holds."""
# RP2040 datasheet 4.1.2.5 (the RP2350's is the same): the buffer control of endpoint 2 IN, which carries the console's
# bytes, and the bits that say that one of its two buffers waits for the computer to take it.
_BUFFER_CONTROL = 0x50100090
_WITH_THE_COMPUTER = 1 << 26 | 1 << 10
_RETURN = 13
_LINE_END = 10


class UsbSerial:
    """The console of this board. `sending`: more is to be sent soon: the board should sleep for a moment only."""

    def __init__(self):
        self._in = usys.stdin.buffer
        self._out = usys.stdout.buffer
        self._readable = uselect.poll()
        self._readable.register(usys.stdin, uselect.POLLIN)
        self._one = bytearray(1)
        self.sending = False
        self._ended = False  # the byte before was a carriage return
        self._matched = 1  # bytes of CALL that came; the start counts as a line end

    def read(self) -> int:
        """The next byte; -1 when none has come. A carriage return, a line feed and both together are one line end."""
        for _turn in range(2):  # the second one where the first was the other half of a line end
            for _ready in self._readable.ipoll(0):
                self._in.readinto(self._one)
                byte = self._one[0]
                ended, self._ended = self._ended, byte == _RETURN
                if not (ended and byte == _LINE_END):
                    return _LINE_END if byte == _RETURN else byte
        return -1

    def called(self) -> bool:
        """True once when CALL has come. Everything else that comes is noise and forgotten."""
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
        """Send what of the bytes `text` can be sent at once, from `start` on; gives where to go on. Nothing is sent
        while a packet waits for the computer to take it: MicroPython would wait half a second for room in its pipe.
        """
        if machine.mem32[_BUFFER_CONTROL] & _WITH_THE_COMPUTER:
            return start
        # Fewer go when the computer stops listening at this very moment.
        return start + (self._out.write(memoryview(text)[start : min(start + MOST, len(text))]) or 0)
