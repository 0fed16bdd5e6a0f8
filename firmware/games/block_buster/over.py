"""The end of a game of Block Buster: who won, the final scores, and what can be done next."""

from firmware.keys import OK
from firmware.screens.in_game.over import GameOver, winner_words


class Winner(GameOver):
    """State: the list's. Ok on a player shows how the score comes about."""

    def words(self):
        """A couple wins together; else as in every game."""
        table = self.app.table
        winners = table.game.winners
        names = [table.players[seat] for seat in winners]
        if table.game.variant == "couple" and len(winners) == 2:
            return "%s and %s win!" % (names[0], names[1])
        return winner_words(names)

    def handle(self, key):
        """A player's score instead of the map."""
        if key == OK and self.list.focus < len(self.seats):
            self.app.push("games.block_buster.scores.Lines", [self.seats[self.list.focus], None])
        else:
            GameOver.handle(self, key)
