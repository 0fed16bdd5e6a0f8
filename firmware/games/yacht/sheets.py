"""All sheets of Yacht side by side: a row for each box, a column for each player."""

from firmware.drawing import fonts
from firmware.games.yacht.words import label
from firmware.language import t
from firmware.screens.in_game.score_table import ScoreTable
from shared_rules.yacht.rules import BONUS_FROM


class Sheets(ScoreTable):
    """The points in each box, and the total."""

    def fill(self) -> tuple:
        game = self.app.game.table.game
        seats = range(game.players)
        rows = []
        for at in range(len(game.boxes)):
            written = [game.sheets[seat][at] for seat in seats]
            # Large text has hardly room for the longest labels.
            name = label(game.boxes[at], fonts.large_text)
            rows.append([name] + ["-" if points is None else str(points) for points in written])
        if game.missing(0) is not None:
            upper = t("Upper, of {0}", BONUS_FROM)
            if fonts.large_text:
                upper += "\n" + t("Upper")
            rows.append([upper] + [str(game.upper(seat)) for seat in seats])
            rows.append([t("Bonus")] + [str(game.bonus(seat)) for seat in seats])
        return rows, [t("Score")] + [str(points) for points in game.scores()], self.app.game.colours
