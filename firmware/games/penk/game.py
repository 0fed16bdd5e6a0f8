"""Penk! on the handheld."""

from firmware.games.penk.events import EVENTS
from firmware.games.penk.words import cell_words
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
    STARTS = "Mark ! on %s sheet."
    END = "Two columns are full."
    HOW_TO_PLAY = True
    HIGHLIGHTS = ("Penk!s", "Cells marked")
    COACH = 300

    def decide(self, table) -> str:
        return MARK if table.game.can_mark() else ELIMINATE

    def choice_words(self, game, seat: int, action: dict) -> str:
        if action["type"] == "mark":
            return "circle %s" % cell_words(action["cells"])
        if action["type"] == "eliminate":
            return "cross out column %d" % action["column"]
        return RollAndHoldScreens.choice_words(self, game, seat, action)

    def order(self, table, entry) -> str:
        if entry.action["type"] not in ("mark", "eliminate"):
            return ""
        return "%s: %s" % (table.players[entry.player], self.choice_words(table.game, entry.player, entry.action))

    def details(self, table, entry) -> list | None:
        """Cells and columns by name, and all dice of a roll."""
        action = entry.action
        if action["type"] == "mark":
            return [cell_words(action["cells"])]
        if action["type"] == "eliminate":
            return ["cross out column %d" % action["column"]]
        return RollAndHoldScreens.details(self, table, entry)

    def describe(self, table, entry) -> str:
        action = entry.action
        name = table.players[entry.player]
        if action["type"] == "mark":
            count = len(action["cells"])
            return "%s's %s" % (name, "mark" if count == 1 else "%d marks" % count)
        if action["type"] == "eliminate":
            return "%s's crosses in column %d" % (name, action["column"])
        return RollAndHoldScreens.describe(self, table, entry)

    def option_fields(self, app, options: dict, players: int) -> list:
        """The values printed on the sheet."""
        values = options.get("values", Penk.default_options()["values"])
        rows = ["Row %d" % (row + 1) for row in range(len(values))]
        return [["values", "Cell values", "numbers", [rows, 0, MOST_VALUE, "Check your box"], values]]

    def no_rival(self, options: dict) -> str:
        return ""


GAME = PenkScreens()
