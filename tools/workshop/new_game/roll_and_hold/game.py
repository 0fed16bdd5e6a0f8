"""My Game on the handheld."""

from firmware.game_screens import HISTORY
from firmware.instructions import nothing
from firmware.language import later, t, t_n
from firmware.screens.in_game.roll_and_hold import RollAndHoldScreens


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
        return [(t("Scores"), self.SCORES), (t("History"), HISTORY)]

    def deed(self, table, entry) -> str:
        if entry.action["type"] != "score":
            return RollAndHoldScreens.deed(self, table, entry)
        return t_n(entry.events[0]["points"], "{0} point", "{0} points")

    def option_fields(self, app, options: dict, players: int) -> list:
        counts = [(count, str(count)) for count in range(1, 11)]
        return [["rounds", later("Rounds"), "choice", counts, options.get("rounds", 5)]]


GAME = MyGameScreens()
