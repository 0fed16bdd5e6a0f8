"""What players can set before a game of Block Buster.

Start penalties are remembered for each variant and number of players: each begins with its own.
"""

from firmware.games.block_buster.game import VARIANTS
from shared_rules.block_buster.rules import MOST_PENALTY, default_penalties

_BANK = [8, 8]
_PLACES = ("First player", "Second", "Third", "Fourth")
_CHECK = "Check your box"


def _variant(options, players):
    # The one chosen, where so many can play it.
    for name, _words, seats in VARIANTS:
        if name == options.get("variant") and seats in (0, players):
            return name
    return "standard"


def _penalties_key(variant, players):
    return "penalties %s %d" % (variant, players)


def offers(options, players):
    """What new_game lets one set."""
    variant = _variant(options, players)
    variants = [(name, words) for name, words, seats in VARIANTS if seats in (0, players)]
    kinds = [("random", "dealt here"), ("enter", "entered")]
    found = []
    if len(variants) > 1:
        found.append(["variant", "Variant", "choice", variants, variant])
    found.append(["kinds", "Kinds", "choice", kinds, options.get("kinds", "random")])
    key = _penalties_key(variant, players)
    penalties = options.get(key) or list(default_penalties(variant, players))
    labels = list(_PLACES[:players])
    found.append([key, "Penalties", "numbers", [labels, 0, MOST_PENALTY, _CHECK], penalties])
    found.append(
        ["bank", "Bank", "numbers", [["Tokens of -2", "Tokens of -1"], 0, 99, _CHECK], options.get("bank", _BANK)]
    )
    return found


def rules_options(options, players):
    """The options as the rules take them."""
    variant = _variant(options, players)
    return {
        "variant": variant,
        "kinds": options.get("kinds"),
        "start_penalties": options.get(_penalties_key(variant, players)),
        "bank": options.get("bank"),
    }
