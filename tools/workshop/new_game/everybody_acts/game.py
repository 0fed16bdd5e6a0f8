"""My Game on the handheld."""

from firmware.drawing import art
from firmware.game_screens import HISTORY
from firmware.instructions import Happening, Instruction, nothing
from firmware.language import later, t
from firmware.screens.in_game.everybody_acts import EverybodyActsScreens

DICE = ("white", "red", "blue")
NAMES = (later("white"), later("red"), later("blue"))


def _name(column):
    return t(NAMES[DICE.index(column)])


def _rolled(happening: Happening):
    # Where the turn is over at once no other screen shows the dice.
    if len(happening.events) > 1 and not happening.undone:
        shown = "  ".join(happening.app.game.screens.dice_words(happening.event["dice"]))
        yield Instruction(happening.event["player"], (t("No sum fits"),), (shown,))


def _written(happening: Happening):
    event = happening.event
    if happening.undone or happening.copied:
        values = event["number"], _name(event["column"])
        text = t("Erase {0} in {1}", *values) if happening.undone else t("Write {0} in {1}", *values)
        yield Instruction(event["player"], (happening.title,), (text,), happening.done)


class MyGameScreens(EverybodyActsScreens):
    """Everybody may write a sum."""

    ANSWERS = {"write": "games.my_game.turn.Write"}
    DICE_COLOURS = (art.WHITE, 0, 1)
    DICE_NAMES = NAMES
    DICE_SIGNS = (later("R"), later("B"))
    SHARED = 1  # each die after these has a column of answers
    SHEETS = SCORES = "games.my_game.scores.Scores"
    HOW_TO_PLAY = True
    EVENTS = {
        "rolled": _rolled,
        "written": _written,
        "skipped": nothing,
    }

    def menu(self, app) -> list:
        return [(t("Scores"), self.SCORES), (t("History"), HISTORY)]

    def answer_words(self, action: dict, dice: list) -> str:
        column = action["column"]
        return t("{0} in {1}", dice[0] + dice[DICE.index(column)], _name(column))

    def option_fields(self, app, options: dict, players: int) -> list:
        counts = [(count, str(count)) for count in range(1, 11)]
        return [["rounds", later("Rounds"), "choice", counts, options.get("rounds", 5)]]


GAME = MyGameScreens()
