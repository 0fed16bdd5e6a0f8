"""Confirm an undo; several people must agree if it undoes device dice or a hidden card that was seen."""

from firmware.screens import choice


class Undo(choice.Words):
    """Asks before undoing an action and what rivals did after it. State: [focus, first line shown], or None."""

    needs_table = True
    drops_type_ahead = True

    def __init__(self, app, state):
        table = app.game.table
        entries = app.game.undo_entries()
        self.entry = entries[-1] if entries else None
        title = "Undo"
        answers = ["Back"]
        more = state
        self.force = False
        if table.audited:
            words = "The seed was shown, so nothing can be undone."
        elif app.game.looked_at:
            self.entry = None
            words = "This game is over. From History you can only look at it."
        elif self.entry is None:
            words = "There is nothing to undo."
        else:
            what = app.game.screens.describe(table, self.entry)
            words = "Undo %s%s?" % (what, " and all after it" if len(entries) > 1 else "")
            answers = ["Undo", "Keep the result" if table.over else "Keep it"]
            if any([entry.rolled_by_device for entry in entries]):
                words += " Other dice will come."
                self.force = True
            if any([entry.shows_secret for entry in entries]):
                words += " A hidden card was seen."
                self.force = True
            if table.over:
                words = "This takes back the result. " + words
                more = state or [1, 0]
            if self.force:
                more = state or [1, 0]
                if app.game.people() > 1:
                    title = "Do all agree?"
                    answers = ["All agree: undo", "Keep it"]
        choice.Words.__init__(self, app, title, words, answers, more or [0, 0])

    def answered(self, index: int) -> None:
        if self.entry is not None and index == 0:
            self.app.undo(self.force)
        else:
            self.app.stack.pop()
