"""The history of a game, one row per entry: actions, undos and redos. Texts come from the game's `details`, else from
`describe`, without the name if the player's mark leads the row. Texts that begin with a die icon are larger.
"""

from firmware.drawing import fonts, lists, theme, widgets, wrapping
from firmware.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from firmware.language import t, t_n
from firmware.screens.in_game.base import InGame

ROW = 28
_GOLD = theme.style(theme.BACKGROUND, theme.rgb(0xFFC640))
_MARKED = 28
"""Where text begins beside a mark."""


def runs_of(screens, table, entry) -> list:
    """Return the texts of an entry's row, as `details` does."""
    if entry.kind == "audit":
        return [t("The seed was shown")]
    if entry.kind == "do":
        runs = screens.details(table, entry)
        if runs:
            return runs
    text = screens.deed(table, entry)
    if entry.kind != "do":
        text = (fonts.UNDO if entry.kind == "undo" else fonts.REDO) + " " + text
    return [text]


class _Entries(lists.Scroller):
    def __init__(self, row, first):
        lists.Scroller.__init__(self, first)
        self._row = row

    def height(self, row: int) -> int:
        return self._row(row)[2]


class ActionLog(InGame):
    """One row per entry, of two lines if necessary, the newest last. It opens at the end. State: the first row shown,
    or None.
    """

    keys = widgets.MENU_KEYS

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.title = lists.Title()
        length = app.game.table.count
        self.title.prepare(self.layout, t("History"), t_n(length, "{0} entry", "{0} entries"))
        room = self.layout.height - self.title.bottom
        self.bar = length > room // max(lists.TWO_LINES, ROW + fonts.SMALL.line)
        self.width = self.layout.width - (lists.BAR + 4 if self.bar else 0)
        self.entries = _Entries(self._row, length if state is None else state)
        self.entries.fit(length, room)

    def state(self) -> int:
        return self.entries.first

    def handle(self, key: int) -> None:
        """Turn pages with up and down; close with back and OK."""
        if key == BACK or key == OK:
            self.app.stack.pop()
        elif self.entries.turn_page({LEFT: UP, RIGHT: DOWN}.get(key, key)):
            self.app.frame.invalidate()

    def prepare(self) -> None:
        first = self.entries.first
        self.rows = [self._row(number) for number in range(first, first + self.entries.count)]

    def _row(self, number):
        # Return (colour, what to draw, height) of an entry.
        app = self.app
        entry = app.game.table.entries(number, number + 1)[0]
        colour = -1 if entry.player is None else app.game.colours[entry.player]
        placed = self._placed(
            runs_of(app.game.screens, app.game.table, entry), _MARKED if colour >= 0 else widgets.EDGE
        )
        return colour, placed, max(lists.TWO_LINES, ROW + fonts.SMALL.line) if placed[-1][1] else ROW

    def _placed(self, runs, indent):
        # Return all texts as one, for change detection, then x, line (0 or 1), font, style and text of each run.
        placed: list = ["\n".join(runs)]
        fonts_of = [
            fonts.MEDIUM if fonts.DICE[0] <= text.lstrip("(")[:1] <= fonts.JOLLY else fonts.SMALL for text in runs
        ]
        whole = sum([fonts_of[i].width(runs[i]) for i in range(len(runs))])
        fits = indent + whole <= self.width
        x = indent
        line = 0
        for i in range(len(runs)):
            font = fonts_of[i]
            for text in [runs[i]] if fits else _words(runs[i]):
                if not text:
                    continue
                style = _GOLD if i % 2 else theme.TEXT
                if not line and x + font.width(text) > self.width:
                    at, _wide = wrapping.line_end(text, font, self.width - x)
                    placed.append((self.layout.left + x, 0, font, style, text[:at]))
                    line = 1
                    x = indent
                    text = text[at:].strip()
                text = widgets.ellipsize(text, font, self.width - x) if line else text
                placed.append((self.layout.left + x, line, font, style, text))
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
            if self.entries.last_first:
                self.entries.draw_bar(canvas, left + self.width, top, y - top)
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
    # Split a text into words, each with the space before it.
    words = text.split(" ")
    return words[:1] + [" " + word for word in words[1:]]
