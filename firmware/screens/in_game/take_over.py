"""Changing seats between people and rivals during a game."""

from firmware.keys import LEFT, RIGHT
from firmware.language import later, shown_name, t
from firmware.screens import choice
from firmware.screens.seats import PLAYED_BY
from shared_rules.rival import LEVELS

_ALL = ("",) + LEVELS
_WORDS = {"": later("person"), "gentle": later("gentle"), "keen": later("keen"), "sharp": later("sharp")}

_HIDDEN = later("A rival's hidden cards stay hidden: a person cannot play its seat.")


class TakeOver(choice.Menu):
    """A row for each seat, with the keys of the setup; closing applies the levels. State: [level of each seat, list's
    state, seat being asked for].
    """

    needs_table = True

    def __init__(self, app, state):
        self.levels = list(state[0] if state else app.game.levels)
        self.asked = state[2] if state else 0
        choice.Menu.__init__(self, app, state[1] if state else None)

    def state(self) -> list:
        return [self.levels, self.list_state(), self.asked]

    def fill(self) -> tuple:
        game = self.app.game
        self.list.set(
            [shown_name(name) for name in game.table.players], [t(_WORDS[level]) for level in self.levels], game.colours
        )
        return t("Who plays"), ""

    def handle(self, key: int) -> None:
        if key == LEFT or key == RIGHT:
            seat = self.list.focus
            step = 1 if key == RIGHT else -1
            self._set(seat, _ALL[(_ALL.index(self.levels[seat]) + step) % len(_ALL)])
        else:
            choice.Menu.handle(self, key)

    def chosen(self, index: int) -> None:
        self.asked = index
        focus = _ALL.index(self.levels[index])
        self.app.stack.push("screens.choice.Choose", [later("Played by"), list(PLAYED_BY), focus])

    def on_result(self, name: str, value) -> None:
        self._set(self.asked, _ALL[value])

    def _set(self, seat, level):
        if level or self.app.game.may_play(seat):
            self.levels[seat] = level
            self.refill()
        else:
            self.app.stack.show_message(_HIDDEN)

    def closed(self) -> None:
        if self.levels == self.app.game.levels:
            choice.Menu.closed(self)
        else:
            self.app.game.take_over(self.levels)
