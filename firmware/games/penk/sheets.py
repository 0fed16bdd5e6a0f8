"""All sheets of Penk! one after the other with the sum of every line."""

from firmware.drawing import fonts, theme, widgets
from firmware.games.penk import game as penk
from firmware.games.penk.sheet import LABEL, Sheet
from firmware.screens.in_game.base import Line
from firmware.screens.in_game.sheets import SheetViewer


class Sheets(SheetViewer):
    """The sheet of one player with the sum of every line."""

    def __init__(self, app, state):
        SheetViewer.__init__(self, app, state)
        self.sheet = Sheet()
        self.line = Line()

    def prepare(self):
        """Band, sheet, sums of the lines."""
        app = self.app
        game = app.table.game
        place = self.place = widgets.layout(app)
        seat = self.seat
        colour = app.colours[seat]
        lines = game.lines(seat)
        points = penk.score(sum([total for marked, total in lines if marked >= penk.NEEDED]))
        if place.tall:
            self.prepare_band(32)
            self.sheet.prepare(place.left, 32, (place.width - 64) // 5, 28, game, seat, colour)
        else:
            self.prepare_band(20, (points, ""))
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
