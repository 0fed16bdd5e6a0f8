"""Words over several lines, for notices and whatever explains itself."""

from firmware.drawing import fonts, theme, widgets
from firmware.drawing.canvas import LARGEST

_PAIRS = ((fonts.MEDIUM, fonts.MEDIUM), (fonts.SMALL, fonts.MEDIUM), (fonts.SMALL, fonts.SMALL))
_TOO_HIGH = 1000


class Paragraph:
    """A title and words below it, each over as many lines as needed; the largest fonts that fit into the area."""

    def prepare(
        self,
        x: int,
        y: int,
        w: int,
        h: int,
        titles: tuple,
        words: tuple | list,
        style: bytes = theme.TEXT_GOOD,
        loud: bool = False,
    ) -> None:
        """Format for an area; of `titles` and of `words`, longest first, the first that fit are shown. style: of the
        title; loud: it is what matters, as large as it can be and never left out.
        """
        bottom = y + h
        self.x, self.y, self.w, self.bottom = x, y, w, bottom
        for texts in (words, ("",)) if loud else ():
            for title_font in (fonts.LARGE, fonts.MEDIUM, fonts.SMALL):
                for said in texts:
                    for title in titles:
                        for font in (fonts.MEDIUM, fonts.SMALL):
                            if self._fits(title, title_font, style, said, font):
                                return
        for said in words:
            for title in titles + ("",):
                for title_font, font in _PAIRS:
                    if self._fits(title, title_font, style, said, font):
                        return
        self.lines = []
        self.top = y

    def _fits(self, title, title_font, style, said, font):
        self.lines = []
        height = self._add(title, title_font, style) + self._add(said, font, theme.TEXT)
        room = self.bottom - self.y
        self.top = self.y + (room - height) // 2
        return height <= room

    def _add(self, words, font, style):
        # Height of the words as lines; far too much when a single word is too wide.
        if not words:
            return 0
        width = self.w - widgets.EDGE
        line_height = min(font.line, LARGEST // self.w)
        if line_height < font.height:
            return _TOO_HIGH
        if line_height * (1 + font.width(words) // width) > self.bottom - self.y:
            return _TOO_HIGH
        lines = [words]
        if font.width(words) > width:
            for word in words.split(" "):
                if font.width(word) > width and font is not fonts.SMALL:
                    return _TOO_HIGH
            lines = widgets.wrap(words, font, width)
        for line in lines:
            self.lines.append((line, font, style, line_height))
        return line_height * len(lines)

    def draw(self, canvas) -> None:
        """One box a line and paper around them."""
        x, w = self.x, self.w
        if self.top > self.y:
            canvas.clear_rect(x, self.y, w, self.top - self.y, theme.BACKGROUND)
        y = self.top
        for i in range(len(self.lines)):
            line = self.lines[i]
            if canvas.begin_region(x, y, w, line[3], theme.BACKGROUND, 0, line[0]):
                canvas.text(x + widgets.EDGE // 2, y, line[0], line[1], line[2])
            y += line[3]
        if y < self.bottom:
            canvas.clear_rect(x, y, w, self.bottom - y, theme.BACKGROUND)
