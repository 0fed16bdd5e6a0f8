"""Parts of menus: titles, scrolling, lists, pages of text. See widgets.py for their common interface."""

from firmware.drawing import fonts, theme
from firmware.drawing.canvas import LARGEST
from firmware.drawing.widgets import EDGE, Layout, ellipsize, tile
from firmware.drawing.wrapping import first_of, joined, line_end, wrap
from firmware.keys import DOWN, UP

ROW = 28
"""Height of a list row in pixels."""
TWO_LINES = 48
"""Height of a row with two lines."""
MARK = 32
"""Width of a player's mark at the left of a row."""
BAR = 4
"""Width of the scroll bar at the right of a list."""


class Title:
    """The underlined title of a screen outside a player's turn, in the largest font that fits; large text may have two
    lines.
    """

    def __init__(self):
        self._key = None

    def prepare(self, layout: Layout, words: str, right: str = "", low: bool = False) -> None:
        """Format; `right` is shown small at the right edge. low: it is left out rather than given a second line."""
        key = (layout, words, right, low)
        if key == self._key:
            return
        self._key = key
        self.layout = layout
        if low and fonts.large_text and fonts.SMALL.width(words) <= layout.width - 2 * EDGE:
            right = right if fonts.SMALL.width(words + right) <= layout.width - 3 * EDGE else ""
        self.right = right = _beside(words, right, layout.width - 3 * EDGE)
        self.right_x = layout.right - EDGE - fonts.SMALL.width(right)
        space = self.right_x - layout.left - 2 * EDGE
        self.font = fonts.fit(words, space, fonts.MEDIUM if layout.high else fonts.SMALL)
        whole = layout.width - 2 * EDGE
        is_long_name = " " not in words and self.font.width(words) > whole
        is_long_name = is_long_name and not line_end(words, self.font, whole)[0]
        if fonts.large_text and not is_long_name and self.font.width(words) > space:
            lines = wrap(words, self.font, whole)
            if right or len(lines) > 1:
                lines[1:] = [ellipsize(joined(lines[1:]), self.font, space)]
        else:
            lines = [ellipsize(words, self.font, space)]
        self.words = joined(lines).rstrip()
        # The last line has the text at the right.
        self.lines = [(line, line) for line in lines[:-1]] + [(lines[-1] + "\n" + right, lines[-1])]
        self.line = 28 if layout.high else min(ROW, fonts.SMALL.line + 1)
        self.bottom = self.line * len(lines) + (8 if layout.high else 2)

    def draw(self, canvas) -> None:
        """Draw a box for each line of the title, and the line below them."""
        layout, font = self.layout, self.font
        left, height = layout.left, self.line
        down = (height - font.height + 1) // 2
        y = 0
        for at in range(len(self.lines)):
            shown, words = self.lines[at]
            if canvas.begin_region(left, y, layout.width, height, theme.BACKGROUND, 0, shown):
                canvas.text(left + EDGE, y + down, words, font, theme.TEXT)
                if shown is not words:
                    right_y = y + (height - fonts.SMALL.height + 1) // 2
                    canvas.text(self.right_x, right_y, self.right, fonts.SMALL, theme.TEXT_DIM)
            y += height
        if canvas.begin_region(left, y, layout.width, self.bottom - y, theme.BACKGROUND):
            canvas.fill(left + EDGE, y + (2 if layout.high else 0), layout.width - 2 * EDGE, 1, theme.FOCUS)


