"""The menu of a running game: undo, the game's own screens, the way out."""

from firmware import coach
from firmware.language import t
from firmware.screens import choice, how_to_play


class Menu(choice.Menu):
    """The game menu, with the entries of GameScreens.menu. State: the list's."""

    needs_table = True

    def fill(self) -> tuple:
        app = self.app
        table = app.game.table
        rows = []
        marks = []
        screens = app.game.screens
        entries = app.game.undo_entries()
        undone = entries[-1] if entries else None
        for words, entry, do in ((t("Undo"), undone, app.undo), (t("Redo"), table.redo_entry(), app.redo)):
            if entry and not app.game.locked:
                marks.append(-1 if entry.player is None else app.game.colours[entry.player])
                rows.append((words + "\n" + screens.deed(table, entry), do))
        if app.game.coach.level and coach.asker(app) is not None:
            rows.append((t("Coach"), lambda: coach.ask(app)))
        if app.game.clock.limit and not table.over:
            rows.append((t("Pause the clock"), app.game.pause))
        if screens.no_rival(table.options) == "" and not table.over:
            rows.append((t("Who plays"), "screens.in_game.take_over.TakeOver"))
        for words, screen in screens.menu(app):
            rows.append((words, screen))
        if table.dice_from == "device" and screens.DICE:
            rows.append((t("Check the dice"), "screens.in_game.audit.Audit"))
        if screens.HOW_TO_PLAY:
            rows.append((t("How to play"), lambda: how_to_play.of_table(app)))
        rows.append((t("Leave game"), app.game.leave))
        self.rows = rows
        self.list.set([row[0] for row in rows], None, marks + [-1] * (len(rows) - len(marks)))
        return t("Game menu"), ""

    def chosen(self, index: int) -> None:
        what = self.rows[index][1]
        if isinstance(what, str):
            self.app.stack.push(what)
        else:
            what()
