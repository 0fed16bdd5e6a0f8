"""The wire to the panel through machine.SPI alone, for ports without rp2.DMA and for the host.

A bus offers: command(code, parameters); window(columns, rows), each of them first << 16 | last; send(buffer, count,
start), which may return before everything has gone; wait(), after which everything has gone and the panel is not
selected any more.
"""

from machine import SPI, Pin


class SpiBus:
    """board: a module of firmware/boards; used are SPI_NUMBER, SPI_HZ, SPI_POLARITY (0 when it is missing), SCK, MOSI,
    CHIP_SELECT (None: the panel is always selected) and DATA_COMMAND.
    """

    def __init__(self, board):
        self._select = lambda _level: None  # there may be no chip select
        if board.CHIP_SELECT is not None:
            self._select = Pin(board.CHIP_SELECT, Pin.OUT, value=1)
        # The panel takes a bit when the clock rises: modes 0 and 3, in which phase and polarity are equal.
        polarity = getattr(board, "SPI_POLARITY", 0)
        self._spi = SPI(
            board.SPI_NUMBER, board.SPI_HZ, polarity=polarity, phase=polarity, sck=Pin(board.SCK), mosi=Pin(board.MOSI)
        )
        # After the SPI: on both boards its default MISO is this very pin, and it takes the pin even when it is not
        # asked to.
        self._data = Pin(board.DATA_COMMAND, Pin.OUT, value=1)
        self._code = bytearray(1)

    def command(self, code: int, parameters: bytes = b"") -> None:
        """Send a command byte and its parameters."""
        self._select(0)
        self._code[0] = code
        self._data(0)
        self._spi.write(self._code)
        self._data(1)
        if parameters:
            self._spi.write(parameters)

    def window(self, columns: int, rows: int) -> None:
        """Where what is sent next goes: columns and rows, each first << 16 | last."""
        self.command(0x2A, columns.to_bytes(4, "big"))
        self.command(0x2B, rows.to_bytes(4, "big"))
        self.command(0x2C)

    def send(self, buffer: bytearray, count: int, start: int) -> None:
        """Send `count` bytes of `buffer` from `start` on."""
        self._spi.write(memoryview(buffer)[start : start + count])

    def wait(self) -> None:
        """Return when all has gone; the panel is then not selected any more."""
        self._select(1)
