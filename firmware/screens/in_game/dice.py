"""Rows of dice, each in its own box, and their animation, for rolling and entering dice.

A screen has `self.dice = Dice(count, colours)` in its `parts`. Its `prepare` calls `lay_out(area, which)` and
`show(faces)`, and sets `looks` that differ. A fresh roll sets `moving`; the screen's `tick(now)` returns
`self.dice.tick(self.app, now)`, and a key sets `moving` to 0.
"""

from firmware.drawing import art, fonts, theme
from firmware.instructions import ACTED
from firmware.language import t, t_n

UNDERLINED = 8
"""Added to a look: a line below the die."""
_FRAME_MS = 50
_GAP = 4
"""Free pixels between two rows of dice and below them."""
_ROW = 52
"""Minimum height of each of two rows of dice; with less, they form one row."""
_WIDEST, _HIGHEST = 92, 80
"""Largest box of a die: it must fit into the strip buffer."""


def which_dice(count: int, dice: int) -> str:
    """Return which dice people roll for a rival: `count` of `dice`."""
    return t("all {0}", dice) if count == dice else t_n(count, "this die", "these {0}")


def are_seen_rolling(app, operation: str) -> bool:
    """Return True if this operation's dice are animated: the device's, if the setting is on, not for redo."""
    return bool(operation in ACTED and app.settings.motion and app.game.table.dice_from == "device")


