"""Finished score pads, under History: show, correct, play on, delete."""

from firmware.drawing import fonts, lists, widgets
from firmware.pads import archive, bookkeeping, score_pad, score_pad_entry
from firmware.screens import choice
from firmware.wording import and_words

CONFIRM = "screens.choice.Confirm"
_FINISHED = "pads.finished.Finished"
_ENTRY = "pads.finished.Entry"


class Pads(choice.Menu):
    """All finished pads, newest first. State: the list's."""

    opens_late = True

    def fill(self) -> tuple:
        shown = archive.pads(self.app.storage)
        shown.reverse()
        self.count = len(shown)
        self.list.set([self._label(pad) for pad in shown] or ["No score pads"])
        return "Score pads", str(self.count)

    def _label(self, pad):
        # Never cut what matters: names that do not fit are counted.
        room = self.layout.width - 2 * widgets.EDGE - lists.BAR - 4
        won = widgets.first_that_fits(
            (archive.result_words(pad), "Won with %d" % pad.total(pad.leaders()[0])), fonts.MEDIUM, room
        )
        title = pad.settings["name"] and pad.heading() + ": "
        alternatives = [title + names for names in (", ".join(pad.names), "%d players" % len(pad.names))]
        names = widgets.first_that_fits(alternatives, fonts.SMALL, room) or alternatives[1]
        return "%s\n%s" % (won, names)

    def chosen(self, index: int) -> None:
        if self.count:
            self.app.stack.push(_FINISHED, [self.count - 1 - index])
        else:
            self.app.stack.pop()


class Finished(choice.Words):
    """One finished pad with its totals; choices: all rounds, play on, correct a number, delete.

    State: [its place in the file, focus, first line shown, open question: "play", "correct", "delete" or ""]; the last
    is optional.
    """

    opens_late = True
    most_answers = 2

    def __init__(self, app, state):
        self.at = state[0]
        self.asked = state[3] if len(state) > 3 else ""
        pad = archive.pad_at(app.storage, self.at)
        title, words, answers = "Score pad", "This score pad is gone.", ["OK"]
        if pad:
            title = "%s %d" % (pad.heading(), pad.number)
            sign = 1 if pad.settings["lowest"] else -1
            here = pad.here()
            ranked = sorted([(seat not in here, pad.total(seat) * sign, seat) for seat in range(len(pad.names))])
            lines = [_line(pad, one[2]) for one in ranked]
            words, answers = "\n".join(lines), ["All rounds", "Play on", "Correct", "Delete"]
        choice.Words.__init__(self, app, title, words, answers, state[1:3])

    def state(self) -> list:
        return [self.at] + choice.Words.state(self) + [self.asked]

    def answered(self, index: int) -> None:
        app = self.app
        if len(self.answers) == 1:
            app.stack.pop()
        elif index == 0:
            app.stack.push("pads.finished.Rounds", [self.at, bookkeeping.ROUNDS, 0])
        elif index == 1:
            in_use = bookkeeping.load(app)
            if in_use.rounds:
                words = "The pad of %s is finished first. %s" % (and_words(in_use.names), archive.question(app, 1))
                self._ask("play", CONFIRM, ["Play on", words, "Not now", "Finish it"])
            else:
                archive.reopen(app, self.at)
        elif index == 2:
            pad = archive.pad_at(app.storage, self.at)
            if pad:
                self._ask("correct", "screens.choice.Choose", ["Correct", pad.names, 0, pad.colours])
        else:
            words = "Delete this score pad?"
            self._ask("delete", CONFIRM, ["Delete score pad", words, "Keep it", "Delete it"])

    def _ask(self, asked, screen, state):
        self.asked = asked
        self.app.stack.push(screen, state)

    def on_result(self, name: str, value) -> None:
        asked, self.asked = self.asked, ""
        if asked == "play":
            archive.reopen(self.app, self.at)
        elif asked == "correct":
            self.app.stack.push("pads.finished.Numbers", [self.at, value])
        else:
            kept = archive.values(self.app.storage)
            archive.write(self.app, kept[: self.at] + kept[self.at + 1 :])
            self.app.stack.pop()


class Rounds(score_pad.Sheet):
    """All rounds of one pad. State: [its place in the file, first row shown, first seat shown]."""

    def __init__(self, app, state):
        self.app = app
        self.at = state[0]
        score_pad.Sheet.__init__(self, app, state[1:])

    def state(self) -> list:
        return [self.at] + score_pad.Sheet.state(self)

    def load(self) -> bookkeeping.Pad:
        return archive.pad_at(self.app.storage, self.at) or bookkeeping.Pad([], [])


def _line(pad, seat):
    state = "won" if seat in pad.leaders() else pad.state_words(seat)
    return "%s %d%s" % (pad.names[seat], pad.total(seat), " (%s)" % state if state else "")


def _pad(app, at):
    # If the file has lost the pad, one with unknown players: nothing is shown or written.
    return archive.pad_at(app.storage, at) or bookkeeping.Pad(["?"] * 8, [0] * 8)


class Numbers(score_pad.Numbers):
    """All numbers of one player. State: [the pad's place in the file], then as for the pad in use."""

    opens_late = True

    def __init__(self, app, state):
        self.at = state[0]
        score_pad.Numbers.__init__(self, app, state[1:])

    def state(self) -> list:
        return [self.at] + score_pad.Numbers.state(self)

    def load(self, app) -> bookkeeping.Pad:
        return _pad(app, self.at)

    def enter(self, state: list) -> None:
        self.app.stack.push(_ENTRY, [self.at] + state)


class Entry(score_pad_entry.Entry):
    """One number. State: [the pad's place in the file], then as for the pad in use."""

    opens_late = True

    def __init__(self, app, state):
        self.at = state[0]
        score_pad_entry.Entry.__init__(self, app, state[1:])

    def state(self) -> list:
        return [self.at] + score_pad_entry.Entry.state(self)

    def load(self) -> bookkeeping.Pad:
        return _pad(self.app, self.at)

    def change(self, what: list) -> None:
        self.app.frame.acknowledge_key()
        if archive.pad_at(self.app.storage, self.at):
            archive.correct(self.app, self.at, what)
