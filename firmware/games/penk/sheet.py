"""Drawing of a player's sheet of Penk!: column and row heads, values, circles, crosses, and lit cells."""

from firmware.drawing import art, fonts, theme
from shared_rules.penk.rules import CLEAR, CROSSED, MARKED

# How a cell is lit, apart from its sign.
NONE, OPEN, FOCUSED, CHOSEN, ORDERED, LOST = 0, 1, 2, 3, 4, 5
"""Not lit; selectable; focused; chosen; to be written on paper now; clear but drawn as crossed out."""

OPEN_BACKGROUND = theme.rgb(0x4C5C76)
_CROSS = theme.style(theme.PANEL, theme.rgb(0x7C8899))
_ORDERED = theme.style(theme.FOCUS, theme.rgb(0xB3202A))
_OPEN_STYLES = (OPEN_BACKGROUND, theme.style(OPEN_BACKGROUND, theme.INK), _ORDERED, _ORDERED)
_ORDERED_STYLES = (theme.FOCUS, theme.style(theme.FOCUS, theme.BACKGROUND), _ORDERED, _ORDERED)


def _styles(colour):
    """Return the background of a cell and the styles of value, circle and cross, for each way of lighting it."""
    ink = theme.PLAYERS[colour][1]
    chosen = theme.PLAYER_STYLES[colour]
    unlit = (theme.PANEL, theme.TEXT_PANEL_DIM, theme.style(theme.PANEL, ink), _CROSS)
    marked = (ink, chosen, chosen, _ORDERED)
    return unlit, _OPEN_STYLES, _ORDERED_STYLES, marked, _ORDERED_STYLES, _ORDERED_STYLES


_STYLES = tuple([_styles(colour) for colour in range(len(theme.PLAYERS))])
_DARK = bytes(25)
_LABELS = ("1\xd7", "2\xd7", "3\xd7", "4\xd7", "5\xd7")
_HEADS = ("1", "2", "3", "4", "5")
SMALL_DICE = ("", fonts.DICE[0], fonts.DICE[1], fonts.DICE[2], fonts.DICE[3], fonts.DICE[4], fonts.JOLLY)
"""The faces of Penk! as font icons: painted in a fifth of the time of a drawn die."""
LABEL = 24
"""Width of the dice numbers beside the rows."""
_NARROW_LABEL = 12
"""The same if cells are narrow."""
NARROW = 20
"""Cells of this width show no values: two digits do not fit."""

_made_for = None
_made = ("", 0, [], [], [])


