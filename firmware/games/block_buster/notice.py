"""Orders and news of Block Buster: how to lay the point blocks, tokens to take, what is secured, who has won at once. They stay until acknowledged."""

from firmware.drawing import fonts, theme, widgets
from firmware.games.block_buster import game as block_buster
from firmware.games.block_buster.map import Map, sign
from firmware.screens.in_game.base import Line
from firmware.screens.in_game.notices import Notices
from firmware.screens.paragraph import Paragraph
from shared_rules.block_buster.points import UNKNOWN


class Notice(Notices):
    """The notices of one action, one after the other. State: [notices as firmware/games/block_buster/game.py lists them, index of the one shown]."""

    shows_player = False

    def __init__(self, app, state):
        Notices.__init__(self, app, state)
        self.words = Paragraph()
        self.line = Line()
        self.map = Map(True)
        self.signs = 0

    def prepare(self):
        """The order, signs of the kind that it is about, the button."""
        app = self.app
        place = self.place = widgets.layout(app)
        if self.notice[0] == "lay":
            self._prepare_map()
            return
        seat, titles, words, kind, count = self._told()
        tall = place.tall
        top = 36 if tall else 25
        bottom = place.height - 28
        self.prepare_band(place, top, seat)
        self.signs = count
        self.kind = kind
        self.unit = 5 if tall else 3
        self.signs_height = 28 if tall else 20
        if count:
            bottom -= self.signs_height
        self.ink = theme.PLAYERS[app.colours[seat]][1]
        self.words.prepare(place.left, top, place.width, bottom, titles, words)
        self.signs_y = bottom
        self.button.prepare(place.left, place.height - 28, place.width, 28, "OK")

    def _prepare_map(self):
        place = self.place
        tall = place.tall
        top = 28 if tall else 20
        below = 28 if tall else 20
        words = "Lay the point blocks like this" if tall else "Lay the point blocks"
        self.line.prepare(place.left, 0, place.width, top, words, style=theme.TEXT_GOOD, centred=True)
        shown = block_buster.shown_colours(self.app)
        self.map.prepare(place.left, top, place.width, place.height - top - below, self.app.table.game.points, shown)
        self.button.prepare(
            place.left, place.height - below, place.width, below, "Done", fonts.MEDIUM if tall else fonts.SMALL
        )

    def _told(self):
        # Seat concerned, titles, words from the longest to the shortest, kind and number of signs to be shown.
        app = self.app
        table = app.table
        game = table.game
        notice = self.notice
        what = notice[0]
        if what == "start":
            starts = [
                "%s takes %s." % (table.players[seat], block_buster.tokens_words(tokens))
                for seat, _points, tokens in notice[1]
            ]
            return notice[1][0][0], ("Penalty points to start",), (" ".join(starts),), 0, 0
        if what == "secured":
            return self._secured(notice[1], notice[2])
        if what == "goes on":
            seat = game.to_move if game.to_move is not None else game.mover
            return seat, ("Undone",), ("The end is called off.",), 0, 0
        seat = notice[1]
        name = table.players[seat]
        if what == "win":
            kind = ord(notice[2])
            words = "%d point blocks of kind\xa0%s" % (game.full_set, notice[2])
            return seat, ("A full set: %s wins!" % name, "A full set wins!"), (words,), kind, game.full_set
        if what == "take":
            words = "%s takes %s: %s in all." % (
                name,
                block_buster.tokens_words(notice[3]),
                block_buster.points_words(notice[4]),
            )
            return seat, (block_buster.counted(notice[2], "penalty point"),), (words,), 0, 0
        if what == "out":
            return seat, ("The last block",), ("%s has no block left, and has passed." % name,), 0, 0
        if what == "unplace":
            words = "%s takes the last block back%s." % (name, self._which(seat, notice[2]))
            if notice[3]:
                words += " Back to the bank: %s." % block_buster.tokens_words(notice[4])
            return seat, ("Undone",), (words,), 0, 0
        if what == "again":
            words = "%s places the block again%s." % (name, self._which(seat, notice[2]))
            return seat, ("Redone",), (words,), 0, 0
        words = "%s has not passed." if what == "in" else "%s passes."
        return seat, ("Undone" if what == "in" else "Redone",), (words % name,), 0, 0

    def _which(self, seat, colour):
        # Which of two colours.
        if not self.app.table.game.two_colours:
            return ""
        return " (%s)" % theme.PLAYERS[block_buster.shown_colours(self.app)[colour]][0].lower()

    def _secured(self, at, colour):
        table = self.app.table
        points = table.game.points
        seat = colour % points.players
        name = table.players[seat]
        where = block_buster.place_words([at // points.side + 1, at % points.side + 1])
        kind = points.kinds[at]
        words = "Nobody can take %s any more." % where
        said = [words]
        for danger in points.dangers(table.game.full_set):
            if danger[0] == seat:
                more = block_buster.danger_words(table, danger)
                said = [words + " " + more[0] + "!", more[0] + "!", more[2] + "!"]
        return seat, ("Secured by " + name, "Secured"), tuple(said), kind, 0 if kind == UNKNOWN else 1

    def draw(self, canvas):
        """The boxes of the parts."""
        place = self.place
        if self.notice[0] == "lay":
            self._draw_map(canvas)
            return
        self.band.draw(canvas)
        self.words.draw(canvas)
        if self.signs and canvas.box(
            place.left, self.signs_y, place.width, self.signs_height, theme.BACKGROUND, self.kind << 3 | self.signs
        ):
            size = 5 * self.unit
            x = place.left + (place.width - self.signs * (size + 16) + 16) // 2
            for _number in range(self.signs):
                sign(canvas, x, self.signs_y + 1, self.unit, self.kind, self.ink)
                x += size + 16
        self.button.draw(canvas, True)

    def _draw_map(self, canvas):
        self.line.draw(canvas)
        self.map.draw(canvas)
        self.map.draw_around(canvas, self.place, self.button.y)
        self.button.draw(canvas, True)
