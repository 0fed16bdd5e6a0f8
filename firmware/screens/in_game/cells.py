"""Lines of cells with text: answers to choose from, or the numbers of a sheet."""

from firmware.drawing import fonts, theme, widgets
from firmware.drawing.area import Area
from firmware.drawing.canvas import LARGEST

BARE, OPEN, FOCUSED = 0, 1, 2
"""Looks of a cell: text in its colour; on a tile of its colour; the tile in a focus frame."""
LEAD = 26
"""Width of what leads a line, before its cells."""
_NARROW, _WIDE = 20, 32
"""Widths of cells from which there is a gap of one or two pixels beside their tiles."""
_HIGHEST = 28
"""Maximum height of a tile, including the space above and below it."""


class Cells:
    """A box for each line: its lead, a player's mark or text, then its cells. A cell is (words, look, colour in
    RGB565). All lines have the same height, all cells the same width.
    """

    def __init__(self):
        self._styles = {}
        self._lines = []

    def prepare(self, area: Area, lines: list, columns: int, lead: int = LEAD) -> None:
        """Format to cover an Area. lines: (lead, cells) each; columns: number of cells that must fit."""
        width = (area.w - lead) // columns
        shown = []
        area = Area(*area.rest())
        high = min(area.h // len(lines), LARGEST // area.w)
        largest = font = fonts.MEDIUM if high >= fonts.MEDIUM.height else fonts.SMALL
        for _first, cells in lines:
            for words, _look, _colour in cells:
                font = fonts.fit(words, width - 4, font)
        for first, cells in lines:
            strip = area.cut_top(high)
            key = str(first)
            placed = []
            x = strip[0] + lead
            for words, look, colour in cells:
                key = "%s %s%d %d" % (key, words, look, colour)
                if words:
                    words_x = x + (width - font.width(words) + 1) // 2
                    placed.append((x, words_x, words, font, look, colour) + self._styles_of(colour))
                x += width
            first_font, first_x = largest, strip[0]
            if first and not isinstance(first, int):
                first_font = fonts.fit(first, lead - 2, largest)
                first_x += max(0, min(4, lead - first_font.width(first)))
            shown.append((strip, width, first, first_font, first_x, key, placed))
        self._lines = shown
        self._below = area.rest()

    def _styles_of(self, colour):
        # Return the styles on a tile and without one.
        if colour not in self._styles:
            styles = theme.style(colour, theme.BACKGROUND), theme.style(theme.BACKGROUND, colour)
            self._styles[colour] = styles
        return self._styles[colour]

    def draw(self, canvas) -> None:
        """Draw one box per line."""
        for (x, y, w, h), width, lead, lead_font, lead_x, key, placed in self._lines:
            if not canvas.begin_region(x, y, w, h, theme.BACKGROUND, 0, key):
                continue
            if isinstance(lead, int):
                canvas.picture(x + 5, y + (h - 16) // 2, theme.mark(lead, 16), theme.PLAYER_INKS[lead])
            elif lead:
                canvas.text(lead_x, y + (h - lead_font.height) // 2, lead, lead_font, theme.TEXT)
            for cell_x, words_x, words, font, look, colour, on_tile, bare in placed:
                if look == FOCUSED:
                    canvas.fill(cell_x, y, width, h, theme.FOCUS)
                if look:
                    self._tile(canvas, cell_x, y, width, h, colour)
                canvas.text(words_x, y + (h - font.height) // 2, words, font, on_tile if look else bare)
        x, y, w, h = self._below
        if h:
            canvas.clear_rect(x, y, w, h, theme.BACKGROUND)

    @staticmethod
    def _tile(canvas, x, y, w, h, colour):
        # Large text leaves no room above its capitals.
        above = 0 if fonts.large_text else 2
        high = min(h, _HIGHEST) - 2 - above
        gap = 2 if w >= _WIDE else 1 if w >= _NARROW else 0
        widgets.tile(canvas, x + gap, y + (h - high - 2 + above) // 2, w - max(1, 2 * gap), high, colour)
