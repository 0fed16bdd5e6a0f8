"""The question of a new handheld after its self-test: large text or not."""

from firmware.drawing import widgets
from firmware.keys import BACK
from firmware.screens import choice

_STATE = ["Large text?", "Also in Settings.", "No", "Yes"]


class Ask(choice.Confirm):
    """Each answer is shown in its own type while it has the focus. State: None, or that of Confirm."""

    keys = widgets.MENU_KEYS & ~(1 << BACK)
    leaves_when_held = False

    def __init__(self, app, state):
        choice.Confirm.__init__(self, app, state or _STATE)

    def handle(self, key: int) -> None:
        """Back does nothing: the question is asked once."""
        focus = self.list.focus
        if key != BACK:
            choice.Confirm.handle(self, key)
        if self.list.focus != focus:
            self._set()

    def _set(self):
        self.app.set("large_text", self.list.focus == 1)

    def answered(self, index: int) -> None:
        self._set()
        self.app.stack.pop()
