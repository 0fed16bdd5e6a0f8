"""The scores of Penk! and how they come about, line by line."""

from firmware.games.penk import game as penk
from firmware.keys import LEFT, RIGHT
from firmware.screens import choice


class Scores(choice.Menu):
    """All players' scores; ok opens a player's lines. State: the list's."""

    needs_table = True

    def fill(self):
        """The players in the order of their seats."""
        table = self.app.table
        scores = [penk.score(points) for points in table.game.scores()]
        self.list.set(table.players, scores, self.app.colours)
        return ("Final scores" if table.over else "Scores now"), ""

    def chosen(self, index):
        """The lines of that player."""
        self.app.push("games.penk.scores.Lines", [index, None])


class Lines(choice.Menu):
    """How one player's score comes about, line by line. State: [seat, the list's state]. Ok goes to the next player."""

    needs_table = True

    def __init__(self, app, state):
        self.seat, more = state
        choice.Menu.__init__(self, app, more)

    def state(self):
        """Seat and focus."""
        return [self.seat, self.list_state()]

    def fill(self):
        """Rows, then columns; what has fewer than three marks says that it counts nothing."""
        table = self.app.table
        labels = []
        values = []
        lines = table.game.lines(self.seat)
        for i in range(10):
            marked, total = lines[i]
            name = "Row %d" % (i + 1) if i < 5 else "Column %d" % (i - 4)
            if marked >= penk.NEEDED:
                labels.append("%s: %d marks" % (name, marked))
                values.append(str(total))
            else:
                labels.append("%s: %d of %d marks" % (name, marked, penk.NEEDED))
                values.append("0")
        self.list.set(labels, values)
        return table.players[self.seat], penk.score(sum([total for marked, total in lines if marked >= penk.NEEDED]))

    def chosen(self, index):
        """The next player."""
        self.seat = (self.seat + 1) % len(self.app.table.players)
        self.refill()

    def handle(self, key):
        """Left and right change the player too."""
        if key == LEFT or key == RIGHT:
            self.seat = (self.seat + (1 if key == RIGHT else -1)) % len(self.app.table.players)
            self.refill()
        else:
            choice.Menu.handle(self, key)
