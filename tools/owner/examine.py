"""Look at a connected board: what it is, and what is wrong with it, as (key into findings.FINDINGS, details)."""

import importlib
from typing import NamedTuple

from firmware.storage.files import read_crc_line
from host_sim.boards import board_names, full_name
from host_sim.kept_files import summary
from shared_rules.game import Refused
from shared_rules.table.table import Table
from tools.device.board.board_link import BoardLink, CodeError, last_words
from tools.device.board.device_paths import DATA, TEST_SEED
from tools.owner.connected_board import Handheld, look
from tools.owner.saves import FINISHED_PADS, PAD, TAIL, Board, game_number, whole_record

_BLOCKS_ENOUGH = 16
_SHOWN = 6
_LOG_LINES = 24


class Examined(NamedTuple):
    """facts: lines that say what is there; found: (key, details) of everything that is wrong."""

    facts: list[str]
    found: list[tuple[str, list[str]]]


def examine(link: BoardLink, here: str, wanted: str | None = None) -> Examined:
    """Look at the board on an open BoardLink. here: the identity of this Tableside; wanted: the display that the board
    should have, or None. Only interrupts the program on it.
    """
    examined = Examined([], [])
    try:
        _look(link, here, wanted, *examined)
    except CodeError as error:
        examined.found.append(("failed", [last_words(error)]))
    return examined


def _look(link, here, wanted, facts, found):
    handheld = look(link)
    if not handheld.identity:
        found.append(("other_program", []))
        return
    same = handheld.identity == here
    facts.append(f"Program: Tableside {handheld.identity}, {'this version' if same else f'not {here}'}")
    if not same:
        found.append(("other_version", []))
    board = _board(handheld, wanted, facts, found)
    if handheld.has_files:
        _files(link, facts, found)
    else:
        found.append(("no_files", []))
    if board is not None:
        _keys(link, board, found)


def _board(handheld: Handheld, wanted, facts, found):
    """Return the module of the board, or the settings of a breadboard; None if they cannot be known."""
    name = handheld.board
    if not name:
        found.append(("no_display", []))
        return None
    facts.append(f"Display: {ascii(name)[1:-1]}")
    facts += [f"    {line}" for line in handheld.settings.splitlines()]
    if name not in board_names():
        found.append(("unknown_display", []))
        return None
    if wanted and full_name(wanted) != name:
        found.append(("wrong_display", [f"set up for {name}, you say {full_name(wanted)}"]))
    module = importlib.import_module(f"firmware.boards.{name}")
    if not hasattr(module, "configured"):
        return module
    try:
        return module.read(handheld.settings.encode())
    except module.SettingsError as error:
        found.append(("settings", _some(str(error).splitlines())))
        return None


def _files(link, facts, found):
    block, blocks, free = link.value("(lambda s: (s[0], s[2], s[3]))(os.statvfs('/'))")
    facts.append(f"Files: {free * block // 1024} of {blocks * block // 1024} KB are free")
    if free < _BLOCKS_ENOUGH:
        found.append(("full", [f"{free * block // 1024} of {blocks * block // 1024} KB are free"]))
    if link.value(f"_exists({TEST_SEED!r})"):
        found.append(("test_dice", []))
    if link.hash_of(DATA):
        found.append(("blocked", [DATA]))
    else:
        _saves(link, facts, found)


def _saves(link, facts, found):
    place = Board(link)
    paths = place.paths()
    facts.append(f"Saved: {summary(paths)}")
    tail = place.read(TAIL) if TAIL in paths else b""
    games = [path for path in paths if game_number(path)]
    pads = [path for path in (FINISHED_PADS, PAD) if path in paths]
    bad = [path for path in pads if not all(read_crc_line(line)[1] for line in place.read(path).splitlines())]
    bad += [path for path in games if not _whole(whole_record(path, place.read(path), tail))] + list(place.left_out())
    if bad:
        found.append(("damaged", _some(bad)))
    if "crash.log" in paths:
        log = place.read("crash.log").decode("utf-8", "replace").strip().split("\n\n")[-1].splitlines()[-_LOG_LINES:]
        found.append(("crashes", log))


def _whole(content):
    table = Table()
    try:
        table.load(content.decode("utf-8"))
    except (Refused, UnicodeDecodeError):
        return not content  # an empty file is no game
    return not table.lost


def _keys(link, board, found):
    """Find keys that read as pressed."""
    pins = [pin for _label, pin, _logical in board.KEYS]
    low = link.value(
        f"(lambda Pin: [pin for pin in {pins!r} if not Pin(pin, Pin.IN,"
        " Pin.PULL_UP).value()])(__import__('machine').Pin)"
    )
    names = [f"{label} (GPIO {pin})" for label, pin, _logical in board.KEYS if pin in low]
    if names:
        found.append(("pressed", names))


def _some(lines):
    return lines[:_SHOWN] + ([f"and {len(lines) - _SHOWN} more"] if len(lines) > _SHOWN else [])
