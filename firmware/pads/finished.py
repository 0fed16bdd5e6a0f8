"""Score pads that were finished: pads.log has a line for each, the newest last. They are listed under History."""

from firmware.app import HOME
from firmware.drawing import fonts, lists, widgets
from firmware.pads import bookkeeping, score_pad_sheet
from firmware.screens import choice
from firmware.screens.in_game.base import and_words
from firmware.storage.files import all_are, read_bytes, read_crc_line

FILE = "pads.log"
MOST = 40
"""Pads that are kept at most; then the oldest goes."""
DAMAGED = "Some finished score pads were damaged. A copy is kept."
_FINISHED = "pads.finished.Finished"


def values(storage) -> list:
    """The lines of all finished pads, those behind a damaged one too. What cannot be used is set aside."""
    lines = read_bytes(storage.path(FILE)).split(b"\n")
    found = [read_crc_line(line)[0] for line in lines[:-1]]
    good = [value for value in found if _pad(value)]
    if lines[-1] or len(good) < len(found):
        storage.quarantine(FILE, DAMAGED)
        try:
            storage.write_log(FILE, good)
        except OSError:
            pass  # they are there as long as the file that was set aside
    return good


def _pad(value):
    """The pad of a line, or None."""
    if not isinstance(value, dict) or not isinstance(value.get("rounds"), list) or not value["rounds"]:
        return None
    pad = bookkeeping.of_first_line(value)
    if pad is None:
        return None
    for row in value["rounds"]:
        if not isinstance(row, list) or len(row) != len(pad.names):
            return None
        if not all_are(int, [number for number in row if number is not None]):
            return None
    pad.rounds = value["rounds"]
    return pad if pad.leaders() else None


def finish(app) -> None:
    """Put the pad that is in use among the finished ones and show it there. It has a number."""
    storage = app.storage
    pad = app.pad.completed()
    line = pad.first_line()
    line["rounds"] = pad.rounds
    kept = values(storage)
    try:
        if len(kept) >= MOST:
            storage.write_log(FILE, kept[1 - MOST :] + [line])
        elif not kept or kept[-1] != line:  # else the power went before it was taken out of use
            storage.append_log(FILE, line)
    except OSError:
        app.flash_failed()
        return
    bookkeeping.begin(app, bookkeeping.Pad([], [], pad.lowest, pad.target))
    app.show([[HOME, None], [_FINISHED, [len(values(storage)) - 1]]])


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
        pads = [_pad(value) for value in values(self.app.storage)]
        pads.reverse()
        self.count = len(pads)
        self.list.set([self._label(pad) for pad in pads] or ["No score pads"])
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
            self.app.push(_FINISHED, [self.count - 1 - index])
        else:
            self.app.pop()


class Finished(choice.Words):
    """One of them: who had how much; all rounds, or delete it. State: [its place in the file, focus, first line]."""

    opens_late = True

    def __init__(self, app, state):
        self.at = state[0]
        kept = values(app.storage)
        pad = _pad(kept[self.at]) if 0 <= self.at < len(kept) else None
        words, answers = "This score pad is gone.", ["OK"]
        if pad:
            ranked = sorted([(pad.total(seat) * (1 if pad.lowest else -1), seat) for seat in range(len(pad.names))])
            leaders = pad.leaders()
            lines = ["%s %d%s" % (pad.names[s], pad.total(s), " (won)" if s in leaders else "") for _total, s in ranked]
            words, answers = "\n".join(lines), ["All rounds", "Delete"]
        choice.Words.__init__(self, app, "Score pad", words, answers, state[1:])

    def state(self) -> list:
        return [self.at] + choice.Words.state(self)

    def answered(self, index: int) -> None:
        if len(self.answers) == 1:
            self.app.pop()
        elif index == 0:
            self.app.push("pads.finished.Rounds", [self.at, bookkeeping.ROUNDS, 0])
        else:
            question = "Delete this score pad?"
            self.app.push("screens.choice.Confirm", ["Delete score pad", question, "Keep it", "Delete it"])

    def on_result(self, name: str, value) -> None:
        kept = values(self.app.storage)
        try:
            self.app.storage.write_log(FILE, kept[: self.at] + kept[self.at + 1 :])
        except OSError:
            self.app.flash_failed()
        self.app.pop()


class Rounds(score_pad_sheet.Sheet):
    """All rounds of one. State: [its place in the file, first row shown, first seat shown]."""

    def __init__(self, app, state):
        self.app = app
        self.at = state[0]
        score_pad_sheet.Sheet.__init__(self, app, state[1:])

    def state(self) -> list:
        return [self.at] + score_pad_sheet.Sheet.state(self)

    def load(self) -> bookkeeping.Pad:
        kept = values(self.app.storage)
        pad = _pad(kept[self.at]) if 0 <= self.at < len(kept) else None
        return pad or bookkeeping.Pad([], [])
