"""The browser of the Chromium family of this computer."""

import os
import shutil

from tools.refusal import Refusal

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge", "msedge")
# Where they are on systems that do not put them on the search path
_PLACES = (
    r"%ProgramFiles%\Google\Chrome\Application\chrome.exe",
    r"%ProgramFiles(x86)%\Microsoft\Edge\Application\msedge.exe",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
)


def chromium() -> str:
    """Return its path. Raises Refusal if there is none."""
    found = next((path for path in map(shutil.which, (*_NAMES, *map(os.path.expandvars, _PLACES))) if path), None)
    if found is None:
        raise Refusal("This needs Chromium, Chrome or Edge; none of them was found on this computer.")
    return found
