"""What is written on the players' sheets, one player after the other."""

from firmware.drawing.widgets import MENU_KEYS
from firmware.keys import BACK, DOWN, INFO, LEFT, OK, RIGHT, UP
from firmware.screens.in_game.base import InGame


class SheetViewer(InGame):
    """The sheet of one player. State: the seat; None is the player to move, or a winner.

    A subclass gives `prepare` and `draw`; `self.seat` is whose sheet it is, `self.band` the band above it.
    """

    keys = MENU_KEYS | 1 << INFO

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        game = app.game.table.game
        self.seat = (game.winners[0] if game.winners else game.active_player) if state is None else state

    def state(self) -> int:
        return self.seat

    def handle(self, key: int) -> None:
        """Round through the players; back and info close."""
        if key in (BACK, INFO):
            self.app.stack.pop()
        elif key in (OK, RIGHT, DOWN, LEFT, UP):
            step = -1 if key in (LEFT, UP) else 1
            self.seat = (self.seat + step) % len(self.app.game.table.players)
            self.app.frame.invalidate()
