"""My Game on the handheld."""

from firmware.game_screens import HISTORY, OVER, GameScreens
from firmware.instructions import nothing
from firmware.language import later, t, t_n

TURN = "games.my_game.turn.Turn"


class MyGameScreens(GameScreens):
    """One die, which is rolled again or banked."""

    SHEETS = SCORES = "games.my_game.scores.Scores"
    ENTRY = "games.my_game.turn.Entry"
    HOW_TO_PLAY = True
    EVENTS = {
        "rolled": nothing,
        "banked": nothing,
    }

    def play(self, table) -> str:
        return OVER if table.over else TURN

    def menu(self, app) -> list:
        return [(t("Scores"), self.SCORES), (t("History"), HISTORY)]

    def deed(self, table, entry) -> str:
        if entry.action["type"] == "roll":
            return t("roll of {0}", entry.events[0]["dice"][0])
        return t_n(entry.events[0]["total"], "{0} point", "{0} points")

    def option_fields(self, app, options: dict, players: int) -> list:
        return [["goal", later("Goal"), "numbers", [[later("Points")], 10, 1000, ""], options.get("goal", [100])]]

    def rules_options(self, app, options: dict, players: int) -> dict:
        return {"goal": options["goal"][0]} if "goal" in options else {}


GAME = MyGameScreens()
