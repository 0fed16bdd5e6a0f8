"""The console of an emulated handheld on a TCP port, for `dev.py install --port socket://127.0.0.1:PORT`."""

import select
import socket
from collections.abc import Callable
from typing import Any

from host_sim.usb_question import turn_away

_STEP_MS = 10  # of emulated time between two looks at the connection
_WAIT_SECONDS = 0.002


class ConsoleServer:
    """A listening socket on this computer; `port` was chosen by the system unless one is given."""

    def __init__(self, handheld, port=0):
        self._handheld = handheld
        self._listener = socket.create_server(("127.0.0.1", port))
        self._client: Any = None
        self._turned_away: Any = None  # kept open until the next one
        self.port = self._listener.getsockname()[1]

    def serve(self, finished: Callable[[], bool]) -> None:
        """Let time pass on the handheld and carry bytes until `finished()`."""
        pico = self._handheld.pico
        pico.console.on_data = self._to_client
        try:
            while not finished():
                # Without a connection the board runs slowly, so that the other side gets the processor too.
                waiting_for = [self._listener] if self._client is None else [self._client, self._listener]
                ready = select.select(waiting_for, [], [], _WAIT_SECONDS)[0]
                if self._client in ready:
                    self._from_client()
                elif ready and self._client is None:
                    self._accept()
                elif ready:
                    self._turned_away = turn_away(self._listener)
                pico.run(_STEP_MS)
        finally:
            pico.console.on_data = pico.printed.extend
            self._drop()
            self._listener.close()

    def _accept(self):
        self._client, _ = self._listener.accept()
        self._client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def _from_client(self):
        try:
            data = self._client.recv(4096)
        except OSError:
            data = b""
        if data:
            if hasattr(socket, "TCP_QUICKACK"):
                # Linux waits 40 ms before it acknowledges, and pyserial does not send its next bytes before that.
                self._client.setsockopt(socket.IPPROTO_TCP, socket.TCP_QUICKACK, 1)
            self._handheld.pico.console.send(data)
        else:
            self._drop()

    def _to_client(self, data):
        if self._client is None:
            return
        try:
            self._client.sendall(data)
        except OSError:
            self._drop()

    def _drop(self):
        if self._client is not None:
            self._client.close()
            self._client = None
