"""A bag of numbers, drawn without putting them back."""

from firmware import loading
from firmware.pads import throws
from firmware.pads.free_dice import roll
from firmware.screens import choice
from firmware.storage.storage import all_are

REMEMBERED = "bag"
SIZES = (2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 30, 36, 40, 48, 50, 60, 75, 90, 99, 100)
_SHOWN = 6
"""Numbers before the last one that are told."""


def _fits(value):
    # What another version may have remembered: [how many numbers, those drawn, the last one at the end].
    if not isinstance(value, list) or len(value) != 2 or value[0] not in SIZES or not all_are(int, value[1]):
        return False
    drawn = value[1]
    return all([1 <= number <= value[0] for number in drawn]) and len(dict.fromkeys(drawn)) == len(drawn)


class Bag(choice.Menu):
    """What is in it lies in memory.txt: a power cut puts nothing back. State: the list's."""

    def __init__(self, app, state):
        self.size, self.drawn = app.storage.remembered(REMEMBERED, None, _fits) or [20, []]
        choice.Menu.__init__(self, app, state)

    def fill(self) -> tuple:
        left = self.size - len(self.drawn)
        draw = "Draw a number" if left else "The bag is empty"
        before = " ".join([str(number) for number in self.drawn[-_SHOWN - 1 : -1]])
        labels = [draw, "Numbers 1 to", "Put all back"]
        values = ["%d left" % left, str(self.size), ""]
        if self.drawn:
            labels.append("Before: %s" % before if before else "The first number")
            values.append("")
        self.list.set(labels, values)
        return str(self.drawn[-1]) if self.drawn else "Bag", "drawn" if self.drawn else ""

    def adjustable(self, index: int) -> bool:
        return index == 1

    def adjust(self, index: int, step: int) -> None:
        """Another bag: all numbers are in it."""
        self.size = SIZES[(SIZES.index(self.size) + step) % len(SIZES)]
        self._keep([])

    def _keep(self, drawn):
        self.drawn = drawn
        self.app.remember(REMEMBERED, [self.size, drawn])
        self.refill()

    def chosen(self, index: int) -> None:
        app = self.app
        if index == 2:
            self._keep([])
        elif index == 3:
            throws.show(app)
        elif len(self.drawn) < self.size:
            left = [number for number in range(1, self.size + 1) if number not in self.drawn]
            try:
                number = left[roll(app.hardware.entropy, 1, len(left))[0] - 1]
            except loading.load("shared_rules.game").Refused as refusal:  # looked up only when the draw is refused
                app.show_message(refusal.message)
                return
            self._keep(self.drawn + [number])
            throws.keep(app, "Bag of %d: %d" % (self.size, number))
