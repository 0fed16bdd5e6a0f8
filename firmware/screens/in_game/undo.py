"""Confirm an undo; several people must agree if it undoes device dice or a hidden card that was seen."""

from firmware.language import t
from firmware.screens import choice


class Undo(choice.Words):
    """Asks before undoing an action and what rivals did after it. State: [focus, first line shown], or None."""

    needs_table = True
    drops_type_ahead = True

    def __init__(self, app, state):
        table = app.game.table
        entries = app.game.undo_entries()
        self.entry = entries[-1] if entries else None
        title = t("Undo")
        answers = [t("Back")]
        more = state
        must_agree = False
        if table.audited:
            words = t("The seed was shown, so nothing can be undone.")
        elif app.game.locked:
            self.entry = None
            words = t(app.game.locked)
        elif self.entry is None:
            words = t("There is nothing to undo.")
        else:
            what = app.game.screens.describe(table, self.entry)
            words = t("Undo {0} and all after it?", what) if len(entries) > 1 else t("Undo {0}?", what)
            answers = [t("Undo"), t("Keep the result") if table.over else t("Keep it")]
            if any([entry.rolled_by_device for entry in entries]):
                words += " " + t("Other dice will come.")
                must_agree = True
            if any([entry.shows_secret for entry in entries]):
                words += " " + t("A hidden card was seen.")
                must_agree = True
            if table.over:
                words = t("This takes back the result.") + " " + words
                more = state or [1, 0]
            if must_agree:
                more = state or [1, 0]
                if app.game.people() > 1:
                    title = t("Do all agree?")
                    answers = [t("All agree: undo"), t("Keep it")]
        choice.Words.__init__(self, app, title, words, answers, more or [0, 0])

    def answered(self, index: int) -> None:
        if self.entry is not None and index == 0:
            self.app.undo(True)
        else:
            self.app.stack.pop()
