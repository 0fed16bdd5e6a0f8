"""The picture of the self-test, which exposes a wrong panel."""

from firmware.drawing import area, fonts, theme, widgets
from firmware.drawing.canvas import LARGEST
from firmware.language import later, t

_BAND, _TALL_BAND = 24, 30
"""Height of a line with text, and with large text."""
_CORNER = 6
_WHITE = 0xFFFF
_BARS = (
    (later("red"), 0xF800, _WHITE),
    (later("green"), 0x07E0, 0),
    (later("blue"), 0x001F, _WHITE),
    (later("white"), _WHITE, 0),
)
_GREYS = tuple([level << 11 | (level << 1 | level >> 4) << 5 | level for level in (0, 4, 9, 13, 18, 22, 27, 31)])


class Picture:
    """A white line along all four edges, corners, bars that name their colour."""

    def __init__(self, app):
        width = app.frame.canvas.width
        board = app.hardware.board
        edge = max(2 * _CORNER, area.cut(board, 4) + 2)  # 4: rows above the first line and below the last
        band = self._band = _TALL_BAND if fonts.large_text else _BAND
        # A whole band may be too large for a box: the text has one, and what is beside it.
        self._beside = max(0, width - LARGEST // band + 1) // 2
        room = width - 2 * max(edge, self._beside)
        texts = (
            (board.NAME, board.NAME.partition(" ")[2]),
            (t("White line along all edges?"), t("White line all around?"), t("White all around?")),
            (t("Colours right? Press a key."), t("Right? Press a key."), t("Right? Any key.")),
        )
        lines = [widgets.first_that_fits(words, fonts.SMALL, room) for words in texts]
        down = 0 if fonts.large_text else 2
        last = app.hardware.panel.height - band
        # For each line: y of its band, text, x, text y, and y of edge and corners, or -1 for none.
        self._lines = []
        for line, y, text_y, edge_y, corner_y in (
            (lines[0], 0, down + 2, 0, 0),
            (lines[1], last - band, last - band + down, -1, -1),
            (lines[2], last, last + down, last + band - 1, last + band - _CORNER),
        ):
            line = widgets.ellipsize(line, fonts.SMALL, room)
            self._lines.append((y, line, (width - fonts.SMALL.width(line)) // 2, text_y, edge_y, corner_y))
        self._bars = [t(name) for name, _colour, _ink in _BARS]
        widths = [fonts.SMALL.width(name) for name in self._bars]
        middles = [(2 * number + 1) * width // 8 - widths[number] // 2 for number in range(4)]
        self._bars_x = [min(middles[number], (number // 2 + 1) * width // 2 - widths[number]) for number in range(4)]
        self._bar_styles = [theme.style(colour, ink) for _name, colour, ink in _BARS]
        self._style = theme.style(0, _WHITE)

    def tick(self, now: int) -> bool:
        """Nothing moves."""
        return False

    def prepare(self, layout: widgets.Layout) -> None:
        """Nothing changes."""

    def draw(self, canvas) -> None:
        """Draw bands over the whole panel."""
        canvas.cover()
        width = canvas.width
        band = self._band
        end = canvas.height - 2 * band
        for line in self._lines:
            self._draw_line(canvas, self._beside, width - 2 * self._beside, line)
            if self._beside:
                self._draw_line(canvas, 0, self._beside, line)
                self._draw_line(canvas, width - self._beside, self._beside, line)
        y = band
        greys = end - (end - band) // 3
        while y < end:
            height = min(_BAND if y > band else band, (greys if y < greys else end) - y)
            # Two boxes: together they may be too large for one.
            for half in (0, 1):
                x = half * width // 2
                if canvas.begin_region(x, y, (half + 1) * width // 2 - x, height, 0):
                    if y < greys:
                        self._draw_bars(canvas, 2 * half, y, height)
                    else:
                        self._draw_greys(canvas, 4 * half, y, height)
                    canvas.fill(half * (width - 1), y, 1, height, _WHITE)
            y += height

    def _draw_line(self, canvas, left, w, line):
        # Draw a part of a band with text; the text's own part is where it is.
        y, words, x, text_y, edge_y, corner_y = line
        right = left + w
        if not canvas.begin_region(left, y, w, self._band, 0, 0, words):
            return
        for x_edge, x_corner in ((0, 0), (canvas.width - 1, canvas.width - _CORNER)):
            if left <= x_corner < right:
                canvas.fill(x_edge, y, 1, self._band, _WHITE)
                if edge_y >= 0:
                    canvas.fill(x_corner, corner_y, _CORNER, _CORNER, _WHITE)
        if edge_y >= 0:
            canvas.fill(left, edge_y, w, 1, _WHITE)
        if left <= x < right:
            canvas.text(x, text_y, words, fonts.SMALL, self._style)

    def _draw_bars(self, canvas, first, y, height):
        for number in (first, first + 1):
            x = number * canvas.width // 4
            canvas.fill(x, y, (number + 1) * canvas.width // 4 - x, height, _BARS[number][1])
        if y == self._band:
            text_y = y + (height - fonts.SMALL.height) // 2
            for number in (first, first + 1):
                canvas.text(self._bars_x[number], text_y, self._bars[number], fonts.SMALL, self._bar_styles[number])

    def _draw_greys(self, canvas, first, y, height):
        for number in range(first, first + 4):
            x = number * canvas.width // 8
            canvas.fill(x, y, (number + 1) * canvas.width // 8 - x, height, _GREYS[number])
