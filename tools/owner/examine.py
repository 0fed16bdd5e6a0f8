"""Look at a connected board and say what is wrong with it: a list of (key into findings.FINDINGS, details)."""

import ast
import importlib
import re

from host_sim.boards import full_name
from shared_rules.game import Refused
from shared_rules.table.table import Table
from tools import places
from tools.board.board_link import BoardLink, CodeError, last_words
from tools.board.device_paths import BOARD_NAME, DATA, MAIN, PACKAGES, TEST_SEED
from tools.board.install_files import SWAP_SIGN
from tools.image import frozen
from tools.owner import inside
from tools.owner.saves import TAIL, Board, digest, whole_record

_BLOCKS_ENOUGH = 16
_SHOWN = 6
_LOG_LINES = 24
_PACKAGES = tuple("/" + package for package in PACKAGES)


def examine(link: BoardLink, wanted: str | None = None) -> list[tuple[str, list[str]]]:
    """What is wrong with the board on an open BoardLink. wanted: the display it should have, or None. Changes nothing
    but that the program on it was interrupted.
    """
    found = []
    try:
        _look(link, wanted, found)
    except CodeError as error:
        found.append(("failed", [last_words(error)]))
    return found


def _look(link, wanted, found):
    display, more = _display(link, wanted)
    found += more
    blocked = _blocked(link)
    found += [("blocked", blocked)] if blocked else []
    code = inside.runs(link)
    found += [(code or "no_game", [])]
    found += _other_programs(link)
    found += _space(link)
    if display is not None:
        board, more = _board(link, display)
        found += more
        found += _keys(link, board)
    # The saves are read by what would finish an interrupted installation.
    if ("interrupted", []) not in found and DATA not in blocked:
        found += _saves(link, display, code)


def _display(link, wanted):
    name = link.start_of(BOARD_NAME).strip()
    if not name:
        # Without the game that is told, and the remedy is the same.
        return None, [("no_display", [])] if link.value("_exists('/firmware')") else []
    try:
        display = full_name(name)
    except ValueError:
        return None, [
            ("unknown_display", [name if name.isascii() and name.isprintable() else "board.txt holds no name"])
        ]
    if wanted and full_name(wanted) != display:
        return display, [("wrong_display", [f"set up for {display}, you say {full_name(wanted)}"])]
    return display, []


def _blocked(link):
    """The paths of files that stand where a folder of the handheld belongs."""
    files = link.value("['/' + entry[0] for entry in os.ilistdir('/') if entry[1] != 0x4000]")
    return [path for path in (DATA, *_PACKAGES) if path in files]


def _other_programs(link):
    """What a game does not have, wherever its code is, and what changes how it plays."""
    found = [("boot", [])] if link.value("_exists('/boot.py')") else []
    return found + ([("test_dice", [])] if link.value(f"_exists({TEST_SEED!r})") else [])


def _some(paths):
    return paths[:_SHOWN] + ([f"and {len(paths) - _SHOWN} more"] if len(paths) > _SHOWN else [])


def _space(link):
    block, blocks, free = link.value("(lambda s: (s[0], s[2], s[3]))(os.statvfs('/'))")
    if free >= _BLOCKS_ENOUGH:
        return []
    return [("full", [f"{free * block // 1024} of {blocks * block // 1024} KB are free"])]


def _board(link, display):
    """(pins and capabilities of the board, what is wrong). Those of a breadboard are what the settings file on it says,
    as the firmware reads it; None when it cannot be used.
    """
    module = importlib.import_module(f"firmware.boards.{display}")
    if not hasattr(module, "configured"):
        return module, []
    path = "/" + module.FILE
    content = link.read(path) if link.value(f"_exists({path!r})") else b""
    try:
        return module.read(content), []
    except module.SettingsError as error:
        return None, [("settings", _some(str(error).splitlines()))]


def _keys(link, board):
    """Keys that read as pressed."""
    keys = board.KEYS if board else ()
    pins = [pin for _label, pin, _logical in keys]
    low = link.value(
        f"(lambda Pin: [pin for pin in {pins!r} if not Pin(pin, Pin.IN,"
        " Pin.PULL_UP).value()])(__import__('machine').Pin)"
    )
    names = [f"{label} (GPIO {pin})" for label, pin, _logical in keys if pin in low]
    return [("pressed", names)] if names else []


def _saves(link, display, code):
    found = []
    place = Board(link)
    paths = place.paths()
    tail = place.read(TAIL) if TAIL in paths else b""
    games = [path for path in paths if path.startswith("games/") and path.endswith(".log")]
    bad = [path for path in games if not _whole(whole_record(path, place.read(path), tail))]
    if bad:
        found.append(("damaged", _some(bad)))
    if "crash.log" in paths:
        log = place.read("crash.log").decode("utf-8", "replace").strip().split("\n\n")[-1].splitlines()[-_LOG_LINES:]
        found.append(("crashes", log))
    return found


def _whole(content):
    table = Table()
    try:
        table.load(content.decode("utf-8"))
    except (Refused, UnicodeDecodeError):
        return not content  # an empty file is no game
    return not table.lost
