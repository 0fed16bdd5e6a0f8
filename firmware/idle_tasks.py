"""Work that can wait until no picture is pending."""

import gc

from firmware import loading
from firmware.language import later

_QUIET_MS = 250  # time without a key before garbage is collected, so that the pause goes unnoticed
_IDLE_MS = 500  # time without a key before likely modules are imported, one per turn
_STILL_MS = 100  # rolling dice are drawn more often than this


class IdleTasks:
    """Idle tasks, one at a time per `run`."""

    def __init__(self, app):
        self._app = app
        self.session_changed = False  # the session in flash is out of date
        self.collection_due = True
        self._imports_due = False
        self._stuck = None  # label of the key that seems stuck

    def run(self):
        """Run one due task while no key waits."""
        app = self._app
        self._report_stuck_key()
        if self.session_changed and not app.frame.is_due and app.stack.screen is not None:
            self.session_changed = False
            app.stack.cover()
            app.game.keep_session()
        if app.game.rivals and not app.frame.is_due:
            app.game.rivals.think()
        if app.frame.is_due or app.hardware.elapsed(app.now, app.frame.drawn_at) < _STILL_MS:
            return
        still = app.hardware.elapsed(app.now, app.light.still_since) if app.light else 0
        if self.collection_due and still >= _QUIET_MS:
            self._collect()
        elif self._imports_due and still >= _IDLE_MS and app.stack.screen is not None:
            self._import()

    def _report_stuck_key(self):
        before, self._stuck = self._stuck, self._app.hardware.keys.stuck()
        if self._stuck and self._stuck != before:
            self._app.stack.show_message([later("Key {0} seems stuck. It is ignored until released."), self._stuck])

    def _is_in_game(self):
        app = self._app
        return app.game.table is not None and app.stack.screen is not None and app.stack.screen.needs_table

    def _collect(self):
        game = self._app.game
        self.collection_due, self._imports_due = False, True
        game.record.tidy()
        if self._is_in_game():
            loading.forget_games(game.table.game.ID)
            loading.forget_places()
        gc.collect()

    def _import(self):
        app = self._app
        likely = app.stack.screen.likely_next()
        if self._is_in_game():
            likely = loading.screen_modules(app.game.table.game.ID) + likely
        self._imports_due = loading.import_ahead(likely)
        if not self._imports_due:
            app.storage.memory.read()
