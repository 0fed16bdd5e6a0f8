"""Text over several lines, for notices and explanations."""

from firmware.drawing import fonts, theme, widgets, wrapping
from firmware.drawing.canvas import LARGEST

_PAIRS = ((fonts.MEDIUM, fonts.MEDIUM), (fonts.SMALL, fonts.MEDIUM), (fonts.SMALL, fonts.SMALL))
_TOO_HIGH = 1000


def _ways(titles, texts, loud):
    # Yield (title, its font, text, its font), the best first. Only small type omits anything.
    may_omit = ("",) if not fonts.large_text or not titles else ()
    if loud:
        yield from _loud_ways(titles, texts)
        yield from _loud_ways(titles, may_omit)
    for text in texts:
        for title in titles + may_omit:
            for title_font, font in _PAIRS:
                yield title, title_font, text, font


def _loud_ways(titles, texts):
    for title_font in (fonts.LARGE, fonts.MEDIUM, fonts.SMALL):
        for text in texts:
            for title in titles:
                for font in (fonts.MEDIUM, fonts.SMALL):
                    yield title, title_font, text, font


class Paragraph:
    """A title and text below it, wrapped, in the largest fonts that fit into the area. `pages`: 0, or how many pages
    words take that do not fit.
    """

    pages = 0

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
        page: int | None = None,
    ) -> None:
        """Format for an area, with the first of `titles` and `words` that fit; both longest first. style: of the title;
        loud: the title is as large as possible and never omitted; page: the one to show if none fit; None: show none.
        """
        self.x, self.y, self.w, self.bottom = x, y, w, y + h
        self.pages = 0
        for title, title_font, text, font in _ways(titles, tuple(words), loud):
            if self._fits(title, title_font, style, text, font):
                return
        self.lines = []
        self.top = y
        if page is not None:
            self._show_page(page, titles[-1] if titles else "", words[-1], style)

    def _show_page(self, page, title, text, style):
        line = fonts.SMALL.line
        self._add_lines(title, fonts.SMALL, style, line)
        self._add_lines(text, fonts.SMALL, theme.TEXT, line)
        count = max(1, (self.bottom - self.y) // line)
        self.pages = (len(self.lines) + count - 1) // count
        first = count * min(page, self.pages - 1)
        self.lines = self.lines[first : first + count]
        self.top = self.y + (self.bottom - self.y - line * len(self.lines)) // 2

    def _fits(self, title, title_font, style, text, font):
        self.lines = []
        height = self._add(title, title_font, style) + self._add(text, font, theme.TEXT)
        room = self.bottom - self.y
        more, most = fonts.leading(room - height, len(self.lines)), LARGEST // self.w
        if more:
            self.lines = [(line, font, style, min(high + more, most)) for line, font, style, high in self.lines]
            height = sum([line[3] for line in self.lines])
        self.top = self.y + (room - height) // 2
        return height <= room

    def _add(self, words, font, style):
        # Add the lines of these words and return their height; _TOO_HIGH if a single word is too wide.
        if not words:
            return 0
        width = self.w - widgets.EDGE
        line_height = min(font.line, LARGEST // self.w)
        if line_height < font.height:
            return _TOO_HIGH
        if line_height * (1 + font.width(words) // width) > self.bottom - self.y:
            return _TOO_HIGH
        if font is not fonts.SMALL or fonts.large_text:
            # Only words in small type are split, or those on pages.
            for word in words.split(" "):
                if font.width(word) > width and not wrapping.line_end(word, font, width)[0]:
                    return _TOO_HIGH
        return line_height * self._add_lines(words, font, style, line_height)

    def _add_lines(self, words, font, style, line_height):
        # Add the lines of these words and return their number.
        lines = wrapping.wrap(words, font, self.w - widgets.EDGE) if words else ()
        for line in lines:
            self.lines.append((line, font, style, line_height))
        return len(lines)

    def draw(self, canvas) -> None:
        """Draw one box per line and the background around them."""
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
