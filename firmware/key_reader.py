"""Which key the open screen hears next."""

from firmware.keys import OK

_DOUBLE_MS = 650  # a second ok within so long may not have been meant


class KeyReader:
    """Keys that people pressed, and those of a demonstration."""

    def __init__(self, app):
        self._app = app
        self.handled = -1  # the key that a screen is at work on
        self._ok_at = None  # ms, when ok was heard last; None: another key was since
        self._repeated_key = -1  # pressed by the handheld itself

    def next(self):
        """The next key, -1 for none."""
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
        """Press a key once its screen is drawn and a rival has decided, unless another key comes first."""
        self._repeated_key = key

    def is_second_ok(self, key, screen):
        """Return True if this ok comes at once after another one, and would throw away what that has brought."""
        now = self._app.now
        before, self._ok_at = self._ok_at, now if key == OK else None
        if before is None or key != OK or self._app.hardware.elapsed(now, before) >= _DOUBLE_MS:
            return False
        if screen.ok_discards:
            self._ok_at = before  # one after another goes unheard for so long, not for ever
            return True
        return False
