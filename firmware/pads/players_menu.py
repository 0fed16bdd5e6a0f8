"""A menu of two to eight players and one setting, for the tools for other games."""

from firmware.drawing import theme
from firmware.language import later, shown, t
from firmware.screens import choice
from firmware.screens.seats import PEOPLE, people_in
from firmware.storage.files import all_are

FEWEST, MOST = 2, 8
WHO_STARTS, CLOCK, CARDS = "who_starts", "clock", "cards"
"""Memory keys; the value of each is [names, setting]."""
CLOCK_LEFT = "clock_left"
"""The same for the state of a clock that was left and not ended, which begins with the names."""
_START, _SETTING, _PLAYERS = range(3)
_ABOVE_NAMES = 3


def names_fit(value: object) -> bool:
    """Return True if this is a list of names of a possible length."""
    return all_are(str, value) and FEWEST <= len(value) <= MOST  # pyright: ignore[reportArgumentType]


def _usable(value):
    # Names that do not fit are none: the menu offers others.
    if not isinstance(value, list) or len(value) < 2:
        return None
    return [value[0] if names_fit(value[0]) else [], value[1] if type(value[1]) is int else 0]


def rename(app, old: str, new: str | None) -> None:
    """Rename a remembered player; None forgets the name."""
    for key in (WHO_STARTS, CLOCK, CARDS, CLOCK_LEFT):
        kept = app.storage.remembered(key, None)
        if isinstance(kept, list) and kept and isinstance(kept[0], list) and old in kept[0]:
            kept[0] = renamed(kept[0], old, new)
            app.remember(key, kept)


def renamed(names: list, old: str, new: str | None) -> list:
    """Return the names with one replaced, without doubling a name; None: its player is unnamed."""
    if old not in names:
        return names
    seat = names.index(old)
    return names[:seat] + [new if new and new not in names else unnamed(seat)] + names[seat + 1 :]


def unnamed(seat: int) -> str:
    """Return what is kept as the name of an unnamed player: a colour, as long as there are any."""
    return theme.PLAYERS[seat][0] if seat < len(theme.PLAYERS) else "Player %d" % (seat + 1)


def kept_name(name: str) -> list:
    """Return a name for `shown`, which translates only that of an unnamed player."""
    return [name] if name in [player[0] for player in theme.PLAYERS] else ["{0}", name]


def shown_name(name: str) -> str:
    """Return what players see of a name."""
    return shown(kept_name(name))


def colours_of(app, names: list) -> list:
    """Return for each name an index into theme.PLAYERS, or -1: the colour it names, or its colour in the last game. A
    colour that two of them would have is left out.
    """
    people = app.storage.remembered(PEOPLE, {"names": [], "colours": []}, people_in)
    known = {people["names"][i]: people["colours"][i] for i in range(len(people["names"]))}
    for colour in range(len(theme.PLAYERS)):
        known[theme.PLAYERS[colour][0]] = colour
    colours = [known.get(name, -1) for name in names]
    return [colour if colours.count(colour) == 1 else -1 for colour in colours]


class PlayersMenu(choice.Menu):
    """State: [names, setting, seat being named or -1, list's state]. Subclasses define the constants, `settings`,
    `setting_text` and `start`.
    """

    opens_late = True

    REMEMBERED = ""
    TITLE = ""
    START = ""
    SETTING = ""

    def __init__(self, app, state):
        self.asked = -1
        if state:
            self.names, self.setting, self.asked = state[:3]
        else:
            self.names, self.setting = app.storage.remembered(self.REMEMBERED, [[], 0], _usable)
            if not self.names:
                people = app.storage.remembered(PEOPLE, None, people_in)
                known = people["names"][: people["seats"]] if people else []
                self.names = known if names_fit(known) else [unnamed(seat) for seat in range(4)]
        choice.Menu.__init__(self, app, state[3] if state else None)

    def state(self) -> list:
        return [self.names, self.setting, self.asked, self.list_state()]

    def settings(self) -> int:
        """Return the number of settings, which are numbers from 0."""
        raise NotImplementedError

    def setting_text(self) -> str:
        """Return the setting as text."""
        raise NotImplementedError

    def start(self) -> None:
        """Handle OK on the first row."""
        raise NotImplementedError

    def changed(self) -> None:
        """Players or setting have changed."""

    def fill(self) -> tuple:
        count = len(self.names)
        self.setting = min(max(self.setting, 0), self.settings() - 1)
        labels = [t(self.START), t(self.SETTING), t("Player count")] + [shown_name(name) for name in self.names]
        marks = [-1] * _ABOVE_NAMES + colours_of(self.app, self.names)
        self.list.set(labels, ["", self.setting_text(), str(count)] + [""] * count, marks)
        return t(self.TITLE), ""

    def adjustable(self, index: int) -> bool:
        return index == _SETTING or index == _PLAYERS

    def adjust(self, index: int, step: int) -> None:
        names = self.names
        self.changed()
        if index == _SETTING:
            self.setting = (self.setting + step) % self.settings()
        elif FEWEST <= len(names) + step <= MOST:
            if step < 0:
                names.pop()
            else:
                free = [unnamed(seat) for seat in range(MOST) if unnamed(seat) not in names]
                names.append(free[0])

    def chosen(self, index: int) -> None:
        if index == _START:
            self.start()
            return
        self.asked = index - _ABOVE_NAMES
        taken = [name for name in self.names if name != self.names[self.asked]]
        before = self.names[self.asked]
        if before in [unnamed(seat) for seat in range(MOST)]:
            before = ""
        self.app.stack.push("screens.names.Letters", [[later("Name of player {0}"), self.asked + 1], taken, before])

    def on_result(self, name: str, value) -> None:
        if name.startswith("screens.names.") and 0 <= self.asked < len(self.names):
            self.names[self.asked] = value
            self.refill()

    def keep(self) -> None:
        """Remember the choice for next time."""
        self.app.remember(self.REMEMBERED, [self.names, self.setting])

    def closed(self) -> None:
        self.keep()
        choice.Menu.closed(self)
