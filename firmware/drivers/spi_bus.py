"""The panel's bus through machine.SPI alone, for ports without rp2.DMA and for the host.

A bus has command(code, parameters); window(columns, rows), each first << 16 | last; send(buffer, count, start), which
may return before everything is sent; wait(), which returns once everything is sent and the panel is deselected.
"""

from machine import SPI, Pin


class SpiBus:
    """board: a module of firmware/boards. It needs SPI_NUMBER, SPI_HZ, SPI_POLARITY (0 if missing), SCK, MOSI,
    CHIP_SELECT (None: always selected) and DATA_COMMAND.
    """

    def __init__(self, board):
        self._select = lambda _level: None  # without chip select
        if board.CHIP_SELECT is not None:
            self._select = Pin(board.CHIP_SELECT, Pin.OUT, value=1)
        # The panel samples on the rising clock edge: modes 0 and 3, with equal phase and polarity.
        polarity = getattr(board, "SPI_POLARITY", 0)
        self._spi = SPI(
            board.SPI_NUMBER, board.SPI_HZ, polarity=polarity, phase=polarity, sck=Pin(board.SCK), mosi=Pin(board.MOSI)
        )
        # After the SPI, whose default MISO is this pin on both boards and which claims it even if not asked to.
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
        """Set the target of the next `send`: columns and rows, each first << 16 | last."""
        self.command(0x2A, columns.to_bytes(4, "big"))
        self.command(0x2B, rows.to_bytes(4, "big"))
        self.command(0x2C)

    def send(self, buffer: bytearray, count: int, start: int) -> None:
        """Send `count` bytes of `buffer`, beginning at `start`."""
        self._spi.write(memoryview(buffer)[start : start + count])

    def wait(self) -> None:
        """Return once everything is sent; deselect the panel."""
        self._select(1)
