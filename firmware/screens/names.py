"""Choosing a name: one that was used before, or letter by letter. The name goes back through `app.pop(name)`."""

from firmware.drawing import fonts, lists, theme, widgets
from firmware.drawing.focus import Focus
from firmware.keys import BACK, OK, UNDO
from firmware.screen import Screen
from firmware.screens import choice

LONGEST = 8
COLUMNS = 9
PAGES = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ-",
    "\xc4\xd6\xdc\xdf\xc9\xc8\xca\xcb\xc0\xc1\xc2\xc3\xc5\xc6\xc7\xcd\xcc\xce\xcf\xd1\xd3\xd2\xd4\xd5\xd8\xda\xd9",
    "1234567890\xdb\xdd\xd0\xde'.,!?&+*#@:()",
)
"""Letters in three rows of nine; each page is reached by one press more."""
_ACCENTS = ("\xc4\xc9", "123", "ABC")

CASE, PAGE, SPACE, DELETE, DONE = 27, 28, 29, 30, 31
_SPACE_SIGN = "__"


def lowered(letter: str) -> str:
    """The small letter of a capital one of Latin-1, anything else as it is."""
    code = ord(letter)
    if 0x41 <= code <= 0x5A or 0xC0 <= code <= 0xDE and code != 0xD7:
        return chr(code + 32)
    return letter


class Pick(choice.Menu):
    """Names used before. State: [title, names, names of the others at the table, list's state]; the last may be left
    out.
    """

    def __init__(self, app, state):
        self.words, self.names, self.taken = state[:3]
        choice.Menu.__init__(self, app, state[3] if len(state) > 3 else None)

    def state(self) -> list:
        return [self.words, self.names, self.taken, self.list_state()]

    def fill(self) -> tuple:
        self.list.set(self.names + ["Another name"])
        return self.words, ""

    def chosen(self, index: int) -> None:
        if index < len(self.names):
            self.app.pop(self.names[index])
        else:
            self.app.replace("screens.names.Letters", [self.words, self.taken])


