"""The end of a game of Block Buster."""

from firmware.screens.in_game.over import GameOver, and_words


class Winner(GameOver):
    """Ok on a player shows how the score comes about."""

    PLAYER = "games.block_buster.scores.Lines"

    def words(self) -> str:
        game = self.app.table.game
        if len(game.winners) == 2 and game.partner(game.winners[0]) == game.winners[1]:
            return and_words(self.winners()) + " win!"
        return GameOver.words(self)
