"""What can be changed about free dice: how many there are and how many faces they have."""

from firmware.screens import choice

MOST = 10
KINDS = (2, 3, 4, 6, 8, 10, 12, 20, 100)
"""The numbers of faces there are."""


class Change(choice.Menu):
    """State: [number of dice, faces, whether some are held, whether some were rolled, list's state or nothing].

    Returns [number of dice, faces], "loose" to let all dice go, "throws" to show the last throws, "sets" or "bag" to
    open these.
    """

    def __init__(self, app, state):
        self.count, self.kind, self.held, self.rolled = state[:4]
        choice.Menu.__init__(self, app, state[4] if len(state) > 4 else None)

    def state(self) -> list:
        return [self.count, self.kind, self.held, self.rolled, self.list_state()]

    def fill(self) -> tuple:
        labels = ["Dice", "Sides", "Done"]
        self.answers = [None, None, [self.count, self.kind]]
        if self.held:
            labels.append("Unhold all")
            self.answers.append("loose")
        if self.rolled:
            labels.append("Last rolls")
            self.answers.append("throws")
        labels += ["Dice sets", "Bag"]
        self.answers += ["sets", "bag"]
        self.list.set(labels, [str(self.count), str(self.kind)] + [""] * (len(labels) - 2))
        return "Free dice", ""

    def adjustable(self, index: int) -> bool:
        return index < 2

    def adjust(self, index: int, step: int) -> None:
        if index == 0:
            self.count = (self.count - 1 + step) % MOST + 1
        else:
            self.kind = KINDS[(KINDS.index(self.kind) + step) % len(KINDS)]

    def chosen(self, index: int) -> None:
        self.app.stack.pop(self.answers[index])

    def closed(self) -> None:
        """Back keeps what was set, like everywhere."""
        self.app.stack.pop([self.count, self.kind])
