"""Setting up Shape Cards: which deck, and which variants."""

from firmware.storage import library
from shared_rules.game import BadOption
from shared_rules.shape_cards.options import FLAGS

_LABELS = {
    "extreme": "Extreme\nmost cards win",
    "thief": "Thief\ncomplete their cards too",
    "revenge": "Revenge\nlower rolls give points",
    "expert": "Expert\nhidden cards",
}
_SWITCH = [(False, "no"), (True, "yes")]


def _deck(app, options):
    deck = options.get("deck") or ""
    if library.sound(app.hardware.folder, library.DECKS, deck):
        return deck
    return library.names(app.hardware.folder, library.DECKS)[0]


def no_rival(options: dict) -> str:
    """The handheld can play."""
    return ""


def option_fields(app, options: dict, players: int) -> list:
    """As new_game asks for them."""
    folder = app.hardware.folder
    decks = [(name, name) for name in library.names(folder, library.DECKS)]
    found = [[flag, _LABELS[flag], "choice", _SWITCH, options.get(flag) is True] for flag in FLAGS]
    found.append(["deck", "Deck\ncheck your box", "choice", decks, _deck(app, options)])
    return found + library.told(folder, library.DECKS)


def rules_options(app, options: dict, players: int) -> dict:
    """The options as the rules take them."""
    deck = _deck(app, options)
    try:
        deck = library.option(app.hardware.folder, library.DECKS, deck)
    except BadOption:
        pass  # the rules refuse the name of a file that was damaged just now, and tell which decks there are
    return {"deck": deck, "variant": [flag for flag in FLAGS if options.get(flag) is True]}
