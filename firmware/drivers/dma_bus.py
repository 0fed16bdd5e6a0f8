"""The wire to the panel by DMA: while a strip travels, the processor paints the next one.

The registers are those of the RP2040 data sheet, chapters 2.3.1.7 (GPIO), 2.5.7 (DMA) and 4.4.4 (SPI). Commands are written to the SPI directly: through machine.SPI
a window costs 140 us instead of 15.
"""

# pyright: reportAttributeAccessIssue=false, reportArgumentType=false
# The type stubs do not know DMA.registers, nor that viper takes the address of any buffer.

import rp2
from machine import SPI, Pin

import micropython

_SPI_BASE = (0x4003C000, 0x40040000)
_REQUEST = (16, 18)
"""DREQ of the SPI's transmit FIFO."""


class DmaBus:
    """board: a module of firmware/boards; used are SPI_NUMBER, SPI_HZ, SCK, MOSI, CHIP_SELECT and DATA_COMMAND. What a bus offers is told in spi_bus.py."""

    def __init__(self, board):
        self._select = Pin(board.CHIP_SELECT, Pin.OUT, value=1)
        SPI(board.SPI_NUMBER, board.SPI_HZ, sck=Pin(board.SCK), mosi=Pin(board.MOSI))
        # After the SPI: on both boards its default MISO is this very pin, and it takes the pin even when it is not asked to.
        Pin(board.DATA_COMMAND, Pin.OUT, value=1)
        self._data_mask = 1 << board.DATA_COMMAND
        self._spi = _SPI_BASE[board.SPI_NUMBER]
        self._dma = rp2.DMA()
        control = self._dma.pack_ctrl(size=0, inc_read=True, inc_write=False, treq_sel=_REQUEST[board.SPI_NUMBER], irq_quiet=True)
        self._dma.config(read=0, write=self._spi + 8, count=0, ctrl=control, trigger=False)
        self._channel = self._dma.registers
        _allow_requests(self._spi)

    def command(self, code, parameters=b""):
        self._select(0)
        _command(self._channel, self._spi, self._data_mask, code, parameters, len(parameters))

    @micropython.native
    def window(self, place):
        self._select(0)
        _window(self._channel, self._spi, self._data_mask, place)

    def send(self, buffer, count, start):
        _send(self._channel, buffer, count, start)

    def wait(self):
        _wait(self._channel, self._spi)
        self._select(1)


# Items of the registers, four bytes each. SPI: 2 data, 3 status (0x10: busy), 9 DMA control (2: transmit requests). DMA channel: 3 control (bit 24: busy),
# 14 count, 15 read address, which starts it. Single-cycle IO at 0xD0000000: 5 sets output pins, 6 clears them.


@micropython.viper
def _allow_requests(spi: ptr32):
    spi[9] = 2


@micropython.viper
def _wait(channel: ptr32, spi: ptr32):
    while channel[3] & 0x1000000:
        pass
    while spi[3] & 0x10:
        pass


@micropython.viper
def _command(channel: ptr32, spi: ptr32, data_mask: int, code: int, parameters: ptr8, count: int):
    while channel[3] & 0x1000000:
        pass
    while spi[3] & 0x10:
        pass
    pins = ptr32(0xD0000000)
    pins[6] = data_mask
    spi[2] = code
    while spi[3] & 0x10:
        pass
    pins[5] = data_mask
    for index in range(count):
        # The transmit FIFO takes eight bytes; 2 in the status: there is room.
        while not spi[3] & 2:
            pass
        spi[2] = parameters[index]
    while spi[3] & 0x10:
        pass


@micropython.viper
def _window(channel: ptr32, spi: ptr32, data_mask: int, place: ptr8):
    while channel[3] & 0x1000000:
        pass
    while spi[3] & 0x10:
        pass
    pins = ptr32(0xD0000000)
    index = 0
    code = 0x2A
    while code < 0x2C:
        pins[6] = data_mask
        spi[2] = code
        while spi[3] & 0x10:
            pass
        pins[5] = data_mask
        end = index + 4
        while index < end:
            spi[2] = place[index]
            index += 1
        while spi[3] & 0x10:
            pass
        code += 1
    pins[6] = data_mask
    spi[2] = code
    while spi[3] & 0x10:
        pass
    pins[5] = data_mask


@micropython.viper
def _send(channel: ptr32, buffer: ptr8, count: int, start: int):
    while channel[3] & 0x1000000:
        pass
    channel[14] = count
    channel[15] = int(buffer) + start
