"""Damaged files: the handheld starts, says what came back, and keeps all lines before the damage."""

import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path

from firmware.storage.storage import Storage
from host_sim.boards import board_names
from shared_rules import registry
from tools.workshop.prove.changed_files import ChangedFiles
from tools.workshop.prove.damage import damaged
from tools.workshop.prove.random_presses import LIKELY
from tools.workshop.prove.table_top import SETTINGS, TableTop, small_files
from tools.workshop.prove.trial import Found

NAME = "files"
SHARE = 150
STARTS = 10
"""Starts with the files of one handheld."""
RECORD = "games/0001.log"
MESSAGE = "screens.choice.Message"


def _files(folder):
    return sorted(path.relative_to(folder).as_posix() for path in Path(folder).rglob("*") if path.is_file())


def prepared(folder: str, chance: random.Random) -> str:
    """A folder with a game in the middle, its tail and all other files; gives the name of the board."""
    board = chance.choice(board_names())
    games = [line[0] for line in registry.GAMES]
    top = TableTop(board, folder, chance.getrandbits(32))
    top.game(chance.choice(games), chance.getrandbits(32), chance.choice((2, 10, 40)))
    top.app.remember("names", [["Ann", 0], ["Ben", 1]])
    for _ in range(12):
        top.press(chance.choice(LIKELY[:8]))
    return board


def _good(folder, hurt):
    """The lines of the first game's record that must come back."""
    content = Storage(folder).record(1)[0].encode()
    safe = min(len(content), hurt.get(RECORD, len(content)))
    if "tail.log" in hurt:
        safe = min(safe, os.path.getsize(os.path.join(folder, RECORD)))
    lines = content[:safe].decode(errors="ignore")
    return lines[: lines.rfind("\n") + 1]


def _apply(folder, lines):
    """Damage the files; gives the first byte that may differ of each."""
    hurt = {}
    changed = {}
    for line in lines:
        name, seed = line.split()
        path = os.path.join(folder, name)
        with open(path, "rb") as file:
            at, content = damaged(file.read(), random.Random(int(seed)))
        hurt[name] = min(at, hurt.get(name, at))
        changed[name] = content
        with open(path, "wb") as file:
            file.write(content)
    return hurt


def _believed(folder, whole):
    """What is read from a line that its CRC should have kept from being read."""
    right, read = small_files(whole), small_files(folder)
    right["place.log"] = Storage(whole).read_log("place.log")[0]
    session = Storage(folder).read_session()
    read["place.log"] = [] if session is None else [session]
    del read[SETTINGS]
    for name, values in read.items():
        if any(value not in right.get(name, []) for value in values):
            return f"a damaged line of {name} is believed"
    return ""


def _wrong(folder, board, lines):
    text = Storage(folder).record(1)[0]
    before = folder + ".whole"
    shutil.copytree(folder, before)
    try:
        hurt = _apply(folder, lines)
        good = _good(before, hurt)
        believed = _believed(folder, before)
    finally:
        shutil.rmtree(before)
    if believed:
        return believed
    top = TableTop(board, folder, 0)
    messages = [state for name, state in top.app.stack if name == MESSAGE]
    if good and top.app.game.record.number != 1:
        if not top.app.game.resume(1):
            return f"the game of {len(good.splitlines())} good lines cannot be opened"
        top.settle()
        messages += [state for name, state in top.app.stack if name == MESSAGE]
    kept = Storage(folder).record(1)[0]
    if not kept.startswith(good):
        return f"{len(kept.splitlines())} lines came back of {len(good.splitlines())} good ones"
    if good and top.app.game.table is not None and top.app.game.table.lost and not messages:
        return f"lines were lost of {len(text.splitlines())}, and nobody is told"
    return ""


def run(chance: random.Random, until: Callable[[], bool]) -> Found:
    """Damage files until `until()`; a case is one start."""
    return ChangedFiles(prepared, _files, _wrong, (1, 1, 2, 3), "files damaged", STARTS).run(chance, until)
