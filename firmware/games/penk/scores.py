"""The scores of Penk!, broken down by line."""

from firmware.drawing import fonts, widgets
from firmware.language import shown_name, t, t_n
from firmware.screens.in_game import score_lines
from shared_rules.penk.rules import FEWEST_SCORING


class Scores(score_lines.Scores):
    """All players' scores. State: the list's."""

    LINES = "games.penk.scores.Lines"

    def fill_scores(self) -> tuple:
        table = self.app.game.table
        return (
            [shown_name(name) for name in table.players],
            [t_n(points, "{0} point", "{0} points") for points in table.game.scores()],
            self.app.game.colours,
        )


class Lines(score_lines.Lines):
    """One player's rows, then columns; a line with too few marks is shown to score nothing."""

    def fill_lines(self, seat: int) -> tuple:
        labels = []
        values = []
        lines = self.app.game.table.game.lines(seat)
        for i in range(len(lines)):
            marked, total = lines[i]
            name = t("Row {0}", i + 1) if i < 5 else t("Column {0}", i - 4)
            if marked >= FEWEST_SCORING:
                labels.append(t_n(marked, "{1}: {0} mark", "{1}: {0} marks", name))
                values.append(str(total))
            else:
                words = t("{0}: {1} of {2} marks", name, marked, FEWEST_SCORING)
                short = t("{0}: {1} of {2}", name, marked, FEWEST_SCORING)
                room = widgets.layout(self.app).width - 5 * widgets.EDGE
                labels.append(widgets.first_that_fits((words, short, name), fonts.SMALL, room))
                values.append("0")
        points = self.app.game.table.game.scores()[seat]
        return labels, values, str(points) if fonts.large_text else t_n(points, "{0} point", "{0} points")
