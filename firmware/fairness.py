"""What is permanently recorded about a game's seed and hidden cards: who chose the seed, and who saw what. Stored in
the game's metadata as `seed_from` and `seen`.
"""

from firmware.language import later, t

COMPUTER, SAVE, TEST = "computer", "save", "test"
"""Who chose the seed, if this handheld did not."""
SEED, CARDS, COPY, TAKEN = "seed", "cards", "copy", "taken"
"""What was seen of a game while it could continue, and that a seat changed hands."""

_ORIGINS = {
    COMPUTER: later("The seed was chosen by a computer."),
    SAVE: later("The seed came with a saved game."),
    TEST: later("The dice were test dice: their seed is known."),
}
_SEEN = {
    SEED: later("A computer saw the seed while the game could continue."),
    CARDS: later("A computer saw hidden cards."),
    COPY: later("A copy of this game was made while it could continue."),
    TAKEN: later("A seat changed between a person and a rival."),
}


def hides(game) -> str:
    """Return what nobody may see of a GameSession while it can continue, SEED or CARDS; "" for nothing. What can be
    undone is not over.
    """
    table = game.table
    if game.locked or table.audited:
        return ""
    if table.dice_from == "device" and game.screens.DICE:
        return SEED
    return CARDS if table.game.secret_actions else ""


def reveals(game, what: str) -> bool:
    """Note that this is about to be seen of a GameSession that could continue. Return False if flash cannot note it;
    then it must not be shown.
    """
    return not hides(game) or what in game.record.seen or note(game, what)


def note(game, what: str) -> bool:
    """Note for good that this happened; return False if flash refuses: then it must not happen."""
    record, before = game.record, game.record.seen
    if what not in before:
        record.seen = before + [what]
    if game.write_side(record.left(), later=False):
        return True
    record.seen = before
    return False


def seen_in(side: dict) -> list:
    """Return the valid entries of `seen` in a game's metadata."""
    seen = side.get("seen")
    return [what for what in (SEED, CARDS, COPY, TAKEN) if isinstance(seen, list) and what in seen]


def part_of(side: dict) -> dict:
    """Return only the valid `seed_from` and `seen` of a game's metadata or of a link."""
    origin, seen = side.get("seed_from"), seen_in(side)
    part: dict = {"seed_from": origin} if isinstance(origin, str) and origin in _ORIGINS else {}
    if seen:
        part["seen"] = seen
    return part


def sentences(side: dict) -> list:
    """Return the same as sentences for players; [] if this handheld chose the seed and nothing was seen."""
    part = part_of(side)
    found = [t(_ORIGINS[part["seed_from"]])] if "seed_from" in part else []
    return found + [t(_SEEN[what]) for what in part.get("seen", ())]
