"""What each player of Block Buster would score now, and how it comes about: by kind, penalty points, squares left."""

from firmware.games.block_buster import game as block_buster
from firmware.keys import LEFT, RIGHT
from firmware.screens import choice

_WORTH = (0, 3, 7, 12)


class Scores(choice.Menu):
    """All players' scores, couples' sums below; ok opens a player's. State: the list's."""

    needs_table = True

    def fill(self):
        """The players in the order of their seats."""
        table = self.app.table
        game = table.game
        scores = game.scores()
        labels = []
        for seat in range(len(table.players)):
            words = block_buster.counted(game.blocks_of(seat), "block") + " left"
            if game.passed[seat] and game.phase == "play":
                words += ", passed"
            labels.append("%s\n%s" % (table.players[seat], words))
        values = [str(points) for points in scores]
        marks = list(self.app.colours)
        if game.variant == "couple":
            for seat in (0, 1):
                labels.append("%s and %s" % (table.players[seat], table.players[seat + 2]))
                values.append(str(scores[seat] + scores[seat + 2]))
                marks.append(-1)
        self.list.set(labels, values, marks)
        return ("Final scores" if table.over else "Scores now"), ""

    def chosen(self, index):
        """How that player's score comes about."""
        self.app.push("games.block_buster.scores.Lines", [index % len(self.app.table.players), None])


class Lines(choice.Menu):
    """How one player's score comes about. State: [seat, the list's state]. Ok goes to the next player."""

    needs_table = True

    def __init__(self, app, state):
        self.seat, more = state
        choice.Menu.__init__(self, app, more)

    def state(self):
        """Seat and focus."""
        return [self.seat, self.list_state()]

    def fill(self):
        """The kinds that the player leads, then what is taken off."""
        table = self.app.table
        game = table.game
        seat = self.seat
        counts = game.points.owned(seat)
        labels = []
        values = []
        for kind in range(len(counts)):
            labels.append("Kind %s: %s" % (chr(65 + kind), block_buster.counted(counts[kind], "block")))
            values.append(str(_WORTH[min(counts[kind], 3)]))
        labels.append("Penalty points")
        values.append(str(-game.penalties[seat]))
        squares = game.squares_left[seat]
        labels.append("Squares left")
        values.append(str(-squares) if squares is not None else "?" if game.blocks_of(seat) else "0")
        self.list.set(labels, values)
        return table.players[seat], block_buster.points_words(game.scores()[seat])

    def chosen(self, index):
        """The next player."""
        self._turn(1)

    def _turn(self, step):
        self.seat = (self.seat + step) % len(self.app.table.players)
        self.refill()

    def handle(self, key):
        """Left and right change the player too."""
        if key == LEFT or key == RIGHT:
            self._turn(1 if key == RIGHT else -1)
        else:
            choice.Menu.handle(self, key)
