"""Names of the pieces of Shape Cards, and texts on actions for undo and history.

In expert they name no hidden card.
"""

from firmware.drawing import fonts, widgets
from firmware.language import later, shown_name, t

BLUE, GREEN, YELLOW = 1, 2, 3
"""The colours of the pieces, as indexes into theme.PLAYERS. Seat 0 has the yellow ones."""
_DEEDS = {
    "own": (later("yellow piece"), later("blue piece")),
    "pick": later("card pick"),
    "roll": later("starting roll"),
    "allow": later("approval"),
    "contest": later("contest"),
    "declare": later("declaration"),
    "clear": later("removal"),
    "revenge": later("revenge roll"),
    "swap": later("swap"),
    "replace": later("replacement"),
    "wipe": later("removal"),
    "exchange": later("card exchange"),
    "none": later("missed revenge"),
    "end": later("end of the game"),
    "green": later("green piece"),
}
_ROLLS = {"roll": later("starting roll:"), "contest": later("contest:"), "revenge": later("revenge:")}
_AT = {
    "own": (later("yellow: row {0}, column {1}"), later("blue: row {0}, column {1}")),
    "green": later("green: row {0}, column {1}"),
    "replace": later("replaced: row {0}, column {1}"),
    "swap": later("swapped: row {0}, column {1}"),
}
_CHOICES = {
    "own": (later("yellow at row {0}, column {1}"), later("blue at row {0}, column {1}")),
    "green": later("green at row {0}, column {1}"),
    "replace": later("replace row {0}, column {1}"),
    "swap": later("swap row {0}, column {1} with row {2}, column {3}"),
    "pick": later("pick card {0}"),
    "roll": later("roll"),
    "allow": later("allow the piece"),
    "contest": later("contest the piece"),
    "declare": later("declare a card"),
    "clear": later("remove your pieces"),
    "revenge": later("roll for revenge"),
    "wipe": later("remove all their pieces"),
    "none": later("no revenge"),
    "end": later("end the game"),
    "exchange": later("exchange cards"),
}
"""Templates by the action's type; those of own pieces by seat."""


def _of_seat(templates, kind, seat):
    return templates[kind][seat] if kind == "own" else templates[kind]


def choice_words(seat: int, action: dict) -> str:
    """Describe the player's action as an order."""
    kind = action["type"]
    if kind == "pick":
        values = [action["card"] + 1]
    elif kind == "swap":
        values = action["from"] + action["to"]
    else:
        values = action.get("at", ())
    return t(_of_seat(_CHOICES, kind, seat), *values)


def card_words(table, seat: int, card: int, width: int) -> str:
    """Describe a card as the player of a seat sees it, in the small font."""
    if card in table.game.cards.hands[seat]:
        return t("Your card")
    return t("{0}'s card", _short_name(table.players[1 - seat], width))


def complete_words(table, seat: int, card: int, width: int) -> tuple:
    """Say that a card is complete, longest text first; see `card_words`."""
    words = card_words(table, seat, card, width)
    if card in table.game.cards.hands[seat]:
        return t("Your card is complete"), words
    return t("{0}'s card is complete", _short_name(table.players[1 - seat], width)), words


def _short_name(name, width):
    # The name, shortened if its card has no room.
    return widgets.after_name(shown_name(name), "", width - fonts.SMALL.width(t("{0}'s card", "")))


def deed(kind: str, seat: int | None) -> str:
    """Describe an action by its type, beside the mark of its player, None for both: "green piece"."""
    return t(_of_seat(_DEEDS, kind, seat))


def describe(players: list, kind: str, seat: int | None) -> str:
    """Describe an action by its type and its player, None for both: "Ann's green piece"."""
    if seat is None:
        return t("the starting roll") if kind == "roll" else t("the end of the game")
    return t("{0}'s {1}", players[seat], deed(kind, seat))


def details(table, entry) -> list | None:
    """Return the text of a history row."""
    action = entry.action
    kind = action["type"]
    if kind in _AT:
        return [t(_of_seat(_AT, kind, entry.player), *action["from" if kind == "swap" else "at"])]
    if kind in _ROLLS:
        return [t(_ROLLS[kind]) + " ", "", " ".join([fonts.DICE[face - 1] for face in action["dice"]])]
    if kind == "declare" and "card" in action:
        return [t("card completed")]
    return None
