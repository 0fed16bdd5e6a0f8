"""A copy of all files was made: whoever has it can read the seeds of games that can go on. They tell so for good."""

from firmware import fairness
from firmware.storage import files

FILE = "copied"
"""Lies among the files, and in the copy, from when a computer copies them until the next start."""
WORDS = b"A copy of these files was made.\n"


def note(storage) -> None:
    """Let each game that can go on, and draws from its seed, tell that there is a copy. Raises OSError."""
    place = storage.read_session()
    for number in storage.games():
        setup = storage.setup(number)
        if setup is None or setup.get("dice") != "device" and not setup.get("deal"):
            continue
        if storage.is_over(number) and not _can_be_undone(storage, number, place):
            continue
        side = storage.side(number)
        seen = fairness.seen_in(side)
        if fairness.COPY not in seen:
            side["seen"] = seen + [fairness.COPY]
            storage.write_metadata(number, side)
    if files.exists(storage.path(FILE)):
        files.remove(storage.path(FILE))


def _can_be_undone(storage, number, place):
    # A game that is over and still open, until its seed was shown.
    if not isinstance(place, dict) or place.get("game") != number or place.get("looks"):
        return False
    return not storage.record(number)[0].rstrip().endswith('"audit"')
