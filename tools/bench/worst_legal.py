"""Positions with long lists of legal actions, found by playing at the desk: what asking for legal actions costs at worst."""

import random

from shared_rules.table.table import Table

_GAMES = 20
_STEPS = 200
_SEED = "00" * 16
# What makes most actions possible in each game, beside random play.
_SETUPS = {
    "puzzle_sheet": (["A", "B", "C", "D"], {}),
    "block_buster": (["A", "B"], {"variant": "two_colours"}),
    "shape_cards": (["A", "B"], {"variant": ["extreme", "revenge", "thief"]}),
}


def worst_record(game):
    """(record, remark): a game of this kind stopped where it has the most legal actions."""
    if game == "penk":
        return _worst_dice()
    names, options = _SETUPS[game]
    most, record = 0, ""
    for number in range(_GAMES):
        chance = random.Random(number)
        table = Table()
        table.new(game, names, options, 0, "device", _SEED)
        for _ in range(_STEPS):
            legal = list(table.legal())
            if len(legal) > most:
                most, record = len(legal), table.save()
            if not legal:
                break
            table.do(chance.choice(legal))
    return record, f"most of {_GAMES} random games"


def _worst_dice():
    most, record, worst = 0, "", []
    for dice in _rolls(6):
        table = Table()
        table.new("penk", ["A", "B"], None, 0, "table", _SEED)
        table.do({"type": "roll", "dice": dice})
        count = len(table.legal())
        if count > most:
            most, record, worst = count, table.save(), dice
    return record, "roll " + " ".join("!" if face == 6 else str(face) for face in worst)


def _rolls(count, lowest=1):
    if not count:
        return [[]]
    return [[face, *rest] for face in range(lowest, 7) for rest in _rolls(count - 1, face)]
