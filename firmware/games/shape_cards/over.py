"""The end of a game of Shape Cards: players with their numbers of completed cards."""

from firmware.drawing import fonts, widgets
from firmware.language import t, t_n
from firmware.screens.in_game.over import GameOver


class Winner(GameOver):
    """State: the list's."""

    def rank(self, seat: int, score: int) -> tuple:
        """With Thief the last card wins, whatever the numbers."""
        return seat not in self.app.game.table.game.winners, -score

    def value(self, seat: int, score: int) -> str:
        short = fonts.large_text and not widgets.layout(self.app).high
        return str(score) if short else t_n(score, "{0} card", "{0} cards")

    def reason(self) -> str:
        game = self.app.game.table.game
        if game.extreme:
            return ""
        return t("The last card is completed.") if game.thief else t("Both cards are completed.")

    def margin(self) -> str:
        game = self.app.game.table.game
        if len(game.winners) < 2:
            return GameOver.margin(self)
        return t_n(game.scores()[0], "{0} card each.", "{0} cards each.")
