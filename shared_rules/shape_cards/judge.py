"""Checks of the actions of Shape Cards.

Each colour has as many pieces as there are fields, so no supply runs out while a field, or a piece to replace, is left.
"""

from shared_rules.game import Illegal, check_keys, is_whole
from shared_rules.shape_cards.fields import CARDS, EMPTY, FIELDS, FIGURE, OWN, cell, field, has_two, indexes, mask_of

# Faces of the dice rolled by an action; most roll none.
_ROLLS = {"roll": (6, 6), "contest": (6, 6), "revenge": (6,)}
# What can be done in each phase, and the sentence for anything else.
_ASKED = {
    "initiative": (("roll",), "Roll the dice: the higher roll starts."),
    "draft": (("pick",), "Pick a card that nobody has."),
    "play": (
        ("green", "own", "declare", "clear", "revenge", "end"),
        "Place a green piece or your own, declare a card, or remove your pieces.",
    ),
    "answer": (("allow", "contest"), "Allow the piece, or contest it."),
    "revenge": (("swap", "replace", "wipe", "exchange", "none"), "First choose your revenge."),
}
# An action's keys besides its type; a declaration in expert has only the cells.
_KEYS = {
    "pick": {"card": int},
    "green": {"at": list},
    "own": {"at": list},
    "declare": {"card": int, "cells": list},
    "swap": {"from": list, "to": list},
    "replace": {"at": list},
    "exchange": {"mine": int, "theirs": int},
}


def check(game, action: dict) -> tuple:
    """Check an action of a ShapeCards, as Game.check does."""
    kind = action.get("type")
    kinds, sentence = _ASKED[game.phase]
    if not isinstance(kind, str) or kind not in kinds:
        if any([kind in _ASKED[phase][0] for phase in sorted(_ASKED)]):
            raise Illegal(sentence)
        raise Illegal('"type" must be one of these now: {0}.', ", ".join(kinds))
    check_keys(action, **({"cells": list} if game.expert and kind == "declare" else _KEYS.get(kind, {})))
    if kind in _CHECKS:
        _CHECKS[kind](game, action)
    return _ROLLS.get(kind, ())


def _is_card(value, cards: list) -> bool:
    return is_whole(value, 0, CARDS - 1) and value in cards


def _check_pick(game, action: dict) -> None:
    if not _is_card(action["card"], game.cards.deck):
        raise Illegal(_ASKED["draft"][1])


def _check_free(game, action: dict) -> None:
    index = field(action["at"])
    if index == game.barred:
        raise Illegal("That field is blocked this turn.")
    if game.board[index] != EMPTY:
        raise Illegal("That field is not empty.")


def _check_declare(game, action: dict) -> None:
    if not game.expert and not _is_card(action["card"], game.completable()):
        raise Illegal(
            "Declare a card of the other player or your own." if game.thief else "Declare a card of your own."
        )
    cells = action["cells"]
    if len(cells) != FIGURE:
        raise Illegal("A figure must have five fields.")
    found = [field(at) for at in cells]
    for index in found:
        if found.count(index) > 1:
            raise Illegal("A figure must have five different fields.")
    mask = mask_of(cells)
    own, green = game.pieces()
    if mask & ~(own | green):
        raise Illegal("All five fields must hold your pieces or green ones.")
    if not has_two(mask & own):
        raise Illegal("At least two of the five pieces must be your own.")
    if game.found(action.get("card"), mask) is None:
        # One sentence for every card, to reveal nothing about hidden ones.
        raise Illegal("These fields do not complete a card.")


def _check_revenge(game, action: dict) -> None:
    if not game.revenge:
        raise Illegal("This game is played without Revenge.")


def _check_end(game, action: dict) -> None:
    if not game.extreme:
        raise Illegal("Only in Extreme may the players end the game.")
    if not game.may_end():
        raise Illegal("You can end the game only at the start of a turn.")


