"""The end of a restore from a backup, which is all or none.

The computer writes the files into a folder of its own, "data.new" beside "data", and when all are there renames it to
"data.restored": from then on they are the handheld's, whenever the power goes. What is left to do, the next start does.
"""

import os

from firmware.storage.files import exists, remove

UNFINISHED = ".new"
COMPLETE = ".restored"


def finish(folder: str) -> None:
    """Put the files of a complete restore in the place of those in `folder`; those of an unfinished one go. Raises
    OSError when the flash refuses; what is left then is done the next time.
    """
    if exists(folder + COMPLETE):
        if exists(folder):
            remove(folder)
        os.rename(folder + COMPLETE, folder)
    if exists(folder + UNFINISHED):
        remove(folder + UNFINISHED)
