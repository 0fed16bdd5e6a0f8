"""The open screens, one above the other. Only the top one is an object; a covered one is its name and its state, from
which it is built again: so every screen comes back after a power cut as it does in daily use.
"""

from firmware import loading

HOME = "screens.home.Home"
MESSAGE = "screens.choice.Message"
PAUSE = "screens.choice.Pause"


class ScreenStack:
    """A sequence of [name, state], the lowest first. The state of the top one is fresh after `cover` only."""

    def __init__(self, app):
        self._app = app
        self._entries = []
        self.screen = None  # the open one, None while it must be built from its entry

    def __len__(self):
        return len(self._entries)

    def __iter__(self):
        return iter(self._entries)

    def __getitem__(self, at):
        return self._entries[at]

    def top(self):
        """The open screen, built where it is not there yet."""
        app = self._app
        while self.screen is None:
            app.game.tips.teach(self._entries[-1][0])
            name, state = self._entries[-1]
            if not loading.is_there(name):
                app.frame.acknowledge_key()
            kind = loading.screen_class(name)
            if kind.opens_late:
                app.frame.acknowledge_key()
            if kind.needs_table and app.game.table is None:
                self.home()
            else:
                self.screen = kind(app, state)
        return self.screen

    def push(self, name, state=None):
        """Open a screen above the present one."""
        self.cover()
        self._entries.append([name, state])
        self._changed()

    def pop(self, value=None):
        """Close the open screen; the one below gets `on_result(name, value)` when a value is given."""
        name = self._entries.pop()[0]
        if not self._entries:
            self._entries.append([HOME, None])
        self._changed()
        if value is not None:
            self.top().on_result(name, value)

    def replace(self, name, state=None):
        """Open a screen in the place of the present one."""
        self._entries[-1] = [name, state]
        self._changed()

    def home(self):
        """Close everything and open the home screen."""
        self.show([[HOME, None]])

    def show(self, entries):
        """Put a whole stack, a list of [name, state], in place."""
        self._entries = entries
        self._changed()

    def show_message(self, message):
        """A message above whatever is open."""
        self.push(MESSAGE, [message])

    def cover(self):
        """The list of [name, state], that of the open screen fresh."""
        if self.screen is not None and self._entries:
            self._entries[-1][1] = self.screen.state()
        return self._entries

    def _changed(self):
        self.screen = None
        self._app.frame.screen_changed()
        self._app.idle_tasks.session_changed = True
