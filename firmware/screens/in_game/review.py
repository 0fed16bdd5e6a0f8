"""After a game: the choices that gave most away, and what each player gave away in a choice (docs/coach.md)."""

from firmware.drawing import theme
from firmware.screens import choice
from firmware.screens.in_game.coach import Thinking, capital, points
from shared_rules import review

_SLICE_MS = 20
_BAR = 12
"""Height of the bar that grows."""


def told(screens, rated) -> list:
    """What a review keeps of a choice: [turn, seat, what was done, what was better], in words."""
    game, seat = rated.game, rated.seat
    played, better = [screens.choice_words(game, seat, each.action) for each in (rated.played, rated.best)]
    return [game.turn, seat, capital(played), better]


class Review(choice.Menu):
    """State: the list's, and once it is known [for each player what was given away in a choice or None, the worst
    choices as [hundredths of a point] and what `told` gives]. Ok on a choice shows it whole.
    """

    needs_table = True

    def __init__(self, app, state):
        choice.Menu.__init__(self, app, state[0] if state else None)
        self.found = state[1] if state else None
        self.work = None
        self.share = 0
        self.actions = 1

    def state(self) -> list:
        return [self.list_state(), self.found]

    def evictable(self) -> bool:
        return self.found is not None

    def tick(self, now: int) -> bool:
        """Rate for a slice; the bar grows."""
        if self.found is not None:
            return False
        table = self.app.table
        if self.work is None:
            self.actions = table.in_force
            self.work = Thinking(self.app, self._rate(table), table.game.ID)
        self.work.go_on(_SLICE_MS)
        if self.work.done:
            self.found = self.work.result
            self.refill()
            return True
        before, self.share = self.share, self.layout.width * self.done // self.actions
        return self.share != before

    def _rate(self, table):
        screens = self.app.screens()
        sums = review.Review(table.game.players)
        self.done = 0
        for rated in review.rated(table):
            if rated:
                self.done += 1
                sums.add(rated, lambda worst: told(screens, worst))
            yield
        rates = [sums.rate(seat) for seat in range(table.game.players)]
        return [rates, [[lost] + words for lost, _number, words in sums.worst]]

    def fill(self) -> tuple:
        app = self.app
        rates, worst = self.found or ((), ())
        rows = []
        for lost, _turn, seat, played, better in worst:
            rows.append(("%s\nbetter: %s" % (played, better), points(-lost), app.colours[seat]))
        for seat in range(len(rates)):
            rate = "n/a" if rates[seat] is None else points(-rates[seat], "") + " a choice"
            rows.append((app.table.players[seat], rate, app.colours[seat]))
        self.list.set([row[0] for row in rows], [row[1] for row in rows], [row[2] for row in rows])
        return "Review", "about, in points"

    def chosen(self, index: int) -> None:
        worst = self.found[1]
        if index < len(worst):
            lost, turn, seat, played, better = worst[index]
            words = "Turn %d: %s.\nBetter by about %s points: %s." % (turn, played, points(lost, ""), better)
            self.app.push("screens.choice.Message", [words, self.app.table.players[seat]])

    def prepare(self) -> None:
        choice.Menu.prepare(self)
        self.bar = self.heading.bottom + (self.layout.height - self.heading.bottom - _BAR) // 2

    def draw(self, canvas) -> None:
        if self.found is not None:
            choice.Menu.draw(self, canvas)
            return
        layout = self.layout
        self.heading.draw(canvas)
        top, left, width = self.heading.bottom, layout.left, layout.width
        canvas.clear_rect(left, top, width, self.bar - top, theme.BACKGROUND)
        if canvas.begin_region(left, self.bar, width, _BAR, theme.PANEL, self.share):
            canvas.fill(left, self.bar, self.share, _BAR, theme.GOOD)
        top = self.bar + _BAR
        canvas.clear_rect(left, top, width, layout.height - top, theme.BACKGROUND)
