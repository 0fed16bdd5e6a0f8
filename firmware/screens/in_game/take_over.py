"""Changing seats between people and rivals during a game."""

from firmware.language import later, t
from firmware.screens import choice
from shared_rules.rival import LEVELS

_WORDS = {"": later("person"), "gentle": later("gentle"), "keen": later("keen"), "sharp": later("sharp")}


class TakeOver(choice.Menu):
    """A row for each seat; closing applies the levels. State: [level of each seat, list's state]."""

    needs_table = True

    def __init__(self, app, state):
        self.levels = list(state[0] if state else self._present(app))
        choice.Menu.__init__(self, app, state[1] if state else None)

    @staticmethod
    def _present(app):
        game = app.game
        return game.rivals.levels if game.rivals else [""] * len(game.table.players)

    def state(self) -> list:
        return [self.levels, self.list_state()]

    def fill(self) -> tuple:
        game = self.app.game
        self.list.set(game.table.players, [t(_WORDS[level]) for level in self.levels], game.colours)
        return t("Who plays"), ""

    def adjustable(self, index: int) -> bool:
        return True

    def adjust(self, index: int, step: int) -> None:
        levels = ("",) + LEVELS
        self.levels[index] = levels[(levels.index(self.levels[index]) + step) % len(levels)]

    def closed(self) -> None:
        if self.levels == self._present(self.app):
            choice.Menu.closed(self)
        else:
            self.app.game.take_over(self.levels)
