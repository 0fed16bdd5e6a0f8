"""A game that somebody shared: its record made whole again. Runs on MicroPython for WebAssembly too."""

import json

from firmware import fairness
from shared_rules import registry
from shared_rules.game import Refused, team_rows
from shared_rules.table.table import Table


class Forged(ValueError):
    """The record was not made by a handheld; the text says where it begins to be wrong."""


def restored(text: str) -> Table:
    """The table of a record in the form of firmware.sharing.links.record_of: what follows from the seed may be missing.
    Raises Forged when it does not load to its end, so that a die that somebody changed is named.
    """
    table = Table()
    try:
        values = _values(text)
        _begin(table, values[0])
    except (ValueError, KeyError, IndexError, TypeError, Refused):
        raise Forged("This is not the record of a game.") from None
    if _is_beside(values[-1]):
        values.pop()
    for number, value in enumerate(values[1:]):
        try:
            _take(table, value)
        except (Refused, TypeError, AttributeError):
            raise Forged("Line %d of the record is against the rules." % (number + 2)) from None
    for number, line in enumerate(table.record_lines()):
        said, is_so = values[number], json.loads(line[9:])
        if isinstance(said, dict):
            for key in said:
                if said[key] != is_so[key]:
                    raise Forged("Line %d of the record does not follow from its seed: %s." % (number + 1, key))
    if not table.over:
        raise Forged("This game is not over.")
    return table


def beside(text: str) -> dict:
    """What is told of the fairness of such a record, as a side file has it."""
    last = _values(text)[-1]
    return fairness.part_of(last) if _is_beside(last) else {}


def _values(text):
    lines = text.split("\n")
    if lines and not lines[-1]:
        lines.pop()
    return [json.loads(line) for line in lines]


def _is_beside(value):
    return isinstance(value, dict) and ("seed_from" in value or "seen" in value)


def _begin(table, setup):
    rules = registry.find(setup["game"])
    if rules is None or setup["version"] != rules.VERSION:
        raise ValueError
    first = None if setup["drawn"] else setup["first"]
    table.new(setup["game"], setup["players"], setup["options"], first, setup["dice"], setup["seed"])


def _take(table, value):
    if value == "undo":
        table.undo(True)
    elif value == "redo":
        table.redo()
    elif value == "audit":
        table.audit()
    else:
        rolls = table.dice_from == "device"
        table.do({key: value[key] for key in value if not (rolls and key == "dice")})


def _told_player(table, seats, points):
    # A team is told as one player of several names.
    names = [table.players[seat] for seat in seats]
    won = seats[0] in table.game.winners
    return {"name": " and ".join(names), "names": names, "score": points, "seats": seats, "winner": won}


def described(table: Table, side: dict) -> str:
    """What a page tells of a game that is over, as JSON. side: as `beside` gives it."""
    game = table.game
    return json.dumps(
        {
            "game": game.ID,
            "players": [_told_player(table, seats, points) for seats, points in team_rows(game.teams(), game.scores())],
            "first": table.setup.first,
            "dice": table.dice_from,
            "fingerprint": table.commitment,
            "fairness": fairness.sentences(side),
            "record": table.save(),
        }
    )
