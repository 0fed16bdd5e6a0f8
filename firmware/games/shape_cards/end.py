"""The players' call to end a game of Shape Cards in extreme."""

from firmware.drawing import fonts
from firmware.language import t
from firmware.screens import choice


class End(choice.Words):
    """Asks for confirmation, briefly, because a low panel shows two answers below.

    State: [focus, first line shown], or None.
    """

    needs_table = True
    drops_type_ahead = True

    def __init__(self, app, state):
        words = t("Whoever completed most cards wins.")
        end = t("End game")
        if app.game.people() > 1:
            end = t("Both agree") if fonts.large_text else t("Both agree: end it")
        choice.Words.__init__(self, app, t("End game"), words, [t("Play on"), end], state or [0, 0])

    def answered(self, index: int) -> None:
        if index:
            self.app.act({"type": "end"})
        else:
            self.app.stack.pop()
