"""Scores as on paper: a row for each line of the sheet, a column for each player, the totals at the bottom."""

from firmware.drawing import fonts, lists, theme, widgets
from firmware.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from firmware.screen import Screen

ROW = 20
GAP = 6
"""Free pixels between two columns at least."""
EDGE = 4
"""Free pixels at the left and the right."""
MARK = 16
NARROW = 18
"""Width of the column of labels at least, without its edges: it has the arrow above it."""


class ScoreTable(Screen):
    """Up and down scroll; left, right and ok reach players that have no room. A subclass gives `fill`. State: [first
    row shown, first seat shown], or a seat that is to be seen, or None.
    """

    needs_table = True
    lights_player_led = False
    keys = widgets.MENU_KEYS

    def __init__(self, app, state):
        self.app = app
        self.first, self.seat = state if isinstance(state, list) else (0, state or 0)
        self.dirty = True

    def fill(self) -> tuple:
        """(rows, totals, colours): lists [label, words of seat 0, words of seat 1, ...], one like them, and an index
        into theme.PLAYERS for each seat. A label may be "long\\nshort": the short ones are for where room is scarce.
        """
        raise NotImplementedError

    def state(self) -> list:
        return [self.first, self.seat]

    def handle(self, key: int) -> None:
        """A page of rows or of players on."""
        self.prepare()  # which tells what fits; a key may come before the first picture
        if key == BACK or key == OK and self.columns == self.players:
            self.app.stack.pop()
            return
        if key == UP or key == DOWN:
            self.first += max(1, self.count - 1) * (1 if key == DOWN else -1)
        elif key == LEFT:
            self.seat -= self.columns
        elif key == RIGHT:
            self.seat += self.columns
        elif key == OK:
            # All players in turn, then the first ones again.
            self.seat = self.seat + self.columns if self.seat + self.columns < self.players else 0
        else:
            return
        self.dirty = True
        self.app.frame.invalidate()

    def prepare(self) -> None:
        if not self.dirty:
            return
        self.dirty = False
        rows, totals, colours = self.fill()
        layout = self.layout = widgets.layout(self.app)
        self.players = len(colours)
        self.head = 24 if layout.tall else 20
        self.length = len(rows)
        self.count = (layout.height - self.head - ROW) // ROW
        self.first = max(0, min(self.first, self.length - self.count))
        self.bar = self.length > self.count
        self.width = layout.width - (lists.BAR + 4 if self.bar else 0)
        widest = MARK
        for row in rows + [totals]:
            for words in row[1:]:
                widest = max(widest, fonts.SMALL.width(words))
        for form in range(2):
            self.form = form
            labels = max([NARROW] + [fonts.SMALL.width(self._label(row)) for row in rows + [totals]])
            self.labels = labels = min(labels + EDGE + GAP, self.width - EDGE - widest - GAP)
            self.columns = min(self.players, (self.width - labels - EDGE) // (widest + GAP))
            if self.columns == self.players:
                break
        self.seat = max(0, min(self.seat, self.players - self.columns))
        self.column = (self.width - labels - EDGE) // self.columns
        # More players stand to the right, or, where the last ones are shown, to the left.
        self.arrow = fonts.RIGHT if self.seat + self.columns < self.players else fonts.LEFT
        self.rows = [self._row(row) for row in rows[self.first : self.first + self.count]]
        self.totals = self._row(totals)
        self.marks = colours[self.seat : self.seat + self.columns]

    def _label(self, row):
        return row[0].split("\n")[-self.form]  # the first form, or the last one

    def _row(self, row):
        # All words as one, by which a change is seen, then x and words of each.
        label = widgets.ellipsize(self._label(row), fonts.SMALL, self.labels - EDGE)
        shown = row[1 + self.seat : 1 + self.seat + self.columns]
        placed = [label + " ".join(shown), (self.layout.left + EDGE, label)]
        right = self.layout.left + self.labels
        for words in shown:
            right += self.column
            placed.append((right - fonts.SMALL.width(words), words))
        return placed

    def draw(self, canvas) -> None:
        layout = self.layout
        left = layout.left
        if canvas.begin_region(left, 0, layout.width, self.head, theme.BACKGROUND, self.seat):
            if self.columns < self.players:
                canvas.text(left + EDGE, (self.head - fonts.SMALL.height) // 2, self.arrow, fonts.SMALL, theme.TEXT_DIM)
            right = left + self.labels
            for colour in self.marks:
                right += self.column
                y = (self.head - MARK) // 2
                canvas.picture(right - MARK, y, theme.mark(colour, MARK), theme.PLAYER_INKS[colour])
        y = self.head
        bottom = layout.height - ROW
        for row in self.rows:
            self._draw_row(canvas, row, y, theme.BACKGROUND, theme.TEXT_DIM, theme.TEXT)
            y += ROW
        if self.bar:
            lists.scroll_bar(canvas, left + self.width, self.head, y - self.head, self.first, self.count, self.length)
        if y < bottom:
            canvas.clear_rect(left, y, layout.width, bottom - y, theme.BACKGROUND)
        self._draw_row(canvas, self.totals, bottom, theme.PANEL, theme.TEXT_PANEL, theme.TEXT_PANEL)
        if self.bar:
            canvas.clear_rect(left + self.width, bottom, lists.BAR + 4, ROW, theme.PANEL)

    def _draw_row(self, canvas, row, y, background, label_style, style):
        if canvas.begin_region(self.layout.left, y, self.width, ROW, background, self.seat, row[0]):
            canvas.text(row[1][0], y + 1, row[1][1], fonts.SMALL, label_style)
            for at in range(2, len(row)):
                canvas.text(row[at][0], y + 1, row[at][1], fonts.SMALL, style)
