"""The files of a handheld that somebody would miss, and the names that they can have: one list for the owner's commands
and the page. When the page is built its kept_files.mjs gets RULES; both apply them in the same way, as a test checks.
"""

import re
from collections.abc import Iterable, Mapping

from firmware.storage import backup

LARGEST_FILE = 1 << 18
"""Bytes; no Pico writes a file of half that size."""
LARGEST = 1 << 24
"""Bytes of all files, packed or not: more than the flash of any Pico."""
LONGEST_PATH = 100
"""Bytes: a handheld's own paths have 76 at most, and some computers refuse long ones."""
FOLDERS = ("games", "sheets", "decks")
"""No file has such a name."""
UNFINISHED = ".new"
"""Suffix of a file that is being written beside the one whose place it will take."""

_NAME = r"(?!\.\.?(?:/|$))[^\\/:\u0000-\u001f\u007f-\u009f\ufffd\ud800-\udfff]+"
_PATH = rf"(?:(?![^/]*\.(?:txt|log|old|bad|side|lost|json|solo|new)/){_NAME}/){{0,3}}{_NAME}"
_MADE_AGAIN = r"outcomes\.log|crash\.log|crash\.old|self_test\.txt|copied"
_SCREENS = "place.log"
_FIRST = r"home\.Home|large_text\.Ask|self_test\.SelfTest|first_language\.Ask"
_HOME = rf'"stack":\[(?:\["screens\.(?:{_FIRST})",[^"]*)+$'
"""The end of the session log if no screen is open but home and those of a first start."""
KINDS = (
    (r"games/(?:(.+)\.log|.+)|tail\.log", "{0} game", "{0} games"),
    (r"(?:sheets|decks)/(?:(.+)\.json|.+)", "{0} sheet or deck of your own", "{0} sheets and decks of your own"),
    (r"pads\.log", "finished score pads", ""),
    (r"pad\.log", "the score pad in use", ""),
    (r"cards\.log", "the deck of cards in use", ""),
    (r"profiles\.log", "profiles of score pads", ""),
    (r"dice_sets\.log", "dice sets", ""),
    (r"throws\.log", "the last rolls", ""),
    (r"memory\.txt", "names and choices", ""),
    (r"settings\.txt", "settings", ""),
    (r"place\.log", "the open screens", ""),
    (r"(.+)", "{0} other file", "{0} other files"),
)
"""What is in a file: a pattern of its path, and words; with a plural the different values of the group are counted."""
RULES = {
    "largestFile": LARGEST_FILE,
    "largest": LARGEST,
    "longestPath": LONGEST_PATH,
    "folders": FOLDERS,
    "unfinished": UNFINISHED,
    "path": _PATH,
    "madeAgain": _MADE_AGAIN,
    "screens": _SCREENS,
    "home": _HOME,
    "kinds": KINDS,
    "copy": (backup.COPIED, backup.WORDS.decode()),
}


def odd_paths(paths: Iterable[str]) -> list[str]:
    """Return the paths that no handheld can have, or not each computer: a wrong name, too deep or too long, or a file
    in place of a folder. Some computers ignore the case of letters.
    """
    paths = list(paths)
    good = [path for path in paths if re.fullmatch(_PATH, path, re.IGNORECASE) and len(path.encode()) <= LONGEST_PATH]
    folders = {path[:at].lower() for path in good for at, letter in enumerate(path) if letter == "/"}.union(FOLDERS)
    return [path for path in paths if path not in good or path.lower() in folders]


def is_missed(path: str, content: bytes) -> bool:
    """Return True if somebody would miss this file: anything that the handheld does not make again by itself."""
    if path == _SCREENS:
        return bool(content) and not re.search(_HOME, content.decode("utf-8", "replace"))
    return not re.fullmatch(_MADE_AGAIN, path)


def lost_from(present: Mapping[str, bytes], wanted: Mapping[str, bytes]) -> list[str]:
    """Return the paths of files that somebody would miss if `wanted` replaced `present` (path -> content). A log that
    only grows loses nothing.
    """
    missed = [path for path, content in present.items() if is_missed(path, content)]
    return [path for path in missed if present[path] and not wanted.get(path, b"").startswith(present[path])]


def summary(paths: Iterable[str]) -> str:
    """Return what is in the files of these paths: "3 games, settings"."""
    left = [path for path in paths if not re.fullmatch(_MADE_AGAIN, path)]
    words = []
    for pattern, one, more in KINDS:
        matches = {path: match for path in left if (match := re.fullmatch(pattern, path))}
        left = [path for path in left if path not in matches]
        count = len({match[1] for match in matches.values()} - {None}) if more else 0
        if matches:
            words.append((more if count > 1 else one).format(max(count, 1)))
    return ", ".join(words) or "0 games"
