"""A canvas that paints nothing but remembers one frame: its boxes, their content, and what was lit.

Rectangles are (x, y, width, height) in pixels of the content, as for Canvas.begin_region.
"""

from firmware.drawing import fonts, theme
from firmware.keys import BACK, DOWN, INFO, LEFT, OK, RIGHT, UNDO, UP

_FOCUS = theme.TEXT_FOCUS[:2]
_THIN = 6
"""Pixels: a lit rectangle thinner than this is a line, no target."""
_ICON_REACH = 24
"""Pixels above and below an icon that still count as it."""
_KEY_ICONS = (
    (fonts.UP, UP),
    (fonts.DOWN, DOWN),
    (fonts.LEFT, LEFT),
    (fonts.RIGHT, RIGHT),
    (fonts.CHECK, OK),
    (fonts.BACK, BACK),
    (fonts.UNDO, UNDO),
    (fonts.INFO, INFO),
)


def distance(rect: tuple, x: int, y: int) -> int:
    """Return the pixels from a point to a rectangle, the larger of horizontal and vertical; 0 inside."""
    left, top, w, h = rect
    return max(left - x, x - (left + w - 1), top - y, y - (top + h - 1), 0)


class RememberedFrame:
    """Replaces a Canvas while a screen is prepared and drawn.

    lit: the box and the rectangle of everything painted in the colour of the focus.
    """

    def __init__(self, canvas):
        self.width = canvas.width
        self.height = canvas.height
        self.strict = False
        self.early = ()
        self.lit = []
        self.boxes = {}  # rectangle -> (text, what was painted in it outside the focus)
        self._box = (0, 0, 0, 0)
        self._painted = []

    def begin_region(self, x: int, y: int, w: int, h: int, background: int, content_key: int = 0, words=None) -> bool:
        """Return True, because every box is to be painted."""
        self._box = (x, y, w, h)
        self._painted = []
        self.boxes[self._box] = (words, self._painted)
        if background == theme.FOCUS:
            self._light(*self._box)
        return True

    def opened(self) -> int:
        """How many boxes there were so far."""
        return len(self.boxes)

    def clear_rect(self, x: int, y: int, w: int, h: int, background: int) -> None:
        """Add an empty box."""
        self.begin_region(x, y, w, h, background)

    def fill(self, x: int, y: int, w: int, h: int, colour: int) -> None:
        """Add a part of a box."""
        if colour == theme.FOCUS:
            self._light(x, y, w, h)
        else:
            self._painted.append((x, y, w, h))

    def text(self, x: int, y: int, words: str, font, style: bytes) -> int:
        """Add text, and return its end."""
        self._painted.append((x, y, words, font.height))
        return x + font.width(words)

    def picture(self, x: int, y: int, picture: int, style: bytes) -> None:
        """Add a picture; a frame in the colour of the focus lights its whole box."""
        if style[6:] == _FOCUS:
            self._light(*self._box)
        else:
            self._painted.append((x, y, picture))

    def draw_early(self, part) -> None:
        """Draw a part early; `draw` skips it."""
        part.draw(self)
        self.early += (part,)

    def keep(self, boxes: int) -> bool:
        """Return False, because nothing was there before."""
        return False

    def nothing(self, *_values) -> None:
        """Ignore what only concerns a panel."""

    cover = margins = renew = send = nothing

    def _light(self, *rect):
        self.lit.append((self._box, rect))

    def gained(self, before) -> list:
        """Return the focus rectangles that were unlit in the frame `before`, with otherwise equal content.

        [] if the focus has not moved, or something else has changed.
        """
        gained = [each for each in self.lit if each not in before.lit]
        for box, _rect in gained:
            if not self._same(before, box):
                return []
        return joined(gained)

    def _same(self, before, box):
        # The same box with the same text, or with the same writing and pictures outside the lit part: some boxes derive
        # their text from what is lit.
        if box not in before.boxes:
            return False
        mine, theirs = self.boxes[box], before.boxes[box]
        if mine[0] == theirs[0]:
            return True
        lit = [rect for at, rect in self.lit + before.lit if at == box]
        return _beside(mine[1], lit) == _beside(theirs[1], lit)

    def is_like(self, other) -> bool:
        """Return True if both frames are the same."""
        return self.lit == other.lit and self.boxes == other.boxes

    def keeps_focus(self, before) -> bool:
        """Return True if the same is lit as in the frame `before`, so that only other things have changed."""
        return self.lit == before.lit and all([self._same(before, box) for box, _rect in self.lit])

    def icon_at(self, x: int, y: int):
        """Return the key whose icon is in the box at this point and near it, or None."""
        nearest = key = None
        for box in self.boxes:
            if distance(box, x, y):
                continue
            for painted in self.boxes[box][1]:
                if not isinstance(painted[2], str):
                    continue
                for icon, meant in _KEY_ICONS:
                    away = distance((box[0], painted[1], box[2], painted[3]), x, y)
                    if icon in painted[2] and away <= _ICON_REACH and (nearest is None or away < nearest):
                        nearest, key = away, meant
        return key


def _beside(painted, lit):
    # Writing, and what is not inside something lit.
    return [each for each in painted if isinstance(each[2], str) or all([distance(rect, *each[:2]) for rect in lit])]


def joined(lit: list) -> list:
    """Return the lit parts of each box as one rectangle, without thin lines."""
    boxes, found = [], []
    for box, (x, y, w, h) in lit:
        if box in boxes:
            at = boxes.index(box)
            left, top, wide, high = found[at]
            right, bottom = max(left + wide, x + w), max(top + high, y + h)
            x, y = min(left, x), min(top, y)
            found[at] = (x, y, right - x, bottom - y)
        else:
            boxes.append(box)
            found.append((x, y, w, h))
    return [rect for rect in found if min(rect[2], rect[3]) >= _THIN]
