"""The dice of both players of Shape Cards, or of one, drawn."""

from firmware.drawing import art, theme


class Pair:
    """One die for each player, with the player's mark, side by side; or one die alone."""

    def __init__(self):
        self.faces = bytearray(2)
        self.looks = bytearray(2)

    def prepare(self, app, x, y, w, h, seats):
        """Format for an area of this place and size, at least 48 high. seats: whose dice they are."""
        self.x, self.y, self.w, self.h = x, y, w, h
        size = self.size = 64 if h >= 64 else 48
        self.colours = [app.colours[seat] for seat in seats]
        self.marks = [theme.mark(colour, 24) for colour in self.colours]
        self.slot = w // len(seats)
        # The mark stands at the left of the die, and both in the middle of their half.
        self.gap = (self.slot - size - 32) // 2
        self.above = (h - size) // 2

    def draw(self, canvas):
        """One box a die, and paper around them."""
        x = self.x
        y = self.y + self.above
        size = self.size
        if self.above:
            canvas.clear_rect(x, self.y, self.w, self.above, theme.BACKGROUND)
        for i in range(len(self.marks)):
            canvas.clear_rect(x, y, self.gap, size, theme.BACKGROUND)
            x += self.gap
            if canvas.begin_region(
                x, y, size + 32, size, theme.BACKGROUND, self.faces[i] << 8 | self.looks[i] << 4 | self.colours[i]
            ):
                canvas.picture(x, y + (size - 24) // 2, self.marks[i], theme.PLAYER_INKS[self.colours[i]])
                art.die(canvas, x + 32, y, size, self.faces[i], self.looks[i])
            x += size + 32
            rest = self.x + (i + 1) * self.slot - x
            if i == len(self.marks) - 1:
                rest = self.x + self.w - x
            canvas.clear_rect(x, y, rest, size, theme.BACKGROUND)
            x += rest
        if self.h > self.above + size:
            canvas.clear_rect(self.x, y + size, self.w, self.h - self.above - size, theme.BACKGROUND)
