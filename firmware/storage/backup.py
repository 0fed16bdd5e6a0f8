"""Copy all files to a computer, and restore them.

A restore is all or nothing: the computer writes the files into "data.new" beside "data", then renames it to
"data.restored". From then on the restore is valid even after a power cut; the next start completes it.
"""

import os

from firmware import fairness
from firmware.storage.files import exists, remove

UNFINISHED = ".new"
COMPLETE = ".restored"
COPIED = "copied"
"""Marker file, from a copy until the next start; it is part of the copy, too."""
WORDS = b"A copy of these files was made.\n"


def finish_restore(folder: str) -> None:
    """Replace `folder` by a complete restore and remove an unfinished one. Raises OSError if flash fails; the next
    start retries.
    """
    _remove_if_there(folder + UNFINISHED)
    if exists(folder + COMPLETE):
        if exists(folder):
            os.rename(folder, folder + UNFINISHED)  # so that nobody plays in half of it
        os.rename(folder + COMPLETE, folder)
        _remove_if_there(folder + UNFINISHED)


def _remove_if_there(folder):
    if exists(folder):
        remove(folder)


def is_copied(storage) -> bool:
    """Return True if a copy was made since the last start."""
    return exists(storage.path(COPIED))


def note_copy(storage) -> None:
    """Mark every unfinished game that uses its seed as copied: the copy reveals the seed. Raises OSError."""
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
    # True for a finished game that is still open, until its seed was shown.
    if not isinstance(place, dict) or place.get("game") != number or place.get("looks"):
        return False
    return not storage.record(number)[0].rstrip().endswith('"audit"')
