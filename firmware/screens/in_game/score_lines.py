"""Who has how many points, and line by line why: two lists, for games whose lines need more than a table."""

from firmware.keys import LEFT, RIGHT
from firmware.screens import choice


class Scores(choice.Menu):
    """All players with their scores, the winners first once the game is over; ok opens the lines of one. A subclass
    gives `fill_scores` and LINES.
    """

    needs_table = True
    LINES = ""
    """The name of the game's screen of lines."""

    def fill_scores(self) -> tuple:
        """(labels, values, colours), a row for each seat, then more; the colours: indexes into theme.PLAYERS, or -1."""
        raise NotImplementedError

    def fill(self) -> tuple:
        labels, values, colours = self.fill_scores()
        table = self.app.game.table
        self.seats = list(range(len(table.players)))
        if table.over:
            scores, won = table.game.scores(), table.game.winners
            ranked = sorted([(seat not in won, -scores[seat], seat) for seat in self.seats])
            self.seats = [rank[2] for rank in ranked]
        order = self.seats + list(range(len(self.seats), len(labels)))
        self.list.set(*[[column[at] for at in order] for column in (labels, values, colours)])
        return ("Final scores" if table.over else "Current scores"), ""

    def chosen(self, index: int) -> None:
        self.app.stack.push(self.LINES, self.seats[index % len(self.seats)])


class Lines(choice.Menu):
    """How one player's score comes about; left, right and ok go to other players. A subclass gives `fill_lines`.

    State: [seat, the list's state], or a seat.
    """

    needs_table = True

    def __init__(self, app, state):
        self.seat, more = state if isinstance(state, list) else (state, None)
        choice.Menu.__init__(self, app, more)

    def fill_lines(self, seat: int) -> tuple:
        """(labels, values, score in words)."""
        raise NotImplementedError

    def state(self) -> list:
        return [self.seat, self.list_state()]

    def fill(self) -> tuple:
        labels, values, score = self.fill_lines(self.seat)
        self.list.set(labels, values)
        return self.app.game.table.players[self.seat], score

    def chosen(self, index: int) -> None:
        self.handle(RIGHT)

    def handle(self, key: int) -> None:
        if key == LEFT or key == RIGHT:
            self.seat = (self.seat + (1 if key == RIGHT else -1)) % len(self.app.game.table.players)
            self.refill()
        else:
            choice.Menu.handle(self, key)
