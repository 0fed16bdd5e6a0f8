"""Everything that happened in a game of Penk!: rolls with their dice, marks, eliminations, undos and redos."""

from firmware.drawing import art, fonts, theme, widgets
from firmware.keys import BACK, DOWN, HELD, LEFT, OK, RIGHT, UP
from firmware.screens import penk
from firmware.screens.in_game import InGame

ROW = 28
DICE = 6
JOLLY = 6


def rows_of(table):
    """What each entry of the history shows: (seat or -1, words, dice or None, bits of the dice that were rolled)."""
    rows = []
    dice = [None]  # what lay on the table after each action in force
    for entry in table.entries():
        action = entry.action
        kind = entry.kind
        if kind == "audit":
            rows.append((-1, "The seed was shown", None, 0))
            continue
        if kind == "undo":
            dice.pop()
            rows.append((entry.player, "Undone: " + _deed(action), None, 0))
            continue
        rolled = 0
        lie = None
        if "dice" in action:
            lie = list(dice[-1]) if dice[-1] else [0] * DICE
            at = action.get("at", list(range(DICE)))
            for i in range(len(at)):
                lie[at[i]] = action["dice"][i]
                rolled |= 1 << at[i]
        dice.append(lie)
        if kind == "redo":
            rows.append((entry.player, "Redone: " + _deed(action), None, 0))
        elif lie:
            rows.append((entry.player, "", lie, rolled))
        else:
            rows.append((entry.player, _deed(action), None, 0))
    return rows


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
        self.title = widgets.Title()
        self.rows = rows_of(app.table)

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
        self.title.prepare(place, "History", penk.count_words(len(self.rows), "entry").replace("entrys", "entries"))
        self.count = (place.height - self.title.bottom) // ROW
        self.last_first = max(0, len(self.rows) - self.count)
        self.first = self.last_first if self.first is None else min(self.first, self.last_first)
        self.shown = self.rows[self.first : self.first + self.count]
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
        self.bar = len(self.rows) > self.count

    def draw(self, canvas):
        """One box a row."""
        place = self.place
        place.hints(canvas, self.keys)
        self.title.draw(canvas)
        width = place.width - (widgets.BAR + 4 if self.bar else 0)
        y = self.title.bottom
        for i in range(len(self.shown)):
            row = self.shown[i]
            if canvas.box(place.left, y, width, ROW, theme.BACKGROUND, self.looks[i], row[1]):
                self._row(canvas, place.left, y, row, self.styles[i])
            y += ROW
        if self.bar:
            widgets.position_bar(canvas, place.left + width, self.title.bottom, y - self.title.bottom, self.first, self.count, len(self.rows))
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
            face = dice[at]
            if face == JOLLY:
                face = art.JOLLY_FACE
            look = art.PLAIN if row[3] >> at & 1 else art.HELD
            art.die(canvas, x + 28 + at * 26, y + 4, 20, face, look)
