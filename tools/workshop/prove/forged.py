"""Files with right checksums that hold anything: the handheld starts and goes on, and every game can be deleted."""

import binascii
import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from shared_rules import registry
from shared_rules.puzzle_sheet import samples as sheet_samples
from shared_rules.shape_cards import samples as deck_samples
from shared_rules.text import canonical_json
from tools.workshop.presses.desk import Desk
from tools.workshop.prove.changed_files import ChangedFiles
from tools.workshop.prove.random_presses import LIKELY
from tools.workshop.prove.table_top import TableTop
from tools.workshop.prove.trial import Found

NAME = "forged files"
SHARE = 50
STARTS = 40
"""Starts with the files of one handheld."""
PRESSES = 16
BOARDS = ("waveshare_pico_lcd_1_3", "pimoroni_pico_display")
FRACTION = "a number with a fraction"
"""Written as 1.5, which the firmware reads as a kind of its own."""
OTHERS: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 3, 7, 99, 1 << 31, 1 << 40, FRACTION),
    *("", "x", "\t\n", "1", "Ann", "screens.home.Home", "\u00e9" * 300),
    *([], {}, [[]], [0], [1, 2], [None, True], ["x"], {"x": 1}, {"": []}, [[[[[[[[]]]]]]]]),
)
"""What stands in the place of a value."""


def prepared(folder: str, chance: random.Random) -> str:
    """A folder with a game that runs, one that was left, one that is over, a score pad, sheets and all that is
    remembered; gives the board.
    """
    board = chance.choice(BOARDS)
    games = [line[0] for line in registry.GAMES]
    top = TableTop(board, folder, chance.getrandbits(32))
    for moves in (200, chance.choice((2, 10)), chance.choice((0, 10, 200))):
        top.game(chance.choice(games), chance.getrandbits(32), moves)
        for _ in range(6):
            top.press(chance.choice(LIKELY))
    top.app.game.leave()
    top.app.remember("names", [["Ann", 0], ["Ben", 1], ["Cy", 3]])
    top.app.remember("people", {"names": ["Ann", "Ben", "Cy"], "colours": [0, 1, 3], "seats": 2})
    top.app.remember("free_dice", [6, [1, 2, 3], 1, 3])
    pad: dict = {"colours": [0, 1], "names": ["Ann", "Ben"], "number": 1}
    top.app.storage.write_log("pad.log", [pad, [0, 0, 7], [0, 1, 9], "undo"])
    profile = {"counters": ["Lives"], "limit": 5, "lowest": True, "name": "Rummy", "start": 0, "step": 5, "target": 100}
    top.app.storage.write_log("profiles.log", [profile, {**profile, "name": "Golf"}])
    pad = {**pad, "rounds": [[7, 9], [1, None]]}
    extra = [[1, None], *[[None, None]] * 2, [None, 1], [None, None]]
    top.app.storage.write_log("pads.log", [pad, {**pad, **profile, "extra": extra}])
    dice_set = {"dice": [[2, 6], [1, 0]], "faces": ["+", "-", ""], "name": "Own", "of": 1, "total": 3}
    top.app.storage.write_log("dice_sets.log", [dice_set, dice_set])
    top.app.remember("who_starts", [["Ann", "Ben"], 0])
    top.app.remember("bag", [20, [7, 9]])
    first = {
        "kind": 12,
        "own": [["Fox", 2], ["Owl", 1]],
        "players": ["Ann", "Ben"],
        "seed": "0f" * 16,
        "seed_from": None,
    }
    top.app.storage.write_log("cards.log", [first, ["draw", -1], ["draw", 1], ["back", 1], ["away", 0]])
    top.app.remember("cards", [["Ann", "Ben"], 12])
    top.app.remember("own_cards", first["own"])
    top.app.remember("taught", {"": [3], "yacht": -1})
    list(_outcomes(top))
    for kind, samples in (("sheets", sheet_samples), ("decks", deck_samples)):
        path = Path(folder, kind, "Own.json")
        path.parent.mkdir()
        value = samples.value(samples.NAMES[0])
        path.write_text(canonical_json.write(value))
    top.app.stack.home()
    top.settle()
    if chance.randrange(2):
        top.app.game.resume(top.app.storage.games()[0])
        top.settle()
    for _ in range(chance.choice((0, 3, 30))):
        top.press(chance.choice(LIKELY[:8]))
    return board


def _outcomes(top):
    from firmware.storage import outcomes

    return outcomes.outcomes(top.app.storage)


def _checked(name, content):
    """Whether a file has lines of a checksum and JSON."""
    return content[8:9] == b" " and name.endswith((".log", ".side", "memory.txt")) and name != "outcomes.log"


def _written(value):
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return text.replace(f'"{FRACTION}"', "1.5").encode()


def _lines(values, before):
    """The lines of these values; before: a checksum goes on from the one before, as in a record, or else is None."""
    lines = []
    for value in values:
        text = value if isinstance(value, bytes) else _written(value)
        crc = binascii.crc32(text, before or 0)
        before = None if before is None else crc
        lines.append(b"%08x %s\n" % (crc, text))
    return b"".join(lines)


