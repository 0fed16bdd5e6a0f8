"""Drawing of the dice of both players of Shape Cards, or of one."""

from firmware.drawing import art, theme
from firmware.drawing.area import Area
from firmware.drawing.widgets import Background
from firmware.screens.in_game.dice import Dice

_MARK = 32
"""Width of the mark to the left of a die, with the gap between them."""


class Pair(Dice):
    """One die per player, side by side with their marks, or one die alone. They roll for 350 ms."""

    first_still = 6

    def __init__(self):
        Dice.__init__(self, 2)

    def prepare(self, app, x: int, y: int, w: int, h: int, seats: tuple) -> None:
        """Format for an area of this place and size, at least 36 pixels high. seats: the owners of the dice."""
        room = min(h, w // len(seats) - _MARK)
        size = self.size = 64 if room >= 64 else 48 if room >= 48 else 36
        area = Area(x, y, w, h)
        self.around = [Background(area.cut_top((h - size) // 2))]
        strip = Area(*area.cut_top(size))
        self.around.append(Background(area.rest()))
        self.dice = []
        # Mark and die are centred in their half.
        gap = w // len(seats) - size - _MARK
        for seat in seats:
            self.around.append(Background(strip.cut_left(gap // 2)))
            x, y, _w, _h = strip.cut_left(size + _MARK)
            self.dice.append((x, y, app.game.colours[seat], theme.mark(app.game.colours[seat], 24)))
            self.around.append(Background(strip.cut_left(gap - gap // 2)))
        self.around.append(Background(strip.rest()))

    def draw(self, canvas) -> None:
        """Paint one box per die, and background around them."""
        for blank in self.around:
            blank.draw(canvas)
        size = self.size
        for i in range(len(self.dice)):
            x, y, colour, mark = self.dice[i]
            key = self.faces[i] << 8 | self.looks[i] << 4 | colour
            if canvas.begin_region(x, y, size + _MARK, size, theme.BACKGROUND, key):
                canvas.picture(x, y + (size - 24) // 2, mark, theme.PLAYER_INKS[colour])
                art.die(canvas, x + _MARK, y, size, self.faces[i], self.looks[i])
