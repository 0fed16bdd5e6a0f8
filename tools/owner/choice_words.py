"""Words and figures of choices, as the handheld has them."""

from firmware import coach

points = coach.points


def describe(screens, game, lost: int, seat: int, played: dict, better: dict) -> list:
    """Return what a review has of a choice: [hundredths of a point, round, seat, what was done, what was better]."""
    # A terminal needs no spaces that hold a line together.
    words = [screens.choice_words(game, seat, action).replace("\xa0", " ") for action in (played, better)]
    return [lost, game.round, seat, *words]
