"""The language in which a handheld that was never used begins: the computer's; if there is no such, it asks."""

import os
import sys
from collections.abc import Mapping

from firmware.language import CODES

_NAMES = ("LC_ALL", "LC_MESSAGES", "LANG")


def computer_language(variables: Mapping[str, str] = os.environ, system: str = sys.platform) -> str | None:
    """Return the code of the computer's language, or of the first in its order that the handheld has; None if it has
    none of them, or the computer names none.
    """
    named = next((variables[name] for name in _NAMES if variables.get(name)), "")
    if not named and system == "win32":
        named = _of_windows()
    wanted = [named] if _code(named) in ("", "c", "posix") else [*variables.get("LANGUAGE", "").split(":"), named]
    return next((code for code in map(_code, wanted) if code in ("en", *CODES)), None)


def _code(named):
    """Return "de" of "de_DE.UTF-8" and of "de-AT"."""
    return named.partition(".")[0].partition("@")[0].replace("-", "_").partition("_")[0].lower()


def _of_windows():
    import ctypes
    import locale

    return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")  # type: ignore[attr-defined]
