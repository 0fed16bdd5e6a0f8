"""The review of Penk!: the dice and the sheet at the time of a choice."""

from firmware.drawing import fonts
from firmware.games.penk.sheet import CHOSEN, LOST, NARROW, OPEN, SMALL_DICE, Sheet, measures
from firmware.screens.in_game import review
from shared_rules.penk.rules import CLEAR


class Review(review.Review):
    """Draws the better choice as if made; lights the cells chosen instead."""

    def given(self, game) -> str:
        return " ".join([SMALL_DICE[face] for face in game.dice or ()])

    def picture(self, game, seat: int, played: dict, better: dict, area) -> list:
        high = self.layout.high and area.h >= 180
        cell = 32 if high else NARROW
        head, row, label = measures(cell, min(area.h, fonts.SMALL.line + (5 * 22 if high else 5 * 18)))
        sheet = Sheet()
        for action, circled, crossed in ((played, OPEN, OPEN), (better, CHOSEN, LOST)):
            sheet.light([5 * row + column - 6 for row, column in action.get("cells", ())], circled)
            for at in range(action.get("column", 26) - 1, 25, 5):
                if game.sheets[seat][at] == CLEAR:
                    sheet.lit[at] = crossed
        height = head + 5 * row
        sheet_area, parts = self.beside(area, label + 5 * cell, height)
        sheet.prepare(sheet_area.x, sheet_area.y, cell, height, game, seat, self.app.game.colours[seat])
        return parts + [sheet]
