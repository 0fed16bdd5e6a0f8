"""Making a setup: everything is checked and resolved, and only then drawn what the start draws."""

from shared_rules import registry
from shared_rules.game import Refused, is_whole
from shared_rules.table.dice_stream import SEED_BYTES, DiceStream, is_seed, seed_text
from shared_rules.table.setup import Setup

LONGEST_NAME = 8

# What counts as blank beside the space; the runtimes' own strip() disagree on it.
_BLANKS = (
    "\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006"
    "\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000 "
)


def check_name(name: object) -> None:
    """Raises Refused unless the name has 1 to 8 code points, none below 0x20, and is not blank."""
    if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME:
        raise Refused("bad_request", "A name must have 1 to 8 characters.")
    blank = True
    for letter in name:
        if letter < " ":
            raise Refused("bad_request", "A name cannot have control characters.")
        if letter not in _BLANKS:
            blank = False
    if blank:
        raise Refused("bad_request", "A name cannot be blank.")


def new_setup(game: object, players: object, options: object, first: object, dice: object, seed, entropy) -> Setup:
    """Checks the form of everything, then the game and its options, then draws. Raises Refused, before anything is
    drawn.

    The arguments are what the protocol's `new` takes. `entropy` is the table's; it is asked only where `seed`
    is None.
    """
    if not isinstance(players, (list, tuple)):
        raise Refused("bad_request", '"players" must be a list of names.')
    for name in players:
        check_name(name)
    if first is not None and not is_whole(first, 0, len(players) - 1):
        raise Refused("bad_request", '"first" must be a seat, counted from 0.')
    if dice is None:
        dice = "device"
    if not isinstance(dice, str) or dice not in ("device", "table"):
        raise Refused("bad_request", '"dice" must be "device" or "table".')
    if seed is not None and not is_seed(seed):
        raise Refused("bad_request", '"seed" must have 32 lower-case hexadecimal digits.')
    rules = registry.find(game) if isinstance(game, str) else None
    if rules is None:
        names = ", ".join([known[0] for known in registry.GAMES])
        raise Refused("unknown_game", 'There is no such "game". The games here are: %s.', names)
    if options is None:
        options = {}
    if not isinstance(options, dict):
        raise Refused("bad_option", '"options" must be an object.')
    resolved = rules.resolve_options(options, len(players))
    if seed is None:
        seed = seed_text(entropy(SEED_BYTES))
    stream = DiceStream(seed)
    drawn = first is None and rules.DRAWS_FIRST
    if drawn:
        first = stream.bounded(len(players))
    deal = stream.shuffled(rules.deal_size(resolved, len(players)))
    return Setup(rules, list(players), resolved, dice, seed, stream, drawn, first, deal)
