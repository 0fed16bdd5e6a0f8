"""The sheets of Cross Rows and their scores."""

from firmware.drawing import fonts, theme
from firmware.games.cross_rows.game import GAME
from firmware.games.cross_rows.words import row_title
from firmware.language import t, t_n
from firmware.screens.in_game.cells import BARE, OPEN
from firmware.screens.in_game.score_table import ScoreTable
from firmware.screens.in_game.sheets import LinesOfCells
from shared_rules.cross_rows.rules import CROSSED, LOCK, LOST, PENALTY, ROWS, WHITE, crosses, number_at, points


class Sheets(LinesOfCells):
    """Crossed numbers are on a tile; lost ones are dashes."""

    def lines(self, seat: int) -> list:
        found = []
        for row in range(len(ROWS)):
            colour = theme.PLAYERS[GAME.DICE_COLOURS[WHITE + row]][1]
            cells = []
            for place in range(LOCK + 1):
                sign = self.app.game.table.game.sheets[seat][row][place]
                words = "-" if sign == LOST else fonts.LOCK if place == LOCK else str(number_at(row, place))
                cells.append((words, OPEN if sign == CROSSED else BARE, colour))
            found.append((GAME.sign(WHITE + row), cells))
        return found

    def below(self, seat: int) -> str:
        return t_n(self.app.game.table.game.penalties[seat], "{0} penalty", "{0} penalties")


class Scores(ScoreTable):
    """The points of each row and of the penalties."""

    def fill(self) -> tuple:
        game = self.app.game.table.game
        rows = []
        for row in range(len(ROWS)):
            rows.append([row_title(row)] + [str(points(crosses(own[row]))) for own in game.sheets])
        rows.append([t("Penalties")] + [str(-PENALTY * count) for count in game.penalties])
        return rows, [t("Score")] + [str(score) for score in game.scores()], self.app.game.colours
