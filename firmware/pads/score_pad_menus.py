"""Menus of the score pad: its profiles, its settings, and players who leave or join."""

from firmware.drawing import theme
from firmware.drawing.labels import one_line_or_two
from firmware.language import later, shown_name, t
from firmware.pads import bookkeeping, pad_settings
from firmware.screens import choice, seats

_SET_UP = "pads.score_pad.SetUp"
_LETTERS = "screens.names.Letters"


class Profiles(choice.Menu):
    """The profiles for a new pad, and another pad. State: the list's."""

    opens_late = True
    may_shorten = True

    def fill(self) -> tuple:
        self.profiles = pad_settings.profiles(self.app.storage)
        labels = [one["name"] + "\n" + (pad_settings.in_words(one) or t("highest wins")) for one in self.profiles]
        self.list.set(labels + [t("Other pad")])
        return t("New pad"), t("{0} of {1}", len(self.profiles), pad_settings.MOST)

    def chosen(self, index: int) -> None:
        self.app.stack.push(_SET_UP, self.profiles[index] if index < len(self.profiles) else None)


class Settings(choice.Menu):
    """The settings of the pad in use; closing keeps them. State: [settings, row being asked for, list's state]."""

    def __init__(self, app, state):
        self.settings = state[0] if state else dict(bookkeeping.load(app).settings)
        self.asked = state[1] if state else ["", 0]
        choice.Menu.__init__(self, app, state[2] if state else None)

    def state(self) -> list:
        return [self.settings, self.asked, self.list_state()]

    def fill(self) -> tuple:
        rows = pad_settings.rows(self.settings)
        self.does = [list(row[:2]) for row in rows]
        self.list.set([row[2] for row in rows], [row[3] for row in rows])
        return t("Settings"), ""

    def adjustable(self, index: int) -> bool:
        return self.does[index][0] in pad_settings.VALUES

    def adjust(self, index: int, step: int) -> None:
        pad_settings.adjust(self.settings, self.does[index][0], step)

    def chosen(self, index: int) -> None:
        self.asked = self.does[index]
        self.app.stack.push(_LETTERS, pad_settings.question(self.settings, *self.asked))

    def on_result(self, name: str, value) -> None:
        pad_settings.give_name(self.settings, self.asked[0], self.asked[1], value)
        self.refill()

    def closed(self) -> None:
        """Back keeps the changes, as everywhere."""
        app = self.app
        if self.settings != bookkeeping.load(app).settings:
            bookkeeping.change(app, self.settings)
        app.stack.pop()
        pad_settings.keep(app, self.settings)


class Players(choice.Menu):
    """Who leaves, returns or joins. State: the list's."""

    def fill(self) -> tuple:
        pad = self.pad = bookkeeping.load(self.app)
        here = pad.here()
        count = len(pad.names)
        labels = []
        for seat in range(count):
            name = shown_name(pad.names[seat])
            whole = t("{0} leaves", name) if seat in here else t("{0} returns", name)
            end = t("leaves") if seat in here else t("returns")
            labels.append(one_line_or_two(self.layout, name, end, whole))
        used = [pad.colours[seat] for seat in here]
        free = [colour for colour in range(len(theme.PLAYERS)) if colour not in used]
        self.colour = ([colour for colour in free if colour not in pad.colours] + free + [-1])[0]
        if count < bookkeeping.MOST and free:
            labels.append(t("New player joins"))
        faint = [seat for seat in range(count) if seat not in here]
        self.list.set(labels, None, pad.colours + [-1] * (len(labels) - count), faint)
        return t("Players"), ""

    def chosen(self, index: int) -> None:
        pad = self.pad
        if index < len(pad.names):
            self._change([bookkeeping.LEFT, index, 1 if index in pad.here() else 0])
            return
        known = seats.known_names(self.app, pad.names)
        state = [[later("Name of player {0}"), index + 1], known, pad.names, None, ""]
        self.app.stack.push("screens.names.Pick" if known else _LETTERS, state if known else state[:1] + [pad.names])

    def on_result(self, name: str, value) -> None:
        self.fill_now()
        self._change([value, self.colour, self.pad.begun()])
        seats.remember_names(self.app, self.pad.names, self.pad.colours)

    def _change(self, what):
        bookkeeping.change(self.app, what)
        self.refill()
