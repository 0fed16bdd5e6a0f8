"""A conversation with the game on a handheld, over its USB cable: the table protocol and a few lines about the
connection (firmware/usb_table.py). It interrupts nothing on the board.
"""

import contextlib
import json
import os
import sys
import time

from host_sim.usb_question import BUSY
from tools.refusal import LinkError

CALL = b"\ntableside usb\n"
_REPLY_SECONDS = 30
_CALL_SECONDS = 12
_CALL_AGAIN_SECONDS = 3
_WAIT_SECONDS = 0.05
_SLOWER = 10
"""How much longer a board behind a socket may take, which may be emulated."""
_LONGEST_SENT = 8193
"""A handheld takes lines of 8,192 bytes, and refuses longer ones."""
# Ctrl-C and its kin are commands to MicroPython's console, and a carriage return would end the line. No JSON text holds
# the former, and a tab is as good or as bad in it as the latter.
_HARMLESS = bytes.maketrans(b"\x01\x02\x03\x04\x05\r\n", b"\0\0\0\0\0\t\t")

_NOBODY = (
    "No handheld was found on USB. Plug it in with a cable that carries data (many only charge).\n"
    "A simulated one serves as well: python3 tools/dev.py sim --usb 5555, and here --port socket://127.0.0.1:5555"
)
_OCCUPIED = "Is another program using it (Thonny, a terminal, another 'watch')? Is the cable one that carries data?"
_SILENT = (
    "Nobody answers on {port}. Is the handheld switched on, and does it show its pictures?\n"
    "It must run Tableside: python3 tools/dev.py install"
)
_PATIENT = (
    "Nobody has answered on {port} yet. A simulated handheld answers at once: does another program talk to it?\n"
    "An emulated one may take two minutes. Ctrl-C ends the waiting."
)
_GARBLED = f"What came from the handheld is no answer of the game. {_OCCUPIED}"
_BROKEN = "The connection to the handheld broke ({error}). Was the cable pulled?"
_GONE = "The handheld does not answer any more. Was it switched off?"
_TAKEN = (
    "Another program talks to the handheld on {port}: 'watch', 'referee' or a bot. Only one can. Close it, then start"
    " this again."
)
_AT_PROMPT = (
    "The board on {port} is not playing: MicroPython waits at its prompt there.\n"
    "Unplug the handheld, plug it in again and start once more."
)


class SerialWire:
    """Bytes to and from a serial port or socket://HOST:PORT."""

    def __init__(self, port: str):
        import serial

        self.port = port
        try:
            self._serial = serial.serial_for_url(
                port, exclusive=True, timeout=_WAIT_SECONDS, write_timeout=_REPLY_SECONDS
            )
        except (OSError, ValueError) as error:
            from tools.device.board.board_link import why_not_open

            _kind, text = why_not_open(port, error)
            if port.startswith("socket://"):
                number = port.rpartition(":")[2]
                text += f"\nStart a simulated handheld there first: python3 tools/dev.py sim --usb {number}"
            raise LinkError(text) from error

    def read(self) -> bytes:
        """Return what has come after a moment, maybe nothing."""
        try:
            return self._serial.read(max(1, self._serial.in_waiting))
        except (OSError, TypeError) as error:
            raise LinkError(_BROKEN.format(error=error)) from error

    def write(self, data: bytes) -> None:
        """Send bytes. Raises LinkError."""
        try:
            self._serial.write(data)
        except OSError as error:
            raise LinkError(_BROKEN.format(error=error)) from error

    def close(self) -> None:
        """Close the port."""
        with contextlib.suppress(OSError):  # the cable was pulled; there is nothing left to close
            self._serial.close()

    def seconds(self) -> float:
        """Return the time for time limits."""
        return time.monotonic() / (_SLOWER if self.port.startswith("socket:") else 1)


class TableLink:
    """An open conversation, for `with`. wire: a SerialWire or the like; board: what the handheld calls its board."""

    def __init__(self, wire):
        self._wire = wire
        self._received = b""
        try:
            self.board = self._call()["board"]
        except BaseException:
            wire.close()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_error):
        with contextlib.suppress(LinkError):  # the conversation then ends by itself after a minute
            self._wire.write(b"\ntableside off\n")
        self._wire.close()

    def ask(self, line: bytes) -> bytes:
        """Return the reply to one line of the table protocol, both without line ends."""
        line = line.translate(_HARMLESS)
        if line.startswith(b"tableside"):
            line = b" " + line  # no line of the protocol; the handheld is to say so
        self._wire.write(line[:_LONGEST_SENT] + b"\n")
        reply = self._line(self._wire.seconds() + _REPLY_SECONDS)
        if reply is None:
            raise LinkError(_GONE)
        return reply

    def request(self, request: dict) -> dict:
        """Return the reply to a request. Raises LinkError if another program talks there, too."""
        try:
            reply = json.loads(self.ask(json.dumps(request).encode()).decode("ascii"))
        except ValueError as error:
            raise LinkError(_GARBLED) from error
        if not isinstance(reply, dict) or "ok" not in reply:
            raise LinkError(_GARBLED)
        return reply

    def status(self) -> dict:
        """Return the handheld's board, version, game (number or None) and at (grows with each move)."""
        status = self._status(b"", self._wire.seconds() + _REPLY_SECONDS)
        if status is None:
            raise LinkError(_GONE)
        return status

    def _call(self):
        end = self._wire.seconds() + _CALL_SECONDS
        while self._wire.seconds() < end:
            status = self._status(CALL, min(end, self._wire.seconds() + _CALL_AGAIN_SECONDS))
            if status:
                return status
            if self._wire.port.startswith("socket:") and self._wire.seconds() < end:
                print(_PATIENT.format(port=self._wire.port), file=sys.stderr, flush=True)
        raise LinkError(_SILENT.format(port=self._wire.port))

    def _status(self, before, end):
        """Send `before`, ask for the status; returns the reply with our word, None if it has not come by `end`."""
        word = os.urandom(4).hex()
        self._wire.write(before + f"tableside {word}\n".encode())
        while (line := self._line(end)) is not None:
            if line == BUSY.rstrip():
                raise LinkError(_TAKEN.format(port=self._wire.port), "busy")
            if line.startswith(b">>> ") or b"SyntaxError" in line:
                raise LinkError(_AT_PROMPT.format(port=self._wire.port))
            try:
                reply = json.loads(line)
            except ValueError:
                continue
            if isinstance(reply, dict) and reply.get("tableside") == word:
                return reply
        return None

    def _line(self, end):
        """Return the next line that comes; None if none has come by `end`."""
        while b"\n" not in self._received:
            if self._wire.seconds() >= end:
                return None
            self._received += self._wire.read()
        line, _end, self._received = self._received.partition(b"\n")
        return line.rstrip(b"\r")


def open_link(port: str | None) -> TableLink:
    """Open a TableLink to the handheld on this port; None: to the only one that is plugged in. Raises Refusal."""
    from tools.device.board.board_link import only_port

    if port is None:
        port = only_port(_NOBODY)
    return TableLink(SerialWire(port))
