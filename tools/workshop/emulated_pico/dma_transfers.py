"""Transfers by DMA between memory and the SPI of the panel, in emulated time.

The bytes are taken from memory at once; all that the processor can see (busy flags, receive FIFO, interrupts) happens
at the times at which it happens on the chip.
"""

from dataclasses import dataclass
from typing import Any

SPI_BASES = (0x4003C000, 0x40040000)
_SSPDR = 0x008
_TXDMAE = 1 << 1

_CTRL_EN = 1 << 0
_CTRL_INCR_READ = 1 << 4
_CTRL_INCR_WRITE = 1 << 5
_CTRL_IRQ_QUIET = 1 << 21
_CTRL_BUSY = 1 << 24

_RAM_START = 0x20000000
_FLASH_START = 0x10000000
_FIFO_DEPTH = 8


@dataclass
class _Transfer:
    """One DMA transfer on the wire. taken: bytes of it that a receiving channel fetches."""

    channel: Any
    count: int
    data: bytes
    started: float
    taken: int = 0


class DmaTransfers:
    """Transfers to SPI block `number` of `chip`; `wire` (a PanelWire) delivers the bytes."""

    def __init__(self, chip, number: int, wire):
        self._chip = chip
        self._clock = chip.clock
        self._spi = chip.spi[number]
        self._wire = wire
        self._data_register = SPI_BASES[number] + _SSPDR
        self._transfer: Any = None
        self._receiver: Any = None
        self._source_alarm = self._clock.create_alarm(self._source_read)
        self._wire_alarm = self._clock.create_alarm(self._transfer_through)
        self._receive_alarm = self._clock.create_alarm(self._received)
        for channel in chip.dma.channels:
            channel.start = self._starter(channel, channel.start)

    @property
    def under_way(self) -> bool:
        """Return True if bytes are on the wire."""
        return self._transfer is not None

    def reset(self) -> None:
        """Forget what was under way when the SPI is reset."""
        for alarm in (self._source_alarm, self._wire_alarm, self._receive_alarm):
            alarm.cancel()
        self._transfer = self._receiver = None

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
            self._wire.complain("DMA to the SPI without its request line enabled (SSPDMACR)")
        if self._transfer is not None:
            self._wire.complain("a second DMA transfer was started while one was on the wire")
        channel._ctrl |= _CTRL_BUSY
        count = channel._trans_count = channel._trans_count_reload
        byte_time = self._wire.byte_time()
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
        self._receive_alarm.schedule(max(0, transfer.started + own * self._wire.byte_time() - self._clock.nanos))

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
            self._wire.complain("a buffer was painted while it was being sent")
        if channel._ctrl & _CTRL_INCR_READ:
            channel._read_addr += transfer.count
        self._finish(channel)

    def _transfer_through(self):
        transfer = self._transfer
        self._transfer = None
        self._wire.deliver(transfer.data)
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
