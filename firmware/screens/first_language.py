"""The first question of a new handheld, before its self-test: the language, each in its own name."""

from firmware import language
from firmware.screens import choice
from firmware.screens.home import NAME


class Ask(choice.Menu):
    """Nothing here is in one language only; back is English. State: that of Menu."""

    drops_type_ahead = True

    def fill(self) -> tuple:
        self.codes = ("",) + language.CODES
        self.list.set([language.name_of(code) for code in self.codes])
        return NAME, ""

    def chosen(self, index: int) -> None:
        self.app.stack.pop()
        self.app.set("language", self.codes[index])

    def closed(self) -> None:
        self.chosen(0)
