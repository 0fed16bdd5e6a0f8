"""The score pad: players, totals, current round, undo, all rounds. score_pad_entry.py enters numbers."""

from firmware.drawing import fonts, lists, widgets
from firmware.keys import LEFT, RIGHT, UNDO
from firmware.pads import archive, bookkeeping
from firmware.screen_stack import HOME
from firmware.screens import choice, seats
from firmware.screens.in_game.score_table import ScoreTable
from firmware.wording import and_words

ENTRY = "pads.score_pad_entry.Entry"
SHEET = "pads.score_pad.Sheet"
SET_UP = "pads.score_pad.SetUp"
_ERASES = "This erases all scores on this pad. To keep them in History, finish it first."
WINS, TARGET = range(seats.OTHER, seats.OTHER + 2)
"""Rows of the setup."""


def target_words(target: int) -> str:
    """Return the text of a target in its row."""
    return str(target) if target else "none"


def next_target(target: int, step: int) -> int:
    """Return the next target offered, or the previous one (-1)."""
    targets = bookkeeping.TARGETS
    return targets[((targets.index(target) if target in targets else 0) + step) % len(targets)]


def signed(number: int) -> str:
    """Return a number with its sign."""
    return "+%d" % number if number > 0 else str(number)


def undo_words(names: list, last: tuple) -> str:
    """Describe the entry to undo, as from Pad.last(): "Ann's 37 in round 3", "Ann's 37 (was 34)"."""
    number, seat, value, before = last
    words = "%s's %d" % (names[seat], value)
    return words + (" in round %d" % (number + 1) if before is None else " (was %d)" % before)


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
            self.app.stack.replace(SET_UP)
        return False

    def fill(self) -> tuple:
        pad = self.pad
        if not pad.names:
            self.list.set(["New pad"])
            return "Score pad", ""
        rows = []
        below = self.layout.width - lists.BAR - 4 - 2 * widgets.EDGE  # pixels for a second line
        place = pad.next()
        if place:
            number, seat = place
            words = "Round %d" % (number + 1)
            missing = number < len(pad.rounds) - 1
            if seat or missing:
                end = " is missing" if missing else " is next"
                words += "\n" + widgets.after_name(pad.names[seat], end, below)
            rows.append(("enter", words, "", -1))
        leaders = pad.leaders()
        # A wide name leaves no room for the newest number.
        space = self.layout.width - lists.BAR - 4 - lists.MARK - 3 * widgets.EDGE
        for seat in range(len(pad.names)):
            latest = pad.latest(seat)
            words = (fonts.CROWN if seat in leaders else "") + str(pad.total(seat))
            if latest is not None:
                both = "%s   %s" % (signed(latest), words)
                if fonts.SMALL.width(both) + fonts.SMALL.width(pad.names[seat]) <= space:
                    words = both
            rows.append((seat, pad.names[seat], words, pad.colours[seat]))
        last = pad.last()
        if last:
            name = pad.names[last[1]]
            end = undo_words(pad.names, last)[len(name) :]
            rows.append(("undo", "Undo\n" + widgets.after_name(name, end, below), "", -1))
        if pad.rounds:
            rows.append(("sheet", "All rounds", "", -1))
        if pad.rounds:
            full = "" if place else "\nall %d rounds are full" % bookkeeping.ROUNDS
            rows.append(("finish", "Finish" + full, "", -1))
        rows.append(("wins", "Winner", "lowest" if pad.lowest else "highest", -1))
        reached = [pad.names[seat] for seat in pad.reached()]
        label = "Target\nreached by %s" % and_words(reached) if reached else "Target"
        rows.append(("target", label, target_words(pad.target), -1))
        rows.append(("new", "New pad", "", -1))
        self.does = [row[0] for row in rows]
        self.list.set([row[1] for row in rows], [row[2] for row in rows], [row[3] for row in rows])
        return "Score pad", "lowest wins" if pad.lowest else ""

    @property
    def keys(self) -> int:
        return widgets.MENU_KEYS | 1 << UNDO if self.pad.last() else widgets.MENU_KEYS

    @property
    def ok_discards(self) -> bool:
        """It would undo one more number, and there is no redo."""
        return self.does[self.list.focus] == "undo"

    def handle(self, key: int) -> None:
        """Ask before an undo; left and right change who wins."""
        if key == UNDO:
            last = self.pad.last()
            if last:
                question = "Undo %s?" % undo_words(self.pad.names, last)
                self._ask("undo", ["Undo", question, "Keep it", "Undo", 1])
        elif (key == LEFT or key == RIGHT) and self.does[self.list.focus] in ("wins", "target"):
            self._set(self.does[self.list.focus], 1 if key == RIGHT else -1)
        else:
            choice.Menu.handle(self, key)

    def _set(self, what, step):
        pad = self.pad
        if what == "wins":
            self._change({"lowest": not pad.lowest, "target": pad.target})
        else:
            self._change({"lowest": pad.lowest, "target": next_target(pad.target, step)})

    def _ask(self, asked, question):
        self.asked = asked
        self.app.stack.push("screens.choice.Confirm", question)

    def chosen(self, index: int) -> None:
        what = self.does[index]
        if what == "enter" or not self.pad.rounds and isinstance(what, int):
            self.list.focus = 0
            self.app.stack.push(ENTRY, list(self.pad.next() or (0, 0)) + [True])
        elif what == "undo":
            self._change("undo")
        elif what == "sheet":
            self.app.stack.push(SHEET)
        elif what == "wins" or what == "target":
            self._set(what, 1)
        elif what == "finish":
            self._ask("finish", ["Finish", archive.question(self.app), "Play on", "Finish"])
        elif what != "new":
            self.app.stack.push("pads.score_pad.Numbers", [what])
        elif self.pad.rounds:
            self._ask("new", ["New pad", _ERASES, "Keep it", "New pad"])
        else:
            self.app.stack.push(SET_UP)

    def on_result(self, name: str, value) -> None:
        asked = self.asked
        self.asked = ""
        if asked == "new":
            self.app.stack.push(SET_UP)
        elif asked == "undo" and self.pad.last():
            self._change("undo")
        elif asked == "finish" and self.pad.names:
            archive.finish(self.app)

    def _change(self, what):
        bookkeeping.change(self.app, what)
        self.refill()


