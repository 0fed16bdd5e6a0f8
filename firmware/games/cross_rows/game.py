"""Cross Rows on the handheld."""

from firmware.drawing import art
from firmware.games.cross_rows import words
from firmware.games.cross_rows.events import EVENTS
from firmware.language import later, t
from firmware.screens.in_game.everybody_acts import EverybodyActsScreens
from shared_rules.cross_rows.rules import LOCKED_AT_END, WHITE


class CrossRowsScreens(EverybodyActsScreens):
    """Everybody answers the white dice, then the active player chooses a coloured one."""

    ANSWERS = {"white": "games.cross_rows.turn.White", "colour": "games.cross_rows.turn.Colour"}
    RIVALS_TOO = (EverybodyActsScreens.ROLL, EverybodyActsScreens.ENTRY, ANSWERS["white"], ANSWERS["colour"])
    DICE_COLOURS = (art.WHITE, art.WHITE, 0, 3, 2, 1)
    DICE_NAMES = (later("white"),) * WHITE + words.NAMES
    DICE_SIGNS = words.SIGNS
    ANSWER, NO_ANSWER = later("cross {0}"), later("cross nothing")
    SHEETS = "games.cross_rows.sheets.Sheets"
    SCORES = "games.cross_rows.sheets.Scores"
    EVENTS = EVENTS
    HOW_TO_PLAY = True
    HIGHLIGHTS = (later("Rows locked"), later("Crosses"), later("Penalties"))
    COACH = 300

    def reason(self, game) -> str:
        return t("Two rows are locked.") if game.locked.count(True) >= LOCKED_AT_END else t("The fourth penalty.")

    def answer_words(self, action: dict, dice: list) -> str:
        return words.number_words(action.get("number") or sum(dice[:WHITE]), action["row"])

    def no_rival(self, options: dict) -> str:
        return ""


GAME = CrossRowsScreens()
