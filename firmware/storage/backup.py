"""What a computer does with all files at once: a copy of them, and a restore from one.

A restore is all or none. The computer writes the files into "data.new" beside "data", and when all are there renames it
to "data.restored": from then on they are the handheld's, whenever the power goes. The next start does the rest.
"""

import os

from firmware import fairness
from firmware.storage.files import exists, remove

UNFINISHED = ".new"
COMPLETE = ".restored"
COPIED = "copied"
"""Lies among the files, and in the copy, from when a computer copies them until the next start."""
WORDS = b"A copy of these files was made.\n"


def finish_restore(folder: str) -> None:
    """Put the files of a complete restore in the place of those in `folder`; those of an unfinished one go. Raises
    OSError when the flash refuses; what is left then is done the next time.
    """
    if exists(folder + COMPLETE):
        if exists(folder):
            remove(folder)
        os.rename(folder + COMPLETE, folder)
    if exists(folder + UNFINISHED):
        remove(folder + UNFINISHED)


def is_copied(storage) -> bool:
    """Return True if a copy was made since the last start."""
    return exists(storage.path(COPIED))


def note_copy(storage) -> None:
    """Note it for each game that can go on and draws from its seed: whoever has the copy can read that. Raises
    OSError.
    """
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
    if is_copied(storage):
        remove(storage.path(COPIED))


def _can_be_undone(storage, number, place):
    # A game that is over and still open, until its seed was shown.
    if not isinstance(place, dict) or place.get("game") != number or place.get("looks"):
        return False
    return not storage.record(number)[0].rstrip().endswith('"audit"')
