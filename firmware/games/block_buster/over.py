"""The end of a game of Block Buster."""

from firmware.language import t
from firmware.screens.in_game.over import GameOver
from shared_rules.block_buster.points import LETTERS


class Winner(GameOver):
    """Ok on a player shows how the score is made up."""

    PLAYER = "games.block_buster.scores.Lines"

    def words(self) -> str:
        game = self.app.game.table.game
        if len(game.winners) == 2 and game.partner(game.winners[0]) == game.winners[1]:
            return t("{0} and {1} win!", *self.winners())
        if len(game.winners) > 1 and game.partner(0) is not None:
            return t("{0} share the win!", self.sharers())
        return GameOver.words(self)

    def sharers(self) -> str:
        return GameOver.sharers(self) if self.app.game.table.game.partner(0) is None else t("Both couples")

    def reason(self) -> str:
        """Name the full set that won, whatever the scores."""
        table = self.app.game.table
        game = table.game
        for seat in game.winners:
            counts = game.points.owned(seat)
            for kind in range(len(counts)):
                if counts[kind] >= game.full_set:
                    has = table.players[seat], counts[kind], LETTERS[kind]
                    return t("{0} has {1} of kind {2}: a full set.", *has)
        return ""

    def margin(self) -> str:
        return "" if self.reason() else GameOver.margin(self)
