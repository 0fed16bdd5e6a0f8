"""A sensible player, for `dev.py presses`."""

from tools.workshop.presses.player import Player


class MyGamePlayer(Player):
    """Presses ok where the focus is."""

    GAME = "my_game"
    AIMS = {"waveshare_pico_lcd_1_3": 10, "pimoroni_pico_display": 10}
    """The median of presses a turn that is not to be exceeded, for each board."""


PLAYER = MyGamePlayer
