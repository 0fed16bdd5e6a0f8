"""The usable part of a panel: supported sizes, rounded corners, and a rectangle that is cut into parts.

With Area no screen computes heights. `board` is a module like those of firmware/boards/. This module is needed before
anything is drawn, so it imports nothing.
"""

LEAST_WIDTH, LEAST_HEIGHT = 240, 135
"""The smallest panel in pixels, as the player holds it. On a smaller one the games' texts do not fit."""
MOST_LONG, MOST_SHORT = 320, 240
"""The largest panel in pixels, landscape or portrait: the memory of its controller."""
MOST_CORNERS = 44
"""The largest radius of rounded corners in pixels."""
HINT = 20
"""Pixels from the top of one key hint to the next at least."""


def refused(board) -> str:
    """Return a sentence for the owner why the screens cannot use this board's panel; "" if they can."""
    width, height = board.WIDTH, board.HEIGHT
    rows = height - 2 * margin(board)
    if width < LEAST_WIDTH or rows < LEAST_HEIGHT:
        inside = " between its corners" if rows < height else ""
        words = "The panel has %d x %d pixels%s. At least %d x %d are needed."
        return words % (width, rows, inside, LEAST_WIDTH, LEAST_HEIGHT)
    if max(width, height) > MOST_LONG or min(width, height) > MOST_SHORT:
        return "The panel has %d x %d pixels. At most %d x %d are served." % (width, height, MOST_LONG, MOST_SHORT)
    return ""


def corners(board) -> int:
    """Return the radius of the panel's rounded corners in pixels; most board modules omit it."""
    return getattr(board, "CORNERS", 0)


def column(board) -> int:
    """Return the width in pixels of a hint column."""
    return 24 if board.WIDTH >= 300 else 20


def cut(board, row: int) -> int:
    """Return how many pixels the corners cut off at each end of the row that is `row` rows from the edge."""
    radius = corners(board)
    # In half pixels, because a pixel counts by its centre.
    down = 2 * (radius - row) - 1
    pixels = 0
    while down > 0 and (2 * (radius - pixels) - 1) ** 2 + down**2 > 4 * radius**2:
        pixels += 1
    return pixels


def margin(board) -> int:
    """Return the rows that screens leave free at top and bottom; beyond them the corners only cut hint columns."""
    rows = 0
    while cut(board, rows) > column(board):
        rows += 1
    return rows


def hint_y(board, centre: int) -> int:
    """Return the top row of the hint of a key centred at `centre` thousandths of the panel's height, kept out of the
    corners.
    """
    height = board.HEIGHT
    free = 2 + corners(board)
    return max(free, min(height - HINT - free, centre * height // 1000 - HINT // 2))


class Area:
    """The rest of a rectangle: `x`, `y`, `w`, `h` in pixels. Each cut removes a strip and returns it as (x, y, w, h),
    limited to what is left. Strips and rest tile the rectangle on any panel.
    """

    def __init__(self, x: int, y: int, w: int, h: int):
        self.x, self.y, self.w, self.h = x, y, w, h

    @property
    def bottom(self) -> int:
        """The y just below the area."""
        return self.y + self.h

    @property
    def right(self) -> int:
        """The x just right of the area."""
        return self.x + self.w

    def cut_top(self, height: int) -> tuple[int, int, int, int]:
        """Cut a strip of this height from the top."""
        height = min(height, self.h)
        strip = (self.x, self.y, self.w, height)
        self.y += height
        self.h -= height
        return strip

    def cut_bottom(self, height: int) -> tuple[int, int, int, int]:
        """Cut a strip of this height from the bottom."""
        height = min(height, self.h)
        self.h -= height
        return (self.x, self.y + self.h, self.w, height)

    def cut_left(self, width: int) -> tuple[int, int, int, int]:
        """Cut a strip of this width from the left."""
        width = min(width, self.w)
        strip = (self.x, self.y, width, self.h)
        self.x += width
        self.w -= width
        return strip

    def cut_right(self, width: int) -> tuple[int, int, int, int]:
        """Cut a strip of this width from the right."""
        width = min(width, self.w)
        self.w -= width
        return (self.x + self.w, self.y, width, self.h)

    def rest(self) -> tuple[int, int, int, int]:
        """Return the remaining area as (x, y, w, h)."""
        return (self.x, self.y, self.w, self.h)

    def grid(self, columns: int, rows: int) -> list[tuple[int, int, int, int]]:
        """Return the area as cells (x, y, w, h) in reading order; the last column and row get the remainder."""
        wide = self.w // columns
        high = self.h // rows
        cells = []
        for row in range(rows):
            h = high if row < rows - 1 else self.h - row * high
            for column in range(columns):
                w = wide if column < columns - 1 else self.w - column * wide
                cells.append((self.x + column * wide, self.y + row * high, w, h))
        return cells