def _places(value: Any, way: tuple = ()) -> Iterator[tuple]:
    """The ways to all values inside a value, itself first."""
    yield way
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in inside:
        yield from _places(inner, (*way, key))


def forged_value(value: Any, chance: random.Random) -> Any:
    """The value with another one at a place inside, or without it, or with it twice."""
    deepest = chance.choice((1, 2, 100))  # there are many places deep inside
    *way, last = (None, *chance.choice([way for way in _places(value) if len(way) <= deepest]))
    if last is None:
        return chance.choice(OTHERS)
    around = value
    for key in way[1:]:
        around = around[key]
    kind = chance.randrange(6)
    if kind == 0:
        del around[last]
    elif kind == 1 and isinstance(around, list):
        around.insert(last, around[last])
    else:
        around[last] = chance.choice(OTHERS)
    return value


def _forge(folder, name, chance):
    path = Path(folder, name)
    content = path.read_bytes()
    if name == "outcomes.log":
        lines = [line[9:].split(b"\t") for line in content.splitlines()]
        line = chance.choice(lines)
        line[chance.randrange(len(line))] = chance.choice(
            (b"", b"x", b"-1", b'"', b"?", b'"\\ud800"', b"1.5", b"9" * 30)
        )
        path.write_bytes(_lines([b"\t".join(line) for line in lines], None))
    elif name == "settings.txt":
        path.write_text(f"{chance.choice(('brightness', 'motion', 'x', ''))}={chance.choice(OTHERS)}\n")
    elif not _checked(name, content):
        path.write_bytes(_written(forged_value(json.loads(content), chance)))
    elif name == "tail.log":
        header, _end, rest = content.partition(b"\n")
        path.write_bytes(_lines([forged_value(json.loads(header[9:]), chance)], None) + rest)
    else:
        values = [json.loads(line[9:]) for line in content.decode("utf-8", "replace").splitlines()]
        # The last line of the place is the one that counts.
        at = len(values) - 1 if name == "place.log" else chance.choice((0, chance.randrange(len(values))))
        values[at] = forged_value(values[at], chance)
        path.write_bytes(_lines(values, 0 if name.startswith("games/") and name.endswith(".log") else None))


def _names(folder):
    names = [path.relative_to(folder).as_posix() for path in Path(folder).rglob("*") if path.is_file()]
    return sorted(name for name in names if Path(folder, name).stat().st_size and not name.startswith("crash"))


class _Desk(Desk):
    """Screens whose states were forged may break: they are set aside."""

    def crash(self) -> str:
        reports = re.split(r"(?m)^(?=[0-9]+ in )", super().crash())
        return "".join(report for report in reports if report and " in restored " not in report.splitlines()[0])


class _TableTop(TableTop):
    desk_kind = _Desk


def _open_row(top, name, row):
    """Press ok on a row of a menu and look around there; False when it has no such row."""
    top.app.stack.show([["screens.home.Home", None], [name, None]])
    top.settle()
    while top.app.stack[-1][0] == "screens.choice.Message":
        top.press("ok")
    if row >= len(top.app.stack.screen.list.labels):
        return False
    for key in ("down",) * row + ("ok", "wait", "ok", "wait", "ok", "back"):
        top.press(key)
    return True


def _wrong(folder, board, lines):
    for line in lines:
        name, seed = line.split()
        _forge(folder, name, random.Random(int(seed)))
    chance = random.Random(lines[0] if lines else "")
    top = _TableTop(board, folder, 0)
    for _ in range(PRESSES):
        top.press(chance.choice(LIKELY))
    for number in top.app.storage.games():
        top.app.stack.show([["screens.home.Home", None], ["screens.history.Game", [number]]])
        top.settle()
    for name in ("screens.home.Home", "screens.history.History"):
        row = 0
        while _open_row(top, name, row):
            row += 1
    top.app.stack.home()
    top.settle()
    if top.app.stack[0][0] != "screens.home.Home" or top.app.recovery.plain:
        return "home does not open"
    top.again()
    while "screens.choice.Message" in [name for name, _state in top.app.stack]:
        top.press("ok")
    for number in top.app.storage.games():
        top.app.stack.show(
            [["screens.home.Home", None], ["screens.history.History", None], ["screens.history.Game", [number]]]
        )
        top.settle()
        top.app.stack.screen.on_result("", 1)
        top.settle()
    if top.app.storage.games():
        return "a game cannot be deleted"
    return ""


def run(chance: random.Random, until: Callable[[], bool], only: str = "") -> Found:
    """Forge files until `until()`; a case is one start. only: what the names of the files begin with."""

    def names(folder):
        return [name for name in _names(folder) if name.startswith(only)]

    return ChangedFiles(prepared, names, _wrong, (1, 1, 1, 2), "files forged", STARTS).run(chance, until)
