"""The score pad: players, totals, current round, undo, all rounds.

score_pad_entry.py enters numbers; score_pad_menus.py has its profiles, settings and players.
"""

from firmware.drawing import fonts, lists, widgets
from firmware.drawing.labels import listed_below
from firmware.keys import UNDO
from firmware.language import later, shown, shown_name, t
from firmware.pads import archive, bookkeeping, pad_settings
from firmware.screen_stack import HOME
from firmware.screens import choice, seats
from firmware.screens.in_game.score_table import ScoreTable
from firmware.wording import and_words, listed

ENTRY = "pads.score_pad_entry.Entry"
SHEET = "pads.score_pad.Sheet"
CONFIRM = "screens.choice.Confirm"
FINISH = "pads.finished.Finish"
SET_UP = "pads.score_pad.SetUp"
_LETTERS = "screens.names.Letters"
_OPENS = {
    "players": "pads.score_pad_menus.Players",
    "settings": "pads.score_pad_menus.Settings",
    "sheet": SHEET,
}
_ERASE = [
    later("New pad"),
    later("This erases all scores on this pad. To keep them in History, finish it first."),
    later("Keep it"),
    later("New pad"),
]


def new_pad(storage) -> str:
    """Return the screen that begins a new pad."""
    return "pads.score_pad_menus.Profiles" if pad_settings.profiles(storage) else SET_UP


def signed(number: int) -> str:
    """Return a number with its sign."""
    return "+%d" % number if number > 0 else str(number)


_JOINING, _LEAVING, _RETURN, _COUNTED, _RECOUNTED, _ENTERED, _CHANGED = range(7)
_ENTRIES = (
    later("{0}'s joining"),
    later("{0}'s leaving"),
    later("{0}'s return"),
    later("{0}'s {1} {2}"),
    later("{0}'s {1} {2} (was {3})"),
    later("{0}'s {1} in round {2}"),
    later("{0}'s {1} (was {2})"),
)
_UNDO = (
    later("Undo {0}'s joining?"),
    later("Undo {0}'s leaving?"),
    later("Undo {0}'s return?"),
    later("Undo {0}'s {1} {2}?"),
    later("Undo {0}'s {1} {2} (was {3})?"),
    later("Undo {0}'s {1} in round {2}?"),
    later("Undo {0}'s {1} (was {2})?"),
)


_NAME = "\0"


def _put_name(names, seat, words, width):
    # Put a name where a text in the small font has _NAME: where both have no room the name is shortened.
    before, _name, after = words.partition(_NAME)
    names = [shown_name(name) for name in names]
    return before + widgets.after_name(names[seat], after, width - fonts.SMALL.width(before), names)


def _entry_words(texts, pad, last, name):
    # Describe an entry, as from Pad.last(), with _ENTRIES or _UNDO: what `shown` takes.
    number, _seat, value, before = last
    if number >= bookkeeping.LEFT:
        return [texts[_JOINING if number == bookkeeping.JOINED else _LEAVING if value else _RETURN], name]
    if number >= bookkeeping.ROUNDS:
        counter = pad_settings.kept_counter(pad.settings, number - bookkeeping.ROUNDS)
        return [texts[_RECOUNTED if before is not None else _COUNTED], name, counter, value, before]
    return [texts[_ENTERED], name, value, number + 1] if before is None else [texts[_CHANGED], name, value, before]


