"""What each player has."""

from firmware.screens.in_game.score_table import ScoreTable


class Scores(ScoreTable):
    """The points so far."""

    def fill(self) -> tuple:
        points = [str(points) for points in self.app.game.table.game.scores()]
        return [["Points"] + points], ["Total"] + points, self.app.game.colours