class Dice:
    """Dice with faces and looks as in art.die; `boxes` has the places (x, y, w, h) of those in `which`.

    colours: for each die an index into theme.DICE, whose mark is below or beside it, or art.WHITE; () if all are white.
    signs: texts instead of these marks. moving: bits of the rolling dice; later dice roll longer.
    """

    size = 48
    below = beside = 0  # pixels of the marks there
    moving = 0
    frame = 0
    since = None
    first_still = 3
    """The frame in which the first die stops; each next one stops a frame later, the sixth after 400 ms."""

    def __init__(self, count: int, colours: tuple = (), signs=()):
        self.faces = bytearray(count)
        self.looks = bytearray(count)
        self.colours = colours or (art.WHITE,) * count
        self.styles = [
            art.ON_BACKGROUND if colour == art.WHITE else art.dice_styles(theme.BACKGROUND, colour)
            for colour in self.colours
        ]
        self.signs = [(sign, fonts.SMALL.width(sign) // 2) for sign in signs]
        self.mark_width = 0
        if [colour for colour in self.colours if colour > art.WHITE]:
            self.mark_width = max([2 * sign[1] for sign in self.signs] or [16])
        self.which = range(count)
        self.boxes = []
        self._margins = []

    # Places

    def add_row(self, strip: tuple[int, int, int, int], count: int, width: int, side: int) -> None:
        """Place the next dice in a strip (x, y, w, h), in boxes of this width, `side` pixels from its left. If side is
        0 they fill it: the last box takes the remainder.
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

    def lay_out(self, area, which=None, largest: int = 64) -> None:
        """Place dice at the top of an Area, in one or two rows, and cut them off it. which: list of the dice to show;
        largest: their size if there is space.
        """
        if which is not None:
            self.which = which
        self.boxes, self._margins = [], []
        count = len(self.which)
        two = count > 3 and area.h >= 2 * _ROW
        columns = (count + 1) // 2 if two else max(count, 1)
        height = min((area.h - _GAP) // 2 if two else area.h, _HIGHEST)
        width = min(area.w // columns, _WIDEST)
        marked = self.mark_width and height >= 36 + fonts.PLAIN_SMALL.height
        below = fonts.PLAIN_SMALL.height if marked else _GAP
        self.size = 36 if height >= 36 and width >= 32 else 20
        for size in (48, 64):
            fits_beside = fonts.large_text and width >= size - 4 + self.mark_width
            if size <= largest and width >= size and height >= size + (_GAP if fits_beside else below):
                self.size = size
        self.mark(width, height)
        for first in range(0, count, columns):
            row = min(columns, count - first)
            spare = area.w - row * width
            # The last die gets the few pixels of the remainder.
            self.add_row(area.cut_top(height), row, width, spare // 2 if spare >= columns else 0)

    def mark(self, width: int, height: int) -> None:
        """Choose the place of the marks of coloured dice in boxes of this size: below, beside, or none."""
        self.below = self.beside = 0
        if self.mark_width:
            if height >= self.size + fonts.SMALL.height:
                self.below = fonts.SMALL.height
            elif width >= self.size - 4 + self.mark_width and height >= fonts.SMALL.height:
                self.beside = self.mark_width - 4

    # Faces

    def show(self, faces) -> None:
        """Show these faces, changing while they roll; None before the roll."""
        for i in range(len(self.faces)):
            self.faces[i] = self.turned(i, faces[i]) if faces else art.NO_FACE
            self.looks[i] = art.PLAIN if faces else art.SPENT

    def turned(self, die: int, face: int) -> int:
        """Return the face that a die shows now before it stops on `face`."""
        if self.moving >> die & 1 and self.frame < self.first_still + die:
            return (face + self.frame * (2 + die % 3) + die) % 6 + 1
        return face

    def tick(self, app, now: int) -> bool:
        """Animate the roll. Return True if faces changed or all dice have stopped."""
        if not self.moving:
            return False
        if self.since is None:
            self.since = now
        frame = app.hardware.elapsed(now, self.since) // _FRAME_MS
        if frame == self.frame:
            return False
        self.frame = frame
        # Stop with the last rolling die: a later key must not be taken for one that cuts the roll short.
        if self.moving >> max(frame - self.first_still + 1, 0) == 0:
            self.moving = 0
        return True

    def draw(self, canvas) -> None:
        """Draw one box per die, and background at both sides of the rows."""
        size = self.size
        wide, high = size + self.beside, size + self.below
        for at in range(len(self.boxes)):
            i = self.which[at]
            x, y, w, h = self.boxes[at]
            face = self.faces[i]
            look = self.looks[i]
            colour = self.colours[i]
            if canvas.begin_region(x, y, w, h, theme.BACKGROUND, colour + 1 << 8 | face << 4 | look):
                x += (w - wide) // 2
                y += (h - high) // 2
                art.die(canvas, x, y, size, face, look & UNDERLINED - 1, self.styles[i])
                if look & UNDERLINED:
                    canvas.fill(x + size // 2 - 12, y + size - 2, 24, 3, theme.FOCUS)
                if high > size and colour != art.WHITE:
                    self._draw_mark(canvas, x + size // 2, y + size, i)
                elif wide > size and colour != art.WHITE:
                    middle = x + size - 4 + self.mark_width // 2
                    self._draw_mark(canvas, middle, y + (size - fonts.SMALL.height) // 2, i)
        for x, y, w, h in self._margins:
            canvas.clear_rect(x, y, w, h, theme.BACKGROUND)

    def _draw_mark(self, canvas, x, y, die):
        ink = theme.DICE_INKS[self.colours[die]]
        if self.signs:
            canvas.text(x - self.signs[die][1], y, self.signs[die][0], fonts.SMALL, ink)
        elif self.colours[die] != theme.ORANGE:
            canvas.picture(x - 8, y + 2, theme.mark(self.colours[die], 16), ink)


COLUMNS = 3
BAR = 4
"""Minimum height of the strip below a row of held dice."""


class HeldDice(Dice):
    """Two rows of up to three dice in the middle of an area, with a strip below each. `underlined`: bits of the dice
    that OK holds together with the focused one, or that are rerolled for a rival.
    """

    underlined = 0

    def __init__(self, count: int, colours: tuple = (), signs=()):
        Dice.__init__(self, count, colours, signs)
        self._bars = []  # (first die, place) of each row

    def place(self, x: int, y: int, w: int, h: int) -> None:
        """Place the dice in an area; they have no faces until rolled."""
        width = w // COLUMNS
        count = len(self.faces)
        high = h // 2 - BAR
        # With an odd height the first strip is higher.
        for first, top, end in ((0, y, y + h - h // 2), (COLUMNS, y + h - h // 2, y + h)):
            columns = max(0, min(COLUMNS, count - first))
            self.add_row((x, top, w, high), columns, width, (COLUMNS - columns) * width // 2)
            self._bars.append((first, x, top + high, w, end - top - high))
        self.mark(width, high)
        for i in range(count):
            self.faces[i] = art.NO_FACE
            self.looks[i] = art.SPENT

    def draw(self, canvas) -> None:
        """Draw the dice, and one box for each strip."""
        Dice.draw(self, canvas)
        for first, x, y, w, h in self._bars:
            underlined = self.underlined >> first & 7
            if canvas.begin_region(x, y, w, h, theme.BACKGROUND, underlined) and underlined:
                inset = (w // COLUMNS - 24) // 2
                for i in range(first, min(first + COLUMNS, len(self.faces))):
                    if self.underlined >> i & 1:
                        canvas.fill(self.boxes[i][0] + inset, y, 24, 3, theme.FOCUS)
