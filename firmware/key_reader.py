"""Choose the key that the open screen gets next."""

from firmware.keys import OK

_DOUBLE_MS = 650  # a second OK within this time may be unintended


class KeyReader:
    """Keys from people and from a demonstration."""

    def __init__(self, app):
        self._app = app
        self.handled = -1  # the key that a screen is handling
        self._ok_at = None  # ms of the last OK; None after another key
        self._repeated_key = -1  # pressed by the handheld itself

    def next(self):
        """Return the next key, or -1."""
        app = self._app
        key = self._repeated_key
        if key < 0 or app.stack.screen and app.stack.screen.awaits_rival:
            key = app.hardware.keys.next()
            if key < 0:
                return key
            app.idle_tasks.collection_due = app.used = True
        self._repeated_key = -1
        return key

    def repeat(self, key):
        """Press `key` once its screen is drawn and a rival has decided, unless another key comes first."""
        self._repeated_key = key

    def is_second_ok(self, key, screen):
        """Return True if this OK follows another one at once and would discard its result."""
        now = self._app.now
        before, self._ok_at = self._ok_at, now if key == OK else None
        if before is None or key != OK or self._app.hardware.elapsed(now, before) >= _DOUBLE_MS:
            return False
        if screen.ok_discards:
            self._ok_at = before  # time from the first one, so that repeated presses are not ignored forever
            return True
        return False
