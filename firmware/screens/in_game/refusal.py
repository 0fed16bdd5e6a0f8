"""A message that explains a refusal by the rules."""

from firmware.language import t
from firmware.screens import choice, how_to_play


class Refusal(choice.Words):
    """A refusal with a link to its rule. State: [template, its values, [game, number of players] of a
    setup or None]."""

    drops_type_ahead = True
    most_answers = 1

    def __init__(self, app, state):
        self.template, self.values, self.setup = state[:3]
        values = [t(value) if isinstance(value, str) else value for value in self.values]
        choice.Words.__init__(self, app, t("Note"), t(self.template, *values), [t("OK"), t("Why?")], state[3:])

    def state(self) -> list:
        return [self.template, self.values, self.setup] + choice.Words.state(self)

    def answered(self, index: int) -> None:
        app = self.app
        if not index or not self.setup and app.game.table is None:
            app.stack.pop()
        elif self.setup:
            game, players = self.setup
            how_to_play.open_pages(app, game, {}, players, how_to_play.page_of(game, self.template))
        else:
            how_to_play.of_table(app, how_to_play.page_of(app.game.table.game.ID, self.template))