class Pad(choice.Menu):
    """The current round, then each player with the newest number and the total; without a pad its setup opens.

    State: [open question: "undo", "new", "finish" or "", list's state].
    """

    opens_late = True
    may_shorten = True

    def __init__(self, app, state):
        self.asked = state[0] if state else ""
        choice.Menu.__init__(self, app, state[1] if state else None)
        self.pad = bookkeeping.load(app)

    def state(self) -> list:
        return [self.asked, self.list_state()]

    def tick(self, now: int) -> bool:
        if not self.pad.names:
            self.app.stack.replace(new_pad(self.app.storage))
        return False

    def fill(self) -> tuple:
        pad = self.pad
        if not pad.names:
            self.list.set([t("New pad")])
            return t("Score pad"), ""
        finish = [("finish", t("Finish") + self._reason(), "", -1, False)] if pad.rounds else []
        rows = finish if pad.is_over() else []
        rows += self._next_row() + [self._player_row(seat) for seat in range(len(pad.names))]
        last = pad.last()
        if last:
            words = shown(_entry_words(_ENTRIES, pad, last, _NAME))
            words = _put_name(pad.names, last[1], words, self._below())
            rows.append(("undo", t("Undo") + "\n" + words, "", -1, False))
        if pad.rounds:
            rows.append(("sheet", t("All rounds"), "", -1, False))
        rows += [] if pad.is_over() else finish
        for what, label in (("players", t("Players")), ("settings", t("Settings")), ("new", t("New pad"))):
            rows.append((what, label, "", -1, False))
        self.does = [row[0] for row in rows]
        faint = [i for i in range(len(rows)) if rows[i][4]]
        self.list.set([row[1] for row in rows], [row[2] for row in rows], [row[3] for row in rows], faint)
        return pad.heading(), t("lowest wins") if pad.settings["lowest"] else ""

    def _below(self, mark=0):
        # Pixels for a second line.
        return self.layout.width - lists.BAR - 4 - 2 * widgets.EDGE - mark

    def _reason(self):
        # Why a pad is over.
        pad = self.pad
        if not pad.is_over():
            return ""
        playing = pad.playing()
        if not playing or len(playing) < 2 <= len(pad.names):
            return "\n" + (t("{0} remains", pad.names[playing[0]]) if playing else t("nobody remains"))
        if not pad.next():
            return "\n" + t("the last round is full")
        return listed_below(self.layout, t("reached by {0}", and_words([pad.names[seat] for seat in pad.reached()])))

    def _next_row(self):
        pad = self.pad
        place = pad.next()
        if not place:
            return []
        number, seat = place
        words = t("Round {0}", number + 1)
        missing = number < len(pad.rounds) - 1
        if missing or number < len(pad.rounds) and pad.rounds[number].count(None) < len(pad.names):
            who = t("{0} is missing", _NAME) if missing else t("{0} is next", _NAME)
            words += "\n" + _put_name(pad.names, seat, who, self._below())
        return [("enter", words, "", -1, False)]

    def _player_row(self, seat):
        pad = self.pad
        name, state, latest = shown_name(pad.names[seat]), t(pad.state_words(seat)), pad.latest(seat)
        words = (fonts.CROWN if seat in pad.leaders() else "") + str(pad.total(seat))
        if state:
            words += "   " + state
        elif latest is not None:
            # A wide name leaves no room for the newest number.
            both = "%s   %s" % (signed(latest), words)
            space = self._below(lists.MARK) - widgets.EDGE
            words = both if fonts.SMALL.width(both) + fonts.SMALL.width(name) <= space else words
        counters = pad.counters(seat)
        if counters:
            names = pad_settings.counter_names(pad.settings)
            named = ["%s %d" % (names[i], counters[i]) for i in range(len(counters))]
            short = "   ".join([str(count) for count in counters])
            named = widgets.first_that_fits((listed(named), short), fonts.SMALL, self._below(lists.MARK))
            name += "\n" + named
        return (seat, name, words, pad.colours[seat], bool(state))

    @property
    def keys(self) -> int:
        return widgets.MENU_KEYS | 1 << UNDO if self.pad.last() else widgets.MENU_KEYS

    @property
    def ok_discards(self) -> bool:
        """It would undo one more number, and there is no redo."""
        return self.does[self.list.focus] == "undo"

    def handle(self, key: int) -> None:
        """Ask before an undo."""
        last = self.pad.last() if key == UNDO else None
        if last:
            words = _entry_words(_UNDO, self.pad, last, self.pad.names[last[1]])
            self._ask("undo", CONFIRM, [later("Undo"), words, later("Keep it"), later("Undo"), 1])
        else:
            choice.Menu.handle(self, key)

    def _ask(self, asked, screen, state):
        self.asked = asked
        self.app.stack.push(screen, state)

    def chosen(self, index: int) -> None:
        what = self.does[index]
        app = self.app
        starts = isinstance(what, int) and not self.pad.rounds and not self.pad.counters(what)
        if what == "enter" or starts:
            self.list.focus = 0
            app.stack.push(ENTRY, list(self.pad.next() or (0, 0)) + [True])
        elif what == "undo":
            self._change("undo")
        elif what == "finish":
            self._ask("finish", FINISH, [0])
        elif what == "new" and self.pad.rounds:
            self._ask("new", CONFIRM, _ERASE)
        elif isinstance(what, int):
            app.stack.push("pads.score_pad.Numbers", [what])
        else:
            app.stack.push(new_pad(app.storage) if what == "new" else _OPENS[what])

    def on_result(self, name: str, value) -> None:
        asked = self.asked
        self.asked = ""
        if asked == "new":
            self.app.stack.push(new_pad(self.app.storage))
        elif asked == "undo" and self.pad.last():
            self._change("undo")
        elif asked == "finish" and self.pad.names:
            archive.finish(self.app)

    def _change(self, what):
        bookkeeping.change(self.app, what)
        self.refill()


