"""What players can set before a game of Block Buster.

Start penalties are remembered for each variant and number of players: each begins with its own.
"""

from shared_rules.block_buster import options as rules

_PLACES = ("First player", "Second", "Third", "Fourth")
_CHECK = "Check your box"


def variant_words(variant: str, players: int) -> str:
    """The name of a variant, and below it what is special."""
    blocks = rules.blocks_each(variant, players)
    return {
        "two_colours": "two colours\n%d blocks of each" % blocks,
        "official_two": "official two\n%d blocks each" % blocks,
        "couple": "couples\npartners sit opposite",
    }.get(variant, variant)


def _variant(options, players) -> str:
    # The one chosen, where so many can play it.
    variants = rules.variants_for(players)
    chosen = options.get("variant", "")
    return chosen if chosen in variants else variants[0]


def _penalties_key(variant, players):
    return "penalties %s %d" % (variant, players)


def no_rival(options: dict) -> str:
    """Why the handheld plays no seat."""
    return "The device cannot take a seat: only the players see the board."


def option_fields(app, options: dict, players: int) -> list:
    """What new_game lets one set."""
    variant = _variant(options, players)
    variants = [(name, variant_words(name, players)) for name in rules.variants_for(players)]
    kinds = [("random", "random"), ("enter", "by hand")]
    found = []
    if len(variants) > 1:
        found.append(["variant", "Variant", "choice", variants, variant])
    found.append(["kinds", "Point blocks", "choice", kinds, options.get("kinds", rules.defaults()["kinds"])])
    key = _penalties_key(variant, players)
    penalties = options.get(key) or list(rules.default_penalties(variant, players))
    found.append([key, "Penalties", "numbers", [list(_PLACES[:players]), 0, rules.MOST_PENALTY, _CHECK], penalties])
    tokens = [["-2 tokens", "-1 tokens"], 0, rules.MOST_TOKENS, _CHECK, "%d \xd7 -2, %d \xd7 -1"]
    found.append(["bank", "Bank", "numbers", tokens, options.get("bank", list(rules.BANK))])
    return found


def partner(options: dict, players: int, seat: int) -> int | None:
    """Who plays together with a seat."""
    return (seat + 2) % players if _variant(options, players) == "couple" else None


def rules_options(app, options: dict, players: int) -> dict:
    """The options as the rules take them."""
    variant = _variant(options, players)
    return {
        "variant": variant,
        "kinds": options.get("kinds"),
        "start_penalties": options.get(_penalties_key(variant, players)),
        "bank": options.get("bank"),
    }
