"""All boards of Puzzle Sheet one after the other, with the largest rectangle and the points."""

from firmware.drawing import fonts, theme
from firmware.drawing.widgets import layout
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

    def prepare(self):
        """Band, board, track, score."""
        app = self.app
        game = app.table.game
        place = self.place = layout(app)
        seat = self.seat
        pixels = art.seat_colour(app, seat)
        points = game.points[seat]
        total = puzzle_sheet.points(points)
        rectangle = game.rectangle(seat)
        self.board.light([])
        self.has_board = game.free is not None
        left = game.unshaded(seat)
        tall = place.tall
        score = ""
        if rectangle:
            score = puzzle_sheet.sum_words(rectangle[0], rectangle[1], points)
        more = "" if left is None else "%d left" % left
        self.prepare_band(32 if tall else 20, (total, ""))
        if tall:
            self.track.prepare(place.left, 32, place.width, 20, game, seat, pixels)
            y, bottom = 52, place.height - 28
            if self.has_board:
                self.board.prepare(place.left, y, place.width, bottom - y, game, game.shaded(seat), pixels, rectangle)
            else:
                self.words.prepare(place.left, y, place.width, bottom, (), (self._pad_words(game, seat),))
            self.line.prepare(
                place.left,
                bottom,
                place.width,
                28,
                score + ("   " + more if more and score else ""),
                fonts.MEDIUM,
                theme.TEXT,
                True,
            )
        else:
            w = min(120, 115 // game.height * game.width + 4) if self.has_board else 0
            if self.has_board:
                self.board.prepare(place.left, 20, w, 115, game, game.shaded(seat), pixels, rectangle)
            x = place.left + w
            self.track.prepare(x, 20, place.right - x, 20, game, seat, pixels)
            lines = [words for words in (score, more, puzzle_sheet.next_bonus(game, seat)) if words]
            if self.has_board:
                words = "; ".join(lines)
            else:
                words = self._pad_words(game, seat)
            self.words.prepare(x, 40, place.right - x, place.height, (), (words, score, " "))

    def _pad_words(self, game, seat):
        # What is known of a board that only the paper shows.
        tally = game.tallies[seat]
        if tally:
            return "Rectangle %d\xa0\xd7\xa0%d, %d\xa0unshaded" % tally
        threshold = puzzle_sheet.next_bonus(game, seat)
        return "%s%s. The board is on paper." % (
            puzzle_sheet.points(game.points[seat]),
            ", " + threshold if threshold else "",
        )

    def draw(self, canvas):
        """The boxes of the parts."""
        place = self.place
        self.band.draw(canvas)
        self.track.draw(canvas)
        if self.has_board:
            self.board.draw(canvas)
        if place.tall:
            if not self.has_board:
                self.words.draw(canvas)
            self.line.draw(canvas)
        else:
            self.words.draw(canvas)
