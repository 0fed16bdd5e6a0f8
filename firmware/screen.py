"""What every screen is: a small serialisable state, `handle`, `prepare`, `draw`.

A screen never blocks and never calls another one: it asks the app to push, pop or replace, and returns. The app keeps
only the open screen as an object; a covered one is its name and `state()`, and is built again from these when it is
uncovered. So every screen comes back after a power cut by the very path that it takes in daily use.
"""


class Screen:
    """Base class of all screens; each part may be left as it is here."""

    # True for a screen that must not be answered by a press made before it was drawn (notices, consents): the app drops
    # the keys that were waiting when it is first shown.
    drops_type_ahead = False

    # True while ok would throw away what the ok before it has just brought: a second one that comes at once does
    # nothing.
    ok_discards = False

    # True for a screen that is meaningless without `app.game.table`: home opens in its place when there is no game.
    needs_table = False

    # The keys that mean something on this screen, one bit `1 << key` for each logical key: the app hints at them beside
    # the physical keys. 0: the screen covers the whole panel itself.
    keys = 0

    # True: the LED shows the player to move while this screen is open.
    lights_player_led = True

    # False for a screen that holding back does not leave: one that tests the keys, or writes files.
    leaves_when_held = True

    # True: no player's time runs while this screen is open.
    stops_clock = False

    # A colour for the LED in the place of that player's, as an index into theme.PLAYERS; -1: it is dark for the moment.
    led = None

    # True: people see a rival think, so it does at once, not when no key was pressed for a while.
    awaits_rival = False

    # True: ok goes on from what was to be read, and nothing is to be chosen; in a demonstration it goes on by itself.
    goes_on = False

    # True: its words may end in three dots where there is no room. A name or number that people typed may on every
    # screen; other words must fit on every panel, which a test asks.
    may_shorten = False

    # True: to open it takes longer than a frame, for it reads files or lays out much: the key's hint lights first.
    opens_late = False

    def __init__(self, app, state):
        """`state`: None for a fresh screen, a value from its pusher, or what `state()` gave before the power cut."""
        self.app = app

    def state(self):
        """A small value (None, bool, int, str, list, dict) from which `__init__` builds the same screen and focus."""
        return None

    def handle(self, key):
        """One key, UP to INFO, HELD added for a long press. Call `app.frame.invalidate()` when the picture changes.
        Back held goes home from everywhere and does not come here.
        """

    def closed(self):
        """What back does once nothing is left to be put back: close it, with what was set."""
        self.app.stack.pop()

    def on_result(self, name, value):
        """The screen `name`, pushed by this one, closed itself with `app.stack.pop(value)`; value is not None."""

    def likely_next(self):
        """The list of the modules that the next press is likely to need: they are imported while nobody presses."""
        return []

    def tick(self, now):
        """Animation, called in every step with the time in ms. True asks for `prepare` and `draw`."""
        return False

    def draw_clock(self, canvas):
        """Draw the box of the clock alone, which has changed since the last frame."""

    def prepare(self):
        """Format texts and gather what `draw` needs; may allocate."""

    def draw(self, canvas):
        """Open the boxes of the frame, all but the keys' hints, and paint those that ask for it; may not allocate."""
