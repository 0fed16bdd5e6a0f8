"""Yacht on the handheld."""

from firmware.games.yacht.events import EVENTS
from firmware.games.yacht.words import box_words, written_words
from firmware.language import later, t
from firmware.screens.in_game.roll_and_hold import RollAndHoldScreens, dice_after
from shared_rules.yacht import rules

WRITE = "games.yacht.write.Write"
_SHEETS = {"modern": later("modern"), "classic": later("classic")}


class YachtScreens(RollAndHoldScreens):
    """Dice are held, then a box is written."""

    TURN = "games.yacht.turn.Turn"
    ENTRY = "games.yacht.entry.Entry"
    RIVALS_TOO = (TURN, ENTRY)
    COUNT = rules.DICE
    SHEETS = "games.yacht.sheets.Sheets"
    EVENTS = EVENTS
    REVIEW = "games.yacht.review.Review"
    HOW_TO_PLAY = True
    HIGHLIGHTS = (later("Yachts"), later("Points in upper boxes"), later("Boxes with 0"))
    COACH = 500

    def decide(self, table) -> str:
        return WRITE

    def choice_words(self, game, seat: int, action: dict) -> str:
        if action["type"] == "write":
            return t("write {0}", written_words(action["box"], game.worth(action["box"])))
        return RollAndHoldScreens.choice_words(self, game, seat, action)

    def order(self, table, entry) -> str:
        if entry.action["type"] != "write":
            return ""
        box = entry.action["box"]
        number = table.game.sheets[entry.player][table.game.boxes.index(box)]
        return t("write {0}", written_words(box, number))

    def details(self, table, entry) -> list | None:
        """A box with its points, and all dice of a roll."""
        if entry.action["type"] != "write":
            return RollAndHoldScreens.details(self, table, entry)
        box = entry.action["box"]
        dice = dice_after(table, entry.number - 1)
        return [written_words(box, rules.points(table.game.sheet, box, dice))]

    def deed(self, table, entry) -> str:
        if entry.action["type"] == "write":
            return box_words(entry.action["box"])
        return RollAndHoldScreens.deed(self, table, entry)

    def option_fields(self, app, options: dict, players: int) -> list:
        """The sheet."""
        sheets = [(name, _SHEETS[name]) for name in rules.SHEETS]
        return [["sheet", later("Sheet"), "choice", sheets, options.get("sheet", rules.SHEETS[0])]]

    def no_rival(self, options: dict) -> str:
        return ""


GAME = YachtScreens()
