"""A littlefs board whose MicroPython is at the end of a TCP port: its raw REPL, as far as a tool needs it."""

import contextlib
import socket
import threading

from tools.device.board.board_link import CodeError

_BANNER = b"raw REPL; CTRL-B to exit\r\n>"
_WINDOW = 128


class Gone(Exception):
    """The cable is pulled, at the step that raises it."""


class RawReplPort:
    """Serves `board` (a LittlefsBoard) to one client after the other, for a with statement; `number` is the port.

    late: how often it is asked for the raw REPL before all its answers come at once.
    """

    def __init__(self, board, late=0):
        self._board = board
        self._late = late
        self._unsent = b""
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.number = self._listener.getsockname()[1]

    def __enter__(self):
        threading.Thread(target=self._serve, daemon=True).start()
        return self

    def __exit__(self, *_error):
        self._listener.close()

    def _serve(self):
        with contextlib.suppress(OSError):
            while True:
                client = self._listener.accept()[0]
                client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                with client, contextlib.suppress(Gone, EOFError, ConnectionError):
                    self._talk(client, client.makefile("rb"))

    def _talk(self, client, sent):
        typed = b""
        while sign := sent.read(1):
            if sign == b"\x01":
                self._late -= 1
                self._say(client, _BANNER)
            elif sign in (b"\x03", b"\r"):
                typed = b""
            elif sign == b"\x04":
                self._say(client, b"OK")
                self._answer(client, typed.decode())
                typed = b""
            elif sign == b"\x05":
                assert sent.read(2) == b"A\x01"
                self._say(client, b"R\x01" + _WINDOW.to_bytes(2, "little") + b"\x01")
                code = bytearray()
                while (byte := sent.read(1)) != b"\x04":
                    if not byte:
                        raise EOFError
                    code += byte
                    if len(code) % _WINDOW == 0:
                        self._say(client, b"\x01")
                self._say(client, b"\x04")
                self._answer(client, code.decode())
            else:
                typed += sign

    def _say(self, client, content):
        self._unsent += content
        if self._late <= 0:
            client.sendall(self._unsent)
            self._unsent = b""

    def _answer(self, client, code):
        printed, error = "", ""
        try:
            printed = self._board.run(code)
        except CodeError as raised:
            error = f"Traceback (most recent call last):\r\n{raised}\r\n"
        self._say(client, printed.replace("\n", "\r\n").encode() + b"\x04" + error.encode() + b"\x04>")