class Numbers(choice.Menu):
    """All numbers of one player, counters first, to correct. State: [seat, list's state]; the last is optional."""

    def __init__(self, app, state):
        self.pad = self.load(app)
        self.seat = state[0]
        first = 0 if self.pad.settings["counters"] else len(self.pad.rounds) - 1
        more = state[1] if len(state) > 1 else [first, 0, False]
        choice.Menu.__init__(self, app, more)

    def state(self) -> list:
        return [self.seat, self.list_state()]

    def load(self, app) -> bookkeeping.Pad:
        """Return the pad of the numbers."""
        return bookkeeping.load(app)

    def enter(self, state: list) -> None:
        """Open the entry of a number with this state."""
        self.app.stack.push(ENTRY, state)

    def fill(self) -> tuple:
        pad = self.pad
        numbers = [one[self.seat] for one in pad.rounds]
        counters = pad.counters(self.seat)
        self.does = [bookkeeping.ROUNDS + i for i in range(len(counters))] + list(range(len(numbers)))
        labels = pad_settings.counter_names(pad.settings) + [t("Round {0}", i + 1) for i in range(len(numbers))]
        values = ["-" if number is None else str(number) for number in counters + numbers]
        self.newest = max([number for number in range(len(numbers)) if numbers[number] is not None] + [-1])
        if self.newest >= 0:
            labels.append(t("Add to round {0}", self.newest + 1))
            values.append("")
        self.list.set(labels, values)
        return shown_name(pad.names[self.seat]), str(pad.total(self.seat))

    def chosen(self, index: int) -> None:
        if index < len(self.does):
            self.enter([self.does[index], self.seat, False])
            return
        step = self.pad.step(self.newest, self.app.hardware.has_stick)
        self.enter([self.newest, self.seat, False, 0, step, self.pad.rounds[self.newest][self.seat]])


class SetUp(seats.Seats):
    """State: the settings and the state of Seats, or only settings."""

    def __init__(self, app, state):
        seats.Seats.__init__(self, app, state)
        before = bookkeeping.load(app).settings
        self.settings = pad_settings.of(state or ({} if before["name"] else before))

    def more(self) -> dict:
        return dict(self.settings)

    def heading_words(self) -> str:
        return self.settings["name"] or t("Score pad")

    def more_rows(self) -> list:
        rows = pad_settings.rows(self.settings)
        if self.settings["name"] in [one["name"] for one in pad_settings.profiles(self.app.storage)]:
            rows.append(("delete", 0, t("Delete profile"), ""))
        return rows

    def adjustable(self, index: int) -> bool:
        return self.does[index][0] in pad_settings.VALUES

    def adjust(self, index: int, step: int) -> None:
        self.step(*self.does[index], step)

    def step(self, what: int | str, which: int, step: int) -> None:
        if what in pad_settings.VALUES:
            pad_settings.adjust(self.settings, what, step)

    def ask(self, what: int | str, which: int) -> None:
        if what == "delete":
            words = [later('Delete the profile "{0}"?'), self.settings["name"]]
            question = [later("Delete profile"), words, later("Keep it"), later("Delete it")]
            self.open([what, which], CONFIRM, question)
        else:
            self.open([what, which], _LETTERS, pad_settings.question(self.settings, what, which))

    def answered(self, what: str, which: int | str, value) -> None:
        if what == "delete":
            pad_settings.delete(self.app, self.settings["name"])
            self.app.stack.pop()
        else:
            pad_settings.give_name(self.settings, what, which, value)

    def start(self) -> None:
        self.remember()
        names, colours = self.players()
        number = archive.next_number(self.app.storage)
        bookkeeping.begin(self.app, bookkeeping.Pad(names, colours, self.settings, number))
        self.app.stack.show([[HOME, None], ["pads.score_pad.Pad", None]])
        pad_settings.keep(self.app, self.settings)


class Sheet(ScoreTable):
    """The whole pad as on paper: a column per player, a row per round, the totals at the bottom.

    State: that of ScoreTable; a new one shows the last rounds.
    """

    needs_table = False

    def __init__(self, app, state):
        ScoreTable.__init__(self, app, state or [bookkeeping.ROUNDS, 0])
        self.pad = self.load()

    def load(self) -> bookkeeping.Pad:
        """Return the pad to show."""
        return bookkeeping.load(self.app)

    def fill(self) -> tuple:
        pad = self.pad
        rows = []
        for number in range(len(pad.rounds)):
            rows.append([str(number + 1)] + ["-" if value is None else str(value) for value in pad.rounds[number]])
        counters = pad_settings.counter_names(pad.settings)
        for i in range(len(counters)):
            label = "%s\n%s" % (counters[i], counters[i][:2])
            rows.append([label] + [str(pad.counters(seat)[i]) for seat in range(len(pad.names))])
        return rows, [""] + [str(pad.total(seat)) for seat in range(len(pad.names))], pad.colours
