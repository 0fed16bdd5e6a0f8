"""The options --board, the display on the Pico, and --settings, of a breadboard."""

import argparse
import importlib
from pathlib import Path
from typing import Any

from host_sim import limited
from host_sim.boards import board_names, full_name
from tools.refusal import Refusal

_MOST = 1 << 26
"""Bytes of a program or of settings."""


def add_board_option(parser: argparse.ArgumentParser, words: str, **more: Any) -> None:
    """Add --board, whose help lists all displays after `words`; its value is the full name."""
    words = f"{words}: its name or part of it. There are: {', '.join(board_names())}"
    parser.add_argument("--board", metavar="NAME", type=_display, help=words, **more)


def _display(words):
    try:
        return full_name(words)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def choices() -> str:
    """Return lines with the option that chooses each display."""
    return "\n".join(f"  --board {name}" for name in board_names())


def content_of(path: str | Path) -> bytes:
    """Return the bytes of a file that the user names. Raises Refusal."""
    try:
        return limited.read(path, _MOST)
    except (OSError, ValueError) as error:
        raise Refusal(f"{path} cannot be read: {getattr(error, 'strerror', None) or error}") from error


def settings_in(path: str | None, display: str | None) -> str:
    """Return the checked settings at `path` for a breadboard; empty without a path. display: the full name, or None.
    Raises Refusal.
    """
    if not path:
        return ""
    module = importlib.import_module(f"firmware.boards.{display}") if display else None
    if module is None or not hasattr(module, "configured"):
        raise Refusal("Only the board 'generic' has a file of settings: --board generic --settings FILE")
    content = content_of(path)
    try:
        module.read(content)
    except module.SettingsError as error:
        raise Refusal(str(error)) from error
    return content.decode("utf-8")
