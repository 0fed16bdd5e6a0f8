"""Proof that the device did not choose its dice: the fingerprint during the game, the seed after it."""

from firmware import fairness
from firmware.game_record import side_of
from firmware.language import later, t
from firmware.screens import choice

PROOF = later(
    "Seed (hex):\n{0}\nIts SHA-256 is the fingerprint shown during the game:\n{1}\nSee 'Check the dice' in the"
    " project's docs."
)
SEALED = later(
    "Every roll comes from a seed chosen before the game. Its fingerprint (SHA-256):\n{0}\nThe seed is shown after the"
    " game."
)
CLOSES = later("The seed proves every roll. After showing it, you cannot undo anything in this game.")


def grouped(digits: str) -> str:
    """Group hexadecimal digits by eight, for reading aloud and wrapping."""
    return " ".join([digits[at : at + 8] for at in range(0, len(digits), 8)])


class Audit(choice.Words):
    """Shows the fingerprint, or the seed after a warning. State: [focus, first line shown], or None."""

    needs_table = True

    def __init__(self, app, state):
        table = app.game.table
        self.shows = False
        if table.audited and not app.game.record.unsaved:
            words = t(PROOF, grouped(table.audit()), grouped(table.commitment))
            answers = [t("OK")]
        elif table.over:
            words = t(CLOSES)
            answers = [t("Back"), t("Show the seed")]
            self.shows = True
        else:
            words = t(SEALED, grouped(table.commitment))
            answers = [t("OK")]
        words = "\n".join(fairness.sentences(side_of(app.game)) + [words])
        choice.Words.__init__(self, app, t("Check the dice"), words, answers, state or [0, 0])

    def answered(self, index: int) -> None:
        if self.shows and index == 1:
            if self.app.game.audit() is not None:
                self.app.stack.replace("screens.in_game.audit.Audit")
        else:
            self.app.stack.pop()
