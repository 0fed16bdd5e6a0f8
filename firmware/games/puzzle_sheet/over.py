"""The end of a game of Puzzle Sheet: scores, and the cells left unshaded where they decide or a player is alone."""

from firmware.screens.in_game.over import GameOver


class Winner(GameOver):
    """A lone player has cleared the board or not; of equal scores the fewest unshaded cells come first."""

    def words(self) -> str:
        game = self.app.table.game
        if game.players > 1:
            return GameOver.words(self)
        return "Cleared!" if game.winners else "Not cleared"

    def rank(self, seat: int, score: int) -> tuple:
        return -score, self.app.table.game.unshaded(seat)

    def value(self, seat: int, score: int) -> str:
        game = self.app.table.game
        if game.players == 1 or game.scores().count(score) > 1:
            return "%d, %d empty" % (score, game.unshaded(seat))
        return str(score)
