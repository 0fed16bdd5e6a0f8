"""The canvas: a screen describes its whole picture as boxes; only boxes that changed are painted and sent.

A box is painted into part of the strip buffer while the previous one travels to the panel. The boxes of a frame tile
the panel; box n is compared with box n of the previous frame. See docs/canvas.md. Nothing here allocates.
"""

import micropython
from micropython import const

from firmware.drawing import fonts, theme

LARGEST = 7680
"""Pixels of the largest box: 240 x 32."""
_STRIP = const(24640)
"""Bytes of the strip buffer: three list rows, so that one is painted while two wait or travel."""
# Indexes into a blit context; firmware/drivers/portable_blit.py has them all.
_X = const(1)
_Y = const(2)
_W = const(3)
_H = const(4)
_AT = const(5)
_FROM = const(6)
_TO = const(7)
_OPENED = const(8)
_KNOWN = const(9)
_UNSENT = const(10)
_WIDTH = const(11)
_HEIGHT = const(12)
_CODE = const(21)


class TextDoesNotFit(Exception):
    """A strict canvas was given text that leaves its box. args[0]: a sentence with the text."""


class _Frame:
    """The current frame, and how many boxes the previous one left on the panel."""

    def __init__(self):
        self.under_way = False
        self.early: tuple = ()  # parts drawn while others were prepared
        self._shown = 0  # boxes on the panel
        self._before = 0

    def begin(self):
        """Return how many boxes the panel shows; unknown from now until `end`."""
        self._before, self._shown = self._shown, 0
        self.under_way = True
        self.early = ()
        return self._before

    def end(self, opened, part):
        """Record that `opened` boxes are on the panel. part: the previous frame's later boxes remain."""
        self._shown = self._before if part else opened
        self.under_way = False
        self.early = ()  # a reference to a part would keep its module loaded


