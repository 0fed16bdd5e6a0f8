"""Restoring the record of a shared game. Runs on MicroPython for WebAssembly too."""

import json

from firmware import fairness
from shared_rules import registry
from shared_rules.game import Refused, team_rows
from shared_rules.table.dice_stream import is_seed
from shared_rules.table.record_reader import Reader
from shared_rules.table.table import Table
from shared_rules.text import canonical_json, json_reader

_KEYS = ["dice", "drawn", "first", "game", "options", "players", "seed", "version"]
_NO_RECORD = "This is not the record of a game."
_AGAINST_RULES = "Line {0} of the record is against the rules."


class Forged(ValueError):
    """The record was not made by a handheld. args: where the first fault is, a text for the page to translate and its
    values, {0} and so on.
    """

    def __str__(self):
        return self.args[0].format(*self.args[1:])


class _Reader(Reader):
    """Reads a record that may lack the device's dice, which it rolls again."""

    def take_action(self, action: dict) -> None:
        if self.table.dice_from == "device":
            action = {key: action[key] for key in action if key != "dice"}
        self.table.do(action)


def restored(text: str) -> Table:
    """Return the table of a record from firmware.sharing.links.record_of, which may lack what follows from the seed.

    Raises Forged if it does not load to its end, so that a changed die is named.
    """
    table = Table()
    setup, values, _beside = _parts(text)
    _begin(table, setup)
    reader = _Reader(table)
    for number, value in enumerate(values):
        try:
            reader.take(value)
        except Refused:
            raise Forged(_AGAINST_RULES, number + 2) from None
    reader.play_on()
    said = [setup] + values
    for number, line in enumerate(table.record_lines()):
        _compare(number + 1, said[number], json_reader.read(line[9:]))
    if not table.over:
        raise Forged("This game is not over.")
    return table


def beside(text: str) -> dict:
    """Return a record's fairness facts, in the form of a side file. Raises Forged."""
    return _parts(text)[2]


def _parts(text):
    """Return (setup, actions and other lines, fairness facts)."""
    lines = text.split("\n")
    if not lines[-1]:
        lines.pop()
    try:
        values = [json_reader.read(line) for line in lines]
    except ValueError:
        raise Forged(_NO_RECORD) from None
    last = values[-1] if values else None
    side = {}
    if isinstance(last, dict) and ("seed_from" in last or "seen" in last):
        side = last
        values.pop()
    if not values or not isinstance(values[0], dict) or not _same(side, fairness.part_of(side)):
        raise Forged(_NO_RECORD)
    return values[0], values[1:], side


def _same(one, other):
    # Python considers 1, 1.0 and true equal, but records do not.
    try:
        return canonical_json.write(one) == canonical_json.write(other)
    except TypeError:
        return False


def _compare(number, said, is_so):
    if not isinstance(said, dict):
        return
    for key in sorted(said):
        if key not in is_so:
            raise Forged(_AGAINST_RULES, number)
        if not _same(said[key], is_so[key]):
            raise Forged("Line {0} of the record does not follow from its seed: {1}.", number, key)


def _begin(table, setup):
    if sorted([key for key in setup if key != "deal"]) != _KEYS:
        raise Forged(_NO_RECORD)
    rules = registry.find(setup["game"])
    if rules is not None and not _same(setup["version"], rules.VERSION):
        raise Forged("This game was played by another version of its rules.")
    first = None if setup["drawn"] is True else setup["first"]
    seed = setup["seed"] if is_seed(setup["seed"]) else ""
    try:
        table.new(setup["game"], setup["players"], setup["options"], first, setup["dice"], seed)
    except Refused:
        raise Forged(_NO_RECORD) from None


def _player(table, seats, points):
    # A team is described as one player with several names.
    names = [table.players[seat] for seat in seats]
    won = seats[0] in table.game.winners
    return {"names": names, "score": points, "seats": seats, "winner": won}


def described(table: Table, side: dict) -> str:
    """Describe a finished game for a page, as JSON. side: from `beside`."""
    game = table.game
    return json.dumps(
        {
            "game": game.ID,
            "players": [_player(table, seats, points) for seats, points in team_rows(game.teams(), game.scores())],
            "first": table.setup.first,
            "drawn": table.setup.drawn,
            "dice": table.dice_from,
            "fingerprint": table.commitment,
            "fairness": fairness.sentences(side),
            "record": table.save(),
        }
    )
