"""What only one player of Shape Cards may see, in expert: it comes after "hand the device to", and is covered again
whenever the screen is opened anew.
"""

from firmware.drawing import theme, widgets
from firmware.games.shape_cards.board import NO_CARD, Card, figure
from firmware.keys import OK
from firmware.screens.in_game.base import Band, Button, InGame
from firmware.screens.paragraph import Paragraph

_OPEN_MS = 45000
"""So long hidden cards are seen when no key is pressed: a handheld that was put down, or sleeps, shows them to nobody.
"""


class Cover:
    """The part of a screen that asks for the right player. `closed` is true until that player has pressed ok, and is
    kept by nobody.
    """

    def __init__(self, app, seat):
        self.app = app
        self.seat = seat
        self.closed = True
        self.since = app.now
        self.band = Band()
        self.words = Paragraph()
        self.button = Button()

    def prepare(self):
        """Who is to have the device."""
        app = self.app
        layout = self.layout = widgets.layout(app)
        name = app.table.players[self.seat]
        top = 36 if layout.tall else 24
        bottom = layout.height - 28
        self.band.prepare(layout, top, app.colours[self.seat], name)
        words = ("Hidden cards come next: nobody else may look.", "Nobody else may look.")
        self.words.prepare(layout.left, top, layout.width, bottom, ("Hand the device to %s" % name,), words)
        self.button.prepare(layout.left, bottom, layout.width, 28, "I am " + name)

    def draw(self, canvas):
        """The boxes of the parts."""
        self.band.draw(canvas)
        self.words.draw(canvas)
        self.button.draw(canvas, True)

    def open(self):
        """The right player has it."""
        self.closed = False
        self.app.invalidate_all()
        self.touch()

    def touch(self):
        """A key was pressed."""
        self.since = self.app.now

    def tick(self, now):
        """Close when no key was pressed for long; True asks for `prepare` and `draw`."""
        if self.closed or self.app.hardware.elapsed(now, self.since) < _OPEN_MS:
            return False
        self.closed = True
        self.app.invalidate_all()
        return True


class Look(InGame):
    """Players look at their hands one after the other. State: [seats, index of the one who looks]."""

    drops_type_ahead = True

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.seats, self.at = state
        self.cover = Cover(app, self.seats[self.at])
        self.band = Band()
        self.button = Button()
        self.cards = [Card(), Card()]

    def state(self):
        """Whose turn it is to look; never what is seen."""
        return [self.seats, self.at]

    def handle(self, key):
        """Ok opens, ok hides."""
        if self.common(key) or key != OK:
            return
        if self.cover.closed:
            self.cover.open()
        elif self.at + 1 < len(self.seats):
            self.app.replace(self.app.stack[-1][0], [self.seats, self.at + 1])
        else:
            self.app.pop()

    def tick(self, now):
        """The cover comes back by itself."""
        return self.cover.tick(now)

    def prepare(self):
        """The cover, or the hand."""
        if self.cover.closed:
            self.cover.prepare()
            return
        app = self.app
        layout = self.layout = widgets.layout(app)
        seat = self.seats[self.at]
        game = app.table.game
        top = 36 if layout.tall else 24
        bottom = layout.height - 28
        self.band.prepare(layout, top, app.colours[seat], app.table.players[seat], ("only for you", "hidden", ""))
        hand = game.hands[seat]
        half = layout.width // 2
        self.count = max(1, len(hand))
        self.high = min(bottom - top, 96)
        self.top = top
        for i in range(len(hand)):
            w = layout.width if len(hand) == 1 else half if i == 0 else layout.width - half
            self.cards[i].prepare(
                layout.left + i * half, top, w, self.high, figure(game, hand[i]), app.colours[seat], 18
            )
        if not hand:
            self.cards[0].prepare(layout.left, top, layout.width, self.high, NO_CARD)
        self.rest = bottom - top - self.high
        self.button.prepare(layout.left, bottom, layout.width, 28, "Hide them")

    def draw(self, canvas):
        """The boxes of the parts."""
        if self.cover.closed:
            self.cover.draw(canvas)
            return
        layout = self.layout
        self.band.draw(canvas)
        for i in range(self.count):
            self.cards[i].draw(canvas)
        if self.rest:
            canvas.clear_rect(layout.left, self.top + self.high, layout.width, self.rest, theme.BACKGROUND)
        self.button.draw(canvas, True)
