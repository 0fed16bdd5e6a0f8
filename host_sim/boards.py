"""The boards by name, and the wiring of a simulated Pico to one."""

import difflib
import importlib
import os
import pkgutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import firmware.boards
from firmware.boards import generic
from firmware.boards.generic import Board
from host_sim import limited
from host_sim.ili9341_model import ILI9341
from host_sim.pico import PanelWiring, SimulatedPico
from host_sim.st7789_model import ST7789, glass_of
from host_sim.switches import Switch

CONTROLLERS = {"ST7789": ST7789, "ILI9341": ILI9341}

DEFAULT_BOARD = "waveshare_pico_lcd_1_3"
_MOST_SETTINGS = 1 << 16

# For a holder who has turned the board by 180 degrees, the stick's up is its down.
OPPOSITE = {"up": "down", "down": "up", "left": "right", "right": "left"}


def board_names() -> list[str]:
    """Return the names of all boards, alphabetically."""
    return sorted(
        module.name for module in pkgutil.iter_modules(firmware.boards.__path__) if not module.name.startswith("_")
    )


def full_name(name: str) -> str:
    """Return the board's full name for a name or any part of only one name; otherwise ValueError lists the boards."""
    wanted = name.strip().lower().replace("-", "_").replace(".", "_").replace(" ", "_")
    names = board_names()
    if wanted in names:
        return wanted
    fitting = [candidate for candidate in names if wanted and wanted in candidate]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise ValueError(f"'{name}' may be any of: {', '.join(fitting)}")
    near = difflib.get_close_matches(wanted, names, 1)
    meant = f" Did you mean {near[0]}?" if near else ""
    raise ValueError(f"'{name}' is no board.{meant} The boards are: {', '.join(names)}")


def load_board(name: str, folder: str | None = None) -> Board:
    """Load a board's pins and capabilities by its full name.

    It is a module; for a breadboard the settings file in `folder` decides (None: no file).
    """
    board: Any = importlib.import_module("firmware.boards." + name)
    if not hasattr(board, "configured"):
        return board
    return board.read(settings_in(folder).encode(), folder is not None)


def settings_in(folder: str | os.PathLike | None) -> str:
    """Return the text of a breadboard's settings in a folder; empty if there are none."""
    try:
        content = limited.read(Path(folder) / generic.FILE, _MOST_SETTINGS) if folder else b""
    except OSError:
        return ""
    return content.decode("utf-8", "replace").replace("\r\n", "\n")


def panel_of(board: Board, clock: Callable[[], int] | None = None) -> ST7789:
    """Return a model of the board's panel. clock: function that returns microseconds."""
    return CONTROLLERS[board.CONTROLLER](glass_of(board), clock)


def polarity_of(board: Board) -> int:
    """Return the idle level of the clock; most board files do not define it."""
    return getattr(board, "SPI_POLARITY", 0)


def logical_keys(board: Board) -> list[str]:
    """Return the logical keys of a board, in its own order, each once."""
    found = []
    for _label, _pin, logical in board.KEYS:
        if logical not in found:
            found.append(logical)
    return found


def pin_of(board: Board, logical: str, turned: bool) -> int:
    """Return the pin of the key that its holder calls `logical`; turned: the board is upside down.

    ValueError if there is none.
    """
    wanted = OPPOSITE.get(logical, logical) if turned else logical
    for _label, pin, name in board.KEYS:
        if name == wanted:
            return pin
    raise ValueError(f"this board has no key '{logical}'; it has: {', '.join(logical_keys(board))}")


def connect(pico: SimulatedPico, board: Board) -> tuple[ST7789, dict[int, Switch]]:
    """Wire a board to a SimulatedPico. Return (panel, {pin: Switch})."""
    panel = panel_of(board, lambda: pico.now_us)
    pico.wiring = PanelWiring(panel, board, polarity_of(board))
    return panel, {pin: Switch(pin, number) for number, (_label, pin, _logical) in enumerate(board.KEYS)}
