"""The end of a game of Shape Cards: players with their numbers of completed cards."""

from firmware.screens.in_game.over import GameOver


class Winner(GameOver):
    """State: the list's."""

    def rank(self, seat: int, score: int) -> tuple:
        """With Thief the last card wins, whatever the numbers."""
        return seat not in self.app.game.table.game.winners, -score

    def value(self, seat: int, score: int) -> str:
        return "1 card" if score == 1 else "%d cards" % score

    def reason(self) -> str:
        game = self.app.game.table.game
        return "" if game.extreme else "The last card is completed." if game.thief else "Both cards are completed."

    def margin(self) -> str:
        game = self.app.game.table.game
        return "%d cards each." % game.scores()[0] if len(game.winners) > 1 else GameOver.margin(self)
