"""The wire between the emulated Pico's SPI and the panel, with its time.

As on a panel, the level of the data/command pin counts when the last bit of a byte is through. Transfers by DMA are in
dma_transfers.py.
"""

from tools.workshop.emulated_pico.dma_transfers import DmaTransfers

_RESTS_HIGH = 3 << 6  # SSPCR0: SPO and SPH, mode 3; both clear: mode 0
# CLK_PERI_CTRL.AUXSRC: the peripheral clock is the USB PLL after a start of MicroPython, or the system clock. rp2040py
# always counts 125 MHz.
_AUXSRC_SHIFT = 5
_AUXSRC_MASK = 7
_AUXSRC_USB_PLL = 2


class PanelWire:
    """Connects SPI block `number` and the pins `chip_select` (None: ground) and `data_command` of `chip` to `panel`,
    which has command(byte) and data(bytes). polarity: level at which the clock rests. last_byte_at: emulated time (ns);
    bytes_sent: their number; violations: what a real panel would show as a fault.
    """

    def __init__(self, chip, number: int, chip_select, data_command, panel, polarity=0):
        self._chip = chip
        self._clock = chip.clock
        self._spi = chip.spi[number]
        self._select = None if chip_select is None else chip.gpio[chip_select]
        self._clock_mode = polarity * _RESTS_HIGH
        self._mode = chip.gpio[data_command]
        self._panel = panel
        self._byte = 0
        self.last_byte_at = 0.0
        self.bytes_sent = 0
        self.violations = []
        self._byte_alarm = self._clock.create_alarm(self._byte_through)
        self._spi.on_transmit = self._send_byte
        self._reset_spi = self._spi.reset
        self._spi.reset = self._reset
        if self._select is not None:
            self._select.add_listener(self._pin_changed)
        self._mode.add_listener(self._pin_changed)
        self._transfers = DmaTransfers(chip, number, self)

    def byte_time(self) -> float:
        """Return the nanoseconds of one byte on the wire, 0 while the SPI has no clock."""
        source = (self._chip.clocks.peri_ctrl >> _AUXSRC_SHIFT) & _AUXSRC_MASK
        rate = self._spi.clock_frequency * (48 / 125 if source == _AUXSRC_USB_PLL else 1)
        return 8e9 / rate if rate else 0

    def _reset(self):
        self._byte_alarm.cancel()
        self._transfers.reset()
        self._reset_spi()

    # Bytes written by the processor

    def _send_byte(self, value):
        if self._spi.data_bits != 8:
            self.complain(f"a word of {self._spi.data_bits} bits was sent; the panel takes 8")
        self._byte = value & 0xFF
        self._byte_alarm.schedule(self.byte_time())

    def _byte_through(self):
        self.deliver(bytes((self._byte,)))
        self._spi.complete_transmit(0)

    def deliver(self, data: bytes) -> None:
        """Give the panel bytes that are through the wire."""
        if self._select is not None and self._select.value != 0:
            self.complain("bytes were sent while chip select was high")
        elif self._spi._control0 & _RESTS_HIGH != self._clock_mode:
            self.complain("the clock rests at the wrong level for this panel, or the phase does not fit it")
        elif self._mode.value == 0:
            for byte in data:
                self._panel.command(byte)
        else:
            self._panel.data(data)
        self.bytes_sent += len(data)
        self.last_byte_at = self._clock.nanos

    def _pin_changed(self, _new, _old):
        if self._transfers.under_way or self._spi._busy:
            self.complain("chip select or data/command changed while bytes were on the wire")

    def complain(self, text: str) -> None:
        """Note a violation, each text once."""
        if text not in self.violations:
            self.violations.append(text)
