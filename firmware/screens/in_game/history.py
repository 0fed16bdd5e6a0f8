"""Everything that happened in a game, one row an entry: what each player did, undos and redos.

The texts come from the game's screens module: `details(table, entry)`, where there is one, for what players did, else
`describe(table, entry)`, of which the name is left out when the player's mark stands before it. `details` gives None,
when `describe` says it well enough, or a list of texts that are painted one after the other, the first plain, the next
one gold, and so on; texts that begin with the sign of a die are painted larger.
"""

from firmware.drawing import fonts, lists, theme, widgets
from firmware.keys import BACK, DOWN, HELD, LEFT, OK, RIGHT, UP
from firmware.screens.in_game.base import InGame, count_words

ROW = 28
_GOLD = theme.style(theme.BACKGROUND, theme.rgb(0xFFC640))
_MARKED = 28
"""Where text begins beside a mark."""


def runs_of(screens, table, entry) -> list:
    """What a row shows of an entry, as the list of texts that `details` gives."""
    if entry.kind == "audit":
        return ["The seed was shown"]
    if entry.kind == "do" and hasattr(screens, "details"):
        runs = screens.details(table, entry)
        if runs:
            return runs
    text = screens.describe(table, entry)
    if entry.player is not None:
        name = table.players[entry.player] + "'s "
        if text.startswith(name):
            text = text[len(name) :]
    if entry.kind != "do":
        text = (fonts.UNDO if entry.kind == "undo" else fonts.REDO) + " " + text
    return [text]


def dice_runs(table, entry, jolly: int = 0) -> list:
    """A roll or reroll as `details` gives it: all dice, those not rolled in gold. jolly: the face that is one."""
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
        self.title.prepare(self.layout, "History", count_words(self.length, "entry", "entries"))
        self.count = (self.layout.height - self.title.bottom) // ROW
        self.last_first = max(0, self.length - self.count)
        self.first = self.last_first if state is None else min(state, self.last_first)

    def state(self) -> int:
        return self.first

    def handle(self, key: int) -> None:
        """Up and down scroll by a screen less one row; back closes."""
        if key == BACK or key == OK:
            self.app.pop()
        elif key == BACK + HELD:
            self.app.leave()
        elif key in (UP, LEFT, DOWN, RIGHT):
            step = max(1, self.count - 1)
            self.first += step if key in (DOWN, RIGHT) else -step
            self.first = max(0, min(self.first, self.last_first))
            self.app.invalidate()

    def prepare(self) -> None:
        app = self.app
        self.bar = self.length > self.count
        self.width = self.layout.width - (lists.BAR + 4 if self.bar else 0)
        self.rows = []
        for entry in app.table.entries(self.first, min(self.first + self.count, self.length)):
            colour = -1 if entry.player is None else app.colours[entry.player]
            self.rows.append((colour, self._placed(runs_of(app.screens(), app.table, entry), colour >= 0)))

    def _placed(self, runs, marked):
        # What is drawn: all texts as one, by which a change is seen, and x, font, style and text of each run.
        x = _MARKED if marked else widgets.EDGE
        placed: list = ["\n".join(runs)]
        for i in range(len(runs)):
            text = runs[i]
            if not text:
                continue
            font = fonts.MEDIUM if fonts.DICE[0] <= text[0] <= fonts.JOLLY else fonts.SMALL
            text = widgets.ellipsize(text, font, self.width - x)
            placed.append((self.layout.left + x, font, _GOLD if i % 2 else theme.TEXT, text))
            x += font.width(text)
        return placed

    def draw(self, canvas) -> None:
        left = self.layout.left
        self.title.draw(canvas)
        top = y = self.title.bottom
        for colour, placed in self.rows:
            if canvas.begin_region(left, y, self.width, ROW, theme.BACKGROUND, colour, placed[0]):
                if colour >= 0:
                    canvas.picture(left + 4, y + 6, theme.mark(colour, 16), theme.PLAYER_INKS[colour])
                for at in range(1, len(placed)):
                    x, font, style, text = placed[at]
                    canvas.text(x, y + (ROW - font.height) // 2, text, font, style)
            y += ROW
        if self.bar:
            lists.scroll_bar(canvas, left + self.width, top, y - top, self.first, self.count, self.length)
        canvas.clear_rect(left, y, self.layout.width, self.layout.height - y, theme.BACKGROUND)
