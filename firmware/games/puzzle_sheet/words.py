"""Names of the things in Puzzle Sheet."""

from firmware.language import t
from shared_rules.puzzle_sheet.boards import score


def next_bonus(game, seat: int) -> str:
    """Describe the seat's next bonus piece briefly, "" if there is none."""
    threshold = game.bonus_at(seat)
    if threshold is None:
        return ""
    return t("bonus {0} due", threshold) if is_due(game, seat) else t("bonus at {0}", threshold)


def is_due(game, seat: int) -> bool:
    """Return True if the seat's next bonus piece is due."""
    return game.points[seat] >= game.bonus_at(seat) > 0


def sum_words(height: int, width: int, worth: int) -> str:
    """Describe how a score is made up."""
    return "%d \xd7 %d \xd7 %d = %d" % (height, width, worth, score(height, width, worth))
