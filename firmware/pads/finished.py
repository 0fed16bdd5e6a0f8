"""Score pads that were finished: pads.log has a line for each, the newest last. They are listed under History."""

from firmware.drawing import fonts, lists, widgets
from firmware.pads import bookkeeping, score_pad_sheet
from firmware.screen_stack import HOME
from firmware.screens import choice
from firmware.storage.files import read_bytes, read_crc_line
from firmware.wording import and_words

FILE = "pads.log"
MOST = 40
"""Pads that are kept at most; then the oldest goes."""
DAMAGED = "Some finished score pads were damaged. A copy is kept."
_FINISHED = "pads.finished.Finished"
CONFIRM = "screens.choice.Confirm"


def values(storage) -> list:
    """The lines of all finished pads, those behind a damaged one too. What cannot be used is set aside."""
    lines = read_bytes(storage.path(FILE)).split(b"\n")
    found = [read_crc_line(line)[0] for line in lines[:-1]]
    good = [value for value in found if bookkeeping.of_finished(value)]
    if lines[-1] or len(good) < len(found):
        storage.quarantine(FILE, DAMAGED)
        try:
            storage.write_log(FILE, good)
        except OSError:
            pass  # they are there as long as the file that was set aside
    return bookkeeping.numbered(good)


def pads(storage) -> list:
    """All finished pads."""
    return [bookkeeping.of_finished(value) for value in values(storage)]


def next_number(storage) -> int:
    """The number of a pad that begins now."""
    return 1 + max([0] + [value["number"] for value in values(storage)])


def pad_at(storage, at: int):
    """The finished pad at this place in the file, or None."""
    kept = values(storage)
    return bookkeeping.of_finished(kept[at]) if 0 <= at < len(kept) else None


def question(app, leaving: int = 0) -> str:
    """What finishing the pad in use means, in words. leaving: so many finished pads make room for it."""
    pad = bookkeeping.load(app)
    words = ["%s. The scores are kept in History." % result_words(pad.completed())]
    missing = sum([one.count(None) for one in pad.rounds])
    if missing:
        verbs = "1 number is missing and counts" if missing == 1 else "%d numbers are missing and count" % missing
        words.insert(0, "%s as 0." % verbs)
    kept = values(app.storage)
    others = _others(kept, pad.first_line())
    lost = len(others) + 1 - leaving - MOST
    oldest = bookkeeping.of_finished(others[0]) if lost == 1 else None
    if oldest:
        told = (", ".join(oldest.names), result_words(oldest))
        words.insert(0, "History is full: the oldest score pad is deleted (%s; %s)." % told)
    elif lost > 0:
        words.insert(0, "History is full: the %d oldest score pads are deleted." % lost)
    return " ".join(words)


def _others(kept, line):
    # Those that are not this pad: the power can go before a pad is taken out of use, or out of History.
    return [value for value in kept if value["number"] != line["number"] or value["names"] != line["names"]]


def _keep(app, leaving=0):
    # Put the pad in use among the finished ones; where they are too many, the oldest go. False when the flash refuses.
    storage = app.storage
    if not app.pad.number:
        app.pad.number = next_number(storage)
        bookkeeping.begin(app, app.pad)
    pad = app.pad.completed()
    line = pad.first_line()
    line["rounds"] = pad.rounds
    kept = values(storage)
    others = _others(kept, line)
    try:
        lost = max(0, len(others) + 1 - leaving - MOST)
        if lost or len(others) < len(kept):
            storage.write_log(FILE, others[lost:] + [line])
        else:
            storage.append_log(FILE, line)
    except OSError:
        app.flash_failed()
        return False
    return True


def finish(app) -> None:
    """Put the pad that is in use among the finished ones and show it there. It has a number in it."""
    pad = bookkeeping.load(app)
    if _keep(app):
        bookkeeping.begin(app, bookkeeping.Pad([], [], pad.lowest, pad.target))
        app.stack.show([[HOME, None], [_FINISHED, [len(values(app.storage)) - 1]]])


def reopen(app, at: int) -> None:
    """Take a finished pad back into use, in the place of one that is finished. At each moment both are in flash."""
    pad = pad_at(app.storage, at)
    if pad is None or bookkeeping.load(app).rounds and not _keep(app, 1):
        return
    bookkeeping.begin(app, pad.reopened())
    if not app.pad.unsaved:
        _write(app, _others(values(app.storage), pad.first_line()))
    app.stack.show([[HOME, None], ["pads.score_pad.Pad", None]])


