"""Base class of all screens: a small serialisable state, `handle`, `prepare`, `draw`.

A screen never blocks and never calls another one: it asks the app to push, pop or replace. Only the open screen is an
object; a covered one is its name and `state()`. A power cut therefore restores screens by the path of daily use.
"""


class Screen:
    """Base class of all screens; every member has a usable default."""

    # True if keys pressed before the screen was shown must not answer it (notices, questions): the app drops waiting
    # keys when it is first shown.
    drops_type_ahead = False

    # True while OK would discard the result of the previous OK: a second one at once is ignored.
    ok_discards = False

    # True for a screen that needs `app.game.table`: home opens instead if there is no game.
    needs_table = False

    # Bit mask of the keys this screen uses, `1 << key` for each logical key: the app draws hints beside them. 0: the
    # screen covers the whole panel.
    keys = 0

    # True: the LED shows the player to move.
    lights_player_led = True

    # False if holding back does not leave the screen: it tests the keys or writes files.
    leaves_when_held = True

    # True: no clock runs while this screen is open.
    stops_clock = False

    # True: a clock of the screen's own runs; `pause` stops it.
    counts_time = False

    # LED colour instead of the player's, as an index into theme.PLAYERS; -1: dark.
    led = None

    # True: people watch the rival think, so it starts at once instead of after a pause.
    awaits_rival = False

    # True: OK only continues after reading, without a choice; a demonstration does this itself.
    goes_on = False

    # True: texts may be ellipsized. Names and numbers that people entered may be on every screen; a test checks that
    # other texts fit on every panel.
    may_shorten = False

    # True: opening takes longer than a frame (files, long layout), so the key's hint lights first.
    opens_late = False

    def __init__(self, app, state):
        """`state`: None for a new screen, a value from its pusher, or an earlier result of `state()`."""
        self.app = app

    def state(self):
        """Return a small value (None, bool, int, str, list, dict) from which `__init__` rebuilds the same screen and
        focus.
        """
        return None

    def handle(self, key):
        """Handle one key, UP to INFO, plus HELD for a long press. Call `app.frame.invalidate()` if the picture changes.
        Holding back goes home and does not come here.
        """

    def closed(self):
        """Close the screen and keep its settings, as back does once nothing is left to undo."""
        self.app.stack.pop()

    def on_result(self, name, value):
        """Called when the screen `name`, pushed by this one, closed with `app.stack.pop(value)`; value is not None."""

    def likely_next(self):
        """Return the list of modules that the next press will probably need; they are imported while idle."""
        return []

    def tick(self, now):
        """Animate; called in every step with the time in ms. True requests `prepare` and `draw`."""
        return False

    def draw_clock(self, canvas):
        """Draw the box of the clock alone, which has changed since the last frame."""

    def prepare(self):
        """Format texts and collect what `draw` needs; may allocate."""

    def draw(self, canvas):
        """Open all boxes of the frame except the key hints and paint the changed ones; must not allocate."""
