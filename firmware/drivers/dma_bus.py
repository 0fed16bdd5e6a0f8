"""The panel's bus by DMA: while one strip travels, the processor paints the next.

Registers: RP2040 data sheet, chapters 2.3.1.7 (GPIO), 2.5.7 (DMA) and 4.4.4 (SPI). Commands are written to the SPI
directly: through machine.SPI a window takes 140 us instead of 15.
"""

from array import array

import _rp2  # pyright: ignore[reportMissingImports]  # rp2 adds an assembler that nobody here needs, 1.5 KB
import micropython
import uctypes
from machine import SPI, Pin

_SPI_BASE = (0x4003C000, 0x40040000)
_REQUEST = (16, 18)
"""DREQ of the SPI's transmit FIFO."""


class DmaBus:
    """A bus as in spi_bus.py, using the same values of a board."""

    def __init__(self, board):
        select = 0  # without chip select no bit is set or cleared
        if board.CHIP_SELECT is not None:
            Pin(board.CHIP_SELECT, Pin.OUT, value=1)
            select = 1 << board.CHIP_SELECT
        polarity = getattr(board, "SPI_POLARITY", 0)
        SPI(board.SPI_NUMBER, board.SPI_HZ, polarity=polarity, phase=polarity, sck=Pin(board.SCK), mosi=Pin(board.MOSI))
        # After the SPI, whose default MISO is this pin on both boards and which claims it even if not asked to.
        Pin(board.DATA_COMMAND, Pin.OUT, value=1)
        spi = _SPI_BASE[board.SPI_NUMBER]
        self._dma = _rp2.DMA()
        control = self._dma.pack_ctrl(
            size=0, inc_read=True, inc_write=False, treq_sel=_REQUEST[board.SPI_NUMBER], irq_quiet=True
        )
        self._dma.config(read=0, write=spi + 8, count=0, ctrl=control, trigger=False)
        registers = uctypes.addressof(self._dma.registers)  # pyright: ignore[reportAttributeAccessIssue]
        wire = array("I", [registers, spi, 1 << board.DATA_COMMAND, select])
        self._wire: ptr32 = wire  # pyright: ignore[reportAttributeAccessIssue]
        _allow_requests(spi)

    def command(self, code: int, parameters: bytes = b"") -> None:
        """Send a command byte and its parameters."""
        _command(self._wire, code, parameters, len(parameters))

    @micropython.native
    def window(self, columns: int, rows: int) -> None:
        """Set the target of the next `send`: columns and rows, each first << 16 | last."""
        _window(self._wire, columns, rows)

    @micropython.native
    def send(self, buffer: bytearray, count: int, start: int) -> None:
        """Start sending `count` bytes of `buffer`, beginning at `start`; do not change them before the next call."""
        _send(self._wire, buffer, count, start)

    @micropython.native
    def wait(self) -> None:
        """Return once everything is sent; deselect the panel."""
        _wait(self._wire)


# The wire: addresses of the DMA channel's and the SPI's registers, bits of the data/command and chip select pins.
# Indexes of registers, four bytes each. SPI: 2 data, 3 status (0x10: busy), 9 DMA control (2: transmit requests). DMA
# channel: 3 control (bit 24: busy), 14 count, 15 read address, which starts it. Single-cycle IO at 0xD0000000: 5 sets
# output pins, 6 clears them.


@micropython.viper
def _allow_requests(spi: ptr32):
    spi[9] = 2


@micropython.viper
def _wait(wire: ptr32):
    channel = ptr32(wire[0])
    spi = ptr32(wire[1])
    while channel[3] & 0x1000000:
        pass
    while spi[3] & 0x10:
        pass
    pins = ptr32(0xD0000000)
    pins[5] = wire[3]


@micropython.viper
def _command(wire: ptr32, code: int, parameters, count: int):
    content = ptr8(parameters)
    channel = ptr32(wire[0])
    spi = ptr32(wire[1])
    while channel[3] & 0x1000000:
        pass
    while spi[3] & 0x10:
        pass
    pins = ptr32(0xD0000000)
    pins[6] = wire[2] | wire[3]
    spi[2] = code
    while spi[3] & 0x10:
        pass
    pins[5] = wire[2]
    for index in range(count):
        # The transmit FIFO holds eight entries; status bit 2 means it has room.
        while not spi[3] & 2:
            pass
        spi[2] = content[index]
    while spi[3] & 0x10:
        pass


@micropython.viper
def _window(wire: ptr32, columns: int, rows: int):
    channel = ptr32(wire[0])
    spi = ptr32(wire[1])
    while channel[3] & 0x1000000:
        pass
    while spi[3] & 0x10:
        pass
    pins = ptr32(0xD0000000)
    data = wire[2]
    pins[6] = data | wire[3]
    code = 0x2A
    place = columns
    while code < 0x2C:
        pins[6] = data
        spi[2] = code
        while spi[3] & 0x10:
            pass
        pins[5] = data
        spi[2] = place >> 24 & 255
        spi[2] = place >> 16 & 255
        spi[2] = place >> 8 & 255
        spi[2] = place & 255
        while spi[3] & 0x10:
            pass
        place = rows
        code += 1
    pins[6] = data
    spi[2] = code
    while spi[3] & 0x10:
        pass
    pins[5] = data


@micropython.viper
def _send(wire: ptr32, buffer, count: int, start: int):
    channel = ptr32(wire[0])
    while channel[3] & 0x1000000:
        pass
    channel[14] = count
    channel[15] = int(ptr8(buffer)) + start
