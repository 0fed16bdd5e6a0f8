"""Orders and news of Block Buster: blocks to lay, tokens to take, what is secured, who has won at once."""

from firmware.drawing import fonts, theme, widgets
from firmware.games.block_buster import game as block_buster
from firmware.games.block_buster.map import Map, sign
from firmware.screens.in_game.base import Line, count_words
from firmware.screens.in_game.notices import SETBACK, Notices, Told
from shared_rules.block_buster.points import UNKNOWN


def _tokens(tokens):
    # [number of -2, number of -1] in words; both stay in one line.
    parts = ["%s of -%d" % (count_words(tokens[at], "token"), 2 - at) for at in range(2) if tokens[at]]
    return " and ".join([part.replace(" ", "\xa0") for part in parts])


class _Signs:
    """A row of signs of one kind in the middle of a strip."""

    def prepare(self, strip: tuple, kind: int, count: int, unit: int, foreground: int) -> None:
        """Format for a strip. kind: its letter's code; unit: pixels of a fifth of a sign; foreground: RGB565."""
        self._shown = (strip, kind, count, unit, foreground)

    def draw(self, canvas) -> None:
        (x, y, w, h), kind, count, unit, foreground = self._shown
        if canvas.begin_region(x, y, w, h, theme.BACKGROUND, kind << 3 | count):
            size = 5 * unit
            x += (w - count * (size + 16) + 16) // 2
            for _number in range(count):
                sign(canvas, x, y + 1, unit, kind, foreground)
                x += size + 16


class Notice(Notices):
    """The notices of one action, as firmware/games/block_buster/game.py lists them."""

    lights_player_led = False

    def __init__(self, app, state):
        Notices.__init__(self, app, state)
        self.line = Line()
        self.map = Map(True)
        self.signs = _Signs()

    def prepare(self) -> None:
        if self.notice[0] == "lay":
            self._prepare_map()
        else:
            Notices.prepare(self)

    def show(self, area, told: Told) -> None:
        if told.shows:
            tall = self.layout.tall
            foreground = theme.PLAYERS[self.app.colours[told.seat]][1]
            kind, count = told.shows
            self.signs.prepare(area.cut_bottom(28 if tall else 20), kind, count, 5 if tall else 3, foreground)
            self.parts.append(self.signs)

    def _prepare_map(self):
        tall = self.layout.tall
        area = self.layout.content()
        texts = ("Place the point blocks like this", "Place the point blocks")
        text = widgets.first_that_fits(texts, fonts.SMALL, area.w - 2 * widgets.EDGE)
        self.line.prepare(*area.cut_top(28 if tall else 20), text, style=theme.TEXT, centred=True)
        self.button.prepare(*area.cut_bottom(28 if tall else 20), "Done", self.font())
        self.map.prepare(*area.rest(), self.app.table.game.points, block_buster.shown_colours(self.app))
        self.parts = [self.line, self.map]

    def told(self) -> Told:
        """What is to be done; it shows the kind, as its letter's code, and number of signs, or None."""
        table = self.app.table
        game = table.game
        kind, *more = self.notice
        if kind == "start":
            fines = ["%s takes %s." % (table.players[seat], _tokens(tokens)) for seat, _points, tokens in more[0]]
            return Told(more[0][0][0], ("Starting penalties",), (" ".join(fines),), look=SETBACK)
        if kind == "couples":
            first = game.first
            pairs = [table.players[(first + at) % game.players] for at in (0, 2, 1, 3)]
            both = "%s and %s" % (pairs[0], pairs[1])
            return Told(first, ("Couples",), ("%s play against %s and %s." % (both, pairs[2], pairs[3]), both))
        if kind == "secured":
            return self._secured(*more)
        if kind == "goes on":
            seat = game.to_move if game.to_move is not None else game.active_player
            return Told(seat, ("Undone",), ("Play continues.",))
        seat = more[0]
        name = table.players[seat]
        if kind == "win":
            titles = ("A full set: %s wins!" % name, "A full set wins!")
            text = "%d point blocks of kind\xa0%s" % (game.full_set, more[1])
            return Told(seat, titles, (text,), shows=(ord(more[1]), game.full_set))
        if kind == "take":
            points, tokens, total = more[1:]
            text = "%s takes %s. That makes %s." % (name, _tokens(tokens), count_words(total, "point"))
            return Told(seat, (count_words(points, "penalty point"),), (text,), look=SETBACK)
        if kind == "out":
            return Told(seat, ("The last block",), ("%s has no blocks left and passes." % name,))
        if kind == "unplace":
            which = self._which(more[1])
            values = (name, which) if which else (name,)
            if more[2]:
                values += (_tokens(more[3]),)
                text = "%s takes back the last block. Return %s to the bank."
                if which:
                    text = "%s takes back the last %s block. Return %s to the bank."
            else:
                text = "%s takes back the last %s block." if which else "%s takes back the last block."
            text %= values
        elif kind == "again":
            which = self._which(more[1])
            text = "%s places the %s block again." if which else "%s places the block again."
            text %= (name, which) if which else (name,)
        else:
            text = ("%s is back in play." if kind == "in" else "%s passes.") % name
        return Told(seat, ("Redone" if kind in ("again", "passes") else "Undone",), (text,))

    def _which(self, colour):
        # Which of two colours, "" where there is one.
        if not self.app.table.game.two_colours:
            return ""
        return theme.PLAYERS[block_buster.shown_colours(self.app)[colour]][0].lower()

    def _secured(self, at, colour):
        table = self.app.table
        points = table.game.points
        seat = points.seat_of(colour)
        name = table.players[seat]
        kind = points.kinds[at]
        text = "Nobody else can win %s." % block_buster.position_words(points.cell(at))
        texts: tuple = (text,)
        for danger in points.one_short(table.game.full_set):
            if danger[0] == seat:
                more = block_buster.danger_words(table, danger)
                texts = ("%s %s!" % (text, more[0]), "%s!" % more[0], "%s!" % more[1])
        shows = None if kind == UNKNOWN else (kind, 1)
        return Told(seat, ("Secured by %s" % name, "Secured"), texts, shows=shows)
