"""My Game on the handheld."""

from firmware.drawing import art
from firmware.game_screens import HISTORY
from firmware.instructions import Happening, Instruction, nothing
from firmware.screens.in_game.everybody_acts import EverybodyActsScreens


def _rolled(happening: Happening):
    # Where the turn is over at once no other screen shows the dice.
    if len(happening.events) > 1 and not happening.undone:
        shown = "  ".join(happening.app.game.screens.dice_words(happening.event["dice"]))
        yield Instruction(happening.event["player"], ("No sum fits",), (shown,))


def _written(happening: Happening):
    event = happening.event
    if happening.undone or happening.copied:
        text = "%s %d in %s" % ("Erase" if happening.undone else "Write", event["number"], event["column"])
        yield Instruction(event["player"], (happening.title,), (text,), happening.done)


class MyGameScreens(EverybodyActsScreens):
    """Everybody may write a sum."""

    ANSWERS = {"write": "games.my_game.turn.Write"}
    DICE_COLOURS = (art.WHITE, 0, 1)
    DICE_NAMES = ("white", "red", "blue")
    SHARED = 1  # each die after these has a column of answers
    SHEETS = SCORES = "games.my_game.scores.Scores"
    HOW_TO_PLAY = True
    EVENTS = {
        "rolled": _rolled,
        "written": _written,
        "skipped": nothing,
    }

    def menu(self, app) -> list:
        return [("Scores", self.SCORES), ("History", HISTORY)]

    def answer_words(self, action: dict, dice: list) -> str:
        column = action["column"]
        return "%d in %s" % (dice[0] + dice[self.DICE_NAMES.index(column)], column)

    def option_fields(self, app, options: dict, players: int) -> list:
        counts = [(count, str(count)) for count in range(1, 11)]
        return [["rounds", "Rounds", "choice", counts, options.get("rounds", 5)]]


GAME = MyGameScreens()
