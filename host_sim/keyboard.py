"""Which keys of a computer's keyboard stand for which keys of the handheld; the same in the window and in the terminal."""

# (logical key, names in the help, key names of pygame, key names or characters of the terminal, character of a long press in the terminal or None)
KEYBOARD = (
    ("up", "Up", ("up",), ("KEY_UP",), None),
    ("down", "Down", ("down",), ("KEY_DOWN",), None),
    ("left", "Left", ("left",), ("KEY_LEFT",), None),
    ("right", "Right", ("right",), ("KEY_RIGHT",), None),
    ("ok", "Enter", ("return", "space", "enter"), ("KEY_ENTER", " ", "\r", "\n"), "O"),
    ("back", "Backspace", ("backspace", "escape"), ("KEY_BACKSPACE", "KEY_DELETE", "KEY_ESCAPE", "\x7f", "\x08"), "B"),
    ("undo", "U", ("u",), ("u",), "U"),
    ("info", "I", ("i",), ("i",), "I"),
)


def printed_labels(board, logical):
    """What is printed beside the board's keys for `logical`, joined by a slash; keys of the stick are called stick."""
    labels = []
    for label, _pin, name in board.KEYS:
        if name == logical:
            labels.append(label)
    return "/".join(labels)


def help_entries(board):
    """[(keyboard key, what it is on this board)] for the keys that the board has."""
    entries = []
    for logical, shown, _, _, _ in KEYBOARD:
        labels = printed_labels(board, logical)
        if labels:
            entries.append((shown, labels if logical in labels else labels + " " + logical))
    return entries


def pygame_keys():
    """{name of a pygame key: logical key}"""
    return {name: logical for logical, _, names, _, _ in KEYBOARD for name in names}


def terminal_keys():
    """{name or character of a terminal key: (logical key, True for a long press)}"""
    found = {}
    for logical, _, _, names, held in KEYBOARD:
        for name in names:
            found[name] = (logical, False)
        if held is not None:
            found[held] = (logical, True)
    return found