class Canvas:
    """Paints on `panel` (firmware/drivers/st7789.py) with `blitter` (portable_blit or thumb_blit).

    width, height: the pixels that boxes may cover, as the player sees them. margin: rows left free above and below for
    rounded corners. strict: True makes drawing outside a box an error. Colours are RGB565 integers; a style is
    bytes(8), see theme.style.
    """

    def __init__(self, panel, blitter, margin: int = 0):
        self.width = panel.width
        self.strict = False
        fonts.use(blitter)
        self._panel = panel
        self._open = blitter.open_box
        self._fill = blitter.fill
        self._draw = blitter.draw
        self._set_style = blitter.set_style
        self._strip = bytearray(_STRIP)
        self._context = blitter.new_context(self._strip, panel.width, panel.height, LARGEST)
        self._style = None
        self._words = [None] * (blitter.BOXES + 1)
        self._frame = _Frame()
        self._margin = margin
        self._leave_free(margin)

    def begin(self, everything: bool) -> None:
        """Start a frame. everything: paint all boxes, whatever the panel shows."""
        if self._margin:
            self._leave_free(self._margin)
        shown = self._frame.begin()
        self._context[_KNOWN] = 0 if everything else shown
        self._context[_OPENED] = self._context[_UNSENT] = 0

    def cover(self) -> None:
        """Let the frame just started cover the whole panel including its margins."""
        self._leave_free(0)

    def margins(self) -> None:
        """Draw the boxes of the margins, if the panel has any. Call it first in every frame without `cover`."""
        margin = self._margin
        if margin:
            self._leave_free(0)
            self.clear_rect(0, 0, self.width, margin, theme.PANEL)
            self.clear_rect(0, self.height - margin, self.width, margin, theme.PANEL)
            self.send()
            self._leave_free(margin)

    def _leave_free(self, margin):
        self._top = margin
        self.height = self._context[_HEIGHT] = self._panel.height - 2 * margin

    def renew(self) -> None:
        """Paint all following boxes of this frame, whatever the panel shows."""
        self._context[_KNOWN] = 0

    @micropython.native
    def begin_region(
        self, x: int, y: int, w: int, h: int, background: int, content_key: int = 0, words: str | None = None
    ) -> bool:
        """Open the next box. Return True if it was filled with `background` and must be painted, False if it is
        unchanged. content_key: a 32-bit number for everything the box shows besides its text.
        """
        context = self._context
        if context[_UNSENT]:
            self._send()
        number = context[_OPENED]
        known = self._words
        answer = self._open(context, x, y, w, h, background, content_key, known[number] == words)
        if answer <= 0:
            if answer:
                raise ValueError(_refused(answer, context, x, y, w, h))
            return False
        known[number] = words
        if answer == 2:
            self._panel.wait()
        self._fill(context, x << 10 | y, w << 10 | h, background)
        return True

    def clear_rect(self, x: int, y: int, w: int, h: int, background: int) -> None:
        """Draw a box of plain background, in parts of half the strip: one is filled while the other travels."""
        rows = _STRIP // 4 // w
        while h > 0:
            self.begin_region(x, y, w, min(rows, h), background)
            y += rows
            h -= rows

    def keep(self, boxes: int) -> bool:
        """Keep the first `boxes` of the last frame; return False if they are missing or unknown."""
        known = 0 < boxes <= self._context[_KNOWN]
        if known:
            self._context[_OPENED] = boxes
        return known

    def opened(self) -> int:
        """Return how many boxes this frame has so far."""
        return self._context[_OPENED]

    def send(self) -> None:
        """Send the open box, if any, without waiting for the next one."""
        if self._context[_UNSENT]:
            self._send()

    def finish(self, part: bool = False) -> None:
        """End the frame: wait until the panel has everything. part: keep the later boxes of the previous frame."""
        context = self._context
        self.send()
        self._panel.wait()
        context[_W] = context[_FROM] = context[_TO] = 0
        self._frame.end(context[_OPENED], part)

    @property
    def early(self) -> tuple:
        """The parts that `draw_early` drew in this frame; do not draw them again."""
        return self._frame.early

    def draw_early(self, part) -> None:
        """Draw a part at once if a frame is in progress: it travels to the panel while others are prepared."""
        if self._frame.under_way:
            part.draw(self)
            self.send()
            self._frame.early += (part,)

    @micropython.native
    def fill(self, x: int, y: int, w: int, h: int, colour: int) -> None:
        """Fill a rectangle inside the open box; do nothing if it would leave the box."""
        if not self._fill(self._context, x << 10 | y, w << 10 | h, colour) and self.strict and w and h:
            raise ValueError("the fill of %d x %d at %d, %d %s" % (w, h, x, y, _where(self._context)))

    @micropython.native
    def text(self, x: int, y: int, words: str, font: fonts.Font, style: bytes) -> int:
        """Draw text with the top left of its first glyph at x, y. Return the x after the last glyph painted."""
        context = self._context
        if style is not self._style:
            self._set_style(context, style)
            self._style = style
        end = self._draw(context, words, font.atlas, x << 10 | y)
        if self.strict and end != x + font.width(words):
            raise TextDoesNotFit("the text '%s' at %d, %d %s" % (words, x, y, _where(context)))
        return end

    @micropython.native
    def picture(self, x: int, y: int, picture: int, style: bytes) -> None:
        """Draw a picture (a number of firmware/drawing/art.py), its top left at x, y; nothing if it leaves the box."""
        context = self._context
        if style is not self._style:
            self._set_style(context, style)
            self._style = style
        context[_CODE] = picture
        if self._draw(context, None, fonts.pictures, x << 10 | y) == x and self.strict:
            raise ValueError("picture %d at %d, %d %s" % (picture, x, y, _where(context)))

    @micropython.native
    def _send(self):
        context = self._context
        context[_UNSENT] = 0
        w = context[_W]
        h = context[_H]
        at = context[_AT]
        end = at + w * h * 2
        context[_FROM] = at
        context[_TO] = end
        self._panel.window(context[_X], context[_Y] + self._top, w, h)
        self._panel.write(self._strip, end - at, at)


def _refused(answer, context, x, y, w, h):
    """Explain open_box's answer."""
    box = "the box of %d x %d at %d, %d " % (w, h, x, y)
    if answer == -2:
        return box + "is one too many: a frame has room for %d with those of the key hints" % context[_OPENED]
    if w <= 0 or h <= 0:
        return box + "has no pixels"
    if w * h > LARGEST:
        return box + "is too large: it has %d pixels, the limit is %d" % (w * h, LARGEST)
    if x < 0 or y < 0 or x + w > context[_WIDTH] or y + h > context[_HEIGHT]:
        return box + "leaves the panel, which has room for %d x %d" % (context[_WIDTH], context[_HEIGHT])
    return box + "has a content key of more than 32 bits"


def _where(context):
    """Describe how a drawing misses the open box."""
    if not context[_W]:
        return "is in no box: none is open"
    return "leaves its box of %d x %d at %d, %d" % (context[_W], context[_H], context[_X], context[_Y])
