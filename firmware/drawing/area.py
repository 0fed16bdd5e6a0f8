"""What of a panel screens may use: which sizes are served, what rounded corners cut off, and a rectangle that is handed
out piece by piece, so that no screen computes with heights.

`board` is a file of firmware/boards/ or the like of it. This is needed before anything is drawn, so it imports nothing.
"""

LEAST_WIDTH, LEAST_HEIGHT = 240, 135
"""Pixels of the smallest panel, as the player holds it. On a smaller one the words of the games do not fit."""
MOST_LONG, MOST_SHORT = 320, 240
"""Pixels of the largest panel, landscape or upright: the memory of its controller."""
MOST_CORNERS = 44
"""Pixels: the largest radius of rounded corners."""
HINT = 20
"""Pixels from the top of a key's hint to where the next may begin."""


def refused(board) -> str:
    """Why the screens cannot be shown on this board's panel, as a sentence for its owner; "" when they can."""
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
    """Radius in pixels of the panel's rounded corners; most board files have none and do not say it."""
    return getattr(board, "CORNERS", 0)


def column(board) -> int:
    """Width in pixels of the column beside the panel's edge in which hints stand."""
    return 24 if board.WIDTH >= 300 else 20


def cut(board, row: int) -> int:
    """How many pixels the corners cut off at either end of a row, which is `row` rows from the panel's edge."""
    radius = corners(board)
    # In halves of pixels, because a pixel counts with its centre.
    down = 2 * (radius - row) - 1
    pixels = 0
    while down > 0 and (2 * (radius - pixels) - 1) ** 2 + down**2 > 4 * radius**2:
        pixels += 1
    return pixels


def margin(board) -> int:
    """Rows that screens leave free at top and bottom: corners cut off only parts of them and of the hints."""
    rows = 0
    while cut(board, rows) > column(board):
        rows += 1
    return rows


def hint_y(board, centre: int) -> int:
    """The top row of a key's hint, `centre` thousandths of the panel's height from its top, but out of the corners."""
    height = board.HEIGHT
    free = 2 + corners(board)
    return max(free, min(height - HINT - free, centre * height // 1000 - HINT // 2))


class Area:
    """What is left of a rectangle: `x`, `y`, `w`, `h` in pixels. Each cut takes a strip off it, all that is left if it
    is too large, and returns it as (x, y, w, h). So strips and what is left tile the rectangle on any panel.
    """

    def __init__(self, x: int, y: int, w: int, h: int):
        self.x, self.y, self.w, self.h = x, y, w, h

    @property
    def bottom(self) -> int:
        """The y below it."""
        return self.y + self.h

    @property
    def right(self) -> int:
        """The x beside it."""
        return self.x + self.w

    def cut_top(self, height: int) -> tuple[int, int, int, int]:
        """A strip of this height from the top."""
        height = min(height, self.h)
        strip = (self.x, self.y, self.w, height)
        self.y += height
        self.h -= height
        return strip

    def cut_bottom(self, height: int) -> tuple[int, int, int, int]:
        """A strip of this height from the bottom."""
        height = min(height, self.h)
        self.h -= height
        return (self.x, self.y + self.h, self.w, height)

    def cut_left(self, width: int) -> tuple[int, int, int, int]:
        """A strip of this width from the left."""
        width = min(width, self.w)
        strip = (self.x, self.y, width, self.h)
        self.x += width
        self.w -= width
        return strip

    def cut_right(self, width: int) -> tuple[int, int, int, int]:
        """A strip of this width from the right."""
        width = min(width, self.w)
        self.w -= width
        return (self.x + self.w, self.y, width, self.h)

    def rest(self) -> tuple[int, int, int, int]:
        """All that is left, as (x, y, w, h)."""
        return (self.x, self.y, self.w, self.h)

    def grid(self, columns: int, rows: int) -> list[tuple[int, int, int, int]]:
        """The area as cells (x, y, w, h) in reading order; the last column and row take what does not divide evenly."""
        wide = self.w // columns
        high = self.h // rows
        cells = []
        for row in range(rows):
            h = high if row < rows - 1 else self.h - row * high
            for column in range(columns):
                w = wide if column < columns - 1 else self.w - column * wide
                cells.append((self.x + column * wide, self.y + row * high, w, h))
        return cells
