"""The canvas: a screen describes its whole picture as boxes, and only boxes that changed are painted and sent.

There is no framebuffer. A box is painted into a part of the strip while the box before it travels from another part to the panel. The boxes of one frame tile the panel: no gap, no
overlap; so a pixel is sent at most once a frame. Box number n of a frame is compared with box number n of the frame before.
Nothing here allocates memory once the lists have their length (BOXES).
"""

from array import array

import micropython

from firmware.drawing import fonts

LARGEST = 7680
"""Pixels of the largest box: 240 x 32."""
_STRIP = 20480
"""Bytes of the strip: two of the largest dice with what is around them, so that one is painted while the other travels. A box that finds no room
waits for the one before it: a menu, whose rows are larger, is shown 4 ms later than with 24,640 bytes, which the heap would miss more."""
BOXES = 64
"""Boxes a frame may have before the lists grow; the fullest screen has 60."""


class TextDoesNotFit(Exception):
    """A strict canvas was asked for text that leaves its box. args[0]: the words."""


class Canvas:
    """Paints on `panel` (firmware/drivers/st7789.py) with `blitter` (a module: portable_blit or thumb_blit).

    width, height: the panel's pixels as the player sees them. strict: True makes drawing outside a box an error (tests).
    Colours are RGB565 integers; a style is bytes(8), see theme.style.
    """

    def __init__(self, panel, blitter):
        self.width = panel.width
        self.height = panel.height
        self.strict = False
        fonts.use(blitter)
        self._panel = panel
        self._fill = blitter.fill
        self._draw = blitter.draw
        self._extent = blitter.extent
        self._set_style = blitter.set_style
        self._job = array("H", bytes(2 * blitter.JOB_LENGTH))
        self._strip = bytearray(_STRIP)
        self._at = 0  # where the open box begins in the strip
        self._from = self._to = 0  # the part of the strip that travels
        self._style = None
        self._places = [0] * BOXES
        self._sizes = [0] * BOXES
        self._papers = [0] * BOXES
        self._looks = [0] * BOXES
        self._words = [None] * BOXES
        self._opened = 0
        self._known = 0
        self._shown = 0
        self._unsent = False
        self._x = self._y = self._w = self._h = 0

    def begin(self, everything):
        """Starts a frame. everything: paint all boxes, whatever was there before."""
        self._known = 0 if everything else self._shown
        # Until finish() says so, nobody knows what the panel shows.
        self._shown = 0
        self._opened = 0
        self._unsent = False

    @micropython.native
    def box(self, x, y, w, h, paper, look=0, words=None):
        """Opens the next box. True: it was filled with `paper`, paint it now. False: it looks as it did in the last frame."""
        if self._unsent:
            self._send()
        place = x << 10 | y
        size = w << 10 | h
        number = self._opened
        self._opened = number + 1
        if number < self._known:
            if (
                self._places[number] == place
                and self._sizes[number] == size
                and self._papers[number] == paper
                and self._looks[number] == look
                and self._words[number] == words
            ):
                return False
        if w * h > LARGEST or w <= 0 or h <= 0 or x < 0 or y < 0 or x + w > self.width or y + h > self.height:
            raise ValueError("box too large or outside the panel")
        if number >= len(self._places):
            self._grow()
        self._places[number] = place
        self._sizes[number] = size
        self._papers[number] = paper
        self._looks[number] = look
        self._words[number] = words
        self._x = x
        self._y = y
        self._w = w
        self._h = h
        at = self._to
        end = at + w * h * 2
        if end > _STRIP:
            end -= at
            at = 0
        if at < self._to and end > self._from:
            self._panel.wait()
        self._at = at
        job = self._job
        job[0] = at
        job[1] = w * 2
        job[2] = w
        job[3] = h
        job[4] = paper
        self._fill(self._strip, job)
        self._unsent = True
        return True

    def blank(self, x, y, w, h, paper):
        """A box of any size with nothing but paper, in parts of half the strip: one is filled while the other travels."""
        rows = _STRIP // 4 // w
        while h > 0:
            self.box(x, y, w, min(rows, h), paper)
            y += rows
            h -= rows

    def finish(self):
        """Ends the frame: sends the last box and waits until the panel has everything."""
        if self._unsent:
            self._send()
        self._panel.wait()
        self._from = self._to = 0
        self._shown = self._opened

    @micropython.native
    def fill(self, x, y, w, h, colour):
        """A rectangle inside the open box; what lies outside is left out."""
        x -= self._x
        y -= self._y
        if self.strict and (x < 0 or y < 0 or x + w > self._w or y + h > self._h):
            raise ValueError("fill leaves its box")
        if x < 0:
            w += x
            x = 0
        if y < 0:
            h += y
            y = 0
        if x + w > self._w:
            w = self._w - x
        if y + h > self._h:
            h = self._h - y
        if w <= 0 or h <= 0 or not self._unsent:
            return
        job = self._job
        stride = self._w * 2
        job[0] = self._at + y * stride + x * 2
        job[1] = stride
        job[2] = w
        job[3] = h
        job[4] = colour
        self._fill(self._strip, job)

    @micropython.native
    def text(self, x, y, words, font, style):
        """Words with the top left of their first glyph's cell at x, y. Returns the x behind the last glyph painted."""
        left = x - self._x
        top = y - self._y
        if left < 0 or top < 0 or left > self._w or top + font.height > self._h or not self._unsent:
            if self.strict:
                raise TextDoesNotFit(words)
            return x
        job = self._job
        stride = self._w * 2
        job[0] = self._at + top * stride + left * 2
        job[1] = stride
        job[2] = self._w - left
        if style is not self._style:
            self._set_style(job, style)
            self._style = style
        x += self._draw(self._strip, words, font.sheet, job)
        if self.strict and x < self._x + left + font.width(words):
            raise TextDoesNotFit(words)
        return x

    @micropython.native
    def picture(self, x, y, picture, style):
        """A picture (a number of firmware/drawing/art.py) with its top left at x, y; nothing when it would leave the box."""
        sheet = fonts.pictures
        extent = self._extent(picture, sheet)
        left = x - self._x
        top = y - self._y
        if left < 0 or top < 0 or left + (extent >> 8) > self._w or top + (extent & 255) > self._h or not self._unsent:
            if self.strict:
                raise ValueError("picture leaves its box")
            return
        job = self._job
        stride = self._w * 2
        job[0] = self._at + top * stride + left * 2
        job[1] = stride
        job[2] = self._w - left
        job[5] = picture
        if style is not self._style:
            self._set_style(job, style)
            self._style = style
        self._draw(self._strip, None, sheet, job)

    @micropython.native
    def _send(self):
        self._unsent = False
        at = self._at
        count = self._w * self._h * 2
        self._panel.window(self._x, self._y, self._w, self._h)
        self._panel.write(self._strip, count, at)
        self._from = at
        self._to = at + count

    def _grow(self):
        self._places.append(0)
        self._sizes.append(0)
        self._papers.append(0)
        self._looks.append(0)
        self._words.append(None)
