"""Enter a real roll of all dice; the counterpart of roll.py."""

from firmware.language import t
from firmware.screens.in_game.dice import Dice
from firmware.screens.in_game.dice_entry import DiceEntry
from firmware.screens.in_game.roll import dice_of


class Entry(DiceEntry):
    """Enter the rolled dice one by one; the band names the next one."""

    def __init__(self, app, state):
        self.which = app.game.table.game.rolled_dice()
        self.DICE = len(self.which)
        DiceEntry.__init__(self, app, state)

    def new_dice(self) -> Dice:
        return dice_of(self.app.game.screens, self.which)

    def band_words(self) -> tuple:
        if not self.typing:
            return ("",)
        name = t(self.app.game.screens.DICE_NAMES[self.which[len(self.typed)]])
        return t("enter {0}", name), name
