"""My Game on the handheld."""

from firmware.game_screens import HISTORY
from firmware.instructions import nothing
from firmware.screens.in_game.roll_and_hold import RollAndHoldScreens
from firmware.wording import count_words


class MyGameScreens(RollAndHoldScreens):
    """Dice are held and rerolled, then they score."""

    TURN = "games.my_game.turn.Turn"
    ENTRY = "games.my_game.turn.Entry"
    COUNT = 5
    SHEETS = SCORES = "games.my_game.scores.Scores"
    HOW_TO_PLAY = True
    EVENTS = {
        "rolled": nothing,
        "scored": nothing,
    }

    def decide(self, table) -> str:
        return self.TURN

    def menu(self, app) -> list:
        return [("Scores", self.SCORES), ("History", HISTORY)]

    def describe(self, table, entry) -> str:
        if entry.action["type"] != "score":
            return RollAndHoldScreens.describe(self, table, entry)
        return "%s's %s" % (table.players[entry.player], count_words(entry.events[0]["points"], "point"))

    def option_fields(self, app, options: dict, players: int) -> list:
        counts = [(count, str(count)) for count in range(1, 11)]
        return [["rounds", "Rounds", "choice", counts, options.get("rounds", 5)]]


GAME = MyGameScreens()
