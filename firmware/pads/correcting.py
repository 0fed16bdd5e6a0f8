"""Correcting a number of a score pad that is finished: it stays in History."""

from firmware.pads import bookkeeping, finished, score_pad, score_pad_entry

_ENTRY = "pads.correcting.Entry"


def _pad(app, at):
    # One of strangers where the file has lost it: nothing is shown of it, nothing is written.
    return finished.pad_at(app.storage, at) or bookkeeping.Pad(["?"] * 8, [0] * 8)


class Numbers(score_pad.Numbers):
    """All numbers of one player. State: [the pad's place in the file], then as that of the pad in use."""

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
    """One number. State: [the pad's place in the file], then as that of the pad in use."""

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
        if finished.pad_at(self.app.storage, self.at):
            finished.correct(self.app, self.at, what)
