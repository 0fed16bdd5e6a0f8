"""Everything that happened in a game, one row an entry: what each player did, undos and redos.

The words come from the game's screens module: `details(table, entry)`, where there is one, for what players did, else
`describe(table, entry)`, of which the name is left out when the player's mark stands before it. `details` gives None,
when `describe` says it well enough, or a list of words that are painted one after the other, the first plain, the next
one gold, and so on; words that begin with the sign of a die are painted larger.
"""

from firmware.drawing import fonts, lists, theme, widgets
from firmware.keys import BACK, DOWN, HELD, LEFT, OK, RIGHT, UP
from firmware.screens.in_game.base import InGame

ROW = 28
_GOLD = theme.style(theme.BACKGROUND, theme.rgb(0xFFC640))
_MARKED = 28
"""Where words begin beside a mark."""


def runs_of(screens, table, entry):
    """What a row shows of an entry, as the list of words that `details` gives."""
    if entry.kind == "audit":
        return ["The seed was shown"]
    runs = None
    if entry.kind == "do" and hasattr(screens, "details"):
        runs = screens.details(table, entry)
    if runs:
        return runs
    words = screens.describe(table, entry)
    if entry.player is not None:
        name = table.players[entry.player] + "'s "
        if words.startswith(name):
            words = words[len(name) :]
    if entry.kind != "do":
        words = (fonts.UNDO if entry.kind == "undo" else fonts.REDO) + " " + words
    return [words]


def dice_runs(table, entry, jolly: int = 0) -> list:
    """What a row shows of a roll or reroll, as `details` gives it: all dice as they lay then, those that were not rolled
    in gold. jolly: the face that is one.
    """
    dice = dice_after(table, entry.number)
    rolled = entry.action.get("at", range(len(dice)))
    runs = [""]
    for i in range(len(dice)):
        # Runs of dice that were rolled and of dice that were not take turns.
        if (i in rolled) == (len(runs) % 2 == 0):
            runs.append("")
        runs[-1] += (fonts.JOLLY if dice[i] == jolly else fonts.DICE[dice[i] - 1]) + " "
    return runs


def dice_after(table, number: int) -> list:
    """All dice as they lay after the entry of this number, a roll or what undid one."""
    # What was not rolled lies as the rolls before left it. Going back, each undo skips an action.
    dice = {}
    skip = 0
    while number >= 0:
        entry = table.entries(number, number + 1)[0]
        number -= 1
        if entry.kind == "undo":
            skip += 1
        elif skip:
            skip -= 1
        else:
            faces = entry.action["dice"]
            at = entry.action.get("at", range(len(faces)))
            for i in range(len(faces)):
                dice.setdefault(at[i], faces[i])
            if entry.action["type"] == "roll":
                break
    return [dice[i] for i in range(len(dice))]


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
            self.app.invalidate()

    def prepare(self):
        """The title and the rows that are shown."""
        app = self.app
        layout = self.layout = widgets.layout(app)
        self.title.prepare(layout, "History", "1 entry" if self.length == 1 else "%d entries" % self.length)
        self.count = (layout.height - self.title.bottom) // ROW
        self.last_first = max(0, self.length - self.count)
        self.first = self.last_first if self.first is None else min(self.first, self.last_first)
        self.bar = self.length > self.count
        self.width = layout.width - (lists.BAR + 4 if self.bar else 0)
        screens = app.screens()
        self.rows = []
        for entry in app.table.entries(self.first, min(self.first + self.count, self.length)):
            colour = -1 if entry.player is None else app.colours[entry.player]
            self.rows.append((colour, self._placed(runs_of(screens, app.table, entry), colour >= 0)))

    def _placed(self, runs, marked):
        # What is drawn: all words as one, by which a change is seen, and x, font, style and words of each run.
        x = _MARKED if marked else widgets.EDGE
        placed: list = ["\n".join(runs)]
        for i in range(len(runs)):
            words = runs[i]
            if not words:
                continue
            font = fonts.MEDIUM if fonts.DICE[0] <= words[0] <= fonts.JOLLY else fonts.SMALL
            words = widgets.ellipsize(words, font, self.width - x)
            placed.append((self.layout.left + x, font, _GOLD if i % 2 else theme.TEXT, words))
            x += font.width(words)
        return placed

    def draw(self, canvas):
        """One box a row."""
        layout = self.layout
        self.title.draw(canvas)
        y = self.title.bottom
        for i in range(len(self.rows)):
            row = self.rows[i]
            if canvas.begin_region(layout.left, y, self.width, ROW, theme.BACKGROUND, row[0], row[1][0]):
                if row[0] >= 0:
                    canvas.picture(layout.left + 4, y + 6, theme.mark(row[0], 16), theme.PLAYER_INKS[row[0]])
                for at in range(1, len(row[1])):
                    run = row[1][at]
                    canvas.text(run[0], y + (ROW - run[1].height) // 2, run[3], run[1], run[2])
            y += ROW
        if self.bar:
            lists.scroll_bar(
                canvas,
                layout.left + self.width,
                self.title.bottom,
                y - self.title.bottom,
                self.first,
                self.count,
                self.length,
            )
        if y < layout.height:
            canvas.clear_rect(layout.left, y, layout.width, layout.height - y, theme.BACKGROUND)
