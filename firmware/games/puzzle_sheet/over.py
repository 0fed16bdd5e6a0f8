"""The end of a game of Puzzle Sheet: scores, and unshaded cells if they decide or the game is solo."""

from firmware.drawing import fonts
from firmware.language import t, t_n
from firmware.screens.in_game.over import GameOver


class Winner(GameOver):
    """A lone player has cleared the board or not; equal scores are ordered by fewest unshaded cells."""

    def titles(self) -> tuple:
        game = self.app.game.table.game
        if game.players > 1:
            return GameOver.titles(self)
        return (t("Cleared!") if game.winners else t("Not cleared"),)

    def margin(self) -> str:
        game = self.app.game.table.game
        scores = game.scores()
        left = sorted([game.unshaded(seat) for seat in range(len(scores)) if scores[seat] == max(scores)])
        if len(game.winners) == 1 and len(left) > 1:
            fewer = left[1] - left[0]
            return t_n(fewer, "Equal scores, but {0} empty cell fewer.", "Equal scores, but {0} empty cells fewer.")
        return GameOver.margin(self)

    def rank(self, seat: int, score: int) -> tuple:
        return -score, self.app.game.table.game.unshaded(seat)

    def below(self, seat: int, score: int) -> str:
        game = self.app.game.table.game
        if game.players == 1 or game.scores().count(score) > 1:
            empty = game.unshaded(seat)
            if fonts.large_text:
                return t_n(empty, "{0} empty", "{0} empty")
            return t_n(empty, "{0} empty cell", "{0} empty cells")
        return ""
