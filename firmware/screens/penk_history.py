"""Everything that happened in a game of Penk!: rolls with their dice, marks, eliminations, undos and redos."""

from firmware.drawing import fonts, lists, theme, widgets
from firmware.keys import BACK, DOWN, HELD, LEFT, OK, RIGHT, UP
from firmware.screens import penk
from firmware.screens.in_game import InGame
from firmware.screens.penk_sheet import SMALL_DICE

ROW = 28
DICE = 6
_ALL_SIX = (0, 1, 2, 3, 4, 5)
_KEPT = theme.style(theme.BACKGROUND, theme.rgb(0xFFC640))
"""Dice that were left lying in a reroll; gold, as they were when they were held."""


def row_of(table, number):
    """What entry `number` of the history shows: (seat or -1, words, dice or None, bits of the dice that were rolled)."""
    entry = table.entries(number, number + 1)[0]
    action = entry.action
    kind = entry.kind
    if kind == "audit":
        return (-1, "The seed was shown", None, 0)
    if kind != "do":
        return (entry.player, ("Undone: " if kind == "undo" else "Redone: ") + _deed(action), None, 0)
    if "dice" not in action:
        return (entry.player, _deed(action), None, 0)
    rolled = 0
    for at in action.get("at", _ALL_SIX):
        rolled |= 1 << at
    return (entry.player, "", _dice_after(table, number), rolled)


def _dice_after(table, number):
    # All six dice after a roll: what was not rolled lies as the rolls before left it. Going back, each undo skips an action.
    dice = [0] * DICE
    skip = 0
    while number >= 0:
        entry = table.entries(number, number + 1)[0]
        number -= 1
        if entry.kind == "undo":
            skip += 1
        elif skip:
            skip -= 1
        else:
            action = entry.action
            at = action.get("at", _ALL_SIX)
            for i in range(len(at)):
                if not dice[at[i]]:
                    dice[at[i]] = action["dice"][i]
            if action["type"] == "roll":
                break
    return dice


def _deed(action):
    if action["type"] == "mark":
        return penk.cell_words(action["cells"])
    if action["type"] == "eliminate":
        return "column %d out" % action["column"]
    return "roll" if action["type"] == "roll" else "reroll"


class History(InGame):
    """One row an entry, the newest last; opens at the end. State: the first row shown, or None."""

    keys = widgets.MENU_KEYS

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.first = state
        self.title = lists.Title()
        self.length = app.table.count

    def state(self):
        """The first row shown."""
        return self.first

    def handle(self, key):
        """Up and down scroll by a screen less one row; back closes."""
        step = 0
        if key == BACK or key == OK:
            self.app.pop()
        elif key == BACK + HELD:
            self.app.leave()
        elif key == UP or key == LEFT:
            step = -max(1, self.count - 1)
        elif key == DOWN or key == RIGHT:
            step = max(1, self.count - 1)
        if step:
            self.first = max(0, min(self.first + step, self.last_first))
            self.app.changed()

    def prepare(self):
        """The title and the rows that are shown."""
        app = self.app
        place = self.place = widgets.layout(app)
        self.title.prepare(place, "History", "1 entry" if self.length == 1 else "%d entries" % self.length)
        self.count = (place.height - self.title.bottom) // ROW
        self.last_first = max(0, self.length - self.count)
        self.first = self.last_first if self.first is None else min(self.first, self.last_first)
        last = min(self.first + self.count, self.length)
        self.shown = [row_of(app.table, number) for number in range(self.first, last)]
        self.looks = []
        self.styles = []
        for seat, words, dice, rolled in self.shown:
            colour = app.colours[seat] if seat >= 0 else -1
            self.styles.append(colour)
            look = colour + 1
            if dice:
                for face in dice:
                    look = look << 3 | face
                look = look << 6 | rolled
            self.looks.append(look)
        self.bar = self.length > self.count

    def draw(self, canvas):
        """One box a row."""
        place = self.place
        place.hints(canvas, self.keys)
        self.title.draw(canvas)
        width = place.width - (lists.BAR + 4 if self.bar else 0)
        y = self.title.bottom
        for i in range(len(self.shown)):
            row = self.shown[i]
            if canvas.box(place.left, y, width, ROW, theme.BACKGROUND, self.looks[i], row[1]):
                self._row(canvas, place.left, y, row, self.styles[i])
            y += ROW
        if self.bar:
            lists.position_bar(canvas, place.left + width, self.title.bottom, y - self.title.bottom, self.first, self.count, self.length)
        if y < place.height:
            canvas.blank(place.left, y, place.width, place.height - y, theme.BACKGROUND)

    def _row(self, canvas, x, y, row, colour):
        if colour >= 0:
            canvas.picture(x + 4, y + 6, theme.mark(colour, 16), theme.PLAYER_INKS[colour])
        dice = row[2]
        if not dice:
            canvas.text(x + 28, y + 5, row[1], fonts.SMALL, theme.TEXT)
            return
        for at in range(DICE):
            style = theme.TEXT if row[3] >> at & 1 else _KEPT
            canvas.text(x + 28 + at * 26, y + 2, SMALL_DICE[dice[at]], fonts.MEDIUM, style)
