"""The end of a game of Puzzle Sheet: who won or whether the board was cleared, the final scores, and what can be done next."""

from firmware.screens.in_game.over import GameOver


class Winner(GameOver):
    """Scores, with the cells left unshaded where they decide or show how near a lone player came."""

    def words(self):
        """A lone player has cleared the board or not."""
        game = self.app.table.game
        if game.players > 1:
            return GameOver.words(self)
        return "Cleared!" if game.winners else "Not cleared"

    def rank(self, seat, score):
        """The best score, then the fewest unshaded cells."""
        return -score, self.app.table.game.unshaded(seat)

    def value(self, seat, score):
        """The score, and the cells left where they matter."""
        game = self.app.table.game
        if game.players == 1 or game.scores().count(score) > 1:
            return "%d, %d left" % (score, game.unshaded(seat))
        return str(score)
