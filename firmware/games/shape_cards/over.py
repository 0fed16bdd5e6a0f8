"""The end of a game of Shape Cards."""

from firmware.screens.in_game.over import GameOver


class Winner(GameOver):
    """Players with the number of cards that they completed."""

    def value(self, seat, score):
        """The cards completed."""
        return "1 card" if score == 1 else "%d cards" % score
