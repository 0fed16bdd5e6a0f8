"""Penk! on the handheld."""

from firmware.games.penk.events import EVENTS
from firmware.games.penk.words import cell_words
from firmware.language import later, t, t_n
from firmware.screens.in_game.roll_and_hold import RollAndHoldScreens
from shared_rules.penk.rules import DICE, JOLLY, MOST_VALUE, Penk

MARK = "games.penk.mark.Mark"
ELIMINATE = "games.penk.eliminate.Eliminate"


class PenkScreens(RollAndHoldScreens):
    """Dice are held, then cells are marked or a column is crossed out."""

    TURN = "games.penk.turn.Turn"
    ENTRY = "games.penk.entry.Entry"
    RIVALS_TOO = (TURN, ENTRY)
    COUNT, JOLLY = DICE, JOLLY
    SHEETS = "games.penk.sheets.Sheets"
    SCORES = "games.penk.scores.Scores"
    NOTICE = "games.penk.notice.Notice"
    EVENTS = EVENTS
    REVIEW = "games.penk.review.Review"
    STARTS = (later("Mark ! on your sheet."), later("Mark ! on {0}'s sheet."))
    END = later("Two columns are full.")
    HOW_TO_PLAY = True
    HIGHLIGHTS = (later("Penk!s"), later("Cells marked"))
    COACH = 300

    def decide(self, table) -> str:
        return MARK if table.game.can_mark() else ELIMINATE

    def choice_words(self, game, seat: int, action: dict) -> str:
        if action["type"] == "mark":
            return t("circle {0}", cell_words(action["cells"]))
        if action["type"] == "eliminate":
            return t("cross out column {0}", action["column"])
        return RollAndHoldScreens.choice_words(self, game, seat, action)

    def order(self, table, entry) -> str:
        if entry.action["type"] not in ("mark", "eliminate"):
            return ""
        return self.choice_words(table.game, entry.player, entry.action)

    def details(self, table, entry) -> list | None:
        """Cells and columns by name, and all dice of a roll."""
        action = entry.action
        if action["type"] == "mark":
            return [cell_words(action["cells"])]
        if action["type"] == "eliminate":
            return [self.choice_words(table.game, entry.player, action)]
        return RollAndHoldScreens.details(self, table, entry)

    def deed(self, table, entry) -> str:
        action = entry.action
        if action["type"] == "mark":
            return t_n(len(action["cells"]), "mark", "{0} marks")
        if action["type"] == "eliminate":
            return t("crosses in column {0}", action["column"])
        return RollAndHoldScreens.deed(self, table, entry)

    def option_fields(self, app, options: dict, players: int) -> list:
        """The values printed on the sheet."""
        own = Penk.default_options()["values"]
        values = options.get("values", own)
        rows = [[later("Row {0}"), row + 1] for row in range(len(own))]
        return [["values", later("Cell values"), "numbers", [rows, 0, MOST_VALUE, later("Check your box")], values]]

    def no_rival(self, options: dict) -> str:
        return ""


GAME = PenkScreens()
