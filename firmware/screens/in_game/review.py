"""After a game: the choices that gave most away, and what each player gave away in a choice (docs/coach.md)."""

from firmware import coach
from firmware.drawing import theme
from firmware.screens import choice
from firmware.screens.in_game.coach import points

_SLICE_MS = 20
_BAR = 12
"""Height of the bar that grows."""


class Review(choice.Menu):
    """State: the list's, and once it is known [for each player what was given away in a choice or None, the worst
    choices as [hundredths of a point] and what coach.told gives]. Ok on a choice shows it whole.
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
        app = self.app
        if self.work is None:
            self.actions = app.table.in_force
            self.work = coach.thinking(app, coach.REVIEW)
        self.work.go_on(_SLICE_MS)
        if self.work.done:
            self._done(self.work.result)
            return True
        before, self.share = self.share, self.layout.width * (self.work.last or 0) // self.actions
        return self.share != before

    def _done(self, sums):
        app = self.app
        if sums is None:
            app.pop()
            app.show_message("Not enough memory for a review just now.")
            return
        rates = [sums.rate(seat) for seat in range(len(app.table.players))]
        self.found = [rates, [[lost] + words for lost, _number, words in sums.worst]]
        self.refill()

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
