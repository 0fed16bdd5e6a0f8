"""What is done with files that cannot be used."""

from firmware.storage import storage as files

EVICTABLE = True


def set_aside(storage, name: str) -> None:
    """See Storage.quarantine."""
    try:
        files.replace(storage.path(name), storage.path(name.split(".")[0] + ".bad"))
    except OSError:
        pass


def good_lines(content: bytes) -> str:
    """The lines up to the first that is not UTF-8."""
    good = []
    for line in content.split(b"\n"):
        try:
            good.append(str(line, "utf-8"))
        except UnicodeError:
            break
    return "\n".join(good) + "\n"
