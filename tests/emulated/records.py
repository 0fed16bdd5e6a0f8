"""Records of games among the files of a device."""

from tools.owner.saves import whole_record


def first_record(files):
    """The bytes of the first game's record, empty without one; files: absolute path on the device -> bytes."""
    return whole_record("games/0001.log", files.get("/data/games/0001.log", b""), files.get("/data/tail.log", b""))
