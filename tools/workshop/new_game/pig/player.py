"""A sensible player, for `dev.py presses`."""

from firmware.keys import DOWN, OK
from tools.workshop.presses.player import Player

ENOUGH = 20


class MyGamePlayer(Player):
    """Rolls until the turn has brought enough, then banks."""

    GAME = "my_game"
    AIMS = {"waveshare_pico_lcd_1_3": 8, "pimoroni_pico_display": 8}
    """The median of presses a turn that is not to be exceeded, for each board."""

    SCREENS = {"games.my_game.turn.Turn": "_turn"}

    def _turn(self):
        # Move the focus to what is wanted, then press it.
        wants = 1 if self.desk.app.game.table.game.pot >= ENOUGH else 0
        return (OK,) if self.desk.app.stack.screen.focus == wants else (DOWN, OK)


PLAYER = MyGamePlayer
