"""The coach's screens: a bar while it thinks, then the best choices, or a warning before a clearly worse choice."""

from firmware import coach
from firmware.drawing import fonts, theme, widgets
from firmware.keys import BACK
from firmware.language import t
from firmware.screen import Screen
from firmware.screens import choice

_AGAIN, _SHOW, _PLAY = range(3)
"""Answers to a warning."""
_SLICE_MS = 20
_SLICES = 10
"""Slices per turn while no key is pressed: the rest of the turn takes as long as one slice."""
_UNSEEN_MS = 250
"""Time for checking a choice before the bar appears: most checks are done by then."""
_BAR = 12


class Thinking(Screen):
    """The bar while the coach thinks. State: [`about` of coach.thinking, the screen [name, state] to open instead of an
    action, or None].
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
        self.words = t("Thinking")

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
            coach.show(self.app, self.about, self.then, work.result)
            return False
        before, self.share = self.share, self.layout.width * (work.last or 0) // self.actions
        return self.share != before

    def handle(self, key: int) -> None:
        if key == BACK:
            self.app.stack.pop()

    def draw(self, canvas) -> None:
        layout = self.layout
        left, width, middle = layout.left, layout.width, layout.height // 2
        line = max(24, fonts.SMALL.line)
        canvas.clear_rect(left, 0, width, middle - line, theme.BACKGROUND)
        if canvas.begin_region(left, middle - line, width, line, theme.BACKGROUND, 0, self.words):
            x = left + (width - fonts.SMALL.width(self.words)) // 2
            canvas.text(x, middle - line, self.words, fonts.SMALL, theme.TEXT)
        if canvas.begin_region(left, middle, width, _BAR, theme.PANEL, self.share):
            canvas.fill(left, middle, self.share, _BAR, theme.GOOD)
        middle += _BAR
        canvas.clear_rect(left, middle, width, layout.height - middle, theme.BACKGROUND)


class Coach(choice.Words):
    """The coach's text, or its question about an action. State: [what coach.words takes, the action or None, the screen
    [name, state] to open instead or None, the unit of the figures in English or ""], then focus and first line shown.
    """

    needs_table = True
    drops_type_ahead = True
    most_answers = 2

    def __init__(self, app, state):
        self.what, self.action, self.then, self.unit = state[:4]
        self.cover = None
        if self.action is None and app.game.table.to_move is not None:
            self.cover = app.game.screens.cover(app, app.game.table.to_move)
        answers = [t("Choose again"), t("Show choices"), t("Play it")] if self.action else []
        title = t("Review") if app.game.table.over else t("Coach")
        choice.Words.__init__(self, app, title, coach.words(app, self.what), answers, state[4:])

    def state(self) -> list:
        return [self.what, self.action, self.then, self.unit] + choice.Words.state(self)

    def answered(self, index: int) -> None:
        """Without answers, OK closes."""
        answer = index if self.answers else _AGAIN
        if answer == _PLAY:
            coach.play(self.app, self.action, self.then)
            return
        self.app.stack.pop()
        if answer == _SHOW:
            coach.think(self.app, self.app.game.table.game.actor(self.action))

    def tick(self, now: int) -> bool:
        return self.cover is not None and self.cover.tick(now)

    def handle(self, key: int) -> None:
        if self.cover and self.cover.takes(key) and key != BACK:
            return
        choice.Words.handle(self, key)

    def prepare(self) -> None:
        if self.cover and self.cover.closed:
            self.cover.prepare()
            return
        choice.Words.prepare(self)
        self.heading.prepare(self.layout, self.title, t(self.unit))

    def draw(self, canvas) -> None:
        if self.cover and self.cover.closed:
            self.cover.draw(canvas)
        else:
            choice.Words.draw(self, canvas)
