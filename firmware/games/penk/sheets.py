"""All sheets of Penk! one after the other with the sum of every line."""

from firmware.drawing import fonts, theme, widgets
from firmware.games.penk import game as penk
from firmware.games.penk.sheet import HEAD, LABEL, Sheet
from firmware.screens.in_game.base import Line, Paper
from firmware.screens.in_game.sheets import SheetViewer


class Sheets(SheetViewer):
    """The sheet of one player with the sum of every line."""

    def __init__(self, app, state):
        SheetViewer.__init__(self, app, state)
        self.sheet = Sheet()
        self.line = Line()

    def prepare(self) -> None:
        """Band, sheet, sums of the lines."""
        app = self.app
        game = app.table.game
        layout = self.layout = widgets.layout(app)
        seat = self.seat
        tall = layout.tall
        lines = game.lines(seat)
        points = penk.score(sum([total for marked, total in lines if marked >= penk.NEEDED]))
        area = layout.content()
        self.prepare_band(area.cut_top(32 if tall else 20)[3], ("",) if tall else (points, ""))
        if tall:
            self.line.prepare(*area.cut_bottom(28), points, fonts.MEDIUM, theme.TEXT, True)
            self.columns_y = area.cut_bottom(20)[1]
        cell = (area.w - 64) // 5 if tall else max(26, (area.w - 90) // 5)
        self.sheet.prepare(area.x, area.y, cell, (area.h - HEAD) // 5, game, seat, app.colours[seat])
        bottom = self.sheet.area[3]
        self.below = Paper((area.x, bottom, area.w, area.bottom - bottom))
        self.sums = [_sum(marked, total) for marked, total in lines]
        self.counts = [marked >= penk.NEEDED for marked, _total in lines]
        self.columns_look = "\n".join(self.sums[5:])
        taken = self.sheet.area[2]
        width = layout.width - taken
        self.row_x = [layout.left + taken + (width - fonts.SMALL.width(words)) // 2 for words in self.sums[:5]]
        cell = self.sheet.cell[0]
        self.column_x = []
        for i in range(5):
            left = layout.left + LABEL + i * cell
            self.column_x.append(left + (cell - fonts.SMALL.width(self.sums[5 + i])) // 2)

    def draw(self, canvas) -> None:
        """The sheet, its sums at the right and on a tall panel below, the points."""
        layout = self.layout
        sheet = self.sheet
        self.band.draw(canvas)
        sheet.draw(canvas)
        x, y, width, _bottom = sheet.area
        x += width
        high = sheet.cell[1]
        canvas.clear_rect(x, y, layout.right - x, HEAD, theme.BACKGROUND)
        y += HEAD
        for i in range(5):
            if canvas.begin_region(x, y, layout.right - x, high, theme.BACKGROUND, 0, self.sums[i]):
                style = theme.TEXT_GOOD if self.counts[i] else theme.TEXT_DIM
                canvas.text(self.row_x[i], y + (high - fonts.SMALL.height) // 2, self.sums[i], fonts.SMALL, style)
            y += high
        self.below.draw(canvas)
        if layout.tall:
            if canvas.begin_region(
                layout.left, self.columns_y, layout.width, 20, theme.BACKGROUND, 0, self.columns_look
            ):
                for i in range(5):
                    style = theme.TEXT_GOOD if self.counts[5 + i] else theme.TEXT_DIM
                    canvas.text(self.column_x[i], self.columns_y + 1, self.sums[5 + i], fonts.SMALL, style)
            self.line.draw(canvas)


def _sum(marked, total):
    # A line's sum, or how many of the marks it needs it has.
    return str(total) if marked >= penk.NEEDED else "%d/%d" % (marked, penk.NEEDED)
