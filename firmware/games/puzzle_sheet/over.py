"""The end of a game of Puzzle Sheet: scores, and unshaded cells if they decide or the game is solo."""

from firmware.drawing import fonts
from firmware.screens.in_game.over import GameOver
from firmware.wording import count_words


class Winner(GameOver):
    """A lone player has cleared the board or not; equal scores are ordered by fewest unshaded cells."""

    def words(self) -> str:
        game = self.app.game.table.game
        if game.players > 1:
            return GameOver.words(self)
        return "Cleared!" if game.winners else "Not cleared"

    def margin(self) -> str:
        game = self.app.game.table.game
        scores = game.scores()
        left = sorted([game.unshaded(seat) for seat in range(len(scores)) if scores[seat] == max(scores)])
        if len(game.winners) == 1 and len(left) > 1:
            return "Equal scores, but %s fewer." % count_words(left[1] - left[0], "empty cell")
        return GameOver.margin(self)

    def rank(self, seat: int, score: int) -> tuple:
        return -score, self.app.game.table.game.unshaded(seat)

    def below(self, seat: int, score: int) -> str:
        game = self.app.game.table.game
        if game.players == 1 or game.scores().count(score) > 1:
            empty = game.unshaded(seat)
            return "%d empty" % empty if fonts.large_text else count_words(empty, "empty cell")
        return ""
