"""All boards of Puzzle Sheet one after the other, with the largest rectangle and the points."""

from firmware.drawing import fonts, theme, widgets
from firmware.games.puzzle_sheet import art
from firmware.games.puzzle_sheet import game as puzzle_sheet
from firmware.screens.in_game.base import Line
from firmware.screens.in_game.sheets import SheetViewer
from firmware.screens.paragraph import Paragraph


class Boards(SheetViewer):
    """The board of one player with points and score."""

    def __init__(self, app, state):
        SheetViewer.__init__(self, app, state)
        self.board = art.Board()
        self.track = art.Track()
        self.line = Line()
        self.words = Paragraph()

    def prepare(self) -> None:
        """Band, board, track, score."""
        app = self.app
        game = app.table.game
        layout = self.layout = widgets.layout(app)
        seat = self.seat
        points = game.points[seat]
        rectangle = game.rectangle(seat)
        score = puzzle_sheet.sum_words(rectangle[0], rectangle[1], points) if rectangle else ""
        left = game.unshaded(seat)
        more = "" if left is None else "%d left" % left
        area = layout.content()
        self.prepare_band(area.cut_top(32 if layout.tall else 20)[3], (puzzle_sheet.points(points), ""))
        self.parts = [self.band, self.track]
        words = "" if not game.pad else self._pad_words(game, seat)
        if layout.tall:
            self.track.prepare(*area.cut_top(20), app, seat)
            both = "   ".join([part for part in (score, more) if part])
            self.line.prepare(*area.cut_bottom(28), both if score else "", fonts.MEDIUM, theme.TEXT, True)
            self.parts.append(self.line)
            strip = area.rest()
        else:
            strip = area.cut_left(0) if game.pad else art.beside(area, game)
            self.track.prepare(*area.cut_top(20), app, seat)
            words = words or "; ".join([part for part in (score, more, puzzle_sheet.next_bonus(game, seat)) if part])
        if not game.pad:
            self.board.show(app, seat, strip, (), rectangle)
            self.parts.append(self.board)
        if words:
            x, y, w, h = area.rest()
            self.words.prepare(x, y, w, y + h, (), (words, score, " "))
            self.parts.append(self.words)

    def _pad_words(self, game, seat):
        # What is known of a board that only the paper shows.
        if game.tallies[seat]:
            return "Rectangle %d\xa0\xd7\xa0%d, %d\xa0unshaded" % game.tallies[seat]
        parts = [puzzle_sheet.points(game.points[seat]), puzzle_sheet.next_bonus(game, seat)]
        return ", ".join([part for part in parts if part]) + ". The board is on paper."
