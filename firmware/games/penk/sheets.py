"""All sheets of Penk! one after the other with the sum of every line."""

from firmware.drawing import fonts, theme, widgets
from firmware.games.penk import game as penk
from firmware.games.penk.sheet import LABEL, Sheet
from firmware.keys import BACK, DOWN, HELD, INFO, LEFT, OK, RIGHT, UP
from firmware.screens.in_game.base import Band, InGame, Line


class Sheets(InGame):
    """The sheet of one player. State: the seat, or None for the player to move. Ok, right and down go to the next player."""

    keys = widgets.MENU_KEYS | 1 << INFO

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        table = app.table
        self.seat = (
            state if state is not None else table.to_move if table.to_move is not None else table.game.winners[0]
        )
        self.band = Band()
        self.sheet = Sheet()
        self.line = Line()
        self.hint = Line()

    def state(self):
        """Whose sheet is shown."""
        return self.seat

    def handle(self, key):
        """Round through the players; back and info close."""
        if key in (BACK, INFO):
            self.app.pop()
        elif key == BACK + HELD:
            self.app.leave()
        elif key in (OK, RIGHT, DOWN, LEFT, UP):
            step = -1 if key in (LEFT, UP) else 1
            self.seat = (self.seat + step) % len(self.app.table.players)
            self.app.changed()

    def prepare(self):
        """Band, sheet, sums of the lines."""
        app = self.app
        game = app.table.game
        place = self.place = widgets.layout(app)
        seat = self.seat
        colour = app.colours[seat]
        name = app.table.players[seat]
        lines = game.lines(seat)
        points = penk.score(sum([total for marked, total in lines if marked >= penk.NEEDED]))
        if place.tall:
            self.band.prepare(place, 32, colour, name)
            self.sheet.prepare(place.left, 32, (place.width - 64) // 5, 28, game, seat, colour)
        else:
            self.band.prepare(place, 20, colour, name, (points, ""))
            self.sheet.prepare(place.left, 20, 26, 19, game, seat, colour)
        self.sums = [_sum(marked, total) for marked, total in lines]
        self.counts = [marked >= penk.NEEDED for marked, _total in lines]
        self.rows_look = "\n".join(self.sums[:5])
        self.columns_look = "\n".join(self.sums[5:])
        taken = self.sheet.area[2]
        width = place.width - taken
        self.row_x = [place.left + taken + (width - fonts.SMALL.width(words)) // 2 for words in self.sums[:5]]
        cell = self.sheet.cell[0]
        self.column_x = []
        for i in range(5):
            left = place.left + LABEL + i * cell
            self.column_x.append(left + (cell - fonts.SMALL.width(self.sums[5 + i])) // 2)
        if place.tall:
            self.line.prepare(place.left, 212, place.width, 28, points, fonts.MEDIUM, theme.TEXT, True)

    def draw(self, canvas):
        """The sheet, its sums at the right and on a tall panel below, the points."""
        place = self.place
        sheet = self.sheet
        self.band.draw(canvas)
        sheet.draw(canvas)
        x, y, width, bottom = sheet.area
        x += width
        if canvas.box(x, y, place.right - x, bottom - y, theme.BACKGROUND, 0, self.rows_look):
            for i in range(5):
                style = theme.TEXT_GOOD if self.counts[i] else theme.TEXT_DIM
                canvas.text(
                    self.row_x[i],
                    y + 20 + i * sheet.cell[1] + (sheet.cell[1] - 18) // 2,
                    self.sums[i],
                    fonts.SMALL,
                    style,
                )
        if place.tall:
            if canvas.box(place.left, 192, place.width, 20, theme.BACKGROUND, 0, self.columns_look):
                for i in range(5):
                    style = theme.TEXT_GOOD if self.counts[5 + i] else theme.TEXT_DIM
                    canvas.text(self.column_x[i], 193, self.sums[5 + i], fonts.SMALL, style)
            self.line.draw(canvas)


def _sum(marked, total):
    # A line's sum, or how many of the marks it needs it has.
    return str(total) if marked >= penk.NEEDED else "%d/%d" % (marked, penk.NEEDED)
