"""Everything that happened in a game, one row an entry: what each player did, undos and redos.

The texts are what the game's `details` gives for what players did, else its `describe`, of which the name is left out
when the player's mark stands before it. Texts that begin with the sign of a die are painted larger.
"""

from firmware.drawing import fonts, lists, theme, widgets
from firmware.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from firmware.screens.in_game.base import InGame, deed_words
from firmware.wording import count_words

ROW = 28
_GOLD = theme.style(theme.BACKGROUND, theme.rgb(0xFFC640))
_MARKED = 28
"""Where text begins beside a mark."""


def runs_of(screens, table, entry) -> list:
    """What a row shows of an entry, as the list of texts that `details` gives."""
    if entry.kind == "audit":
        return ["The seed was shown"]
    if entry.kind == "do":
        runs = screens.details(table, entry)
        if runs:
            return runs
    text = deed_words(screens, table, entry)
    if entry.kind != "do":
        text = (fonts.UNDO if entry.kind == "undo" else fonts.REDO) + " " + text
    return [text]


class History(InGame):
    """One row an entry, of two lines where one has no room for it, the newest last; opens at the end. State: the first
    row shown, or None.
    """

    keys = widgets.MENU_KEYS

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.title = lists.Title()
        self.length = app.game.table.count
        self.title.prepare(self.layout, "History", count_words(self.length, "entry", "entries"))
        self.space = self.layout.height - self.title.bottom
        self.bar = self.length > self.space // lists.TWO_LINES
        self.width = self.layout.width - (lists.BAR + 4 if self.bar else 0)
        # The last row on top is the one from which on all rows fit.
        self.last_first = self.length
        room = self.space
        while self.last_first and room >= 0:
            room -= self._row(self.last_first - 1)[2]
            if room >= 0:
                self.last_first -= 1
        self.first = self.last_first if state is None else min(state, self.last_first)

    def state(self) -> int:
        return self.first

    def handle(self, key: int) -> None:
        """Up and down scroll by a screen less one row; back closes."""
        if key == BACK or key == OK:
            self.app.stack.pop()
        elif key in (DOWN, RIGHT):
            self._scroll_to(self.first + max(1, len(self._page()) - 1))
        elif key in (UP, LEFT):
            # As far as the rows above fill the screen together with the one that was on top.
            first = self.first
            room = self.space - self._row(min(first, self.length - 1))[2] if self.length else 0
            while first > 0:
                room -= self._row(first - 1)[2]
                if room < 0 and first < self.first:
                    break
                first -= 1
            self._scroll_to(first)

    def _scroll_to(self, first):
        self.first = max(0, min(first, self.last_first))
        self.app.frame.invalidate()

    def prepare(self) -> None:
        self.rows = self._page()

    def _page(self):
        # The rows from the first one shown on, as many as there is room for.
        rows = []
        room = self.space
        for number in range(self.first, self.length):
            row = self._row(number)
            room -= row[2]
            if room < 0:
                break
            rows.append(row)
        return rows

    def _row(self, number):
        # (colour, what is drawn, height) of an entry.
        app = self.app
        entry = app.game.table.entries(number, number + 1)[0]
        colour = -1 if entry.player is None else app.game.colours[entry.player]
        placed = self._placed(
            runs_of(app.game.screens, app.game.table, entry), _MARKED if colour >= 0 else widgets.EDGE
        )
        return colour, placed, lists.TWO_LINES if placed[-1][1] else ROW

    def _placed(self, runs, indent):
        # All texts as one, by which a change is seen, then x, line (0 or 1), font, style and text of each run.
        placed: list = ["\n".join(runs)]
        fonts_of = [fonts.MEDIUM if text and fonts.DICE[0] <= text[0] <= fonts.JOLLY else fonts.SMALL for text in runs]
        whole = sum([fonts_of[i].width(runs[i]) for i in range(len(runs))])
        fits = indent + whole <= self.width
        x = indent
        line = 0
        for i in range(len(runs)):
            font = fonts_of[i]
            for text in [runs[i]] if fits else _words(runs[i]):
                if not text:
                    continue
                if not line and x + font.width(text) > self.width:
                    line = 1
                    x = indent
                    text = text.strip()
                text = widgets.ellipsize(text, font, self.width - x) if line else text
                placed.append((self.layout.left + x, line, font, _GOLD if i % 2 else theme.TEXT, text))
                x += font.width(text)
        return placed

    def draw(self, canvas) -> None:
        left = self.layout.left
        self.title.draw(canvas)
        top = y = self.title.bottom
        for colour, placed, height in self.rows:
            if canvas.begin_region(left, y, self.width, ROW, theme.BACKGROUND, colour, placed[0]):
                if colour >= 0:
                    canvas.picture(left + 4, y + 6, theme.mark(colour, 16), theme.PLAYER_INKS[colour])
                self._draw_line(canvas, placed, 0, y, ROW)
            y += ROW
            if height > ROW:
                if canvas.begin_region(left, y, self.width, height - ROW, theme.BACKGROUND, 0, placed[0]):
                    self._draw_line(canvas, placed, 1, y, height - ROW)
                y += height - ROW
        if self.bar and y > top:
            count = len(self.rows)
            if count < self.length:
                lists.scroll_bar(canvas, left + self.width, top, y - top, self.first, count, self.length)
            else:
                canvas.clear_rect(left + self.width, top, lists.BAR + 4, y - top, theme.BACKGROUND)
        canvas.clear_rect(left, y, self.layout.width, self.layout.height - y, theme.BACKGROUND)

    @staticmethod
    def _draw_line(canvas, placed, which, y, height):
        for at in range(1, len(placed)):
            x, line, font, style, text = placed[at]
            if line == which:
                canvas.text(x, y + (height - font.height) // 2, text, font, style)


def _words(text):
    # The words of a text, each with the space before it.
    words = text.split(" ")
    return words[:1] + [" " + word for word in words[1:]]
