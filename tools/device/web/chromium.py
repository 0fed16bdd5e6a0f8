"""The Chromium of this computer."""

import shutil

from tools.refusal import Refusal

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")


def chromium() -> str:
    """Its path. Refusal when there is none on the search path."""
    found = next((path for path in map(shutil.which, _NAMES) if path), None)
    if found is None:
        raise Refusal(f"This needs a browser of the Chromium family; none of these was found: {', '.join(_NAMES)}.")
    return found
