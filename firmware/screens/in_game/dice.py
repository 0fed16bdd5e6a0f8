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


COLUMNS = 3
BAR = 4
"""Least height of the strip below a row of dice that are held."""


class HeldDice(Dice):
    """Two rows of up to three dice in the middle of an area, with a strip below each, in which those are underlined
    that ok holds together with the focused one, or that are rolled again for a rival: `underlined`, a bit for each.
    """

    underlined = 0

    def __init__(self, count: int):
        Dice.__init__(self, count)
        self._bars = []  # (first die, place) of each row

    def place(self, x: int, y: int, w: int, h: int) -> None:
        """Place them in an area; as long as they are not rolled they have no faces."""
        width = w // COLUMNS
        count = len(self.faces)
        high = h // 2 - BAR
        # Where the height is odd the first strip is higher.
        for first, top, end in ((0, y, y + h - h // 2), (COLUMNS, y + h - h // 2, y + h)):
            columns = max(0, min(COLUMNS, count - first))
            self.add_row((x, top, w, high), columns, width, (COLUMNS - columns) * width // 2)
            self._bars.append((first, x, top + high, w, end - top - high))
        for i in range(count):
            self.faces[i] = art.NO_FACE
            self.looks[i] = art.SPENT

    def draw(self, canvas) -> None:
        """The dice, and one box for each strip."""
        Dice.draw(self, canvas)
        for first, x, y, w, h in self._bars:
            underlined = self.underlined >> first & 7
            if canvas.begin_region(x, y, w, h, theme.BACKGROUND, underlined) and underlined:
                inset = (w // COLUMNS - 24) // 2
                for i in range(first, min(first + COLUMNS, len(self.faces))):
                    if self.underlined >> i & 1:
                        canvas.fill(self.boxes[i][0] + inset, y, 24, 3, theme.FOCUS)


_FRAME_MS = 50
_FIRST_STILL = 3


class Rolling:
    """Dice that are seen rolling: `dice`, a bit for each. They do for 3 to 8 frames, the later ones the longer: 400 ms
    at most with six.
    """

    def __init__(self, dice: int):
        self._dice = dice
        self._since = None
        self._frame = 0

    def go_on(self, hardware, now: int) -> bool:
        """Return True if there is another frame."""
        if self._since is None:
            self._since = now
        before, self._frame = self._frame, hardware.elapsed(now, self._since) // _FRAME_MS
        return self._frame != before

    @property
    def is_over(self) -> bool:
        """The last die lies: a key pressed after that must not be taken for one that cuts it short."""
        return self._dice >> max(self._frame - _FIRST_STILL + 1, 0) == 0

    def rolls(self, die: int) -> bool:
        """Return True if this die is one of them."""
        return self._dice >> die & 1 > 0

    def face(self, die: int, face: int) -> int:
        """What a die of 1 to 6 shows that will show this face."""
        if self.rolls(die) and self._frame < _FIRST_STILL + die:
            return (face + self._frame * (2 + die % 3) + die) % 6 + 1
        return face
