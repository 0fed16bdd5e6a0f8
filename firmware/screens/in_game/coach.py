"""What the coach says: the best choices, or one question before a choice that is clearly worse."""

from firmware import coach
from firmware.keys import BACK
from firmware.screens import choice

_AGAIN, _SHOW, _PLAY = "Choose again", "Show the choices", "Play it"


class Coach(choice.Words):
    """State: [words, the action that it asks about or None, the screen [name, state] that opens in its place or None],
    then focus and first line shown.
    """

    needs_table = True
    drops_type_ahead = True
    most_answers = 2

    def __init__(self, app, state):
        words, self.action, self.then = state[:3]
        self.cover = None
        if self.action is None and app.game.table.to_move is not None:
            self.cover = app.game.screens.cover(app, app.game.table.to_move)
        answers = [_AGAIN, _SHOW, _PLAY] if self.action else []
        choice.Words.__init__(self, app, "Review" if app.game.table.over else "Coach", words, answers, state[3:])

    def state(self) -> list:
        return [self.words, self.action, self.then] + choice.Words.state(self)

    def answered(self, index: int) -> None:
        """Where it asked nothing, ok closes."""
        answer = self.answers[index] if self.answers else _AGAIN
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
        # What the figures are.
        told = ""
        if self.action is None and "about" in self.words:
            told = "final score" if len(self.app.game.table.players) == 1 else "final lead"
        self.heading.prepare(self.layout, self.title, told)

    def draw(self, canvas) -> None:
        if self.cover and self.cover.closed:
            self.cover.draw(canvas)
        else:
            choice.Words.draw(self, canvas)
