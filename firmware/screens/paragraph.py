"""Words over several lines, for notices and whatever explains itself."""

from firmware.drawing import fonts, theme, widgets

_PAIRS = ((fonts.MEDIUM, fonts.MEDIUM), (fonts.SMALL, fonts.MEDIUM), (fonts.SMALL, fonts.SMALL))
_TOO_HIGH = 1000


class Paragraph:
    """A title and words below it, each over as many lines as needed; the largest fonts that fit into the area."""

    def prepare(self, x: int, y: int, w: int, h: int, titles: tuple, words: tuple | list) -> None:
        """Format for an area; of `titles` and of `words`, longest first, the first that fit are shown."""
        bottom = y + h
        self.x, self.y, self.w, self.bottom = x, y, w, bottom
        for said in words:
            for title in titles + ("",):
                for title_font, font in _PAIRS:
                    self.lines = []
                    height = self._add(title, title_font, theme.TEXT_GOOD) + self._add(said, font, theme.TEXT)
                    if height <= bottom - y:
                        self.top = y + (bottom - y - height) // 2
                        return
        self.lines = []
        self.top = y

    def _add(self, words, font, style):
        # Height of the words as lines; far too much when a single word is too wide.
        if not words:
            return 0
        width = self.w - widgets.EDGE
        if font.line * (1 + font.width(words) // width) > self.bottom - self.y:
            return _TOO_HIGH
        lines = [words]
        if font.width(words) > width:
            for word in words.split(" "):
                if font.width(word) > width and font is not fonts.SMALL:
                    return _TOO_HIGH
            lines = widgets.wrap(words, font, width)
        for line in lines:
            self.lines.append((line, font, style))
        return font.line * len(lines)

    def draw(self, canvas) -> None:
        """One box a line and paper around them."""
        x, w = self.x, self.w
        if self.top > self.y:
            canvas.clear_rect(x, self.y, w, self.top - self.y, theme.BACKGROUND)
        y = self.top
        for i in range(len(self.lines)):
            line = self.lines[i]
            font = line[1]
            if canvas.begin_region(x, y, w, font.line, theme.BACKGROUND, 0, line[0]):
                canvas.text(x + widgets.EDGE // 2, y, line[0], font, line[2])
            y += font.line
        if y < self.bottom:
            canvas.clear_rect(x, y, w, self.bottom - y, theme.BACKGROUND)
