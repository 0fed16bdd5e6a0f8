"""Scores, and how each was made line by line: two lists, for games whose lines do not fit into a table."""

from firmware.keys import LEFT, RIGHT
from firmware.language import t
from firmware.screens import choice


class Scores(choice.Menu):
    """All players with their scores, the winners first once the game is over; OK opens a player's lines. A subclass
    defines `fill_scores` and LINES.
    """

    needs_table = True
    LINES = ""
    """The name of the game's screen of lines."""

    def fill_scores(self) -> tuple:
        """Return (labels, values, colours), a row for each seat, then more. Colours index theme.PLAYERS, or are -1."""
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
        return (t("Final scores") if table.over else t("Current scores")), ""

    def chosen(self, index: int) -> None:
        self.app.stack.push(self.LINES, self.seats[index % len(self.seats)])


class Lines(choice.Menu):
    """The lines of one player's score; left, right and OK change the player. A subclass defines `fill_lines`. State:
    [seat, the list's state], or a seat.
    """

    needs_table = True

    def __init__(self, app, state):
        self.seat, more = state if isinstance(state, list) else (state, None)
        choice.Menu.__init__(self, app, more)

    def fill_lines(self, seat: int) -> tuple:
        """Return (labels, values, score as text)."""
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
