"""What the rules refuse, and why."""

from firmware.screens import choice, how_to_play


class Refusal(choice.Words):
    """A refusal, whose rule can be read. State: [sentence, its template]."""

    needs_table = True
    drops_type_ahead = True

    def __init__(self, app, state):
        self.template = state[1]
        choice.Words.__init__(self, app, "Note", state[0], ["OK", "Why?"], state[2:])

    def state(self) -> list:
        return [self.words, self.template] + choice.Words.state(self)

    def answered(self, index: int) -> None:
        if index:
            app = self.app
            how_to_play.of_table(app, how_to_play.page_of(app.table.game.ID, self.template))
        else:
            self.app.pop()
