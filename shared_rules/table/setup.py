"""The setup of a game: the start of every replay, and the first line of the record.

Everything is checked and resolved before the start draws anything.
"""

from shared_rules import registry
from shared_rules.game import Refused, is_whole
from shared_rules.table.dice_stream import SEED_BYTES, DiceStream, is_seed, seed_text

LONGEST_NAME = 12

_KEYS = ("deal", "dice", "drawn", "first", "game", "options", "players", "seed", "version")
"""Keys of a record's first value."""

# Blanks besides the space; the runtimes' own strip() disagree on them.
_BLANKS = (
    "\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006"
    "\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000 "
)


class Setup:
    """A game's setup, made by `new_setup`, or by `recorded_setup` from a record.

    `rules` (class), `names`, `options`, `first` (seat or None), `drawn` (True if `first` was drawn), `deal` (list),
    `dice_from` ("device" or "table"), `seed`, `stream` (the dice after those used by the start).
    """

    def __init__(
        self, rules, names: list, options: dict, dice_from: str, seed: str, stream, drawn: bool, first, deal: list
    ):
        self.rules = rules
        self.names = names
        self.options = options
        self.dice_from = dice_from
        self.seed = seed
        self.stream = stream
        self.drawn = drawn
        self.first = first
        self.deal = deal

    def start(self):
        """Return a new game of this setup, not opened yet."""
        return self.rules(len(self.names), self.options, self.first, self.deal)

    def value(self) -> dict:
        """Return the setup as the first value of the record."""
        return {
            "deal": self.deal,
            "dice": self.dice_from,
            "drawn": self.drawn,
            "first": self.first,
            "game": self.rules.ID,
            "options": self.options,
            "players": self.names,
            "seed": self.seed,
            "version": self.rules.VERSION,
        }


def check_name(name: object) -> None:
    """Raise Refused unless the name has 1 to 12 code points, none below 0x20, and is not blank."""
    if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME:
        raise Refused("bad_request", "A name must have 1 to 12 characters.")
    blank = True
    for letter in name:
        if letter < " ":
            raise Refused("bad_request", "A name cannot have control characters.")
        if letter not in _BLANKS:
            blank = False
    if blank:
        raise Refused("bad_request", "A name cannot be blank.")


def new_setup(game: object, players: object, options: object, first: object, dice: object, seed, entropy) -> Setup:
    """Check the form of everything, then the game and its options, then draw. Raises Refused before anything is drawn.

    The arguments are those of the protocol's `new`. `entropy` is the table's, used only if `seed` is None.
    """
    names = _checked_names(players)
    if first is not None and not is_whole(first, 0, len(names) - 1):
        raise Refused("bad_request", '"first" must be a seat, counted from 0.')
    dice_from = _checked_source(dice)
    if seed is not None and not is_seed(seed):
        raise Refused("bad_request", '"seed" must have 32 lower-case hexadecimal digits.')
    rules = _rules_of(game)
    if options is not None and not isinstance(options, dict):
        raise Refused("bad_option", '"options" must be an object.')
    resolved = rules.resolve_options(options or {}, len(names))
    if seed is None:
        seed = seed_text(entropy(SEED_BYTES))
    stream = DiceStream(seed)
    drawn = first is None and rules.DRAWS_FIRST
    if drawn:
        first = stream.bounded(len(names))
    deal = stream.shuffled(rules.deal_size(resolved, len(names)))
    return Setup(rules, names, resolved, dice_from, seed, stream, drawn, first, deal)


def _checked_names(players: object) -> list:
    if not isinstance(players, (list, tuple)):
        raise Refused("bad_request", '"players" must be a list of names.')
    for name in players:
        check_name(name)
    return list(players)


def _checked_source(dice: object) -> str:
    if dice is None:
        return "device"
    if not isinstance(dice, str) or dice not in ("device", "table"):
        raise Refused("bad_request", '"dice" must be "device" or "table".')
    return dice


def _rules_of(game: object):
    rules = registry.find(game) if isinstance(game, str) else None
    if rules is None:
        names = ", ".join([known[0] for known in registry.GAMES])
        raise Refused("unknown_game", 'There is no such "game". The games here are: {0}.', names)
    return rules


def recorded_setup(value: object) -> Setup:
    """Return the setup in a record's first value. Raises Refused with the code bad_save if there is none."""
    if not isinstance(value, dict) or sorted(value) != list(_KEYS):
        raise Refused("bad_save", "This is not the record of a game.")
    rules = registry.find(value["game"]) if isinstance(value["game"], str) else None
    version = value["version"]
    if not is_whole(version, 1, 1000000):
        raise Refused("bad_save", "This record has no rules version.")
    if rules is not None and version != rules.VERSION:
        raise Refused("bad_save", "This game used rules version {0}; this is version {1}.", version, rules.VERSION)
    try:
        setup = new_setup(
            value["game"],
            value["players"],
            value["options"],
            None if value["drawn"] is True else value["first"],
            value["dice"],
            value["seed"] if is_seed(value["seed"]) else "",
            None,
        )
    except Refused as refusal:
        raise Refused("bad_save", "The record's setup is wrong: {0}", refusal.message)
    # The draws follow from the seed; a record with others was made up.
    again = setup.value()
    for key in _KEYS:
        if again[key] != value[key]:
            raise Refused("bad_save", "The record's setup does not follow from its seed.")
    return setup