class Scroller:
    """Scrolling rows: `count` of `length` rows are visible, from `first` on. `last_first` is the first row of the last
    page, 0 if all rows are visible. A subclass defines `height`.
    """

    def __init__(self, first: int = 0):
        self.first = first
        self.length = self.count = self.last_first = self.room = 0

    def height(self, row: int) -> int:
        """Return the height of a row in pixels."""
        raise NotImplementedError

    def fit(self, length: int, room: int, focus: int = -1) -> None:
        """Set the number of rows and the pixels for them. Move `first` as little as possible so that no space is wasted
        below the last row and the row `focus` is visible.
        """
        self.length, self.room = length, room
        self.last_first = self._top_above(length - 1, 0)
        self.first = max(0, min(self.first, self.last_first))
        if 0 <= focus < length:
            self.first = self._top_above(focus, min(self.first, focus))
        self._count_rows()

    def _top_above(self, last, least):
        # Return the first row, at least `least`, for which the row `last` is the last one that fits.
        room = self.room
        row = last
        while row >= least:
            room -= self.height(row)
            if room < 0:
                break
            row -= 1
        return max(0, min(row + 1, last))

    def _count_rows(self):
        room = self.room
        row = self.first
        while row < self.length:
            room -= self.height(row)
            if room < 0:
                break
            row += 1
        self.count = row - self.first

    def turn_page(self, key: int) -> bool:
        """Return True if the key turned the page. Down advances by the visible rows less one; up makes the top row
        the last one.
        """
        if key == DOWN and self.first < self.last_first:
            self.first = min(self.last_first, self.first + max(1, self.count - 1))
        elif key == UP and self.first > 0:
            self.first = min(self.first - 1, self._top_above(self.first, 0))
        else:
            return False
        self._count_rows()
        return True

    def draw_bar(self, canvas, x: int, y: int, h: int) -> None:
        """Draw a box with the scroll bar."""
        top = h * self.first // self.length
        size = max(8, h * self.count // self.length)
        if top + size > h:
            top = h - size
        if canvas.begin_region(x, y, BAR + 4, h, theme.BACKGROUND, top * 256 + size):
            canvas.fill(x + 4, y, BAR, h, theme.PANEL)
            canvas.fill(x + 4, y + top, BAR, size, theme.DIM)


class List(Scroller):
    """Rows of which one has the focus, optionally with a value at the right.

    `focus` is the index of the focused row. `handle` moves it with up and down and wraps around. A label with a line
    break makes a row of two lines, the second one small. With large text a row has as many lines as it needs.
    """

    def __init__(self, state=None):
        """`state`: a result of `state()`, or None."""
        self.focus, first = state if state else (0, 0)
        Scroller.__init__(self, first)
        self.labels = []
        self.faint: list | tuple = ()
        self.rows: list = []  # results of _row(), None for rows not shown since they changed
        self._width = None  # the Layout and row width for which the rows were formatted
        self._key = None  # arguments of the last `prepare`; None if rows changed since

    def state(self) -> list:
        """Return what restores the same rows, for a screen's `state`."""
        return [self.focus, self.first]

    def set(
        self, labels: list, values: list | None = None, players: list | None = None, faint: list | tuple = ()
    ) -> None:
        """Set the rows: labels, values at the right, and for each the player whose mark leads it, or -1. faint: indexes
        of dim rows, whose words tell the same.
        """
        count = len(labels)
        values = values or [""] * count
        players = players or [-1] * count
        rows: list = [None] * count
        for i in range(min(count, len(self.labels))):
            if labels[i] == self.labels[i] and values[i] == self.values[i] and players[i] == self.players[i]:
                rows[i] = self.rows[i]
        self.labels, self.values, self.players, self.rows = labels, values, players, rows
        self.faint = faint
        self.focus = max(0, min(self.focus, count - 1))
        self._key = None

    def handle(self, key: int) -> bool:
        """Return True if the key moved the focus."""
        count = len(self.labels)
        if key == UP and count > 1:
            self.focus = (self.focus - 1) % count
        elif key == DOWN and count > 1:
            self.focus = (self.focus + 1) % count
        else:
            return False
        return True

    def prepare(self, layout: Layout, y: int, bottom: int, editing: bool = False) -> None:
        """Format for the rows between `y` and `bottom`; `editing` lights only the value of the focused row."""
        self.editing = editing
        key = (layout, y, bottom)
        if key == self._key and self.first <= self.focus < self.first + self.count:
            return
        self._key = key
        self.y = y
        self.bottom = bottom
        self.layout = layout
        if fonts.large_text:
            # The height of a row depends on its width: the bar has its place before it is known to be there.
            self._set_width(layout.width - BAR - 4)
        self.fit(len(self.labels), bottom - y, self.focus)
        self._set_width(layout.width - (BAR + 4 if self.last_first or fonts.large_text else 0))
        for i in range(self.first, self.first + self.count):
            self._formatted(i)

    def _set_width(self, width):
        self.row_width = width
        if self._width != (self.layout, width):
            self._width = (self.layout, width)
            self.rows = [None] * len(self.labels)

    def height(self, row: int) -> int:
        """Return the height of a row with all its lines."""
        if fonts.large_text:
            return ROW * len(self._formatted(row)[1])
        return ROW + (TWO_LINES - ROW) * self.labels[row].count("\n")

    def whole(self) -> int:
        """Return the height of all rows in pixels."""
        return sum([self.height(row) for row in range(len(self.labels))])

    def _formatted(self, i):
        if self.rows[i] is None:
            self.rows[i] = self._lines(i) if fonts.large_text else self._row(i)
        return self.rows[i]

    def _row(self, i):
        # Return (player, lines); each line (shown text, its height, words, font, x, value, its x,
        # styles of the words).
        shown = self.labels[i]
        label, *below = shown.split("\n")
        x = EDGE if self.players[i] < 0 else EDGE + MARK
        value_x = self.row_width - EDGE
        space = value_x - x
        value = _beside(label, self.values[i], space - EDGE)
        if value:
            value_x -= fonts.SMALL.width(value)
            space = value_x - x - EDGE
            shown += "\n" + value
        font = fonts.MEDIUM
        if font.width(label) > space:
            font = fonts.SMALL
            label = ellipsize(label, font, space)
        left = self.layout.left
        lines = [(shown, ROW, label, font, left + x, value, left + value_x, self._styles(i))]
        for words in below:
            words = ellipsize(words, fonts.SMALL, self.row_width - EDGE - x)
            lines.append((words, TWO_LINES - ROW, words, fonts.SMALL, left + x, "", 0, _STYLES_BELOW))
        return self.players[i], lines

    def _styles(self, i):
        return _STYLES_BELOW if i in self.faint else _STYLES

    def _lines(self, i):
        # The same, but words that find no room go on in the next line, and so does the value.
        x = EDGE if self.players[i] < 0 else EDGE + MARK
        space = self.row_width - EDGE - x
        label, _two, more = self.labels[i].partition("\n")
        words = wrap(label, fonts.MEDIUM, space)
        below = wrap(more, fonts.SMALL, space) if more else []
        value = ellipsize(self.values[i], fonts.SMALL, space)
        wide = fonts.SMALL.width(value)
        if value and fonts.MEDIUM.width(words[-1]) + EDGE + wide > space:
            words.append("")
        most = max(1, (self.bottom - self.y) // ROW)
        if len(words) + len(below) > most:
            # Values stay whole, and what is below, rather than names.
            value = _beside(label, value, space - EDGE)
            wide = fonts.SMALL.width(value)
            words = _first_lines(words, max(1, most - len(below)), space - EDGE - wide if value else space)
            most -= len(words)
            below = (
                [ellipsize(line, fonts.SMALL, space) for line in first_of(more, fonts.SMALL, space, most)]
                if most
                else []
            )
        x, styles = self.layout.left + x, self._styles(i)
        lines = [(line, ROW, line, fonts.MEDIUM, x, "", 0, styles) for line in words]
        shown = words[-1] + "\n" + value
        lines[-1] = (shown, ROW, words[-1], fonts.MEDIUM, x, value, x + space - wide, styles)
        lines += [(line, ROW, line, fonts.SMALL, x, "", 0, _STYLES_BELOW) for line in below]
        return self.players[i], lines

    def draw(self, canvas) -> None:
        """Draw a box for each line, the scroll bar, and background for the rest."""
        left = self.layout.left
        width = self.row_width
        focus = self.focus
        lit = 2 if self.editing else 1
        y = self.y
        for i in range(self.first, self.first + self.count):
            # Most rows are unchanged, so look nothing else up for them.
            player, lines = self.rows[i]
            look = lit if i == focus else 0
            if canvas.begin_region(left, y, width, ROW, theme.BACKGROUND, player + 1 << 2 | look, lines[0][0]):
                self._paint(canvas, player, lines, 0, y, look)
            y += ROW
            for at in range(1, len(lines)):
                height = lines[at][1]
                if canvas.begin_region(left, y, width, height, theme.BACKGROUND, look, lines[at][0]):
                    self._paint(canvas, player, lines, at, y, look)
                y += height
        if self.last_first:
            self.draw_bar(canvas, left + width, self.y, y - self.y)
        elif width < self.layout.width:
            canvas.clear_rect(left + width, self.y, self.layout.width - width, y - self.y, theme.BACKGROUND)
        if self.bottom > y:
            canvas.clear_rect(left, y, self.layout.width, self.bottom - y, theme.BACKGROUND)

    def _paint(self, canvas, player, lines, at, y, look):
        _shown, height, words, font, x, value, value_x, styles = lines[at]
        left = self.layout.left
        # A player's mark stays on the background, beside the lit part.
        mark = 0 if player < 0 else MARK
        if look:
            last = at == len(lines) - 1
            tile(canvas, left + mark + 2, y, self.row_width - mark - 4, height, _PAPERS[look], at == 0, last)
        if mark and at == 0:
            canvas.picture(left + 4, y + 2, theme.mark(player, 24), theme.PLAYER_INKS[player])
        if look == 2 and value:
            canvas.fill(value_x - EDGE, y + 2, left + self.row_width - 4 - value_x + EDGE, ROW - 4, theme.FOCUS)
        # Small letters stand in the middle of a row, and close to the line above.
        down = (ROW - font.height) // 2 if height == ROW else 0
        canvas.text(x, y + down, words, font, styles[look])
        if value:
            style = theme.TEXT_FOCUS if look else theme.TEXT_DIM
            canvas.text(value_x, y + (ROW - fonts.SMALL.height) // 2, value, fonts.SMALL, style)


# Tile colour, label style and style of the second line for a row: not focused, focused, with its value being edited.
_PAPERS = (theme.BACKGROUND, theme.FOCUS, theme.PANEL)
_STYLES = (theme.TEXT, theme.TEXT_FOCUS, theme.TEXT_PANEL)
_STYLES_BELOW = (theme.TEXT_DIM, theme.TEXT_FOCUS, theme.TEXT_PANEL_DIM)


def _first_lines(lines, most, space):
    return lines[: most - 1] + [ellipsize(joined(lines[most - 1 :]), fonts.SMALL, space)]


class Text(Scroller):
    """Text in the largest font in which it fits; if not even the small one fits, up and down turn pages."""

    def __init__(self, words: str, first: int = 0):
        """`words`: "\\n" starts a new line; `first`: the first line shown."""
        Scroller.__init__(self, first)
        self.words = words
        self._key = None

    def prepare(self, layout: Layout, y: int, bottom: int, largest: fonts.Font = fonts.MEDIUM) -> None:
        """Wrap for the area between `y` and `bottom`, with fonts up to `largest`."""
        key = (layout, y, bottom, self.words)
        if key == self._key:
            return
        self._key = key
        self.layout = layout
        self.y = y
        self.bottom = bottom
        for font in (fonts.LARGE, fonts.MEDIUM, fonts.SMALL):
            if font.height > largest.height:
                continue
            self.font = font
            self.lines = self.wrapped(font, self._line_width(layout, font))
            if len(self.lines) * font.line <= bottom - y:
                break
        rows = bottom - y - len(self.lines) * self.font.line
        count = len(self.lines)
        self.line = self.font.line + fonts.leading(rows if rows >= 0 else fonts.LEADING * count, count)
        self.fit(count, bottom - y)

    def height(self, row: int) -> int:
        """Return the height of a line."""
        return self.line

    def _line_width(self, layout, font):
        # A line must fit into one box.
        return (
            min(layout.width - EDGE - BAR - 4, LARGEST // (font.line + (fonts.LEADING if fonts.large_text else 0)))
            - EDGE
        )

    def wrapped(self, font: fonts.Font, width: int) -> list:
        """Split the text into lines no wider than `width`."""
        return wrap(self.words, font, width)

    def paint(self, canvas, x: int, y: int, line: int) -> None:
        """Paint one line into its open box."""
        canvas.text(x, y, self.lines[line], self.font, theme.TEXT)

    def draw(self, canvas) -> None:
        """Draw one box per line, a scroll bar if not all fit, and background for the rest."""
        layout = self.layout
        line = self.line
        width = layout.width - (BAR + 4 if self.last_first else 0)
        wide = min(width, LARGEST // line)
        y = self.y
        for at in range(self.first, self.first + self.count):
            if canvas.begin_region(layout.left, y, wide, line, theme.BACKGROUND, 0, self.lines[at]):
                self.paint(canvas, layout.left + EDGE, y, at)
            if wide < width:
                canvas.clear_rect(layout.left + wide, y, width - wide, line, theme.BACKGROUND)
            y += line
        if self.last_first:
            self.draw_bar(canvas, layout.right - BAR - 4, self.y, y - self.y)
        if self.bottom > y:
            canvas.clear_rect(layout.left, y, layout.width, self.bottom - y, theme.BACKGROUND)


def _beside(words, value, space):
    # Return the value at the right of these words. It stays whole within two thirds of the space, because a cut name is
    # still known by its beginning, a cut number is not. Otherwise ellipsize it to what the words leave, but at least
    # half.
    if 3 * fonts.SMALL.width(value) <= 2 * space:
        return value
    return ellipsize(value, fonts.SMALL, max(space // 2, space - fonts.SMALL.width(words)))
