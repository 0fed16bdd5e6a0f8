"""Tables for tests: games of Penk! with a fixed seed, random games of any kind, what is refused, and records made by
hand."""

import pytest

from shared_rules.game import Refused
from shared_rules.table.dice_stream import DiceStream
from shared_rules.table.table import Table, record
from shared_rules.text.canonical_json import write

SEED = "00112233445566778899aabbccddeeff"
ROLL = {"type": "roll"}
NAMES = ["Ann", "Ben", "Cy", "Dora", "Eve", "Finn"]


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


def refused(table, action):
    """The sentence with which an action is refused; the game must be as before."""
    before = table.count, table.in_force, write(table.state())
    with pytest.raises(Refused) as refusal:
        table.do(action)
    assert refusal.value.code == "illegal", action
    assert refusal.value.message.endswith(".")
    assert (table.count, table.in_force, write(table.state())) == before
    return refusal.value.message


def why(call, *arguments, **more):
    """As `refused`, for a method that does one action at its `table`."""
    table = call.__self__.table
    before = table.save()
    with pytest.raises(Refused) as refusal:
        call(*arguments, **more)
    assert refusal.value.code == "illegal"
    assert table.save() == before
    return refusal.value.message


def bad_option(game, players=2, **options):
    """The sentence with which options, or a number of players, are refused."""
    with pytest.raises(Refused) as refusal:
        Table().new(game, [f"P{number}" for number in range(players)], options, seed="0" * 32)
    assert refusal.value.code == "bad_option"
    return refusal.value.message


def begun(game, chance, players, options):
    """A game with dice, seed and first player by chance."""
    table = Table()
    first, dice = chance.choice([None, *range(players)]), chance.choice(["device", "table"])
    table.new(game, NAMES[:players], options, first, dice, f"{chance.getrandbits(128):032x}")
    return table


def agree(table, slow, *seat):
    """The state, as a seat sees it where one is given, is as the slow model has it."""
    state, wanted = table.state(*seat), slow.state(*seat)
    assert {key: state[key] for key in wanted} == wanted


def types(events):
    """The types of some events, in order."""
    return [event["type"] for event in events]


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