class Letters(Screen):
    """A name, letter by letter. State: [title, names of the others, name so far, page, small letters, focus]; the last
    four may be left out.

    After the first letter the small ones follow by themselves. The undo key deletes, where there is one.
    """

    lights_player_led = False
    keys = widgets.MENU_KEYS | 1 << UNDO

    def __init__(self, app, state):
        self.app = app
        self.title, self.taken = state[:2]
        self.name, self.page, self.small = "", 0, False
        self.focus = Focus()
        self.focus.set(_places())
        if len(state) > 2:
            self.name, self.page, self.small, self.focus.index = state[2:]
        self.heading = lists.Title()
        self.prepared = None
        self.buttons = [lists.Button() for _ in range(5)]

    def state(self) -> list:
        return [self.title, self.taken, self.name, self.page, self.small, self.focus.index]

    def handle(self, key: int) -> None:
        if self.focus.handle(key, self.app.hardware.has_stick):
            self.app.invalidate()
        elif key == OK:
            self._take(self.focus.index)
            self.app.invalidate()
        elif key == UNDO:
            self._delete()
            self.app.invalidate()
        elif key == BACK:
            self.app.pop()

    def _take(self, index):
        if index == CASE:
            self.small = not self.small
        elif index == PAGE:
            self.page = (self.page + 1) % len(PAGES)
        elif index == DELETE:
            self._delete()
        elif index == DONE:
            self._done()
        elif len(self.name) < LONGEST:
            letter = " " if index == SPACE else PAGES[self.page][index]
            self.name += lowered(letter) if self.small else letter
            if len(self.name) == 1 or letter == " ":
                self.small = letter != " "
        if len(self.name) == LONGEST and index < CASE:
            self.focus.index = DONE

    def _delete(self):
        self.name = self.name[:-1]
        if not self.name:
            self.small = False

    def _done(self):
        name = self.name.strip(" ")
        if not name:
            self.app.show_message("A name has 1 to 8 characters.")
        elif name in self.taken:
            self.app.show_message("There is a %s at the table already." % name)
        else:
            self.app.pop(name)

    def prepare(self) -> None:
        layout = self.layout = widgets.layout(self.app)
        key = (layout, self.page, self.small, self.name)
        if key == self.prepared:
            return
        self.prepared = key
        self.top = 0
        if layout.tall:
            self.heading.prepare(layout, self.title, "%d/%d" % (len(self.name), LONGEST))
            self.top = self.heading.bottom
        self.last = 36 if layout.tall else 25
        self.row = min(40, (layout.height - self.top - fonts.LARGE.height - self.last) // 3)
        self.cell = layout.width // COLUMNS
        self.margin = layout.width - COLUMNS * self.cell
        self.grid = layout.height - 3 * self.row - self.last
        self.font = fonts.LARGE if self.row >= fonts.LARGE.height else fonts.MEDIUM
        letters = PAGES[self.page]
        self.letters = [lowered(letter) if self.small else letter for letter in letters]
        self.insets = [(self.cell - self.font.width(letter)) // 2 for letter in self.letters]
        actions = ("aA" if self.small else "Aa", _ACCENTS[self.page], _SPACE_SIGN, fonts.LEFT, fonts.CHECK)
        width = layout.width // 5
        for i in range(5):
            self.buttons[i].prepare(
                layout.left + i * width, layout.height - self.last, width, self.last, actions[i], fonts.SMALL
            )
        # A short panel has no room for a title: it is where the name is going to.
        self.short_title = widgets.ellipsize(self.title, fonts.SMALL, 160)
        # The name is at the same place whatever is typed; a bar marks where the next letter goes.
        self.bar = layout.left + widgets.EDGE + fonts.LARGE.width(self.name) + 1

    def draw(self, canvas) -> None:
        layout = self.layout
        if self.top:
            self.heading.draw(canvas)
        self._draw_name(canvas, self.top)
        y = self.grid
        for row in range(3):
            for column in range(COLUMNS):
                index = row * COLUMNS + column
                self._letter(canvas, layout.left + column * self.cell, y, index)
            if self.margin:
                canvas.clear_rect(layout.right - self.margin, y, self.margin, self.row, theme.BACKGROUND)
            y += self.row
        for i in range(5):
            self.buttons[i].draw(canvas, self.focus.index == CASE + i)
        width = layout.width // 5
        if layout.width > 5 * width:
            canvas.clear_rect(layout.left + 5 * width, y, layout.width - 5 * width, self.last, theme.BACKGROUND)

    def _draw_name(self, canvas, y):
        layout = self.layout
        above = (self.grid - y - fonts.LARGE.height) // 2
        below = self.grid - y - fonts.LARGE.height - above
        if above:
            canvas.clear_rect(layout.left, y, layout.width, above, theme.BACKGROUND)
        y += above
        if canvas.begin_region(layout.left, y, 200, fonts.LARGE.height, theme.BACKGROUND, 0, self.name):
            canvas.text(layout.left + widgets.EDGE, y, self.name, fonts.LARGE, theme.TEXT)
            if not self.top and not self.name:
                canvas.text(self.bar + widgets.EDGE, y + 7, self.short_title, fonts.SMALL, theme.TEXT_DIM)
            if len(self.name) < LONGEST:
                canvas.fill(self.bar, y + 2, 2, fonts.LARGE.height - 4, theme.FOCUS)
        if layout.width > 200:
            canvas.clear_rect(layout.left + 200, y, layout.width - 200, fonts.LARGE.height, theme.BACKGROUND)
        if below:
            canvas.clear_rect(layout.left, y + fonts.LARGE.height, layout.width, below, theme.BACKGROUND)

    def _letter(self, canvas, x, y, index):
        focused = index == self.focus.index
        letter = self.letters[index]
        if canvas.begin_region(x, y, self.cell, self.row, theme.BACKGROUND, 1 if focused else 0, letter):
            if focused:
                widgets.tile(canvas, x + 2, y, self.cell - 4, self.row, theme.FOCUS)
            style = theme.TEXT_FOCUS if focused else theme.TEXT
            canvas.text(x + self.insets[index], y + (self.row - self.font.height) // 2, letter, self.font, style)


def _places():
    places = []
    for row in range(3):
        for column in range(COLUMNS):
            places.append((row, column))
    # Five wide cells below nine columns.
    for column in (0, 2, 4, 6, 8):
        places.append((3, column))
    return places
