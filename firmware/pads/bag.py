"""A bag of numbers, drawn without replacement."""

from firmware import language
from firmware.drawing import fonts
from firmware.drawing.area import Area
from firmware.drawing.widgets import Background, Button
from firmware.language import later, later_n, t, t_n
from firmware.pads import throws
from firmware.pads.throws import roll
from firmware.screens import choice
from shared_rules.game import Refused

REMEMBERED = "bag"
SIZES = (2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 30, 36, 40, 48, 50, 60, 75, 90, 99, 100)
_SIZE = 20  # of the first bag
_TALL, _LOW = 64, 40
"""Height of the last number drawn, on tall and on low panels."""
_WIDE = 112
_SHOWN = 6
"""Earlier numbers that are shown."""
_BACK = later_n("Put {0} number back?", "Put {0} numbers back?")
_BACK_TO = later_n("Put {0} number back? The bag becomes 1 to {1}.", "Put {0} numbers back? The bag becomes 1 to {1}.")


def _usable(value):
    # [how many numbers, those drawn, the last one at the end]: a bag of a size that is not known gives way to another.
    if not isinstance(value, list) or len(value) < 2:
        return None
    size, drawn = value[0] if value[0] in SIZES else 0, []
    for number in value[1] if isinstance(value[1], list) else []:
        if type(number) is int and 1 <= number <= size and number not in drawn:
            drawn.append(number)
    return [size or _SIZE, drawn]


class Bag(choice.Menu):
    """The last number drawn, shown large. A power cut puts nothing back: memory.txt has what is in the bag.

    State: the list's, and the place in SIZES of the bag requested last, or -1.
    """

    may_shorten = True

    def __init__(self, app, state):
        self.size, self.drawn = app.storage.remembered(REMEMBERED, [_SIZE, []], _usable)
        self.asked = state[3] if state else -1
        self.number = Button()
        choice.Menu.__init__(self, app, state)

    def state(self) -> list:
        return self.list_state() + [self.asked]

    @property
    def ok_discards(self) -> bool:
        """Another number would replace the one just drawn."""
        return self.list.focus == 0 and len(self.drawn) > 0

    def fill(self) -> tuple:
        left = self.size - len(self.drawn)
        draw = t("Draw a number") if left else t("The bag is empty")
        before = " ".join([str(number) for number in self.drawn[-_SHOWN - 1 : -1]])
        labels = [draw, t("Numbers 1 to"), t("Put all back")]
        values = [t_n(left, "{0} left", "{0} left"), str(self.size), ""]
        if self.drawn:
            labels.append(t("Before: {0}", before) if before else t("The first number"))
            values.append("")
        self.list.set(labels, values)
        count = len(self.drawn)
        return t("Bag"), t_n(count, "{0} drawn", "{0} drawn") if count else ""

    def adjustable(self, index: int) -> bool:
        return index == 1

    def adjust(self, index: int, step: int) -> None:
        """Change to a bag of another size, which is full."""
        self._ask((SIZES.index(self.size) + step) % len(SIZES))

    def _ask(self, size):
        # Ask before drawn numbers are put back.
        self.asked = size
        count = len(self.drawn)
        if not count:
            self.on_result("", True)
            return
        words = [count] + (_BACK if SIZES[size] == self.size else _BACK_TO + [SIZES[size]])
        question = [later("Bag"), words, later("Keep them out"), later("Put all back")]
        self.app.stack.push("screens.choice.Confirm", question)

    def on_result(self, name: str, value) -> None:
        if 0 <= self.asked < len(SIZES):
            self.size = SIZES[self.asked]
            self._keep([])

    def _keep(self, drawn):
        self.drawn = drawn
        self.app.remember(REMEMBERED, [self.size, drawn])
        self.refill()

    def chosen(self, index: int) -> None:
        app = self.app
        if index == 2:
            self._ask(SIZES.index(self.size))
        elif index == 3:
            throws.show(app)
        elif len(self.drawn) < self.size:
            left = [number for number in range(1, self.size + 1) if number not in self.drawn]
            try:
                number = left[roll(app.hardware.entropy, 1, len(left))[0] - 1]
            except Refused as refusal:
                app.stack.show_message(language.refusal(refusal))
                return
            self._keep(self.drawn + [number])
            throws.keep(app, [later("Bag of {0}: {1}"), self.size, number])

    def top(self) -> int:
        high = _TALL if self.layout.high else _LOW
        return self.heading.bottom + (high if self.drawn else 0)

    def prepare(self) -> None:
        choice.Menu.prepare(self)
        if self.drawn:
            area = self.layout.content()
            area.cut_top(self.heading.bottom)
            strip = Area(*area.cut_top(self.top() - self.heading.bottom))
            self.around = [Background(strip.cut_left((strip.w - _WIDE) // 2))]
            self.number.prepare(*strip.cut_left(_WIDE), str(self.drawn[-1]), fonts.LARGE)
            self.around.append(Background(strip.rest()))

    def draw(self, canvas) -> None:
        choice.Menu.draw(self, canvas)
        if self.drawn:
            self.number.draw(canvas, False)
            for blank in self.around:
                blank.draw(canvas)
