"""Throwing dice for any other game: fair values, held dice, and the log of the last throws.

The file throws.log has a line per throw of free dice, dice sets and the bag, the newest last: what `shown` takes.
"""

from firmware import language
from firmware.drawing.focus import Focus
from firmware.drawing.widgets import MENU_KEYS, Button, Line
from firmware.keys import BACK, INFO, OK
from firmware.language import later, shown, t
from firmware.screen import Screen
from firmware.storage.files import size_of
from shared_rules.game import Refused

FILE = "throws.log"
MOST = 20
_LONG = 3000
"""Size of the file in bytes from which older throws are dropped."""


def roll(entropy, count: int, kind: int) -> list:
    """Return `count` values from 1 to `kind`, equally likely: bytes that would favour some values are discarded."""
    values = []
    fair = 256 - 256 % kind
    while len(values) < count:
        for byte in entropy(count - len(values)):
            if byte < fair:
                values.append(byte % kind + 1)
    return values


class Throw:
    """Dice on the table. values: of each die, 0 before the first roll; held: a bit per die that is not rerolled.

    rolls: number of rolls since the screen was opened.
    """

    def __init__(self, values: list, held: int, rolls: int):
        self.values = values
        self.held = held
        self.rolls = rolls

    @property
    def is_made(self) -> bool:
        """Return True once the dice were rolled."""
        return self.values[0] > 0

    def loose(self) -> list:
        """List the dice to roll next: those not held, or all if all are held."""
        everything = list(range(len(self.values)))
        return [i for i in everything if not self.held >> i & 1] or everything

    def put(self, places: list, values: list) -> None:
        """Store the values of the rolled dice."""
        self.values = list(self.values)
        self.rolls += 1
        if len(places) == len(self.values):
            self.held = 0
        for i in range(len(places)):
            self.values[places[i]] = values[i]

    def roll_words(self) -> str:
        """Return the label of the roll button."""
        loose = len(self.loose())
        if not self.held:
            return t("Roll")
        return t("Roll {0}", loose) if loose < len(self.values) else t("Roll all")


class Throwing(Screen):
    """Base of the screens with a throw, a roll button and a button that changes the dice.

    The focus counts the dice first, once they can be held, then the buttons. Subclasses define `draw_values`, `words`
    and `change`, and `prepare` formats what has changed while `dirty`.
    """

    lights_player_led = False

    def __init__(self, app, throw: Throw, focus: int):
        self.app = app
        self.throw = throw
        self.focus = Focus(focus)
        self.title = Line()
        self.roll_button = Button()
        self.change_button = Button()
        self.has_log = are_there(app.storage)
        self.dirty = True  # format what is shown, apart from the focus, anew

    def draw_values(self, places: list) -> list:
        """Draw random values for these dice."""
        raise NotImplementedError

    def words(self) -> list:
        """Return the throw as text, to be kept."""
        raise NotImplementedError

    def change(self) -> None:
        """Act on the second button."""
        raise NotImplementedError

    @property
    def can_hold(self) -> int:
        """Return the number of dice that can have the focus."""
        return len(self.throw.values) if self.throw.is_made else 0

    @property
    def keys(self) -> int:
        """The info key shows earlier throws, if any."""
        return MENU_KEYS | 1 << INFO if self.has_log else MENU_KEYS

    @property
    def ok_discards(self) -> bool:
        """A second ok would reroll the dice just rolled."""
        return self.focus.index == self.can_hold > 0

    def handle(self, key: int) -> None:
        """Hold a die, roll, or change the dice."""
        at = self.focus.index
        if self.focus.handle(key, self.app.hardware.has_stick):
            self.app.frame.invalidate()
        elif key == OK and at < self.can_hold:
            self.throw.held ^= 1 << at
            self.changed()
        elif key == OK and at == self.can_hold:
            self.roll()
        elif key == OK:
            self.change()
        elif key == INFO and self.has_log:
            show(self.app)
        elif key == BACK:
            self.closed()

    def changed(self) -> None:
        """Mark what is shown, apart from the focus, as changed."""
        self.dirty = True
        self.app.frame.invalidate()

    def roll(self) -> list:
        """Roll the dice that are not held, and save the throw. Return the dice rolled; none if the entropy fails."""
        places = self.throw.loose()
        try:
            values = self.draw_values(places)
        except Refused as refusal:
            self.app.stack.show_message(language.refusal(refusal))
            return []
        self.throw.put(places, values)
        keep(self.app, self.words())
        self.has_log = True
        self.changed()
        return places

    def draw_buttons(self, canvas) -> None:
        """Draw the two buttons."""
        self.roll_button.draw(canvas, self.focus.index == self.can_hold)
        self.change_button.draw(canvas, self.focus.index > self.can_hold)


def are_there(storage) -> bool:
    """Return True if any throw was saved."""
    return size_of(storage.path(FILE)) > 0


def _read(storage):
    values, _whole = storage.read_log(FILE)
    return [value for value in values if _is_kept(value)]


def _is_kept(value):
    # What `shown` can take: the file may be damaged or of another version.
    try:
        return isinstance(value, list) and bool(shown(value))
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        return False


def keep(app, words: list) -> None:
    """Save a throw as text."""
    storage = app.storage
    if storage.takes(storage.append_log, FILE, words) and size_of(storage.path(FILE)) > _LONG:
        storage.takes(storage.write_log, FILE, _read(storage)[-MOST:])


def counted(name: str, number: int) -> tuple:
    """Return the heading after `number` rolls, longest text first: it shows even a roll that repeats the values."""
    if number < 2:
        return (name,)
    return t("{0}, roll {1}", name, number), t("roll {0}", number), name


def show(app) -> None:
    """Show the last throws, newest first."""
    app.frame.acknowledge_key()
    kept = _read(app.storage)[-MOST:]
    kept.reverse()
    app.stack.push("screens.choice.Message", [language.joined(kept, "\n"), later("Last rolls")])
