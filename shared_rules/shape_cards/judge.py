"""What is allowed in Shape Cards, and why the rest is not. Needed while an action is judged only.

There are as many pieces of each colour as fields, so no pile is empty while a field, or a piece to replace, is left.
"""

from shared_rules.game import Illegal, check_keys, is_whole
from shared_rules.shape_cards.fields import (
    CARDS,
    EMPTY,
    FIGURE,
    NOWHERE,
    OWN,
    cell,
    field,
    has_two,
    indexes,
    mask_of,
    neighbours,
)

BOTH = (6, 6)
ONE = (6,)

# What can be done in each phase, and the sentence for everything else.
_ASKED = {
    "initiative": (("roll",), "Roll the dice: the higher one begins."),
    "draft": (("pick",), "Pick one of the cards that nobody has."),
    "play": (
        ("green", "own", "declare", "clear", "revenge", "end"),
        "Place a green piece or your own, declare a card, or take your pieces off.",
    ),
    "answer": (("allow", "contest"), "Allow the piece, or contest it."),
    "revenge": (("swap", "replace", "wipe", "exchange", "none"), "The revenge comes first: choose what it does."),
}


def check(game, action: dict) -> tuple:
    """As Game.check, of a ShapeCards."""
    kind = action.get("type")
    kinds, sentence = _ASKED[game.phase]
    if not isinstance(kind, str) or kind not in kinds:
        raise Illegal(sentence)
    if kind == "roll" or kind == "contest":
        check_keys(action)
        return BOTH
    if kind == "revenge":
        check_keys(action)
        if not game.revenge:
            raise Illegal("Revenge is a variant that is not played here.")
        return ONE
    if kind == "pick":
        check_keys(action, "card")
        if not is_whole(action["card"], 0, CARDS - 1) or action["card"] not in game.deck:
            raise Illegal(sentence)
    elif kind == "green" or kind == "own":
        check_keys(action, "at")
        _check_free(game, field(action["at"]))
    elif kind == "declare":
        _check_declare(game, action)
    elif kind == "end":
        check_keys(action)
        if not game.extreme:
            raise Illegal("Only in extreme the players may end the game.")
        if game.barred != NOWHERE:
            raise Illegal("The game can be ended with the first action of a turn only.")
    elif game.phase == "revenge":
        _check_revenge(game, kind, action)
    else:
        check_keys(action)
    return ()


def _check_free(game, index: int) -> None:
    if index == game.barred:
        raise Illegal("That field is barred for this turn.")
    if game.board[index] != EMPTY:
        raise Illegal("That field is not empty.")


def _check_declare(game, action: dict) -> None:
    if game.expert:
        check_keys(action, "cells")
    else:
        check_keys(action, "card", "cells")
        card = action["card"]
        if not is_whole(card, 0, CARDS - 1) or not game.may_complete(card):
            raise Illegal(
                "Declare a card of the other player or your own." if game.thief else "Declare a card of your own."
            )
    cells = action["cells"]
    if not isinstance(cells, (list, tuple)) or len(cells) != FIGURE:
        raise Illegal("A figure has five fields.")
    indexes = [field(place) for place in cells]
    for index in indexes:
        if indexes.count(index) > 1:
            raise Illegal("A figure has five different fields.")
    mask = mask_of(cells)
    own, green = game.pieces()
    if mask & ~(own | green):
        raise Illegal("All five fields must hold your pieces or green ones.")
    if not has_two(mask & own):
        raise Illegal("At least two of the five pieces must be your own.")
    if game.found(action.get("card"), mask)[0] < 0:
        # One sentence for every card, so that nothing is told about hidden ones.
        raise Illegal("These fields do not complete such a card.")


def _check_revenge(game, kind: str, action: dict) -> None:
    seat = game.active_player
    if kind == "none":
        check_keys(action)
        if game.revenges() != ["none"]:
            raise Illegal("The revenge comes first: choose what it does.")
        return
    if kind == "swap":
        check_keys(action, "from", "to")
    elif kind == "replace":
        check_keys(action, "at")
    elif kind == "exchange":
        check_keys(action, "mine", "theirs")
    else:
        check_keys(action)
    if kind not in game.opened:
        raise Illegal("This revenge needs more points, or a 6.")
    theirs = OWN[1 - seat]
    if kind == "swap":
        start = field(action["from"])
        target = field(action["to"])
        if game.board[start] != theirs:
            raise Illegal("Choose a piece of the other player.")
        if target not in neighbours(start) or game.board[target] == EMPTY:
            raise Illegal("Swap it with a piece beside, above or below it.")
    elif kind == "replace":
        if game.board[field(action["at"])] != theirs:
            raise Illegal("Choose a piece of the other player.")
    elif kind == "wipe":
        if not game.count(theirs):
            raise Illegal("The other player has no piece on the board.")
    else:
        _check_exchange(game, action)


def _check_exchange(game, action: dict) -> None:
    hand = game.hands[game.active_player]
    others = game.hands[1 - game.active_player]
    if not is_whole(action["mine"], 0, CARDS - 1) or action["mine"] not in hand:
        raise Illegal("Give a card of your own.")
    theirs = action["theirs"]
    if game.expert:
        if not is_whole(theirs, 0, len(others) - 1):
            raise Illegal("The other player's cards are counted from 0.")
    elif not is_whole(theirs, 0, CARDS - 1) or theirs not in others:
        raise Illegal("Take a card of the other player.")


def legal(game) -> list:
    """Every legal action of a ShapeCards, in the order that it states."""
    phase = game.phase
    if phase == "initiative":
        return [{"type": "roll"}]
    if phase == "draft":
        return [{"type": "pick", "card": card} for card in sorted(game.deck)]
    if phase == "answer":
        return [{"type": "allow"}, {"type": "contest"}]
    if phase == "revenge":
        return _legal_revenge(game)
    if phase != "play":
        return []
    actions = []
    cells = [cell(index) for index in range(16)]
    for index in range(16):
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
        action = {"type": "declare", "cells": [cells[at] for at in indexes(mask)]}
        if game.expert:
            if mask in seen:
                continue
            seen.append(mask)
        else:
            action["card"] = card
        actions.append(action)


def _legal_revenge(game) -> list:
    opened = game.revenges()
    if opened == ["none"]:
        return [{"type": "none"}]
    theirs = OWN[1 - game.active_player]
    actions = []
    if "swap" in opened:
        actions += [{"type": "swap", "from": cell(start), "to": cell(end)} for start, end in game.swaps()]
    if "replace" in opened:
        actions += [{"type": "replace", "at": cell(at)} for at in game.where(theirs)]
    if "wipe" in opened:
        actions.append({"type": "wipe"})
    if "exchange" in opened:
        others = game.hands[1 - game.active_player]
        for mine in game.hands[game.active_player]:
            for other in range(len(others)) if game.expert else others:
                actions.append({"type": "exchange", "mine": mine, "theirs": other})
    return actions
