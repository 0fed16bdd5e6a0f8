"""The USB cable of a simulated handheld as a TCP port of this computer, for programs that open socket://127.0.0.1:PORT as their serial port."""

import select
import socket

from host_sim.handheld import SimulatedHandheld


class UsbSocket:
    """A listening socket; `port` was chosen by the system unless one is given. One program at a time is heard."""

    def __init__(self, port=0):
        self._listener = socket.create_server(("127.0.0.1", port))
        self._client = None
        self.port = self._listener.getsockname()[1]

    def carry(self, handheld):
        """Bring the handheld what has come, and the program what the handheld has sent; never waits."""
        if self._client is None and select.select([self._listener], [], [], 0)[0]:
            self._client, _address = self._listener.accept()
        sent = handheld.usb_received()
        if self._client is None:
            return
        try:
            if sent:
                self._client.sendall(sent)
            if select.select([self._client], [], [], 0)[0]:
                data = self._client.recv(4096)
                handheld.usb_send(data)
                if not data:
                    self._drop()
        except OSError:
            self._drop()

    def close(self):
        """Pull the cable."""
        self._drop()
        self._listener.close()

    def _drop(self):
        if self._client is not None:
            self._client.close()
            self._client = None


class HandheldOnSocket(SimulatedHandheld):
    """A simulated handheld whose USB cable ends in `usb`, a UsbSocket."""

    def __init__(self, board_name, folder, seed, usb):
        super().__init__(board_name, folder, seed)
        self._usb = usb

    def run(self, ms):
        """As the other one's; bytes are carried before."""
        self._usb.carry(self)
        super().run(ms)
