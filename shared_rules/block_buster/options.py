"""The options of a game of Block Buster: variant, bank and starting penalties."""

from shared_rules.game import BadOption, is_whole

MOST_PENALTY = 10
"""Maximum penalty points of a player."""
SKIP_PENALTY = 2
"""Penalty points for each skipped space."""
BANK = (8, 8)
"""Default tokens of -2 and of -1."""
MOST_TOKENS = 99

# For each variant: its numbers of players and, unless they depend on that number, the side of the grid, the blocks per
# colour and the starting penalties by turn order.
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
    """Return the names of the variants for this number of players."""
    return [variant[0] for variant in _VARIANTS if players in variant[1]]


def default_penalties(variant: str, players: int) -> tuple:
    """Return the default starting penalties by turn order."""
    return _variant(variant)[4] or _STANDARD_PENALTIES[players - 2]


def grid_side(variant: str, players: int) -> int:
    """Return the side of the square of point blocks; it is also the number of kinds, and of point blocks of each."""
    return _variant(variant)[2] or players + 1


def blocks_each(variant: str, players: int) -> int:
    """Return each colour's number of blocks at the start."""
    return _variant(variant)[3] or players + 12


def payment(bank: list, points: int) -> list | None:
    """Return the bank's tokens for these penalty points, or None if it cannot pay exactly.

    Tokens are [number of -2, number of -1].
    """
    twos = min(bank[0], points // 2)
    ones = points - 2 * twos
    return [twos, ones] if ones <= bank[1] else None


def payments(bank: list, penalties: list) -> list:
    """Return the tokens for each of these penalties, paid in turn; None from the first that cannot be paid."""
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
    """Return the defaults of all options; None for penalties that depend on the variant."""
    return {"variant": "standard", "kinds": "random", "start_penalties": None, "bank": list(BANK)}


def resolved(options: dict, players: int) -> dict:
    """Return all options checked, with default penalties filled in; raises BadOption."""
    name, seats = _variant(options["variant"])[:2]
    if players not in seats:
        raise BadOption("The variant {0} is for {1} players.", name, seats[0])
    if options["kinds"] != "random" and options["kinds"] != "enter":
        raise BadOption('The kinds of the point blocks must be "random" or "enter".')
    penalties = options["start_penalties"]
    if penalties is None:
        penalties = default_penalties(name, players)
    template = "There must be a start penalty from 0 to {0} for each player, by turn order."
    penalties = _checked_numbers(penalties, players, MOST_PENALTY, template)
    template = "The bank must be a number of -2 tokens and one of -1 tokens, 0 to {0} each."
    bank = _checked_numbers(options["bank"], 2, MOST_TOKENS, template)
    if None in payments(bank, penalties):
        raise BadOption("The bank cannot pay the start penalties exactly.")
    return {"variant": name, "kinds": options["kinds"], "start_penalties": penalties, "bank": bank}
