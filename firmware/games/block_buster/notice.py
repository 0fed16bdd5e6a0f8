"""Orders and news of Block Buster: how to lay the point blocks, tokens to take, what is secured, who has won at once.
They stay until acknowledged.
"""

from firmware.drawing import theme, widgets
from firmware.games.block_buster import game as block_buster
from firmware.games.block_buster.map import Map, sign
from firmware.screens.in_game.base import Line
from firmware.screens.in_game.notices import Notices
from shared_rules.block_buster.points import UNKNOWN


class _Told:
    """What a notice says, and the signs of point blocks that it shows."""

    def __init__(self, seat, titles, words, kind=0, count=0):
        self.seat = seat
        self.titles = titles
        self.words = words  # longest first
        self.kind = kind
        self.count = count


class _Signs:
    """A row of signs of one kind in the middle of a strip."""

    def prepare(self, x: int, y: int, w: int, h: int, told, unit: int, ink: int) -> None:
        """Format for an area of this place and size; unit: pixels of a fifth of a sign; ink: RGB565."""
        self.x, self.y, self.w, self.h = x, y, w, h
        self.told, self.unit, self.ink = told, unit, ink

    def draw(self, canvas) -> None:
        """One box."""
        kind, count = self.told.kind, self.told.count
        if canvas.begin_region(self.x, self.y, self.w, self.h, theme.BACKGROUND, kind << 3 | count):
            size = 5 * self.unit
            x = self.x + (self.w - count * (size + 16) + 16) // 2
            for _number in range(count):
                sign(canvas, x, self.y + 1, self.unit, kind, self.ink)
                x += size + 16


class Notice(Notices):
    """The notices of one action, one after the other. State: [notices as firmware/games/block_buster/game.py lists
    them, index of the one shown].
    """

    lights_player_led = False

    def __init__(self, app, state):
        Notices.__init__(self, app, state)
        self.line = Line()
        self.map = Map(True)
        self.signs = _Signs()

    def prepare(self) -> None:
        """The order, signs of the kind that it is about, the button."""
        if self.notice[0] == "lay":
            self._prepare_map()
            return
        told = self._told()
        area = self.begin(told.seat)
        self.button.prepare(*area.cut_bottom(28), "OK")
        if told.count:
            tall = self.layout.tall
            ink = theme.PLAYERS[self.app.colours[told.seat]][1]
            self.signs.prepare(*area.cut_bottom(28 if tall else 20), told, 5 if tall else 3, ink)
            self.parts.append(self.signs)
        self.say(area.rest(), told.titles, told.words)

    def _prepare_map(self):
        layout = self.layout = widgets.layout(self.app)
        tall = layout.tall
        area = layout.content()
        words = "Lay the point blocks like this" if tall else "Lay the point blocks"
        self.line.prepare(*area.cut_top(28 if tall else 20), words, style=theme.TEXT_GOOD, centred=True)
        self.button.prepare(*area.cut_bottom(28 if tall else 20), "Done", self.font())
        self.map.prepare(*area.rest(), self.app.table.game.points, block_buster.shown_colours(self.app))
        self.parts = [self.line, self.map]

    def _told(self):
        table = self.app.table
        game = table.game
        what = self.notice[0]
        if what == "start":
            starts = [
                "%s takes %s." % (table.players[seat], block_buster.tokens_words(tokens))
                for seat, _points, tokens in self.notice[1]
            ]
            return _Told(self.notice[1][0][0], ("Penalty points to start",), (" ".join(starts),))
        if what == "secured":
            return self._secured(self.notice[1], self.notice[2])
        if what == "goes on":
            seat = game.to_move if game.to_move is not None else game.active_player
            return _Told(seat, ("Undone",), ("The end is called off.",))
        seat, more = self.notice[1], self.notice[2:]
        name = table.players[seat]
        if what == "win":
            words = "%d point blocks of kind\xa0%s" % (game.full_set, more[0])
            titles = ("A full set: %s wins!" % name, "A full set wins!")
            return _Told(seat, titles, (words,), ord(more[0]), game.full_set)
        if what == "take":
            points, tokens, total = more
            words = "%s takes %s: %s in all."
            words %= (name, block_buster.tokens_words(tokens), block_buster.points_words(total))
            return _Told(seat, (block_buster.counted(points, "penalty point"),), (words,))
        if what == "out":
            return _Told(seat, ("The last block",), ("%s has no block left, and has passed." % name,))
        if what == "unplace":
            words = "%s takes the last block back%s." % (name, self._which(seat, more[0]))
            if more[1]:
                words += " Back to the bank: %s." % block_buster.tokens_words(more[2])
            return _Told(seat, ("Undone",), (words,))
        if what == "again":
            return _Told(seat, ("Redone",), ("%s places the block again%s." % (name, self._which(seat, more[0])),))
        if what == "in":
            return _Told(seat, ("Undone",), (name + " has not passed.",))
        return _Told(seat, ("Redone",), (name + " passes.",))

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
        where = block_buster.position_words([at // points.side + 1, at % points.side + 1])
        kind = points.kinds[at]
        words = "Nobody can take %s any more." % where
        said = [words]
        for danger in points.one_short(table.game.full_set):
            if danger[0] == seat:
                more = block_buster.danger_words(table, danger)
                said = [words + " " + more[0] + "!", more[0] + "!", more[2] + "!"]
        return _Told(seat, ("Secured by " + name, "Secured"), tuple(said), kind, 0 if kind == UNKNOWN else 1)

    def draw(self, canvas) -> None:
        """The boxes of the parts, and paper around a map."""
        Notices.draw(self, canvas)
        if self.notice[0] == "lay":
            self.map.draw_around(canvas, self.layout, self.button.y)
