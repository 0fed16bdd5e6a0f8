"""The score pad: totals, the round that goes on, undo. Numbers are entered in score_pad_entry, people and who wins in
score_pad_setup, all rounds are in score_pad_sheet.
"""

from firmware.drawing import fonts, lists, widgets
from firmware.keys import LEFT, RIGHT, UNDO
from firmware.pads import bookkeeping as score_pad
from firmware.pads import finished
from firmware.pads.score_pad_setup import next_target, target_words
from firmware.screens import choice
from firmware.wording import and_words

ENTRY = "pads.score_pad_entry.Entry"
SHEET = "pads.score_pad_sheet.Sheet"
SET_UP = "pads.score_pad_setup.SetUp"
_ERASES = "This erases all scores on this pad. To keep them in History, finish it first."


def signed(number: int) -> str:
    """A number with its sign."""
    return "+%d" % number if number > 0 else str(number)


def undo_words(names: list, last: tuple) -> str:
    """What undo would take back, as Pad.last() has it: "Ann's 37 in round 3", "Ann's 37 (was 34)"."""
    number, seat, value, before = last
    words = "%s's %d" % (names[seat], value)
    return words + (" in round %d" % (number + 1) if before is None else " (was %d)" % before)


class Pad(choice.Menu):
    """The round that goes on, then each player with the newest number and the total; without a pad its setup is opened.
    State: [question that is open above: "undo", "new", "finish" or "", list's state].
    """

    opens_late = True
    may_shorten = True

    def __init__(self, app, state):
        self.asked = state[0] if state else ""
        choice.Menu.__init__(self, app, state[1] if state else None)
        self.pad = score_pad.load(app)

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
        place = pad.next()
        if place:
            number, seat = place
            words = "Round %d" % (number + 1)
            missing = number < len(pad.rounds) - 1
            if seat or missing:
                words += ("\n%s is missing" if missing else "\n%s is next") % pad.names[seat]
            rows.append(("enter", words, "", -1))
        leaders = pad.leaders()
        # The newest number makes way for a wide name.
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
            rows.append(("undo", "Undo\n" + undo_words(pad.names, last), "", -1))
        if pad.rounds:
            rows.append(("sheet", "All rounds", "", -1))
        if pad.rounds:
            full = "" if place else "\nall %d rounds are full" % score_pad.ROUNDS
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
        """One more number would be undone, and there is no redo."""
        return self.does[self.list.focus] == "undo"

    def handle(self, key: int) -> None:
        """The undo key asks first; left and right change who wins."""
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
            self._ask("finish", ["Finish", finished.question(self.app), "Play on", "Finish"])
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
            finished.finish(self.app)

    def _change(self, what):
        score_pad.change(self.app, what)
        self.refill()


class Numbers(choice.Menu):
    """All numbers of one player, to be corrected. State: [seat, list's state]; the last may be left out."""

    def __init__(self, app, state):
        self.pad = self.load(app)
        self.seat = state[0]
        more = state[1] if len(state) > 1 else [len(self.pad.rounds) - 1, 0, False]
        choice.Menu.__init__(self, app, more)

    def state(self) -> list:
        return [self.seat, self.list_state()]

    def load(self, app) -> score_pad.Pad:
        """The pad whose numbers they are."""
        return score_pad.load(app)

    def enter(self, state: list) -> None:
        """Open the entry of a number, in this state."""
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
