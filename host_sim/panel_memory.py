"""The memory of an ST7789 or ILI9341 as addressed by MADCTL, and its window for pixels."""

from array import array

MEMORY_COLUMNS = 240
MEMORY_ROWS = 320

MIRROR_Y = 0x80
MIRROR_X = 0x40
EXCHANGE = 0x20
BLUE_GREEN_RED = 0x08


def addressing(madctl: int) -> tuple[int, int, int, int, int]:
    """Return MADCTL's mapping from addresses to memory.

    (origin, step for the next column address, step for the next row address, columns, rows). Memory is kept column by
    column, MEMORY_ROWS pixels each, so that a line of a landscape picture is one run.
    """
    column_step = -MEMORY_ROWS if madctl & MIRROR_X else MEMORY_ROWS
    row_step = -1 if madctl & MIRROR_Y else 1
    origin = (MEMORY_COLUMNS - 1) * MEMORY_ROWS if madctl & MIRROR_X else 0
    origin += MEMORY_ROWS - 1 if madctl & MIRROR_Y else 0
    if madctl & EXCHANGE:
        return origin, row_step, column_step, MEMORY_ROWS, MEMORY_COLUMNS
    return origin, column_step, row_step, MEMORY_COLUMNS, MEMORY_ROWS


def run_of(start: int, step: int, count: int) -> slice:
    """Return the slice of `count` memory places from `start` on, `step` apart (step may be negative)."""
    end = start + step * count
    return slice(start, end if end >= 0 else None, step)


class Window:
    """The part of the memory written since the last RAMWR; `position`: number of pixels received."""

    def __init__(self, x, y, width, height):
        self.area = (x, y, width, height)
        self.size = width * height
        self.position = 0
        self.half = b""  # first byte of a pixel whose second is missing

    def __str__(self):
        x, y, width, height = self.area
        return f"the window ({x}, {y}, {width} x {height})"

    def lies_within(self, left: int, top: int, width: int, height: int) -> bool:
        """Return True if it is completely inside this area."""
        x, y, w, h = self.area
        return left <= x and top <= y and x + w <= left + width and y + h <= top + height

    def write(self, memory: array, madctl: int, block: bytes) -> None:
        """Write pixels (RGB565, high byte first) into the memory, starting again once the window is full."""
        block = self.half + block
        self.half = block[len(block) & ~1 :]
        items = array("H")
        # A pixel's two bytes keep their order on computers of any byte order.
        items.frombytes(block[: len(block) & ~1])
        x, y, width, _height = self.area
        origin, step_x, step_y, _, _ = addressing(madctl)
        taken = 0
        while taken < len(items):
            line, column = divmod(self.position % self.size, width)
            count = min(width - column, len(items) - taken)
            start = origin + (x + column) * step_x + (y + line) * step_y
            memory[run_of(start, step_x, count)] = items[taken : taken + count]
            taken += count
            self.position += count
