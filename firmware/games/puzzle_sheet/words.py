"""Names of the things in Puzzle Sheet."""

from shared_rules.puzzle_sheet.boards import score


def next_bonus(game, seat: int) -> str:
    """Describe the seat's next bonus piece briefly, "" if there is none."""
    threshold = game.bonus_at(seat)
    if threshold is None:
        return ""
    return "bonus %d due" % threshold if game.points[seat] >= threshold > 0 else "bonus at %d" % threshold


def sum_words(height: int, width: int, worth: int) -> str:
    """Describe how a score is made up."""
    return "%d \xd7 %d \xd7 %d = %d" % (height, width, worth, score(height, width, worth))
