"""Setting up Shape Cards: which deck, and which variants."""

from firmware.storage import library
from shared_rules.game import BadOption

VARIANTS = (
    ("extreme", "Extreme\nmost cards win"),
    ("thief", "Thief\ntheir cards too"),
    ("revenge", "Revenge\nlost rolls count"),
    ("expert", "Expert\nhidden cards"),
)
_SWITCH = [(False, "no"), (True, "yes")]


def _deck(app, options):
    deck = options.get("deck")
    if library.sound(app.hardware.folder, library.DECKS, deck):
        return deck
    return library.names(app.hardware.folder, library.DECKS)[0]


def option_fields(app, options):
    """As new_game asks for them."""
    deck = _deck(app, options)
    names = library.names(app.hardware.folder, library.DECKS)
    found = []
    for key, title in VARIANTS:
        found.append([key, title, "choice", _SWITCH, options.get(key) is True])
    found.append(["deck", "Deck\ncheck your box", "choice", [(name, name) for name in names], deck])
    return found + library.told(app.hardware.folder, library.DECKS)


def rules_options(app, options):
    """The options as the rules take them."""
    deck = _deck(app, options)
    try:
        deck = library.option(app.hardware.folder, library.DECKS, deck)
    except BadOption:
        pass  # the rules refuse the name of a file that was damaged just now, and tell which decks there are
    return {"deck": deck, "variant": [key for key, _title in VARIANTS if options.get(key) is True]}
