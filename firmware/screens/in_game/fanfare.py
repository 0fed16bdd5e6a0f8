"""A banner for good news: large text in a player's colour, brief confetti, the LED."""

from firmware.drawing import fonts, theme, widgets, wrapping

_FRAME_MS = 50
_FRAMES = 18
"""Frames until all confetti has landed: 0.9 s."""
_PIECES = 20
_FALL = 6
"""Pixels that a piece falls per frame."""
_TOP, _FLOOR = 2, 7
"""Heights of the strips above the text, and below it where the confetti lands."""
_MARK_COLUMN, _NARROW = 40, 120
"""Width of the part with the player's mark; a narrower banner has none."""


class Fanfare:
    """Covers the top of an area: `height` pixels from y on, once prepared. moves: animate the confetti; joyful: there
    is confetti. `led`: value for Screen.led.
    """

    def __init__(self, colour: int, moves: bool, joyful: bool = True):
        self.colour = colour
        self.pieces = _PIECES if joyful else 0
        self.frame = 0 if moves else _FRAMES
        self.since = None
        self.inks = [ink for _name, ink, _mark in theme.PLAYERS]
        self.inks[colour] = theme.INK

    @property
    def moving(self) -> bool:
        """True while confetti falls."""
        return self.frame < _FRAMES

    @property
    def led(self) -> int:
        """The player's colour, flashing while confetti falls."""
        return -1 if self.moving and self.frame & 2 else self.colour

    @property
    def title(self) -> str:
        """The large text."""
        return " ".join([strip[1] for strip in self.titles])

    @property
    def text(self) -> str:
        """The text below it."""
        return " ".join([strip[1] for strip in self.texts])

    def tick(self, now: int, elapsed) -> bool:
        """Animate as Screen.tick does; elapsed: Hardware.elapsed."""
        if not self.moving:
            return False
        if self.since is None:
            self.since = now
        frame = min(elapsed(now, self.since) // _FRAME_MS, _FRAMES)
        if frame == self.frame:
            return False
        self.frame = frame
        return True

    def stop(self) -> None:
        """Let all confetti land."""
        self.frame = _FRAMES

    def prepare(self, x: int, y: int, w: int, most: int, titles: tuple, texts: tuple) -> None:
        """Format for an area of this width and at most `most` pixels of height. Show the first of `titles` that fits,
        in the largest font, and the first of `texts` that fits with it, if any does; both longest first.
        """
        self.x, self.y, self.w = x, y, w
        for title in titles:
            for text in texts + ("",):
                for font in (fonts.LARGE, fonts.MEDIUM, fonts.SMALL):
                    if self._fits(title, font, text, most):
                        return

    def _fits(self, title, font, text, most):
        # Set the banner's strips, (height, words, font) each; return False if they are too high.
        small = fonts.SMALL
        self.indent = _MARK_COLUMN if self.w > _NARROW else widgets.EDGE // 2
        space = self.w - self.indent
        if font is not small and font.width(title) > space:
            return False
        lines = wrapping.wrap(title, font, space)
        self.titles = [(font.height if len(lines) == 1 else font.line, line, font) for line in lines]
        self.head = sum([strip[0] for strip in self.titles])
        space = self.w - 2 * widgets.EDGE
        least = _TOP + self.head + _FLOOR
        medium = fonts.MEDIUM
        if text and medium.width(text) <= space and least + medium.line <= most:
            self.texts = [(medium.line, text, medium)]
        else:
            self.texts = [(small.line, line, small) for line in wrapping.wrap(text, small, space) if line]
        self.height = least + sum([strip[0] for strip in self.texts])
        size = 32 if self.head >= 32 else 24 if self.head >= 24 else 16
        self.mark = (theme.mark(self.colour, size), size)
        return self.height <= most

    def draw(self, canvas) -> None:
        """Draw a box for each line, the mark, and the strips above and below."""
        x, w = self.x, self.w
        y = self.y
        paper = theme.PLAYERS[self.colour][1]
        style = theme.PLAYER_STYLES[self.colour]
        self._strip(canvas, x, y, w, _TOP)
        y += _TOP
        indent = self.indent
        mark, size = self.mark
        if canvas.begin_region(x, y, indent, self.head, paper, self.frame << 8 | mark):
            self._confetti(canvas, x, y, indent, self.head)
            if indent == _MARK_COLUMN:
                canvas.picture(x + (indent - size) // 2, y + (self.head - size) // 2, mark, style)
        for height, words, font in self.titles:
            self._strip(canvas, x + indent, y, w - indent, height, words, font, 0)
            y += height
        for height, words, font in self.texts:
            self._strip(canvas, x, y, w, height, words, font, widgets.EDGE)
            y += height
        self._strip(canvas, x, y, w, _FLOOR)

    def _strip(self, canvas, x, y, w, h, words=None, font=fonts.SMALL, indent=0):
        if canvas.begin_region(x, y, w, h, theme.PLAYERS[self.colour][1], self.frame, words):
            self._confetti(canvas, x, y, w, h)
            if words:
                canvas.text(x + indent, y + (h - font.height) // 2, words, font, theme.PLAYER_STYLES[self.colour])

    def _confetti(self, canvas, x, y, w, h):
        # Draw the parts of the pieces in the open box. Each piece lands in its own frame, the last one in the last.
        floor = self.y + self.height - 5
        if not self.moving and y + h <= floor - 2:
            return
        for i in range(self.pieces):
            left = self.x + (2 * i + 1) * self.w // (2 * _PIECES) + (i * 7) % 5 - 4
            above = _FRAMES - (i * 11) % _PIECES // 2 - self.frame
            top = floor - i % 3
            if above > 0:
                top -= above * _FALL
                left += (self.frame + i & 3) - 1
            end = min(top + 5, y + h)
            right = min(left + 7, x + w)
            top = max(top, y)
            left = max(left, x)
            if top < end and left < right:
                canvas.fill(left, top, right - left, end - top, self.inks[i % 6])
