"""Version, hardware, licences and recent errors."""

import gc
import os

from firmware import VERSION
from firmware.drawing import lists, widgets
from firmware.keys import BACK, OK
from firmware.language import later, t
from firmware.screen import Screen
from firmware.screens.home import NAME

LICENCES = later(
    "Free software under the MIT licence. Fonts: Atkinson Hyperlegible, Barlow Condensed and BIZ UDGothic, SIL"
    " Open Font License 1.1."
)
CRASH_LINES = 6
"""Maximum number of lines shown from the end of the crash log."""
_PLENTY = 10240
"""Kilobytes above which the exact number does not matter: a game takes eight."""


def free_space(folder: str) -> int | None:
    """Return the free kilobytes for the firmware's files, or None if unknown."""
    if not hasattr(os, "statvfs"):
        return None
    found = os.statvfs(folder)
    return found[0] * found[3] // 1024


def free_words(folder: str) -> str:
    """Return the free space as text: "812 KB", "plenty", "" if unknown."""
    space = free_space(folder)
    return "" if space is None else t("{0} KB", space) if space < _PLENTY else t("plenty")


class About(Screen):
    """A text to read; up and down turn pages. State: the first line shown."""

    lights_player_led = False
    keys = widgets.MENU_KEYS

    def __init__(self, app, state):
        self.app = app
        self.heading = lists.Title()
        self.text = lists.Text("\n".join(self._lines()), state or 0)

    def _lines(self):
        hardware = self.app.hardware
        lines = ["%s %s" % (NAME, VERSION), hardware.board.NAME]
        if hardware.test_dice:
            # Omit what differs between machines, so that scripts produce the same pictures everywhere.
            lines.insert(
                1,
                t("TEST DICE: every game has the same dice. Start without a seed to play.")
                if hardware.simulated
                else t("TEST DICE: every game has the same dice. Remove test_seed.txt to play."),
            )
        else:
            lines[0] = ("%s %s" % (lines[0], hardware.build)).strip()
            lines.extend(self._machine())
        lines.append(t(LICENCES))
        crashes = self.app.storage.crashes().strip()
        if crashes:
            lines.append(t("Recent errors:"))
            lines.extend(crashes.split("\n")[-CRASH_LINES:])
        else:
            lines.append(t("No errors so far."))
        return lines

    def _machine(self):
        hardware = self.app.hardware
        words = free_words(hardware.folder)
        lines = [t("Room for games: {0}", words)] if words else []
        if hardware.simulated:
            return lines
        lines.insert(0, hardware.version)
        if hasattr(gc, "mem_free"):
            gc.collect()
            lines.append(t("{0} KB memory free", gc.mem_free() // 1024))
        return lines

    def state(self) -> int:
        return self.text.first

    def handle(self, key: int) -> None:
        if self.text.turn_page(key):
            self.app.frame.invalidate()
        elif key == BACK or key == OK:
            self.app.stack.pop()

    def prepare(self) -> None:
        self.layout = widgets.layout(self.app)
        self.heading.prepare(self.layout, t("About"))
        self.text.prepare(self.layout, self.heading.bottom, self.layout.height, widgets.fonts.SMALL)

    def draw(self, canvas) -> None:
        self.heading.draw(canvas)
        self.text.draw(canvas)
