"""The scores of Penk!, broken down by line."""

from firmware.drawing import fonts, widgets
from firmware.screens.in_game import score_lines
from firmware.wording import count_words
from shared_rules.penk.rules import FEWEST_SCORING


class Scores(score_lines.Scores):
    """All players' scores. State: the list's."""

    LINES = "games.penk.scores.Lines"

    def fill_scores(self) -> tuple:
        table = self.app.game.table
        return table.players, [count_words(points, "point") for points in table.game.scores()], self.app.game.colours


class Lines(score_lines.Lines):
    """One player's rows, then columns; a line with too few marks is shown to score nothing."""

    def fill_lines(self, seat: int) -> tuple:
        labels = []
        values = []
        lines = self.app.game.table.game.lines(seat)
        for i in range(len(lines)):
            marked, total = lines[i]
            name = "Row %d" % (i + 1) if i < 5 else "Column %d" % (i - 4)
            if marked >= FEWEST_SCORING:
                labels.append("%s: %d marks" % (name, marked))
                values.append(str(total))
            else:
                words = "%s: %d of %d" % (name, marked, FEWEST_SCORING)
                room = widgets.layout(self.app).width - 5 * widgets.EDGE
                labels.append(widgets.first_that_fits((words + " marks", words), fonts.SMALL, room))
                values.append("0")
        return labels, values, count_words(self.app.game.table.game.scores()[seat], "point")