class Numbers(choice.Menu):
    """All numbers of one player, to correct. State: [seat, list's state]; the last is optional."""

    def __init__(self, app, state):
        self.pad = self.load(app)
        self.seat = state[0]
        more = state[1] if len(state) > 1 else [len(self.pad.rounds) - 1, 0, False]
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
        numbers = [one[self.seat] for one in self.pad.rounds]
        labels = ["Round %d" % (i + 1) for i in range(len(numbers))]
        values = ["-" if number is None else str(number) for number in numbers]
        self.newest = max([number for number in range(len(numbers)) if numbers[number] is not None] + [-1])
        if self.newest >= 0:
            labels.append("Add to round %d" % (self.newest + 1))
            values.append("")
        self.list.set(labels, values)
        return self.pad.names[self.seat], str(self.pad.total(self.seat))

    def chosen(self, index: int) -> None:
        if index < len(self.pad.rounds):
            self.enter([index, self.seat, False])
            return
        step = 1 if self.app.hardware.has_stick else self.pad.coarse()
        self.enter([self.newest, self.seat, False, 0, step, self.pad.rounds[self.newest][self.seat]])


class SetUp(seats.Seats):
    """State: "lowest", "target" and the state of Seats."""

    def __init__(self, app, state):
        seats.Seats.__init__(self, app, state)
        before = bookkeeping.load(app)
        self.lowest = state["lowest"] if state else before.lowest
        self.target = state.get("target", 0) if state else before.target

    def more(self) -> dict:
        return {"lowest": self.lowest, "target": self.target}

    def heading_words(self) -> str:
        return "Score pad"

    def more_rows(self) -> list:
        return [
            (WINS, 0, "Winner", "lowest" if self.lowest else "highest"),
            (TARGET, 0, "Target", target_words(self.target)),
        ]

    def step(self, what: int, which: int, step: int) -> None:
        if what == WINS:
            self.lowest = not self.lowest
        else:
            self.target = next_target(self.target, step)

    def ask(self, what: int, which: int) -> None:
        self.step(what, which, 1)
        self.refill()

    def start(self) -> None:
        self.remember()
        names, colours = self.players()
        number = archive.next_number(self.app.storage)
        bookkeeping.begin(self.app, bookkeeping.Pad(names, colours, self.lowest, self.target, number))
        self.app.stack.show([[HOME, None], ["pads.score_pad.Pad", None]])


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
        return rows, [""] + [str(pad.total(seat)) for seat in range(len(pad.names))], pad.colours
