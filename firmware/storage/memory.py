"""Remembered choices, in memory.txt: one line of a checksum and an object, in which each screen has keys of its own."""

from firmware.storage import files

FILE = "memory.txt"
DAMAGED = "Remembered names and choices were damaged. Some were reset."


def recall(storage, key: str, default, fits=None):
    """What is remembered under `key`, or `default`. fits: a function that tells whether the screen can use a value, and
    must not raise; one that it cannot use is set aside.
    """
    memory = _memory(storage)
    if key not in memory:
        return default
    if fits is None or fits(memory[key]):
        return memory[key]
    try:
        storage.append_log("memory.bad", {key: memory.pop(key)})
        storage.news = DAMAGED
        _write(storage, memory)
    except TypeError:
        storage.quarantine(FILE, DAMAGED)
    except OSError:
        pass  # it is passed over the next time too
    return default


def remember(storage, key: str, value) -> None:
    """Remember a JSON value. Raises OSError."""
    memory = _memory(storage)
    if key in memory and memory[key] == value:
        return
    memory[key] = value
    _write(storage, memory)


def _write(storage, memory):
    try:
        line = files.add_crc(memory)
    except TypeError:
        # Under another key there is a number with a fraction, or such a thing. What can be written stays.
        storage.quarantine(FILE, DAMAGED)
        line = files.add_crc({key: memory[key] for key in memory if _is_writable(memory[key])})
    storage.write_text(FILE, line.decode())


def _is_writable(value):
    try:
        files.add_crc(value)
    except TypeError:
        return False
    return True


def _memory(storage):
    content = files.read_bytes(storage.path(FILE))
    value, good = files.read_crc_line(content.rstrip(b"\n"))
    if good and isinstance(value, dict):
        return value
    if content:
        storage.quarantine(FILE, DAMAGED)
    return {}
