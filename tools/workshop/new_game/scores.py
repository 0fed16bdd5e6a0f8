"""What each player of Pig has."""

from firmware.screens.in_game.score_table import ScoreTable


class Scores(ScoreTable):
    """One row: what is banked."""

    def fill(self) -> tuple:
        totals = [str(total) for total in self.app.game.table.game.totals]
        return [["Banked"] + totals], ["Total"] + totals, self.app.game.colours
