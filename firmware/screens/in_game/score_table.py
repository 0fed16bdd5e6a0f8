"""A score table as on paper: a row for each line of the sheet, a column for each player, totals at the bottom."""

from firmware.drawing import fonts, lists, theme, widgets
from firmware.keys import BACK, LEFT, OK, RIGHT
from firmware.screen import Screen

GAP = 6
"""Minimum free pixels between two columns."""
EDGE = 4
"""Free pixels at the left and the right."""
MARK = 16
NARROW = 18
"""Minimum width of the label column without edges: the arrow is above it."""


class _Lines(lists.Scroller):
    def height(self, row: int) -> int:
        return fonts.SMALL.line


class _Columns:
    """The columns in `width` pixels from `left` on, for rows of ScoreTable.fill: labels, then as many seats as fit,
    from `seat` on.
    """

    def __init__(self, left: int, width: int, rows: list, seats: int, seat: int):
        self.seats = seats
        widest = MARK
        for row in rows:
            for words in row[1:]:
                widest = max(widest, fonts.SMALL.width(words))
        for form in (0, 1):
            self.form = form
            labels = max([NARROW] + [fonts.SMALL.width(self._label(row)) for row in rows])
            labels = min(labels + EDGE + GAP, width - EDGE - widest - GAP)
            self.count = min(seats, (width - labels - EDGE) // (widest + GAP))
            if self.all_seen:
                break
        self.seat = max(0, min(seat, seats - self.count))
        self._label_width = labels - EDGE
        self.label_x = left + EDGE
        self.first_x = left + labels
        self.width = (width - labels - EDGE) // self.count

    @property
    def all_seen(self) -> bool:
        """True if all seats fit."""
        return self.count == self.seats

    def after(self, key: int) -> int:
        """Return the first seat to show after this key."""
        if key == LEFT:
            return self.seat - self.count
        following = self.seat + self.count
        # OK shows all players in turn, then the first ones again.
        return 0 if key == OK and following >= self.seats else following

    def _label(self, row):
        return row[0].split("\n")[-self.form]  # long form, or short one if there is any

    def place(self, row: list) -> list:
        """Return all texts as one, for change detection, then x and text of each."""
        label = widgets.ellipsize(self._label(row), fonts.SMALL, self._label_width)
        shown = row[1 + self.seat : 1 + self.seat + self.count]
        placed = [label + " ".join(shown), (self.label_x, label)]
        right = self.first_x
        for words in shown:
            right += self.width
            placed.append((right - fonts.SMALL.width(words), words))
        return placed

    def draw_arrow(self, canvas, height: int) -> None:
        """Point to more players: right, or left if the last ones are shown."""
        if not self.all_seen:
            arrow = fonts.RIGHT if self.seat + self.count < self.seats else fonts.LEFT
            canvas.text(self.label_x, (height - fonts.SMALL.height) // 2, arrow, fonts.SMALL, theme.TEXT_DIM)


class ScoreTable(Screen):
    """The score table. Up and down scroll; left, right and OK show players that did not fit. A subclass defines `fill`.
    State: [first row shown, first seat shown], a seat to show, or None.
    """

    needs_table = True
    lights_player_led = False
    keys = widgets.MENU_KEYS

    def __init__(self, app, state):
        self.app = app
        first, self.seat = state if isinstance(state, list) else (0, state or 0)
        self.lines = _Lines(first)
        self.dirty = True

    def fill(self) -> tuple:
        """Return (rows, totals, colours): lists [label, text of seat 0, text of seat 1, ...], one such list, and an
        index into theme.PLAYERS for each seat. A label may be "long\\nshort"; the short form is for lack of space.
        """
        raise NotImplementedError

    def state(self) -> list:
        return [self.lines.first, self.seat]

    def handle(self, key: int) -> None:
        """Turn to another page of rows or players."""
        self.prepare()  # finds out what fits; a key may come before the first frame
        if key == BACK or key == OK and self.columns.all_seen:
            self.app.stack.pop()
            return
        if key in (LEFT, RIGHT, OK):
            self.seat = self.columns.after(key)
        elif not self.lines.turn_page(key):
            return
        self.dirty = True
        self.app.frame.invalidate()

    def prepare(self) -> None:
        if not self.dirty:
            return
        self.dirty = False
        rows, totals, colours = self.fill()
        layout = self.layout = widgets.layout(self.app)
        row = fonts.SMALL.line
        self.head = max(24 if layout.high else 0, row)
        lines = self.lines
        lines.fit(len(rows), layout.height - self.head - row)
        self.width = layout.width - (lists.BAR + 4 if lines.last_first else 0)
        columns = self.columns = _Columns(layout.left, self.width, rows + [totals], len(colours), self.seat)
        self.seat = columns.seat
        self.rows = [columns.place(row) for row in rows[lines.first : lines.first + lines.count]]
        self.totals = columns.place(totals)
        self.marks = colours[self.seat : self.seat + columns.count]

    def draw(self, canvas) -> None:
        layout = self.layout
        left = layout.left
        columns = self.columns
        if canvas.begin_region(left, 0, layout.width, self.head, theme.BACKGROUND, self.seat):
            columns.draw_arrow(canvas, self.head)
            right = columns.first_x
            for colour in self.marks:
                right += columns.width
                y = (self.head - MARK) // 2
                canvas.picture(right - MARK, y, theme.mark(colour, MARK), theme.PLAYER_INKS[colour])
        y = self.head
        row_height = fonts.SMALL.line
        bottom = layout.height - row_height
        for row in self.rows:
            self._draw_row(canvas, row, y, theme.BACKGROUND, theme.TEXT_DIM, theme.TEXT)
            y += row_height
        if self.width < layout.width:
            self.lines.draw_bar(canvas, left + self.width, self.head, y - self.head)
        if y < bottom:
            canvas.clear_rect(left, y, layout.width, bottom - y, theme.BACKGROUND)
        self._draw_row(canvas, self.totals, bottom, theme.PANEL, theme.TEXT_PANEL, theme.TEXT_PANEL)
        if self.width < layout.width:
            canvas.clear_rect(left + self.width, bottom, lists.BAR + 4, row_height, theme.PANEL)

    def _draw_row(self, canvas, row, y, background, label_style, style):
        height = fonts.SMALL.line
        if canvas.begin_region(self.layout.left, y, self.width, height, background, self.seat, row[0]):
            y += (height - fonts.SMALL.height) // 2
            canvas.text(row[1][0], y, row[1][1], fonts.SMALL, label_style)
            for at in range(2, len(row)):
                canvas.text(row[at][0], y, row[at][1], fonts.SMALL, style)
