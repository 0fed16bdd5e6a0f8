"""Changing seats between people and rivals during a game."""

from firmware.language import later, shown_name, t
from firmware.screens import choice
from shared_rules.rival import LEVELS

_WORDS = {"": later("person"), "gentle": later("gentle"), "keen": later("keen"), "sharp": later("sharp")}

_HIDDEN = later("A rival's hidden cards stay hidden: a person cannot play its seat.")


class TakeOver(choice.Menu):
    """A row for each seat; closing applies the levels. State: [level of each seat, list's state]."""

    needs_table = True

    def __init__(self, app, state):
        self.levels = list(state[0] if state else app.game.levels)
        choice.Menu.__init__(self, app, state[1] if state else None)

    def state(self) -> list:
        return [self.levels, self.list_state()]

    def fill(self) -> tuple:
        game = self.app.game
        self.list.set(
            [shown_name(name) for name in game.table.players], [t(_WORDS[level]) for level in self.levels], game.colours
        )
        return t("Who plays"), ""

    def adjustable(self, index: int) -> bool:
        return True

    def adjust(self, index: int, step: int) -> None:
        levels = ("",) + LEVELS
        level = levels[(levels.index(self.levels[index]) + step) % len(levels)]
        if level or self.app.game.may_play(index):
            self.levels[index] = level
        else:
            self.app.stack.show_message(_HIDDEN)

    def closed(self) -> None:
        if self.levels == self.app.game.levels:
            choice.Menu.closed(self)
        else:
            self.app.game.take_over(self.levels)
