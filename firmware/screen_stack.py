"""The stack of open screens. Only the top one is an object. A covered one is its name and state, from which it is
rebuilt, in daily use as after a power cut.
"""

from firmware import loading

HOME = "screens.home.Home"
MESSAGE = "screens.choice.Message"
PAUSE = "screens.choice.Pause"


class ScreenStack:
    """A sequence of [name, state], the lowest first. The top state is current only after `cover`."""

    def __init__(self, app):
        self._app = app
        self._entries = []
        self.screen = None  # the open screen, None until it is built from its entry
        self.is_new = False  # it was opened, and the app has not asked yet if something comes before it

    def __len__(self):
        return len(self._entries)

    def __iter__(self):
        return iter(self._entries)

    def __getitem__(self, at):
        return self._entries[at]

    def top(self):
        """Return the open screen, building it if necessary."""
        app = self._app
        while self.screen is None:
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
        """Open a screen on top of the current one."""
        self.cover()
        self._entries.append([name, state])
        self._changed()

    def pop(self, value=None):
        """Close the open screen; if `value` is given, the one below gets `on_result(name, value)`."""
        name = self._entries.pop()[0]
        if not self._entries:
            self._entries.append([HOME, None])
        self._changed()
        if value is not None:
            self.top().on_result(name, value)

    def replace(self, name, state=None):
        """Replace the open screen."""
        self._entries[-1] = [name, state]
        self._changed()

    def home(self):
        """Close everything and open the home screen."""
        self.show([[HOME, None]])

    def show(self, entries):
        """Replace the whole stack by a list of [name, state]."""
        self._entries = entries
        self._changed()

    def show_message(self, message):
        """Open a message on top."""
        self.push(MESSAGE, [message])

    def cover(self):
        """Return the list of [name, state] with the open screen's state updated."""
        if self.screen is not None and self._entries:
            self._entries[-1][1] = self.screen.state()
        return self._entries

    def _changed(self):
        self.screen = None
        self.is_new = True
        self._app.frame.screen_changed()
        self._app.idle_tasks.session_changed = True
