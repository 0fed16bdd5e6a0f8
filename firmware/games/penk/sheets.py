"""All sheets of Penk!, one after another, with the sum of each line."""

from firmware.drawing import fonts, theme
from firmware.drawing.area import Area
from firmware.drawing.widgets import EDGE, Background, Line
from firmware.games.penk.sheet import LABEL, Sheet
from firmware.language import t_n
from firmware.screens.in_game.sheets import SheetViewer
from shared_rules.penk.rules import FEWEST_SCORING


def _sum(marked, total):
    # A line's sum, or its marks out of the marks needed, for which large text has no room, and the style.
    if marked >= FEWEST_SCORING:
        return str(total), theme.TEXT_GOOD
    return "0" if fonts.large_text else "%d/%d" % (marked, FEWEST_SCORING), theme.TEXT_DIM


def _font(strip, text, largest):
    # A number of three digits may be too wide in large text.
    return fonts.PLAIN_SMALL if fonts.SMALL.width(text) > strip[2] - EDGE else largest


class Sheets(SheetViewer):
    """One player's sheet with the sum of each line."""

    def __init__(self, app, state):
        SheetViewer.__init__(self, app, state)
        self.sheet = Sheet()

    def prepare(self) -> None:
        game, seat, layout = self.app.game.table.game, self.seat, self.layout
        sums = [_sum(marked, total) for marked, total in game.lines(seat)]
        score = game.scores()[seat]
        points = t_n(score, "{0} point", "{0} points")
        cell = (layout.width - 64) // 5 if layout.high else max(26, (layout.width - 90) // 5)
        beside = self.low_picture(LABEL + 5 * cell)
        words = ("",) if beside or layout.high and not fonts.large_text else (points, "")
        area = self.below_band(seat, 32, 20, words, fonts.large_text, beside=beside)
        self.parts = [self.band, self.sheet]
        if words == ("",):
            # Beside a sheet of the whole height there is room for their number.
            line = Line()
            self.parts.append(Background(area.cut_top(area.h - 28 if beside else 0)))
            strip = area.cut_bottom(28)
            text = str(score) if beside else points
            line.prepare(*strip, text, _font(strip, text, fonts.MEDIUM), theme.TEXT, True)
            self.parts.append(line)
        if layout.high:
            self.columns = area.cut_bottom(fonts.SMALL.line)
        if beside:
            area = Area(layout.left, 0, beside, layout.height)
        self.sheet.prepare(area.x, area.y, cell, area.h, game, seat, self.app.game.colours[seat])
        x, _y, width, bottom = self.sheet.area
        self.parts.append(Background(area.cut_bottom(area.bottom - bottom)))
        area.cut_left(width)
        self.parts.append(Background(area.cut_top(self.sheet.head)))
        for strip, (text, style) in zip(area.grid(1, 5), sums) if area.w else ():
            line = Line()
            line.prepare(*strip, text, _font(strip, text, fonts.SMALL), style, True)
            self.parts.append(line)
        self.sums = []
        for column in range(5):
            text, style = sums[column - 5]
            middle = x + self.sheet.label + column * cell + cell // 2
            self.sums.append((middle - fonts.SMALL.width(text) // 2, text, style))
        self.sums_look = "\n".join([text for _x, text, _style in self.sums])

    def draw(self, canvas) -> None:
        SheetViewer.draw(self, canvas)
        if self.layout.high:
            x, y, w, h = self.columns
            if canvas.begin_region(x, y, w, h, theme.BACKGROUND, 0, self.sums_look):
                y += (h - fonts.SMALL.height) // 2
                for x, text, style in self.sums:
                    canvas.text(x, y, text, fonts.SMALL, style)
