"""Dice in rows, each in a box of its own: what the screens of a roll and of typing dice in share."""

from firmware.drawing import art, theme

UNDERLINED = 8
"""Added to a look: a line below the die."""


def which_dice(count: int, dice: int) -> str:
    """Which of so many dice people roll for a rival, where `count` of them are shown as the ones to roll."""
    return "all %d" % dice if count == dice else "this die" if count == 1 else "these %d" % count


class Dice:
    """Dice, each with a face and a look as art.die takes them, and in `boxes` its place (x, y, w, h)."""

    size = 48

    def __init__(self, count: int):
        self.faces = bytearray(count)
        self.looks = bytearray(count)
        self.boxes = []
        self._margins = []

    def add_row(self, strip: tuple[int, int, int, int], count: int, width: int, side: int) -> None:
        """Place the next dice in a strip (x, y, w, h), in boxes of this width, `side` pixels from its left. From its
        left edge on they fill it: the last box takes what does not divide evenly.
        """
        x, y, w, h = strip
        right = x + w
        if side:
            self._margins.append((x, y, side, h))
            x += side
        for i in range(count):
            w = width if side or i < count - 1 else right - x
            self.boxes.append((x, y, w, h))
            x += w
        if x < right:
            self._margins.append((x, y, right - x, h))

    def draw(self, canvas) -> None:
        """One box a die, and background at both sides of the rows."""
        size = self.size
        for i in range(len(self.boxes)):
            x, y, w, h = self.boxes[i]
            face = self.faces[i]
            look = self.looks[i]
            if canvas.begin_region(x, y, w, h, theme.BACKGROUND, face << 4 | look):
                x += (w - size) // 2
                y += (h - size) // 2
                art.die(canvas, x, y, size, face, look & UNDERLINED - 1)
                if look & UNDERLINED:
                    canvas.fill(x + size // 2 - 12, y + size - 2, 24, 3, theme.FOCUS)
        for x, y, w, h in self._margins:
            canvas.clear_rect(x, y, w, h, theme.BACKGROUND)
