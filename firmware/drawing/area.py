"""A rectangle of the panel that a screen hands out piece by piece, so that no screen computes with heights."""


class Area:
    """What is left of a rectangle: `x`, `y`, `w`, `h` in pixels. Each cut takes a strip off it and returns the strip as a tuple (x, y, w, h).

    The strips and what is left tile the rectangle, whatever the panel's size. A cut larger than what is left takes all of it.
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
        """The area as cells (x, y, w, h) in reading order; the last column and the last row take what does not divide evenly."""
        wide = self.w // columns
        high = self.h // rows
        cells = []
        for row in range(rows):
            h = high if row < rows - 1 else self.h - row * high
            for column in range(columns):
                w = wide if column < columns - 1 else self.w - column * wide
                cells.append((self.x + column * wide, self.y + row * high, w, h))
        return cells
