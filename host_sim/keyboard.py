"""The computer keys for the handheld's keys, identical in the window and the terminal."""

from collections.abc import Callable

from firmware.boards.generic import Board
from firmware.language import later, t
from host_sim.boards import OPPOSITE

# (logical key, names in the help, pygame's key names, the terminal's key names or characters, the terminal's character
# for a long press or None)
KEYBOARD = (
    ("up", later("Up"), ("up",), ("KEY_UP",), None),
    ("down", later("Down"), ("down",), ("KEY_DOWN",), None),
    ("left", later("Left"), ("left",), ("KEY_LEFT",), None),
    ("right", later("Right"), ("right",), ("KEY_RIGHT",), None),
    ("ok", later("Enter"), ("return", "space", "enter"), ("KEY_ENTER", " ", "\r", "\n"), "O"),
    (
        "back",
        later("Backspace"),
        ("backspace", "escape"),
        ("KEY_BACKSPACE", "KEY_DELETE", "KEY_ESCAPE", "\x7f", "\x08"),
        "B",
    ),
    ("undo", "U", ("u",), ("u",), "U"),
    ("info", "I", ("i",), ("i",), "I"),
)
NAMES = {
    **{"up": later("up"), "down": later("down"), "left": later("to the left"), "right": later("to the right")},
    **{"ok": later("ok"), "back": later("back"), "undo": later("undo"), "info": later("info")},
}
HELD = {"ok": later("hold ok"), "back": later("hold back"), "undo": later("hold undo"), "info": later("hold info")}
OTHERS = (("q", later("quit")), ("s", later("screenshot")), ("p", later("power")), ("Tab", later("next board")))
"""Keys of the terminal that are none of the handheld's."""
NO_KEY = later("no such key here")


def help_entries(board: Board, turned: bool, shown: Callable[[str], str] = t) -> list[tuple[str, str]]:
    """Return [(keyboard key, its meaning on this board)] for the board's keys; turned: held upside down; shown: puts
    names into a language, the handheld's.
    """
    beside_the_panel = [label for label, _side, _centre in board.KEY_PLACES]
    entries = []
    stick = [logical for label, _pin, logical in board.KEYS if label not in beside_the_panel]
    if all(direction in stick for direction in OPPOSITE):
        entries.append((shown(later("Arrows")), shown(later("stick"))))
    for logical, name, _, _, _ in KEYBOARD:
        wanted = OPPOSITE.get(logical, logical) if turned else logical
        labels = [label for label, _pin, name in board.KEYS if name == wanted and label in beside_the_panel]
        if labels:
            entries.append((shown(name), "/".join(labels) + " " + shown(NAMES[logical])))
    return entries


def pygame_keys() -> dict[str, str]:
    """Return {name of a pygame key: logical key}."""
    return {name: logical for logical, _, names, _, _ in KEYBOARD for name in names}


def terminal_keys() -> dict[str, tuple[str, bool]]:
    """Return {name or character of a terminal key: (logical key, True for a long press)}."""
    found = {}
    for logical, _, _, names, held in KEYBOARD:
        for name in names:
            found[name] = (logical, False)
        if held is not None:
            found[held] = (logical, True)
    return found
