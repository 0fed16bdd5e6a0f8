"""After a game: the choices that gave most away, and what each player gave away in a choice (docs/coach.md)."""

from firmware.coach import points, unit
from firmware.screens import choice


class Review(choice.Menu):
    """State: [the list's, [for each player what was given away in a choice or None, the worst choices as coach.told has
    them]]. Ok on a choice shows it whole.
    """

    needs_table = True

    def __init__(self, app, state):
        choice.Menu.__init__(self, app, state[0])
        self.found = state[1]

    def state(self) -> list:
        return [self.list_state(), self.found]

    def fill(self) -> tuple:
        app = self.app
        rates, worst = self.found
        rows = []
        for lost, _turn, seat, played, better in worst:
            rows.append(("%s\nbetter: %s" % (played, better), points(-lost), app.colours[seat]))
        for seat in range(len(rates)):
            rate = "n/a" if rates[seat] is None else points(-rates[seat], "") + " a choice"
            rows.append((app.table.players[seat], rate, app.colours[seat]))
        self.list.set([row[0] for row in rows], [row[1] for row in rows], [row[2] for row in rows])
        return "Review", "about, in " + unit(app.screens())

    def chosen(self, index: int) -> None:
        worst = self.found[1]
        if index < len(worst):
            lost, turn, seat, played, better = worst[index]
            amount = "%s %s" % (points(lost, ""), unit(self.app.screens()))
            words = "Turn %d: %s.\nBetter by about %s: %s." % (turn, played, amount, better)
            self.app.push("screens.choice.Message", [words, self.app.table.players[seat]])
