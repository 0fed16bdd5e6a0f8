"""The whole score pad as people write it on paper: a column for each player, a row for each round, the totals at the bottom."""

from firmware.drawing import fonts, lists, theme, widgets
from firmware.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from firmware.pads import bookkeeping as score_pad
from firmware.screen import Screen

ROW = 20
NUMBERS = 28
"""Width of the column with the numbers of the rounds."""
GAP = 6
"""Free pixels between two columns at least."""
EDGE = 4
"""Free pixels at the right."""


class Sheet(Screen):
    """Up and down scroll; players that have no room are reached with left and right, or ok. State: [first round shown, first seat shown], or None."""

    shows_player = False
    keys = widgets.MENU_KEYS

    def __init__(self, app, state):
        self.app = app
        self.pad = score_pad.load(app)
        self.first, self.seat = state if state else (score_pad.ROUNDS, 0)
        self.stale = True

    def state(self) -> list:
        """The first round and the first seat shown."""
        return [self.first, self.seat]

    def handle(self, key: int) -> None:
        """Scroll, go on to other players, or close."""
        if key == BACK or key == OK and self.columns == len(self.pad.names):
            self.app.pop()
            return
        if key == UP or key == DOWN:
            self.first += max(1, self.count - 1) * (1 if key == DOWN else -1)
        elif key == LEFT:
            self.seat -= self.columns
        elif key == RIGHT:
            self.seat += self.columns
        elif key == OK:
            # All players in turn, then the first ones again.
            self.seat = self.seat + self.columns if self.seat + self.columns < len(self.pad.names) else 0
        else:
            return
        self.stale = True
        self.app.changed()

    def prepare(self) -> None:
        """The rows that are shown, each with the places of its words."""
        if not self.stale:
            return
        self.stale = False
        pad = self.pad
        place = self.place = widgets.layout(self.app)
        self.head = 24 if place.tall else 20
        length = len(pad.rounds)
        self.count = (place.height - self.head - ROW) // ROW
        self.first = max(0, min(self.first, length - self.count))
        self.bar = length > self.count
        self.width = place.width - (lists.BAR + 4 if self.bar else 0)
        widest = max([fonts.SMALL.width(str(pad.total(seat))) for seat in range(len(pad.names))])
        for one in pad.rounds:
            for value in one:
                if value is not None:
                    widest = max(widest, fonts.SMALL.width(str(value)))
        self.columns = min(len(pad.names), (self.width - NUMBERS - EDGE) // (max(widest, 16) + GAP))
        self.seat = max(0, min(self.seat, len(pad.names) - self.columns))
        self.seats = list(range(self.seat, self.seat + self.columns))
        self.column = (self.width - NUMBERS - EDGE) // self.columns
        # More players stand to the right, or, where the last ones are shown, to the left.
        self.arrow = fonts.RIGHT if self.seat + self.columns < len(pad.names) else fonts.LEFT
        fonts.SMALL.width(self.arrow)
        rows = []
        for number in range(self.first, min(self.first + self.count, length)):
            rows.append(self._row(str(number + 1), [pad.rounds[number][seat] for seat in self.seats]))
        self.rows = rows
        self.totals = self._row("", [pad.total(seat) for seat in self.seats])
        self.marks = [pad.colours[seat] for seat in self.seats]

    def _row(self, name, numbers):
        # All words as one, by which a change is seen, then x and words of each.
        row = [name + " ".join([str(number) for number in numbers]), (self.place.left + 4, name)]
        right = self.place.left + NUMBERS
        for number in numbers:
            right += self.column
            words = "" if number is None else str(number)
            row.append((right - fonts.SMALL.width(words), words))
        return row

    def draw(self, canvas) -> None:
        """Marks, rounds, totals."""
        place = self.place
        left = place.left
        if canvas.box(left, 0, place.width, self.head, theme.BACKGROUND, self.seat):
            if self.columns < len(self.pad.names):
                canvas.text(left + 4, (self.head - fonts.SMALL.height) // 2, self.arrow, fonts.SMALL, theme.TEXT_DIM)
            right = left + NUMBERS
            for colour in self.marks:
                right += self.column
                canvas.picture(right - 16, (self.head - 16) // 2, theme.mark(colour, 16), theme.PLAYER_INKS[colour])
        y = self.head
        bottom = place.height - ROW
        for row in self.rows:
            self._draw_row(canvas, row, y, theme.BACKGROUND, theme.TEXT_DIM, theme.TEXT)
            y += ROW
        if self.bar:
            lists.position_bar(
                canvas, left + self.width, self.head, y - self.head, self.first, self.count, len(self.pad.rounds)
            )
        if y < bottom:
            canvas.blank(left, y, place.width, bottom - y, theme.BACKGROUND)
        self._draw_row(canvas, self.totals, bottom, theme.PANEL, theme.TEXT_PANEL, theme.TEXT_PANEL)
        if self.bar:
            canvas.blank(left + self.width, bottom, lists.BAR + 4, ROW, theme.PANEL)

    def _draw_row(self, canvas, row, y, paper, name_style, style):
        if canvas.box(self.place.left, y, self.width, ROW, paper, self.seat, row[0]):
            canvas.text(row[1][0], y + 1, row[1][1], fonts.SMALL, name_style)
            for at in range(2, len(row)):
                canvas.text(row[at][0], y + 1, row[at][1], fonts.SMALL, style)
