"""The end of a game of Penk!."""

from firmware.screens.game_over import GameOver


class Winner(GameOver):
    """Players with their points; ok on one of them opens the sheet."""
