"""All boards of Puzzle Sheet, one after another, with largest rectangle and points."""

from firmware.drawing import fonts, theme, widgets
from firmware.drawing.paragraph import Paragraph
from firmware.drawing.widgets import Line
from firmware.games.puzzle_sheet import art
from firmware.games.puzzle_sheet.words import next_bonus, sum_words
from firmware.screens.in_game.sheets import SheetViewer
from firmware.wording import count_words


class Boards(SheetViewer):
    """One player's board with points and score."""

    def __init__(self, app, state):
        SheetViewer.__init__(self, app, state)
        self.board = art.Board()
        self.track = art.Track()
        self.line = Line()
        self.words = Paragraph()

    def prepare(self) -> None:
        app = self.app
        game = app.game.table.game
        seat = self.seat
        points = count_words(game.points[seat], "point")
        rectangle = game.rectangle(seat)
        score = sum_words(rectangle[0], rectangle[1], game.points[seat]) if rectangle else ""
        left = game.unshaded(seat)
        more = "" if left is None else "%d empty" % left
        area = self.below_band(seat, 32, 20, (points, ""))
        self.parts = [self.band, self.track]
        text = "" if not game.pad else self._pad_text(game, points)
        if self.layout.tall:
            self.track.prepare(*area.cut_top(20), app, seat)
            texts = ("%s   %s" % (score, more), score) if score and more else (score,)
            both = widgets.first_that_fits(texts, fonts.SMALL, area.w - widgets.EDGE)
            self.line.prepare(*area.cut_bottom(28), both, fonts.MEDIUM, theme.TEXT, True)
            self.parts.append(self.line)
            strip = area.rest()
        else:
            strip = area.cut_left(0) if game.pad else art.beside(area, game)
            self.track.prepare(*area.cut_top(20), app, seat)
            text = text or "; ".join([part for part in (score, more, next_bonus(game, seat)) if part])
        if not game.pad:
            self.board.show(app, seat, strip, (), rectangle)
            self.parts.append(self.board)
        if text:
            self.words.prepare(*area.rest(), (), (text, score, " "))
            self.parts.append(self.words)

    def _pad_text(self, game, points):
        # What the handheld knows of a paper board.
        if game.tallies[self.seat]:
            return "Rectangle %d\xa0\xd7\xa0%d, %d\xa0unshaded" % game.tallies[self.seat]
        bonus = next_bonus(game, self.seat)
        return "%s, %s. The board is on paper." % (points, bonus) if bonus else "%s. The board is on paper." % points
