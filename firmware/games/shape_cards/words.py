"""Names of the pieces of Shape Cards, and texts on actions for undo and history.

In expert they name no hidden card.
"""

from firmware.drawing import fonts, widgets

BLUE, GREEN, YELLOW = 1, 2, 3
"""The colours of the pieces, as indexes into theme.PLAYERS."""
PIECES = ("yellow", "blue")
"""The colour name of each seat's pieces."""
_ACTIONS = {
    "roll": "%s's starting roll",
    "allow": "%s's approval",
    "contest": "%s's contest",
    "declare": "%s's declaration",
    "clear": "%s's removal",
    "revenge": "%s's revenge roll",
    "swap": "%s's swap",
    "replace": "%s's replacement",
    "wipe": "%s's removal",
    "exchange": "%s's card exchange",
    "none": "%s's missed revenge",
    "end": "%s's end of the game",
    "green": "%s's green piece",
}
_ROLLS = {"roll": "starting roll: ", "contest": "contest: ", "revenge": "revenge: "}


_CHOICES = {
    "roll": "roll",
    "allow": "allow the piece",
    "contest": "contest the piece",
    "declare": "declare a card",
    "clear": "remove your pieces",
    "revenge": "roll for revenge",
    "wipe": "remove all their pieces",
    "none": "no revenge",
    "end": "end the game",
    "exchange": "exchange cards",
}


def choice_words(seat: int, action: dict) -> str:
    """Describe the player's action as an order."""
    kind = action["type"]
    if kind == "pick":
        return "pick card %d" % (action["card"] + 1)
    if kind == "swap":
        return "swap row %d, column %d with row %d, column %d" % tuple(action["from"] + action["to"])
    if kind in ("green", "own", "replace"):
        what = {"green": "green at", "own": PIECES[seat] + " at", "replace": "replace"}[kind]
        return "%s row %d, column %d" % (what, action["at"][0], action["at"][1])
    return _CHOICES[kind]


def card_words(table, seat: int, card: int, width: int) -> str:
    """Describe a card as the player of a seat sees it, in the small font."""
    if card in table.game.cards.hands[seat]:
        return "Your card"
    return widgets.after_name(table.players[1 - seat], "'s card", width)


def describe(table, entry) -> str:
    """Describe an entry: "Ann's green piece"."""
    action = entry.action
    kind = action["type"]
    if entry.player is None:
        return "the starting roll" if kind == "roll" else "the end of the game"
    name = table.players[entry.player]
    if kind == "own":
        return "%s's %s piece" % (name, PIECES[entry.player])
    if kind == "pick":
        return "%s's card pick" % name
    return _ACTIONS[kind] % name


def details(table, entry) -> list | None:
    """Return the text of a history row."""
    action = entry.action
    kind = action["type"]
    if kind in ("green", "own", "replace"):
        what = {"green": kind, "own": PIECES[entry.player], "replace": "replaced"}[kind]
        return ["%s: row %d, column %d" % (what, action["at"][0], action["at"][1])]
    if kind == "swap":
        return ["swapped: row %d, column %d" % tuple(action["from"])]
    if kind in _ROLLS:
        return [_ROLLS[kind], "", " ".join([fonts.DICE[face - 1] for face in action["dice"]])]
    if kind == "declare" and "card" in action:
        return ["card completed"]
    return None
