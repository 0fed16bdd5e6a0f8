"""The question of a new handheld after its self-test: large text or not."""

from firmware.drawing import fonts, widgets
from firmware.drawing.area import Area
from firmware.drawing.widgets import Background, Button
from firmware.keys import BACK
from firmware.language import later
from firmware.screens import choice

_STATE = [later("Large text?"), later("Also in Settings."), later("No, this size"), later("Yes, this size")]
_WIDEST = 240  # pixels of an answer: a wider one may be too large for a box


class Ask(choice.Confirm):
    """Each answer is shown in its own type; back is no. State: None, or that of Confirm."""

    def __init__(self, app, state):
        choice.Confirm.__init__(self, app, state or _STATE)
        self.buttons = [Button(), Button()]

    def handle(self, key: int) -> None:
        if key == BACK:
            self.answered(0)
        else:
            choice.Confirm.handle(self, key)

    def answered(self, index: int) -> None:
        self.app.stack.pop()
        self.app.set("large_text", index == 1)

    def prepare(self) -> None:
        choice.Confirm.prepare(self)
        area = self.layout.content()
        area.cut_top(self.heading.bottom)
        self.blanks = [Background(area.cut_bottom(widgets.EDGE if self.layout.high else 0))]
        for i, height, font in ((1, 32, fonts.LARGE), (0, 28, fonts.SMALL)):
            strip = Area(*area.cut_bottom(height))
            self.buttons[i].prepare(*strip.cut_left(min(strip.w, _WIDEST)), self.answers[i], font, 0)
            self.blanks.append(Background(strip.rest()))
        self.text.prepare(self.layout, area.y, area.bottom)

    def draw(self, canvas) -> None:
        self.heading.draw(canvas)
        self.text.draw(canvas)
        for i in (0, 1):
            self.buttons[i].draw(canvas, i == self.list.focus)
        for blank in self.blanks:
            blank.draw(canvas)
