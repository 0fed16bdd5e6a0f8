"""Tables for tests: started, moved on and finished games of Penk! with a fixed seed, and records made by hand."""

import pytest

from shared_rules.game import Refused
from shared_rules.table.dice_stream import DiceStream
from shared_rules.table.table import Table, record

SEED = "00112233445566778899aabbccddeeff"
ROLL = {"type": "roll"}


def started(dice="device", **more):
    table = Table()
    table.new("penk", ["Ann", "Ben"], first=0, dice=dice, seed=SEED, **more)
    return table


def next_move(table):
    """Rolls, marks the first that is listed, or eliminates."""
    return table.do(next(action for action in table.legal() if action["type"] != "reroll"))


def finished():
    table = started()
    while not table.over:
        next_move(table)
    return table


def code_of(call, *arguments):
    with pytest.raises(Refused) as refusal:
        call(*arguments)
    return refusal.value.code


def dice_after_start(count, drawn=0):
    stream = DiceStream(SEED)
    stream.roll([6] * drawn)
    return stream.roll([6] * count)


def resealed(*values):
    """A save text of these values."""
    crc = 0
    lines = []
    for value in values:
        line, crc = record.add_crc(value, crc)
        lines.append(line + "\n")
    return "".join(lines)


def values_of(table):
    return [value for value, _ in record.good_values(table.save())]


def parts(count):
    """The numbers of a test's parts; all but the first are thorough."""
    return [0, *[pytest.param(part, marks=pytest.mark.thorough) for part in range(1, count)]]
