"""Orders to the players, one after the other: what all games' notices have in common."""

from firmware.keys import OK
from firmware.screens.in_game.base import Band, Button, InGame


class Notices(InGame):
    """The notices of one action, which fill the screen until they are acknowledged. State: [notices, index of the one shown].

    A notice is a list that the game's screens module makes, so that it can be kept over power off. A subclass gives `prepare` and
    `draw`; `self.notice` is the one to show.
    """

    must_be_seen = True

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.queue, self.at = state
        self.notice = self.queue[self.at]
        self.band = Band()
        self.button = Button()

    def state(self):
        """All notices, so that the count stays right."""
        return [self.queue, self.at]

    def handle(self, key):
        """Ok acknowledges."""
        if self.common(key) or key != OK:
            return
        self.at += 1
        if self.at == len(self.queue):
            self.app.pop()
        else:
            # Built anew, so that a press made before the next notice was seen does not answer it.
            self.app.replace(self.app.stack[-1][0], self.state())

    def prepare_band(self, place, height, seat):
        """The band of the player concerned, with the count of notices where there are several."""
        count = "%d of %d" % (self.at + 1, len(self.queue)) if len(self.queue) > 1 else ""
        self.band.prepare(place, height, self.app.colours[seat], self.app.table.players[seat], (count,), True)
