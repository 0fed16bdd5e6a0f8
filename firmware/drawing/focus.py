"""The focus among several targets on a screen, moved by the keys."""

from firmware.keys import DOWN, LEFT, RIGHT, UP


class Focus:
    """The focus among targets in rows and columns.

    Left and right (up and down on a board without a stick) step through all targets in order. Up and down on a stick
    move to the nearest target of the next row. So every target is reachable on every board.
    """

    def __init__(self, index=0):
        self.index = index
        self.places = []

    def set(self, places: list) -> None:
        """Set the targets, (row, column, ...) in reading order; keep the index if it still exists."""
        self.places = places
        self.index = max(0, min(self.index, len(places) - 1))

    def handle(self, key: int, has_stick: bool) -> bool:
        """Return True if the key moved the focus."""
        count = len(self.places)
        if count < 2:
            return False
        if key == LEFT or (key == UP and not has_stick):
            self.index = (self.index - 1) % count
        elif key == RIGHT or (key == DOWN and not has_stick):
            self.index = (self.index + 1) % count
        elif key == UP or key == DOWN:
            return self._other_row(1 if key == DOWN else -1)
        else:
            return False
        return True

    def _other_row(self, step):
        # Choose the next row in that direction, or the farthest on the other side; in it the nearest target, the first
        # of equals.
        row, column = self.places[self.index][:2]
        best = -1
        nearest = 0
        for i in range(len(self.places)):
            away = (self.places[i][0] - row) * step
            if away:
                distance = (away if away > 0 else away + 0x10000) << 8 | abs(self.places[i][1] - column)
                if best < 0 or distance < nearest:
                    best = i
                    nearest = distance
        if best < 0:
            return False
        self.index = best
        return True
