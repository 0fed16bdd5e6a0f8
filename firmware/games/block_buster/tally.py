"""The tally of Block Buster: each player's remaining squares, a last look at the map, and the end."""

from firmware.drawing import fonts, lists
from firmware.games.block_buster.game import KINDS, SPACES
from firmware.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from firmware.language import t, t_n
from firmware.screens.in_game.base import Listed

MOST = 999
"""Maximum number of squares that can be entered."""


class Tally(Listed):
    """State: [the list's state, the number being changed or None]."""

    lights_player_led = False

    def __init__(self, app, state):
        Listed.__init__(self, app, lists.List(state[0] if state else None))
        self.game = app.game.table.game
        self.value = state[1] if state else None
        self.heading = lists.Title()
        self.parts = (self.heading, self.list)
        self._fill()
        if state is None:
            self._go_on()

    def state(self) -> list:
        return [self.list.state(), self.value]

    @property
    def ok_discards(self) -> bool:
        """A second ok on the last number must not end the game."""
        return self.rows[self.list.focus] is None

    def _fill(self):
        game = self.game
        players = self.app.game.table.players
        rows = []  # label, value, mark, and what ok opens: a seat, a screen, or None for the end
        for seat in [seat for seat in range(len(players)) if game.blocks_of(seat)]:
            squares = game.squares_left[seat]
            if self.value is not None and len(rows) == self.list.focus:
                squares = self.value
            label = t_n(game.blocks_of(seat), "{1}\nin {0} block", "{1}\nin {0} blocks", players[seat])
            rows.append((label, "?" if squares is None else str(squares), self.app.game.colours[seat], seat))
        self.due = game.due()
        finish = t("Finish")
        if self.due and fonts.large_text:
            finish = t("Finish\nEnter squares first")
        elif self.due:
            finish = t("Finish\nEnter all squares left first")
        for label, screen in ((finish, None), (t("Edit map"), SPACES), (t("Edit kinds"), KINDS)):
            rows.append((label, "", -1, screen))
        self.rows = [row[3] for row in rows]
        self.list.set([row[0] for row in rows], [row[1] for row in rows], [row[2] for row in rows])

    def _seat(self):
        # The player whose row has the focus, or None.
        row = self.rows[self.list.focus]
        return row if isinstance(row, int) else None

    def _go_on(self):
        # Go to the next player without a number, or to the end.
        for i in range(len(self.rows)):
            if self.rows[i] in self.due or self.rows[i] is None:
                self.list.focus = i
                return

    def handle(self, key: int) -> None:
        """Ok starts and ends the change of a player's number; up and down change it by one, left and right by ten."""
        seat = self._seat()
        if self.value is not None:
            self._change(key, self.value)
        elif seat is not None and (key == OK or key == LEFT or key == RIGHT):
            squares = self.game.squares_left[seat]
            self.value = self.game.blocks_of(seat) if squares is None else squares
            self._fill()
            self.app.frame.invalidate()
        else:
            Listed.handle(self, key)

    def chosen(self, index: int) -> None:
        if self.rows[index] is None:
            self.app.act({"type": "finish"})
        else:
            self.app.stack.push(self.rows[index])

    def _change(self, key, value):
        seat = self._seat()
        step = {UP: 1, DOWN: -1, RIGHT: 10, LEFT: -10}.get(key, 0)
        if step:
            self.value = max(self.game.blocks_of(seat), min(value + step, MOST))
        elif key == OK:
            action = {"type": "left", "player": seat, "squares": value}
            self.value = None
            self.app.act(action)
            self._fill()
            self._go_on()
        elif key == BACK:
            self.value = None
        self._fill()
        self.app.frame.invalidate()

    def prepare(self) -> None:
        self.heading.prepare(self.layout, t("Squares left") if self.due else t("Tally"))
        self.list.prepare(self.layout, self.heading.bottom, self.layout.height, self.value is not None)
