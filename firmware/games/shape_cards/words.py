"""Words for what happened in a game of Shape Cards, for undo and history. In expert they name no hidden card."""

from firmware.drawing import fonts
from firmware.games.shape_cards import game as shape_cards

_ACTIONS = {
    "roll": "the starting roll",
    "allow": "approval",
    "contest": "contest",
    "declare": "declaration",
    "clear": "removal",
    "revenge": "revenge roll",
    "swap": "swap",
    "replace": "replacement",
    "wipe": "removal",
    "exchange": "card exchange",
    "none": "empty revenge",
    "end": "end of the game",
    "green": "green piece",
}
_ROLLS = {"roll": "starting roll: ", "contest": "contest: ", "revenge": "revenge: "}


def describe(table, entry) -> str:
    """Words for an entry: "Ann's green piece"."""
    action = entry.action
    kind = action["type"]
    if kind == "own":
        words = shape_cards.PIECES[entry.player] + " piece"
    elif kind == "pick":
        words = "card pick (%d)" % (action["card"] + 1)
    else:
        words = _ACTIONS[kind]
    if entry.player is None:
        return words
    return "%s's %s" % (table.players[entry.player], words)


def details(table, entry) -> list | None:
    """The words of a row of the history."""
    action = entry.action
    kind = action["type"]
    if kind in ("green", "own", "replace"):
        what = {"green": kind, "own": shape_cards.PIECES[entry.player], "replace": "replaced"}[kind]
        return ["%s: row %d, column %d" % (what, action["at"][0], action["at"][1])]
    if kind == "swap":
        return ["swapped %d.%d and %d.%d" % tuple(action["from"] + action["to"])]
    if kind in _ROLLS:
        return [_ROLLS[kind], "", " ".join([fonts.DICE[face - 1] for face in action["dice"]])]
    if kind == "declare" and "card" in action:
        return ["card %d completed" % (action["card"] + 1)]
    if kind == "exchange" and not table.game.expert:
        return ["card %d for card %d" % (action["mine"] + 1, action["theirs"] + 1)]
    return None
