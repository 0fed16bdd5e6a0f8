"""A simulated handheld without pictures, on which trials press keys; its power may fail inside a write."""

import os
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from firmware import series
from firmware.keys import NAMES
from firmware.loading import screens_of
from firmware.storage import files, journal, outcomes
from firmware.storage.storage import Storage
from firmware.turn_clock import LIMITS
from shared_rules.rival import LEVELS
from tools.games import random_play
from tools.workshop.presses.desk import STEP_MS, Desk

SETTINGS = "settings.txt"
WAIT = "wait"
BEGIN = "begin"
WAITING_MS = 1000
CLOCK = "pads.clock.Clock"
TO_THE_END = 1000
"""Moves that finish any game; the last one is undone again."""
CHECKED = ("memory.txt", "pad.log", "pads.log", "profiles.log")
"""Files of lines with a CRC, beside those of the games."""


class PowerCut(BaseException):
    """The power failed. No `except Exception` of the firmware may catch it."""


@contextmanager
def failing(writes: int, kept: float) -> Iterator[None]:
    """Let the power fail after so many writes, renames or removals; kept: the share of the next write that is done."""
    left = writes

    def falls():
        nonlocal left
        left -= 1
        return left < 0

    with _power(falls, kept):
        yield


@contextmanager
def watching(see: Callable[[], None]) -> Iterator[None]:
    """Call `see` before each write, rename or removal."""
    with _power(see):
        yield


class _Power:
    """The power of a board, which fails if `falls()`; kept: see failing()."""

    def __init__(self, falls: Callable[[], bool | None], kept: float):
        self.falls = falls
        self.kept = kept

    def open(self, path, mode):
        """Open as the built-in function does."""
        return _File(open(path, mode), self)


class _File:
    """What the firmware needs of an open file."""

    def __init__(self, file, power):
        self._file = file
        self._power = power

    def __enter__(self):
        return self

    def __exit__(self, *_error):
        self._file.close()

    def __getattr__(self, name):
        return getattr(self._file, name)

    def __iter__(self):
        return iter(self._file)

    def write(self, content):
        """Write all, or only the first bytes."""
        if self._power.falls():
            self._file.write(content[: int(len(content) * self._power.kept)])
            raise PowerCut
        return self._file.write(content)


class _Os:
    """The module `os`, of which two functions need power."""

    def __init__(self, power):
        self._power = power

    def __getattr__(self, name):
        if name in ("replace", "remove") and self._power.falls():
            raise PowerCut
        return getattr(os, name)


@contextmanager
def _power(falls: Callable[[], bool | None], kept: float = 0) -> Iterator[None]:
    power = _Power(falls, kept)
    writing = (files, journal, outcomes)
    for module in writing:
        module.__dict__["open"] = power.open
        module.__dict__["os"] = _Os(power)
    try:
        yield
    finally:
        for module in writing:
            del module.__dict__["open"]
            module.__dict__["os"] = os


def first_lines(chance: random.Random, board: str, games: list[str]) -> list[str]:
    """Return the first lines of a script: a board, and a game that is some moves old."""
    seeds = chance.getrandbits(32), chance.getrandbits(32)
    moves = (0, 3, 20, 100, TO_THE_END)
    return [f"board {board} {seeds[0]}", f"game {chance.choice(games)} {seeds[1]} {chance.choice(moves)}"]


def is_script(lines: list[str]) -> bool:
    """Return True if a script has its first lines."""
    return [line.split()[0] for line in lines[:2]] == ["board", "game"]


