"""What can be set before a game of Block Buster: its variants, the bank and the penalty points to start with."""

from shared_rules.game import BadOption, is_whole

MOST_PENALTY = 10
"""Penalty points that a player may hold."""
SKIP_PENALTY = 2
"""Penalty points for each space that is skipped."""
BANK = (8, 8)
"""Tokens of -2 and tokens of -1, where nothing else is said."""
MOST_TOKENS = 99

# For each variant: the players it takes, and where it does not go by their number the side of the grid, the blocks of
# a colour and the start penalties by turn order.
_VARIANTS = (
    ("standard", (2, 3, 4), None, None, None),
    ("two_colours", (2,), 5, 16, (3, 0)),
    ("official_two", (2,), 5, 32, (3, 0)),
    ("couple", (4,), 5, 16, (2, 0, 0, 0)),
)
_STANDARD_PENALTIES = ((2, 0), (2, 1, 0), (2, 1, 0, 0))


def _variant(name) -> tuple:
    for variant in _VARIANTS:
        if variant[0] == name:
            return variant
    raise BadOption("The variant must be standard, two_colours, official_two or couple.")


def variants_for(players: int) -> list:
    """The names of the variants that so many can play."""
    return [variant[0] for variant in _VARIANTS if players in variant[1]]


def default_penalties(variant: str, players: int) -> tuple:
    """The start penalties by turn order, where the players have not set their own."""
    return _variant(variant)[4] or _STANDARD_PENALTIES[players - 2]


def grid_side(variant: str, players: int) -> int:
    """The side of the square of point blocks; there are as many kinds, and as many point blocks of each."""
    return _variant(variant)[2] or players + 1


def blocks_each(variant: str, players: int) -> int:
    """The blocks of each colour at the start."""
    return _variant(variant)[3] or players + 12


def payment(bank: list, points: int) -> list | None:
    """The tokens that the bank pays for so many penalty points, [number of -2, number of -1], or None where it cannot
    pay exactly."""
    twos = min(bank[0], points // 2)
    ones = points - 2 * twos
    return [twos, ones] if ones <= bank[1] else None


def payments(bank: list, penalties: list) -> list:
    """The tokens for each of these penalties, paid one after the other; None from the first one that cannot be paid."""
    twos, ones = bank
    paid = []
    for points in penalties:
        tokens = payment([twos, ones], points)
        if tokens is None:
            return paid + [None] * (len(penalties) - len(paid))
        twos -= tokens[0]
        ones -= tokens[1]
        paid.append(tokens)
    return paid


def _checked_numbers(values, count: int, highest: int, template: str) -> list:
    if isinstance(values, (list, tuple)) and len(values) == count:
        if all(is_whole(value, 0, highest) for value in values):
            return list(values)
    raise BadOption(template, highest)


def defaults() -> dict:
    """All options, as they are where nothing is said; None for penalties that go by the variant."""
    return {"variant": "standard", "kinds": "random", "start_penalties": None, "bank": list(BANK)}


def resolved(options: dict, players: int) -> dict:
    """All options checked, with the penalties that were left open; raises BadOption."""
    name, seats = _variant(options["variant"])[:2]
    if players not in seats:
        raise BadOption("The variant %s is for %d players.", name, seats[0])
    if options["kinds"] != "random" and options["kinds"] != "enter":
        raise BadOption('The kinds of the point blocks must be "random" or "enter".')
    penalties = options["start_penalties"]
    if penalties is None:
        penalties = default_penalties(name, players)
    template = "There must be a start penalty from 0 to %d for each player, by turn order."
    penalties = _checked_numbers(penalties, players, MOST_PENALTY, template)
    template = "The bank must be a number of -2 tokens and one of -1 tokens, 0 to %d each."
    bank = _checked_numbers(options["bank"], 2, MOST_TOKENS, template)
    if None in payments(bank, penalties):
        raise BadOption("The bank cannot pay the start penalties exactly.")
    return {"variant": name, "kinds": options["kinds"], "start_penalties": penalties, "bank": bank}
