"""While the coach thinks: a bar; then what it found. It never plays for anybody."""

from firmware import coach
from firmware.drawing import fonts, theme, widgets
from firmware.keys import BACK
from firmware.screen import Screen

_SLICE_MS = 20
_SLICES = 10
"""As many at a time while no key is pressed: what else the handheld does in between takes as long as one."""
_UNSEEN_MS = 250
"""So long it looks at a choice before there is a picture of its own: most are over by then."""
_BAR = 12
_LINE = 24
_WORDS = "Thinking"


class Thinking(Screen):
    """State: [what coach.thinking is to be about, the screen [name, state] that opens in the place of an action, or
    None].
    """

    needs_table = True
    keys = 1 << BACK

    def __init__(self, app, state):
        self.app = app
        self.about, self.then = state
        self.layout = widgets.layout(app)
        self.work = None
        self.slice = _UNSEEN_MS if isinstance(self.about, dict) else _SLICE_MS
        self.share = 0
        self.actions = max(1, app.game.table.in_force)

    def state(self) -> list:
        return [self.about, self.then]

    def tick(self, now: int) -> bool:
        """Think for a slice; the bar of a review grows."""
        work = self.work = self.work or coach.thinking(self.app, self.about)
        for _ in range(_SLICES):
            work.go_on(self.slice)
            self.slice = _SLICE_MS
            if work.done or self.app.hardware.keys.waiting():
                break
        if work.done:
            coach.tell(self.app, self.about, self.then, work.result)
            return False
        before, self.share = self.share, self.layout.width * (work.last or 0) // self.actions
        return self.share != before

    def handle(self, key: int) -> None:
        if key == BACK:
            self.app.stack.pop()

    def draw(self, canvas) -> None:
        layout = self.layout
        left, width, middle = layout.left, layout.width, layout.height // 2
        canvas.clear_rect(left, 0, width, middle - _LINE, theme.BACKGROUND)
        if canvas.begin_region(left, middle - _LINE, width, _LINE, theme.BACKGROUND, 0, _WORDS):
            x = left + (width - fonts.SMALL.width(_WORDS)) // 2
            canvas.text(x, middle - _LINE, _WORDS, fonts.SMALL, theme.TEXT)
        if canvas.begin_region(left, middle, width, _BAR, theme.PANEL, self.share):
            canvas.fill(left, middle, self.share, _BAR, theme.GOOD)
        middle += _BAR
        canvas.clear_rect(left, middle, width, layout.height - middle, theme.BACKGROUND)
