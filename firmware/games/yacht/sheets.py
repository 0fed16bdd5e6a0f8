"""All sheets of Yacht side by side: a row for each box, a column for each player."""

from firmware.drawing import fonts
from firmware.games.yacht.words import label
from firmware.screens.in_game.score_table import ScoreTable
from shared_rules.yacht.rules import BONUS_FROM


def _short(words, long, short):
    # Large text has hardly room for the longest labels.
    return words + "\n" + words.replace(long, short) if fonts.large_text else words


class Sheets(ScoreTable):
    """The points in each box, and the total."""

    def fill(self) -> tuple:
        game = self.app.game.table.game
        seats = range(game.players)
        rows = []
        for at in range(len(game.boxes)):
            written = [game.sheets[seat][at] for seat in seats]
            rows.append(
                [_short(label(game.boxes[at]), "straight", "str.")]
                + ["-" if points is None else str(points) for points in written]
            )
        if game.missing(0) is not None:
            rows.append(
                [_short("Upper, of %d" % BONUS_FROM, ", of %d" % BONUS_FROM, "")]
                + [str(game.upper(seat)) for seat in seats]
            )
            rows.append(["Bonus"] + [str(game.bonus(seat)) for seat in seats])
        return rows, ["Score"] + [str(points) for points in game.scores()], self.app.game.colours
