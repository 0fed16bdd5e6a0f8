"""The last throws of free dice, dice sets and the bag: throws.log has a line of words for each, the newest last."""

from firmware.storage.files import size_of

FILE = "throws.log"
MOST = 20
_LONG = 1500
"""Bytes of the file from which on older throws are left out."""


def are_there(storage) -> bool:
    """Return True if anything was thrown."""
    return size_of(storage.path(FILE)) > 0


def _read(storage):
    values, _whole = storage.read_log(FILE)
    return [value for value in values if isinstance(value, str)]


def keep(app, words: str) -> None:
    """Keep a throw, told in words."""
    storage = app.storage
    try:
        storage.append_log(FILE, words)
        if size_of(storage.path(FILE)) > _LONG:
            storage.write_log(FILE, _read(storage)[-MOST:])
    except OSError:
        app.flash_failed()


def counted(name: str, number: int) -> tuple:
    """What stands above the dice after so many rolls, longest first: a roll that repeats the values is still seen."""
    if number < 2:
        return (name,)
    return "%s, roll %d" % (name, number), "roll %d" % number, name


def show(app) -> None:
    """Show the last throws, the newest first."""
    app.frame.acknowledge_key()
    words = _read(app.storage)[-MOST:]
    words.reverse()
    app.stack.push("screens.choice.Message", ["\n".join(words).replace("= ", "=\xa0"), "Last rolls"])
