"""Puzzle Sheet on the handheld."""

from firmware.game_screens import GameScreens
from firmware.games.puzzle_sheet import setup
from firmware.games.puzzle_sheet.events import EVENTS
from firmware.language import later, t, t_n

TAKE = "games.puzzle_sheet.take.Take"
PLACE = "games.puzzle_sheet.place.Place"
STOP = "games.puzzle_sheet.notice.Stop"
BONUS = "games.puzzle_sheet.pad.Bonus"
TALLY = "games.puzzle_sheet.pad.Tally"
OVER = "games.puzzle_sheet.over.Winner"


class PuzzleSheetScreens(GameScreens):
    """A piece is taken, then placed; with paper boards players enter where they placed it."""

    RIVALS_TOO = (STOP,)
    SHEETS = "games.puzzle_sheet.boards.Boards"
    NOTICE = "games.puzzle_sheet.notice.Notice"
    EVENTS = EVENTS
    DICE = False
    HOW_TO_PLAY = True
    HIGHLIGHTS = (later("Cells in rectangle"), later("Cells left empty"))
    COACH = 0

    def play(self, table) -> str:
        if table.over:
            return OVER
        game = table.game
        if game.phase == "tally":
            return TALLY
        if game.pad:
            return TAKE if game.phase == "take" else BONUS
        if game.stuck():
            return STOP
        return TAKE if game.phase == "take" else PLACE

    def menu(self, app) -> list:
        return [(t("All boards"), self.SHEETS), GameScreens.menu(self, app)[1]]

    def describe(self, table, entry) -> str:
        if entry.action["type"] == "stop":
            return t("the end of the game")
        return GameScreens.describe(self, table, entry)

    def deed(self, table, entry) -> str:
        action = entry.action
        kind = action["type"]
        if kind == "take":
            return t("piece {0}", action["piece"])
        if kind == "stop":
            return t("end of the game")
        return t("bonus piece") if kind == "bonus" else t("tally")

    def details(self, table, entry) -> list | None:
        """Where a piece was placed, or the tally."""
        action = entry.action
        kind = action["type"]
        if kind == "tally":
            sizes = action["height"], action["width"]
            unshaded = t_n(action["unshaded"], "{1} \xd7 {2}, {0} unshaded", "{1} \xd7 {2}, {0} unshaded", *sizes)
            return [t("tally:") + " ", unshaded]
        if "at" in action:
            what = t("bonus") if kind == "bonus" else action["piece"]
            return [what + " ", t("row {0}, column {1}", *action["at"])]
        return None

    def option_fields(self, app, options: dict, players: int) -> list:
        return setup.option_fields(app, options, players)

    def rules_options(self, app, options: dict, players: int) -> dict:
        return setup.rules_options(app, options, players)

    def no_rival(self, options: dict) -> str:
        return setup.no_rival(options)


GAME = PuzzleSheetScreens()
