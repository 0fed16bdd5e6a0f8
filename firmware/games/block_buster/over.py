"""The end of a game of Block Buster."""

from firmware.screens.in_game.over import GameOver
from firmware.wording import and_words
from shared_rules.block_buster.points import LETTERS


class Winner(GameOver):
    """Ok on a player shows how the score is made up."""

    PLAYER = "games.block_buster.scores.Lines"

    def words(self) -> str:
        game = self.app.game.table.game
        if len(game.winners) == 2 and game.partner(game.winners[0]) == game.winners[1]:
            return "%s win!" % and_words(self.winners())
        if len(game.winners) > 1 and game.partner(0) is not None:
            return "%s share the win!" % self.sharers()
        return GameOver.words(self)

    def sharers(self) -> str:
        return GameOver.sharers(self) if self.app.game.table.game.partner(0) is None else "Both couples"

    def reason(self) -> str:
        """Name the full set that won, whatever the scores."""
        table = self.app.game.table
        game = table.game
        for seat in game.winners:
            counts = game.points.owned(seat)
            for kind in range(len(counts)):
                if counts[kind] >= game.full_set:
                    return "%s has %d of kind %s: a full set." % (table.players[seat], counts[kind], LETTERS[kind])
        return ""

    def margin(self) -> str:
        return "" if self.reason() else GameOver.margin(self)
