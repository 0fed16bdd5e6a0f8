"""My Game on the handheld."""

from firmware.game_screens import HISTORY, OVER, GameScreens
from firmware.instructions import Happening, Instruction, nothing
from firmware.language import later, t
from firmware.screens.in_game.cover import Cover

TURN = "games.my_game.turn.Turn"


def _won(happening: Happening):
    if not happening.undone:
        event = happening.event
        titles, texts = (t("Your trick!"), t("Trick!")), (t("The {0} is the highest card.", event["card"]),)
        yield Instruction(event["player"], titles, texts)


class MyGameScreens(GameScreens):
    """Cards are played from hands that nobody else may see."""

    SHEETS = SCORES = "games.my_game.scores.Scores"
    DICE = False
    HOW_TO_PLAY = True
    EVENTS = {
        "played": nothing,
        "won": _won,
    }

    def play(self, table) -> str:
        return OVER if table.over else TURN

    def menu(self, app) -> list:
        return [(t("Scores"), self.SCORES), (t("History"), HISTORY)]

    def deed(self, table, entry) -> str:
        return t("card {0}", entry.action["card"])

    def cover(self, app, seat: int) -> Cover:
        return Cover(app, seat)

    def option_fields(self, app, options: dict, players: int) -> list:
        counts = [(count, str(count)) for count in range(1, 11)]
        return [["rounds", later("Cards each"), "choice", counts, options.get("rounds", 5)]]


GAME = MyGameScreens()