def _check_none(game, action: dict) -> None:
    if game.revenges():
        raise Illegal(_ASKED["revenge"][1])


def _check_open(game, action: dict) -> None:
    if action["type"] not in game.opened:
        raise Illegal("This revenge needs more points, or a 6.")


def _check_swap(game, action: dict) -> None:
    _check_open(game, action)
    start, target = field(action["from"]), field(action["to"])
    _check_piece(game, start)
    if (start, target) not in game.swaps():
        raise Illegal("Swap it with a piece next to it.")


def _check_replace(game, action: dict) -> None:
    _check_open(game, action)
    _check_piece(game, field(action["at"]))


def _check_wipe(game, action: dict) -> None:
    _check_open(game, action)
    if not game.count(OWN[1 - game.active_player]):
        raise Illegal("The other player has no piece on the board.")


def _check_piece(game, index: int) -> None:
    if game.board[index] != OWN[1 - game.active_player]:
        raise Illegal("Choose a piece of the other player.")


def _check_exchange(game, action: dict) -> None:
    _check_open(game, action)
    mine, theirs = action["mine"], action["theirs"]
    others = game.cards.hands[1 - game.active_player]
    # Checked before the own card, so that the refusal of the other reveals nothing about a hidden hand.
    if game.expert and not is_whole(theirs, 0, len(others) - 1):
        raise Illegal("The other player's card must be counted from 0.")
    if not _is_card(mine, game.cards.hands[game.active_player]):
        raise Illegal("Give a card of your own.")
    if not game.expert and not _is_card(theirs, others):
        raise Illegal("Take a card of the other player.")


_CHECKS = {
    "pick": _check_pick,
    "green": _check_free,
    "own": _check_free,
    "declare": _check_declare,
    "revenge": _check_revenge,
    "end": _check_end,
    "none": _check_none,
    "swap": _check_swap,
    "replace": _check_replace,
    "wipe": _check_wipe,
    "exchange": _check_exchange,
}


def legal(game) -> list:
    """Return every legal action of a ShapeCards, in the order stated there."""
    phase = game.phase
    if phase == "initiative":
        return [{"type": "roll"}]
    if phase == "draft":
        return [{"type": "pick", "card": card} for card in sorted(game.cards.deck)]
    if phase == "answer":
        return [{"type": "allow"}, {"type": "contest"}]
    if phase == "revenge":
        return _legal_revenge(game)
    if phase != "play":
        return []
    actions = []
    cells = [cell(index) for index in range(FIELDS)]
    for index in range(FIELDS):
        if game.is_free(index):
            actions.append({"type": "green", "at": cells[index]})
            actions.append({"type": "own", "at": cells[index]})
    _list_declarations(game, actions, cells)
    actions.append({"type": "clear"})
    if game.revenge:
        actions.append({"type": "revenge"})
    if game.may_end():
        actions.append({"type": "end"})
    return actions


def _list_declarations(game, actions: list, cells: list) -> None:
    seen = []
    for card, mask in game.declarations():
        if game.expert and mask in seen:
            continue
        seen.append(mask)
        actions.append({"type": "declare", "cells": [cells[at] for at in indexes(mask)]})
        if not game.expert:
            actions[-1]["card"] = card


def _legal_revenge(game) -> list:
    opened = game.revenges()
    if not opened:
        return [{"type": "none"}]
    actions = []
    if "swap" in opened:
        actions += [{"type": "swap", "from": cell(start), "to": cell(end)} for start, end in game.swaps()]
    if "replace" in opened:
        actions += [{"type": "replace", "at": cell(at)} for at in game.where(OWN[1 - game.active_player])]
    if "wipe" in opened:
        actions.append({"type": "wipe"})
    if "exchange" in opened:
        others = game.cards.hands[1 - game.active_player]
        theirs = range(len(others)) if game.expert else others
        for mine in game.cards.hands[game.active_player]:
            actions += [{"type": "exchange", "mine": mine, "theirs": card} for card in theirs]
    return actions