class TableTop:
    """board: name of a board; folder: what is in flash; seed: fixes the dice. late: set if a picture was shown before
    what it shows was recorded; desk_kind: the Desk to use.
    """

    desk_kind: type[Desk] = Desk

    def __init__(self, board: str, folder: str, seed: int):
        self.board, self.folder, self.seed = board, folder, seed
        self.late = ""
        self.again()

    def again(self) -> None:
        """Switch off and on."""
        self.desk = self.desk_kind(self.board, self.folder)
        hardware: Any = self.desk.hardware
        hardware.entropy = random.Random(self.seed).randbytes
        self._recorded = None
        finish = self.app.frame.canvas.finish

        def checked_finish(part=False):
            if not part:  # else only a key is acknowledged
                self._check_recorded()
            finish(part)

        self.app.frame.canvas.finish = checked_finish
        self.settle()

    def after_power(self) -> str:
        """Return what another power cycle changes, or ""."""
        shown, table = self.stack(), self.app.game.table
        record = table.save() if table is not None else None
        self.again()
        table = self.app.game.table
        if (table.save() if table is not None else None) != record:
            return "after power off and on another game is open, or another part of it"
        return "" if self.stack() == shown else f"after power off and on {self.stack()} is shown instead of {shown}"

    def picture(self) -> bytes:
        """Return what the panel shows, drawn anew."""
        brush = self.desk.hardware.brush
        brush.dry = False
        self.app.frame.invalidate_all()
        self.desk.step(0)
        brush.dry = True
        return self.desk.pixels()

    def _check_recorded(self):
        """Check that what is shown is in flash."""
        game = self.app.game
        if game.table is None or game.read_only or (game.record.number, game.table.count) == self._recorded:
            return
        self._recorded = (game.record.number, game.table.count)
        if game.record.number is None or self.app.storage.record(game.record.number)[0] != game.table.save():
            self.late = self.late or "a picture was shown before what it shows was recorded"

    @property
    def app(self) -> Any:
        """Return the running firmware."""
        return self.desk.app

    def settle(self) -> None:
        """Wait until the screens are at rest."""
        for _ in range(3):
            self.desk.settle()

    def press(self, key: str, see: Callable[[], None] = lambda: None) -> None:
        """Press a key of the board, WAIT, or BEGIN another game. see: called at each turn of the loop."""
        if key == BEGIN:
            self.app.game.new("penk", ["Ann", "Ben"], [0, 1])
        elif key != WAIT:
            self.desk.hardware.keys.events.append(NAMES.index(key))
        for _ in range(8):
            self.desk.step(WAITING_MS if key == WAIT else STEP_MS)
            see()
        self.desk.settle()
        see()

    def game(self, game_id: str, seed: int, moves: int) -> None:
        """Begin a random game that is `moves` moves old, with rivals in half of those that the handheld can play, as a
        series in half of those of several players; half of the results are unveiled, half of all have large text.
        """
        chance = random.Random(seed)
        table = random_play.begin(game_id, chance)
        for _ in random_play.played(table, chance, moves):
            pass
        if moves == TO_THE_END:
            table.undo(True)
        record = table.save()
        table = self.app.game.new_table()
        table.load(record)
        levels: tuple | list = ()
        if screens_of(game_id).no_rival(table.options) == "" and chance.randrange(2):
            levels = [chance.choice(("", *LEVELS)) for _ in table.players]
        clock, seats = chance.choice(LIMITS), len(table.players)
        side = {"colours": list(range(seats)), "rivals": levels, "clock": clock}
        if seats > 1 and chance.randrange(2):
            side["series"] = series.begun(chance.randrange(6), seats)
        self.app.set("unveil", chance.randrange(2) == 1)
        self.app.set("large_text", chance.randrange(2) == 1)
        self.app.game.begin(table, None, side)
        self.settle()

    def pad(self, seed: int, changes: int) -> None:
        """Open a score pad with random settings, kept as a profile, and up to `changes` numbers, players who leave and
        players who join.
        """
        from firmware.pads import bookkeeping, pad_settings

        chance = random.Random(seed)
        settings = pad_settings.of({"name": "Pad", "counters": ["Lives", "Gold"][: chance.randrange(3)]})
        for key in ("lowest", "target", "start", "limit", "step"):
            settings[key] = chance.choice(pad_settings.VALUES[key]) if chance.randrange(2) else settings[key]
        pad_settings.keep(self.app, settings)
        bookkeeping.begin(self.app, bookkeeping.Pad(["Ann", "Ben", "Cy"], [0, 1, 2], settings, 1))
        pad = self.app.pad
        for at in range(changes):
            seat, joins = chance.randrange(len(pad.names)), [f"P{at}", 3, pad.begun()]
            place = pad.next()
            kinds: list = [["undo"] if pad.last() else [], [[bookkeeping.LEFT, seat, chance.randrange(2)]]]
            kinds += [[joins] if len(pad.names) < bookkeeping.MOST else [], [[bookkeeping.ROUNDS, seat, at]]]
            kinds += [[[*place, chance.randint(-20, 20)]] if place else []] * 12
            for change in chance.choice(kinds):
                bookkeeping.change(self.app, change)
        self.app.stack.show([["screens.home.Home", None], ["pads.score_pad.Pad", None]])
        self.settle()

    def open(self, name: str) -> None:
        """Leave the game, as who holds back does, and open a screen above home."""
        self.app.game.leave()
        self.app.stack.push(name)
        self.settle()

    def stack(self) -> list:
        """Return the open screens with their states, but for messages and for the milliseconds of a clock."""
        entries = [list(entry) for entry in self.app.stack.cover() if entry[0] != "screens.choice.Message"]
        return [[name, state[:5] + state[6:] if name == CLOCK else state] for name, state in entries]

    def screens(self) -> list[str]:
        """Return their names."""
        return [name for name, _state in self.stack()]

    def records(self) -> dict[int, str]:
        """Return the record of each game in flash."""
        return {number: self.app.storage.record(number)[0] for number in self.app.storage.games()}

    def kept(self) -> dict:
        """Return what no power cut may change: the open screens, unless rivals play, and all small files in flash."""
        screens = [] if self.app.game.rivals else self.screens()
        return {"screens": screens, **small_files(self.folder)}


def small_files(folder: str) -> dict:
    """Return the values of all files in flash that are no records, by their names."""
    flash = Storage(folder)
    names = [*CHECKED, *[f"games/{number:04}.side" for number in flash.games()]]
    return {name: flash.read_log(name)[0] for name in names} | {SETTINGS: [flash.read_text(SETTINGS)[0]]}
