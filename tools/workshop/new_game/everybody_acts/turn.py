"""After the roll everybody answers, in any order, on one screen."""

from firmware.language import t
from firmware.screens.in_game.answers import Answers

COLUMNS = ("red", "blue")


class Write(Answers):
    """A line for each player, a cell for each sum that fits, in the column below its die."""

    def column(self, action: dict) -> int:
        return COLUMNS.index(action["column"])

    def cell_words(self, action: dict) -> str:
        return "%s %d" % (Answers.cell_words(self, action), self.game.number(self.column(action)))

    def likeliest(self, actions: list) -> dict | None:
        """The lowest sum, which leaves most room above it."""
        return min(actions, key=lambda action: self.game.number(self.column(action)))

    def headline(self) -> str:
        return t("+ colour") if self.layout.high else t("colour")
