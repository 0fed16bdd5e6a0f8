"""All boards of Puzzle Sheet, one after another, with largest rectangle and points."""

from firmware.drawing import fonts, theme, widgets
from firmware.drawing.paragraph import Paragraph
from firmware.drawing.widgets import Line
from firmware.games.puzzle_sheet import art
from firmware.games.puzzle_sheet.words import is_due, next_bonus, sum_words
from firmware.language import t, t_n
from firmware.screens.in_game.sheets import SheetViewer


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
        points = t_n(game.points[seat], "{0} point", "{0} points")
        rectangle = game.rectangle(seat)
        score = sum_words(rectangle[0], rectangle[1], game.points[seat]) if rectangle else ""
        left = game.unshaded(seat)
        more = "" if left is None else t_n(left, "{0} empty", "{0} empty")
        beside = (0, 0, 0, 0) if game.pad else art.beside_band(self.layout, game)
        texts = points, str(game.points[seat]) if fonts.large_text else ""
        area = self.below_band(seat, 32, 20, texts, beside=beside[2])
        self.parts: list = [self.band]
        tall, high = self.layout.high, self.layout.high
        strip = beside
        if not beside[2]:
            strip = area.cut_left(0) if high or game.pad else art.beside(area, game)
        if high or not fonts.large_text:  # on a low panel large text needs the room
            self.track.prepare(*area.cut_top(fonts.SMALL.line), app, seat)
            self.parts.append(self.track)
        words = self._pad_texts(game) if game.pad else ()
        if tall:
            texts = ("%s   %s" % (score, more), score) if score and more else (score,)
            both = widgets.first_that_fits(texts, fonts.SMALL, area.w - widgets.EDGE)
            self.line.prepare(*area.cut_bottom(28), both, fonts.MEDIUM, theme.TEXT, True)
            self.parts.append(self.line)
            strip = area.rest()
        else:
            if high and not game.pad:
                strip = area.cut_top(area.h - 2 * fonts.SMALL.line)
            told = score
            for part in (more, next_bonus(game, seat)):
                told = t("{0}; {1}", told, part) if told and part else told or part
            words = words or (told, score)
        if not game.pad:
            self.board.show(app, seat, strip, (), rectangle)
            self.parts.append(self.board)
        if words:
            self.words.prepare(*area.rest(), (), words + (" ",))
            self.parts.append(self.words)

    def _pad_texts(self, game):
        # What the handheld knows of a paper board; the band has the points too.
        if game.tallies[self.seat]:
            height, width, unshaded = game.tallies[self.seat]
            return (
                t_n(
                    unshaded,
                    "Rectangle {1}\xa0\xd7\xa0{2}, {0}\xa0unshaded",
                    "Rectangle {1}\xa0\xd7\xa0{2}, {0}\xa0unshaded",
                    height,
                    width,
                ),
            )
        on_paper, points = t("The board is on paper."), game.points[self.seat]
        threshold = game.bonus_at(self.seat)
        if threshold is None:
            return (t_n(points, "{0} point. {1}", "{0} points. {1}", on_paper),)
        if is_due(game, self.seat):
            return (
                t_n(points, "{0} point, bonus {1} due. {2}", "{0} points, bonus {1} due. {2}", threshold, on_paper),
                t("Bonus {0} due. {1}", threshold, on_paper),
            )
        return (
            t_n(points, "{0} point, bonus at {1}. {2}", "{0} points, bonus at {1}. {2}", threshold, on_paper),
            t("Bonus at {0}. {1}", threshold, on_paper),
        )