def _texts(values, cell_width, small):
    """Format a sheet's texts; cached until the values, the width or the font change (3 ms on a Pico).

    Returns the column heads, the first one's place in its cell, each row's five values as one text with gaps, and the
    first value's place in its cell.
    """
    global _made_for, _made
    key = (small.name, cell_width, values[0], values[1], values[2], values[3], values[4])
    if _made_for != key:
        die_gap = cell_width - small.width(SMALL_DICE[1])
        words = [str(value) for value in values]
        gaps = [cell_width - small.width(value) for value in words]
        rows = [fonts.gap(gaps[row]).join((words[row],) * 5) for row in range(5)]
        _made = (fonts.gap(die_gap).join(SMALL_DICE[1:6]), die_gap // 2, words, rows, [gap // 2 for gap in gaps])
        _made_for = key
    return _made


def measures(cell_width: int, height: int) -> tuple:
    """Return the heights of a sheet's head, which shows the dice above the columns, and of its rows, and the width of
    what is beside them.
    """
    if fonts.large_text:
        font = fonts.in_picture(height // 6)
        return font.height, (height - font.height) // 5, LABEL
    head = fonts.SMALL.line
    return head, (height - head) // 5, _NARROW_LABEL if cell_width <= fonts.SMALL.width("88") else LABEL


def _row_key(signs, lit, row):
    # Five bits per cell: two for the sign, three for the light.
    key = 0
    for i in range(5 * row, 5 * row + 5):
        key = key << 5 | (signs[i] & 3) << 3 | lit[i]
    return key


_CLEAR_ROW = _row_key(bytes([CLEAR] * 25), _DARK, 0)


class Sheet:
    """One sheet at one place on the panel.

    lit: how each cell is lit, by index. Set by `prepare`: area: x, y, width and bottom of the sheet; cell: width and
    height of a cell; head: height of the head; label: width of what is beside the rows.
    """

    def __init__(self):
        self.signs = _DARK
        self.lit = bytearray(25)
        self._key = None

    def light(self, indexes: list, how: int) -> None:
        """Light the cells with these indexes, 0 to 24."""
        for index in indexes:
            self.lit[index] = how

    def dark(self) -> None:
        """Light nothing."""
        self.lit[:] = _DARK

    def prepare(self, x: int, y: int, cell_width: int, height: int, game, seat: int, colour: int) -> None:
        """Format a seat's sheet with its top left at x, y and at most this height; colour indexes theme.PLAYERS. Call
        `light` first.
        """
        self.signs = game.sheets[seat]
        key = (x, y, cell_width, height, seat)
        if key == self._key:
            return
        self._key = key
        self.head, cell_height, label = measures(cell_width, height)
        narrow = label < LABEL
        self.label = label
        self.area = (x, y, label + 5 * cell_width, y + self.head + 5 * cell_height)
        self.cell = (cell_width, cell_height)
        least = min(cell_width, cell_height)
        size = 32 if least >= 32 else 24 if least >= 24 else 18
        font = fonts.in_picture(min(self.head, cell_height))
        heads, head_x, values, rows, insets = _texts(game.values, cell_width, font)
        self._shown = (
            colour,
            narrow,
            size,
            _STYLES[colour],
            label + head_x,
            heads,
            values,
            rows,
            insets,
            (cell_height - font.height) // 2,
            font,
        )

    def draw(self, canvas) -> None:
        """Paint one box per row and one for the column heads."""
        colour, narrow, _size, _styles, head_x, heads, values, rows, insets, value_y, font = self._shown
        x, y, width, _bottom = self.area
        h, head, label = self.cell[1], self.head, self.label
        if head and canvas.begin_region(x, y, width, head, theme.BACKGROUND):
            canvas.text(x + head_x, y + (head - font.height) // 2, heads, font, theme.TEXT)
        y += head
        labels = _HEADS if narrow else _LABELS
        for row in range(5):
            key = _row_key(self.signs, self.lit, row)
            if canvas.begin_region(x, y, width, h, theme.BACKGROUND, key << 3 | colour, values[row]):
                text_y = y + value_y
                canvas.text(x + 2, text_y, labels[row], font, theme.TEXT_DIM)
                if key == _CLEAR_ROW and not narrow and insets[row] >= 0:
                    self._clear(canvas, x + label, y, rows[row], x + label + insets[row], text_y)
                else:
                    self._cells(canvas, x + label, y, row)
            y += h

    def _cells(self, canvas, x, y, row):
        """Paint the cells of a row with their light and signs."""
        _colour, narrow, size, styles, _head_x, _heads, values, _rows, insets, value_y, font = self._shown
        w, h = self.cell
        words = "" if narrow or insets[row] < 0 else values[row]
        for i in range(5 * row, 5 * row + 5):
            sign = self.signs[i]
            glow = self.lit[i]
            background, value, ring, cross = styles[glow]
            if glow == OPEN:
                # A frame, so that it is recognisable without shades.
                canvas.fill(x + 1, y + 1, w - 2, h - 2, theme.DIM)
                canvas.fill(x + 2, y + 2, w - 4, h - 4, background)
            else:
                canvas.fill(x + 1, y + 1, w - 2, h - 2, background)
            icon_x = x + (w - size) // 2
            icon_y = y + (h - size) // 2
            if sign == CROSSED or glow == LOST:
                art.cell_icon(canvas, icon_x, icon_y, size, art.CROSS_ICON, cross)
            else:
                if words:
                    style = theme.TEXT_PANEL if sign == MARKED and not glow else value
                    canvas.text(x + insets[row], y + value_y, words, font, style)
                if sign == MARKED or glow == CHOSEN:
                    art.cell_icon(canvas, icon_x, icon_y, size, art.RING_ICON, ring)
            x += w

    def _clear(self, canvas, x, y, words, words_x, words_y):
        """Paint a row with no signs and no light."""
        w, h = self.cell
        for column in range(5):
            canvas.fill(x + column * w + 1, y + 1, w - 2, h - 2, theme.PANEL)
        canvas.text(words_x, words_y, words, self._shown[-1], theme.TEXT_PANEL_DIM)
