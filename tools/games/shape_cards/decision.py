"""What a sensible player of Shape Cards does."""

from shared_rules.shape_cards.fields import EMPTY, FIELDS, FIRST_FIELD, cell, cells_of, has_two, indexes
from shared_rules.shape_cards.rules import REVENGES, ShapeCards

OPENING = 0
"""Dice make the games differ: the draft must not be random."""


def decide(game: ShapeCards) -> dict:
    """Return the action without `dice`: build the own figure that lacks least, contest every piece, declare at once."""
    if game.phase == "draft":
        return {"type": "pick", "card": best_pick(game)}
    if game.phase == "answer":
        return {"type": "contest"}
    if game.phase != "play":
        return game.legal()[0]
    found = game.declarations()
    if found:
        card, mask = found[0]
        action = {"type": "declare", "cells": cells_of(mask)}
        return action if game.expert else {**action, "card": card}
    if wants_revenge(game):
        return {"type": "revenge"}
    missing, mine = (plans(game) or [(0, 0)])[0]
    if not missing:
        return {"type": "clear"}
    return {"type": "green" if has_two(mine) else "own", "at": cell(indexes(missing)[0])}


def best_pick(game: ShapeCards) -> int:
    """Return the figure with most places for oneself, or fewest for the other."""
    sign = 1 if game.picks_for() == game.to_move else -1
    return max(game.cards.deck, key=lambda card: (sign * len(game.placements(card)), -card))


def wants_revenge(game: ShapeCards) -> bool:
    """Return True if the points allow any revenge."""
    return game.revenge and game.counters[game.active_player] >= min(points for _kind, points in REVENGES)


def plans(game: ShapeCards) -> list:
    """Return masks (missing fields, own pieces) of placements that can be completed, those that lack least first."""
    own, green = game.pieces()
    taken = sum(FIRST_FIELD >> at for at in range(FIELDS) if game.board[at] != EMPTY or at == game.barred)
    found = [
        (mask & ~(own | green), mask & own)
        for card in game.cards.hands[game.active_player]
        for mask in game.placements(card)
        if not mask & taken & ~(own | green) and has_two(mask & ~green)
    ]
    found.sort(key=lambda plan: (len(indexes(plan[0])), -len(indexes(plan[1]))))
    return found
