"""The USB cable of a simulated handheld as a local TCP port: programs open socket://127.0.0.1:PORT as a serial port."""

import contextlib
import socket

from host_sim.handheld import SimulatedHandheld
from host_sim.usb_question import ANSWER, QUESTION, turn_away

MOST_UNSENT = 1 << 16  # bytes, besides those buffered by the system; a whole table has a few thousand


class UsbSocket:
    """A listening socket; the system chooses `port` unless one is given.

    It serves one program at a time and tells others so.
    """

    def __init__(self, port=0):
        self._listener = socket.create_server(("127.0.0.1", port))
        self._listener.setblocking(False)
        self._client = None
        self._turned_away = None
        self._unsent = bytearray()
        self.port = self._listener.getsockname()[1]

    def carry(self, handheld: SimulatedHandheld) -> None:
        """Carry bytes between handheld and program; never waits. A program that stops reading loses the connection."""
        with contextlib.suppress(BlockingIOError, ConnectionAbortedError):
            if self._client is None:
                self._client, _address = self._listener.accept()
                self._client.setblocking(False)
            else:
                latest = turn_away(self._listener)
                self._forget_turned_away()
                self._turned_away = latest
        sent = handheld.usb_received()
        client = self._client
        if client is None:
            return
        self._unsent += sent
        try:
            self._send(client)
            if self._client is not None:
                self._receive(client, handheld)
        except OSError:
            self._drop()

    def _send(self, client):
        with contextlib.suppress(BlockingIOError):
            while self._unsent:
                del self._unsent[: client.send(self._unsent)]
        if len(self._unsent) > MOST_UNSENT:
            self._drop()

    def _receive(self, client, handheld):
        with contextlib.suppress(BlockingIOError):
            data = client.recv(4096)
            if QUESTION in data:
                self._unsent += ANSWER
                data = data.replace(QUESTION, b"\n")
            handheld.usb_send(data)
            if not data:
                self._drop()

    def close(self) -> None:
        """Pull the cable."""
        self._drop()
        self._forget_turned_away()
        self._listener.close()

    def _forget_turned_away(self):
        if self._turned_away is not None:
            self._turned_away.close()
            self._turned_away = None

    def _drop(self):
        if self._client is not None:
            self._client.close()
            self._client = None
            self._unsent.clear()


class HandheldOnSocket(SimulatedHandheld):
    """A simulated handheld whose USB cable ends in `usb`, a UsbSocket."""

    def __init__(self, board_name, folder, seed, usb):
        super().__init__(board_name, folder, seed)
        self._usb = usb

    def run(self, ms: int) -> None:
        """Carry bytes, then run as in the base class."""
        self._usb.carry(self)
        super().run(ms)
