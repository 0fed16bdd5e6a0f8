"""The end of a game of Block Buster."""

from firmware.language import t
from firmware.screens.in_game.over import GameOver
from shared_rules.block_buster.points import LETTERS


class Winner(GameOver):
    """Ok on a player shows how the score is made up."""

    PLAYER = "games.block_buster.scores.Lines"

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
