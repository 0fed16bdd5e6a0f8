"""Dice in rows, each in a box of its own, and their motion: what the screens of a roll and of typing dice in share.

A screen of its own has `self.dice = Dice(count, colours)` among its `parts`. In `prepare` it calls `lay_out(area,
which)` and `show(faces)`, and sets `looks` where they differ. A fresh roll sets `moving`; `tick(now)` of the screen
returns `self.dice.tick(self.app, now)`, and a key sets `moving` to 0.
"""

from firmware.drawing import art, fonts, theme
from firmware.instructions import ACTED

UNDERLINED = 8
"""Added to a look: a line below the die."""
_FRAME_MS = 50
_MARK = 18
"""Height of what is below a coloured die."""
_GAP = 4
"""Free pixels between two rows of dice and what is below them."""
_ROW = 52
"""Least height of each of two rows of dice; where there is less room they are in one."""
_WIDEST, _HIGHEST = 92, 80
"""Largest box of a die: it has to fit into the buffer that it is painted in."""


def which_dice(count: int, dice: int) -> str:
    """Which of so many dice people roll for a rival, where `count` of them are shown as the ones to roll."""
    return "all %d" % dice if count == dice else "this die" if count == 1 else "these %d" % count


def are_seen_rolling(app, operation: str) -> bool:
    """Return True if dice that this operation rolled move: the device's, with the setting on, not when redone."""
    return bool(operation in ACTED and app.settings.motion and app.game.table.dice_from == "device")


class Dice:
    """Dice, each with a face and a look as art.die takes them, and in `boxes` the places (x, y, w, h) of those in
    `which`. colours: of each die, an index into theme.PLAYERS, whose mark is below it where there is room, or
    art.WHITE; () where all are white. signs: texts in the place of these marks. moving: bits of those that are seen
    rolling, longer the later they are.
    """

    size = 48
    marked = False
    moving = 0
    frame = 0
    since = None
    first_still = 3
    """The frame in which the first die lies still; each other one follows a frame later, the sixth after 400 ms."""

    def __init__(self, count: int, colours: tuple = (), signs=()):
        self.faces = bytearray(count)
        self.looks = bytearray(count)
        self.colours = colours or (art.WHITE,) * count
        self.styles = [
            art.ON_BACKGROUND if colour == art.WHITE else art.dice_styles(theme.BACKGROUND, colour)
            for colour in self.colours
        ]
        self.signs = [(sign, fonts.SMALL.width(sign) // 2) for sign in signs]
        self.which = range(count)
        self.boxes = []
        self._margins = []

    # Places

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

    def lay_out(self, area, which=None, largest: int = 64) -> None:
        """Place dice in an Area from its top, in one row or two, and cut them off it; those not in the list `which`
        are not shown. largest: their size where there is room.
        """
        if which is not None:
            self.which = which
        self.boxes, self._margins = [], []
        count = len(self.which)
        two = count > 3 and area.h >= 2 * _ROW
        columns = (count + 1) // 2 if two else max(count, 1)
        height = min((area.h - _GAP) // 2 if two else area.h, _HIGHEST)
        width = min(area.w // columns, _WIDEST)
        self.marked = max(self.colours) > art.WHITE and height >= 36 + _MARK
        below = _MARK if self.marked else _GAP
        self.size = 36 if height >= 36 and width >= 32 else 20
        for size in (48, 64):
            if size <= largest and width >= size and height >= size + below:
                self.size = size
        for first in range(0, count, columns):
            row = min(columns, count - first)
            spare = area.w - row * width
            # The few pixels that do not divide evenly are the last die's.
            self.add_row(area.cut_top(height), row, width, spare // 2 if spare >= columns else 0)

    # Faces

    def show(self, faces) -> None:
        """Show these faces, which turn while they roll; None before the roll."""
        for i in range(len(self.faces)):
            self.faces[i] = self.turned(i, faces[i]) if faces else art.NO_FACE
            self.looks[i] = art.PLAIN if faces else art.SPENT

    def turned(self, die: int, face: int) -> int:
        """What a die shows now that will lie on this face."""
        if self.moving >> die & 1 and self.frame < self.first_still + die:
            return (face + self.frame * (2 + die % 3) + die) % 6 + 1
        return face

    def tick(self, app, now: int) -> bool:
        """Let them roll on. Return True if they show something else, at last that they lie still."""
        if not self.moving:
            return False
        if self.since is None:
            self.since = now
        frame = app.hardware.elapsed(now, self.since) // _FRAME_MS
        if frame == self.frame:
            return False
        self.frame = frame
        # With the last die that rolls: a key pressed after that must not be taken for one that cuts it short.
        if self.moving >> max(frame - self.first_still + 1, 0) == 0:
            self.moving = 0
        return True

    def draw(self, canvas) -> None:
        """One box a die, and background at both sides of the rows."""
        size = self.size
        high = size + _MARK if self.marked else size
        for at in range(len(self.boxes)):
            i = self.which[at]
            x, y, w, h = self.boxes[at]
            face = self.faces[i]
            look = self.looks[i]
            colour = self.colours[i]
            if canvas.begin_region(x, y, w, h, theme.BACKGROUND, colour + 1 << 8 | face << 4 | look):
                x += (w - size) // 2
                y += (h - high) // 2
                art.die(canvas, x, y, size, face, look & UNDERLINED - 1, self.styles[i])
                if look & UNDERLINED:
                    canvas.fill(x + size // 2 - 12, y + size - 2, 24, 3, theme.FOCUS)
                if high > size and colour != art.WHITE:
                    self._draw_mark(canvas, x + size // 2, y + size, i)
        for x, y, w, h in self._margins:
            canvas.clear_rect(x, y, w, h, theme.BACKGROUND)

    def _draw_mark(self, canvas, x, y, die):
        ink = theme.PLAYER_INKS[self.colours[die]]
        if self.signs:
            canvas.text(x - self.signs[die][1], y, self.signs[die][0], fonts.SMALL, ink)
        else:
            canvas.picture(x - 8, y + 2, theme.mark(self.colours[die], 16), ink)
