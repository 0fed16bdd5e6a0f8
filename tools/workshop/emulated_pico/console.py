"""The USB console of the emulated Pico, seen from the host.

rp2040py's USB host answers every armed read with an empty packet every 10 microseconds, which keeps the processor from
sleeping. A real host answers NAK until it has data, and so does this one.
"""

from collections.abc import Callable

from rp2040py.usb.cdc import USBCDC

_SEND_DELAY = 20_000  # ns that a host takes to send what it has


class Console:
    """The board's USB serial port. on_data(bytes): gets what the board prints; connected: the board has enumerated."""

    def __init__(self, chip):
        self._waiting = bytearray()
        self._armed = []
        self.connected = False
        self.on_data: Callable[[bytes], None] | None = None
        self._port = USBCDC(chip.usb_ctrl)
        self._port.on_serial_data = self._received
        self._port.on_device_connected = self._enumerated
        self._read_done = chip.usb_ctrl.on_endpoint_read
        chip.usb_ctrl.on_endpoint_read = self._read_armed
        self._reset_port = chip.usb_ctrl.on_reset
        chip.usb_ctrl.on_reset = self._reset
        self._alarm = chip.clock.create_alarm(self._answer)

    def send(self, data: bytes) -> None:
        """Queue `data` for the board, which fetches it."""
        self._waiting += data
        self._fill()
        if self._armed:
            self._alarm.schedule(_SEND_DELAY)

    def _fill(self):
        fifo = self._port.tx_fifo
        count = min(len(self._waiting), fifo.size - fifo.item_count)
        for byte in self._waiting[:count]:
            self._port.send_serial_byte(byte)
        del self._waiting[:count]

    def _received(self, data):
        if self.on_data is not None:
            self.on_data(bytes(data))

    def _enumerated(self):
        self.connected = True

    def _read_armed(self, endpoint, size):
        self._fill()
        if endpoint == 0 or self._port.tx_fifo.item_count:
            self._read_done(endpoint, size)
        else:
            self._armed[:] = [(endpoint, size)]

    def _answer(self):
        if self._armed and self._port.tx_fifo.item_count:
            endpoint, size = self._armed.pop()
            self._read_done(endpoint, size)
            self._fill()

    def _reset(self):
        self._armed.clear()
        self._waiting.clear()
        self._alarm.cancel()
        self.connected = False
        self._reset_port()