def correct(app, at: int, change: list) -> None:
    """Carry out a change of a finished pad, as Pad.apply takes it."""
    kept = values(app.storage)
    pad = bookkeeping.of_finished(kept[at])
    if pad is None:
        return
    pad = pad.reopened()
    pad.apply(change)
    kept[at]["rounds"] = pad.rounds
    _write(app, kept)


def _write(app, kept):
    try:
        app.storage.write_log(FILE, kept)
    except OSError:
        app.flash_failed()


def rename(storage, old: str, new: str) -> None:
    """Let a name be another one on all finished pads. Raises OSError."""
    kept = values(storage)
    if any([old in value["names"] for value in kept]):
        for value in kept:
            value["names"] = [new if name == old else name for name in value["names"]]
        storage.write_log(FILE, kept)


def result_words(pad: bookkeeping.Pad) -> str:
    """Who has won, with how much: "Ann wins: 120"."""
    leaders = pad.leaders()
    names = [pad.names[seat] for seat in leaders]
    return "%s %s: %d" % (and_words(names), "wins" if len(names) == 1 else "win", pad.total(leaders[0]))


class Pads(choice.Menu):
    """All finished pads, the newest first. State: the list's."""

    opens_late = True

    def fill(self) -> tuple:
        shown = pads(self.app.storage)
        shown.reverse()
        self.count = len(shown)
        self.list.set([self._label(pad) for pad in shown] or ["No score pads"])
        return "Score pads", str(self.count)

    def _label(self, pad):
        # What matters is never cut: where the names have no room they are counted.
        room = self.layout.width - 2 * widgets.EDGE - lists.BAR - 4
        won = widgets.first_that_fits(
            (result_words(pad), "Won with %d" % pad.total(pad.leaders()[0])), fonts.MEDIUM, room
        )
        names = widgets.first_that_fits((", ".join(pad.names), "%d players" % len(pad.names)), fonts.SMALL, room)
        return "%s\n%s" % (won, names)

    def chosen(self, index: int) -> None:
        if self.count:
            self.app.stack.push(_FINISHED, [self.count - 1 - index])
        else:
            self.app.stack.pop()


class Finished(choice.Words):
    """One of them: who had how much; all rounds, play on, correct a number, or delete it. State: [its place in the
    file, focus, first line, question that is open above: "play", "correct", "delete" or ""]; the last may be left out.
    """

    opens_late = True
    most_answers = 2

    def __init__(self, app, state):
        self.at = state[0]
        self.asked = state[3] if len(state) > 3 else ""
        pad = pad_at(app.storage, self.at)
        title, words, answers = "Score pad", "This score pad is gone.", ["OK"]
        if pad:
            title = "Score pad %d" % pad.number
            ranked = sorted([(pad.total(seat) * (1 if pad.lowest else -1), seat) for seat in range(len(pad.names))])
            leaders = pad.leaders()
            lines = ["%s %d%s" % (pad.names[s], pad.total(s), " (won)" if s in leaders else "") for _total, s in ranked]
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
                told = question(app, 1)
                words = "The pad of %s is finished first. %s" % (and_words(in_use.names), told)
                self._ask("play", CONFIRM, ["Play on", words, "Not now", "Finish it"])
            else:
                reopen(app, self.at)
        elif index == 2:
            pad = pad_at(app.storage, self.at)
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
            reopen(self.app, self.at)
        elif asked == "correct":
            self.app.stack.push("pads.correcting.Numbers", [self.at, value])
        else:
            kept = values(self.app.storage)
            _write(self.app, kept[: self.at] + kept[self.at + 1 :])
            self.app.stack.pop()


class Rounds(score_pad_sheet.Sheet):
    """All rounds of one. State: [its place in the file, first row shown, first seat shown]."""

    def __init__(self, app, state):
        self.app = app
        self.at = state[0]
        score_pad_sheet.Sheet.__init__(self, app, state[1:])

    def state(self) -> list:
        return [self.at] + score_pad_sheet.Sheet.state(self)

    def load(self) -> bookkeeping.Pad:
        return pad_at(self.app.storage, self.at) or bookkeeping.Pad([], [])
