"""A tip: one sentence about what just happened for the first time."""

from firmware.keys import BACK
from firmware.screens.choice import Message
from firmware.screens.in_game import tips


class Tip(Message):
    """State: [words, title, its number among the game's tips]. It never comes again once it was read."""

    needs_table = True

    def __init__(self, app, state):
        self.number = state[2]
        Message.__init__(self, app, state[:2] + state[3:])

    def state(self) -> list:
        state = Message.state(self)
        return state[:2] + [self.number] + state[2:]

    def handle(self, key: int) -> None:
        if key == BACK:
            self.answered(0)
        else:
            Message.handle(self, key)

    def answered(self, index: int) -> None:
        app = self.app
        # First, as the power may go in between: rather read twice than never.
        tips.remember(app, app.game.table.game.ID, self.number)
        app.stack.pop()
