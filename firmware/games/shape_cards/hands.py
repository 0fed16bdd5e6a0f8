"""All open cards of Shape Cards, and in expert the way to the player's own hidden ones."""

from firmware.drawing import fonts, theme, widgets
from firmware.drawing.area import Area
from firmware.games.shape_cards.board import HIDDEN, NO_CARD, Card, figure
from firmware.games.shape_cards.game import LOOK
from firmware.keys import BACK, DOWN, INFO, LEFT, OK, RIGHT, UP
from firmware.language import shown_name, t, t_n
from firmware.screens.in_game.base import InGame

_SMALL = 34
"""Width of a completed card."""
_NAME = 32
"""Left edge of the name, after the mark."""


class _Title:
    """A player's mark and name, with text at the right, on the player's colour."""

    def __init__(self, strip, colour, name, words, focused):
        self.strip = strip
        self.colour = colour
        self.focused = focused
        high = strip[3] >= 28
        self.size = 24 if high else 16
        width = strip[2]
        self.font = fonts.fit(name, width - 90, fonts.MEDIUM if high else fonts.SMALL)
        name = widgets.ellipsize(name, self.font, width - 90)
        space = width - _NAME - 2 * widgets.EDGE
        self.words = widgets.first_that_fits(words + ("",), fonts.SMALL, space - self.font.width(name))
        if not self.words:
            # The mark says who it is.
            name = ""
            self.words = widgets.first_that_fits(words, fonts.SMALL, space)
        self.name = name
        self.words_x = width - widgets.EDGE - fonts.SMALL.width(self.words)
        self.both = name + "\n" + self.words

    def draw(self, canvas):
        x, y, w, h = self.strip
        style = theme.PLAYER_STYLES[self.colour]
        if canvas.begin_region(x, y, w, h, theme.PLAYERS[self.colour][1], self.focused, self.both):
            size = self.size
            canvas.picture(x + 4, y + (h - size) // 2, theme.mark(self.colour, size), style)
            canvas.text(x + _NAME, y + (h - self.font.height) // 2, self.name, self.font, style)
            canvas.text(x + self.words_x, y + (h - fonts.SMALL.height) // 2, self.words, fonts.SMALL, style)


class Hands(InGame):
    """Each player's hand and completed cards. State: the focused seat."""

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        hidden = app.game.table.game.expert and not app.game.table.over
        self.looks = [seat for seat in (0, 1) if hidden and not app.game.is_rival(seat)]
        self.focus = state if state in self.looks or not self.looks else self.looks[0]

    def state(self) -> int | None:
        return self.focus

    def handle(self, key: int) -> None:
        app = self.app
        if key == OK and self.looks:
            app.stack.push(LOOK, [[self.focus], 0])
        elif key in (OK, BACK, INFO):
            app.stack.pop()
        elif key in (UP, DOWN, LEFT, RIGHT) and len(self.looks) > 1:
            self.focus = 1 - self.focus
            app.frame.invalidate()

    def prepare(self) -> None:
        layout = widgets.layout(self.app)
        area = layout.content()
        self.parts = []
        self._half(0, Area(*area.cut_top(layout.height // 2)), layout.high)
        self._half(1, area, layout.high)

    def _half(self, seat, area, tall):
        app = self.app
        game = app.game.table.game
        colour = app.game.colours[seat]
        focused = seat in self.looks and seat == self.focus
        words = (t("OK: show"), t("OK")) if focused else self._counts(seat)
        strip = area.cut_top(28 if tall else fonts.SMALL.line)
        self.parts.append(_Title(strip, colour, shown_name(app.game.table.players[seat]), words, focused))
        w = min(area.h, 76)
        hand = [HIDDEN if game.expert else figure(game, card) for card in game.cards.hands[seat]]
        for mask in (hand + [NO_CARD, NO_CARD])[:2]:
            self.parts.append(Card(area.cut_left(w), mask, colour))
        # As many small cards as fit: the last ones completed.
        cells = area.grid(min(area.w // _SMALL, 3), 2 if area.h >= 80 else 1)
        done = [figure(game, card) for card in game.cards.completed[seat][-len(cells) :]]
        for i in range(len(cells)):
            self.parts.append(Card(cells[i], done[i] if i < len(done) else NO_CARD, colour, 6))

    def _counts(self, seat):
        # The title's text on the player, longest first.
        game = self.app.game.table.game
        count = len(game.cards.completed[seat])
        words = (t_n(count, "{0} completed", "{0} completed"), t_n(count, "{0} done", "{0} done"), str(count))
        if not game.revenge:
            return words
        points = game.counters[seat]
        with_points = (
            t_n(count, "{0} done, revenge {1}", "{0} done, revenge {1}", points),
            t("{0}, revenge {1}", count, points),
        )
        return with_points if fonts.large_text else with_points + words
