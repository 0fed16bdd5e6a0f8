"""My Game on the handheld."""

from firmware.game_screens import HISTORY, OVER, GameScreens
from firmware.instructions import nothing
from firmware.wording import count_words

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
        return [("Scores", self.SCORES), ("History", HISTORY)]

    def describe(self, table, entry) -> str:
        name = table.players[entry.player]
        if entry.action["type"] == "roll":
            return "%s's roll of %d" % (name, entry.events[0]["dice"][0])
        return "%s's %s" % (name, count_words(entry.events[0]["total"], "point"))

    def option_fields(self, app, options: dict, players: int) -> list:
        return [["goal", "Goal", "numbers", [["Points"], 10, 1000, ""], options.get("goal", [100])]]

    def rules_options(self, app, options: dict, players: int) -> dict:
        return {"goal": options["goal"][0]} if "goal" in options else {}


GAME = MyGameScreens()
