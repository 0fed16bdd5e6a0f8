"""Choosing a name: one that was used before, or letter by letter. The name goes back through `app.stack.pop(name)`."""

from firmware.drawing import fonts, lists, theme, widgets
from firmware.drawing.area import Area
from firmware.drawing.focus import Focus
from firmware.keys import BACK, HELD, OK, UNDO
from firmware.screen import Screen
from firmware.screens import choice
from firmware.screens.in_game.base import Paper

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
_NAME_WIDTH = 200


def lowered(letter: str) -> str:
    """The small letter of a capital one of Latin-1, anything else as it is."""
    code = ord(letter)
    if 0x41 <= code <= 0x5A or 0xC0 <= code <= 0xDE and code != 0xD7:
        return chr(code + 32)
    return letter


class Pick(choice.Menu):
    """Names used before. State: [title, names, names of the others, list's state or None, what a new name starts with];
    the last two may be left out.
    """

    def __init__(self, app, state):
        self.words, self.names, self.taken = state[:3]
        self.start = state[4] if len(state) > 4 else ""
        choice.Menu.__init__(self, app, state[3] if len(state) > 3 else None)

    def state(self) -> list:
        return [self.words, self.names, self.taken, self.list_state(), self.start]

    def fill(self) -> tuple:
        self.list.set(self.names + ["New name"])
        return self.words, ""

    def chosen(self, index: int) -> None:
        if index < len(self.names):
            self.app.stack.pop(self.names[index])
        else:
            self.app.stack.replace("screens.names.Letters", [self.words, self.taken, self.start])


class Letters(Screen):
    """A name, letter by letter; small ones follow the first by themselves. One that is there already can be mended: the
    focus is on deleting first. Back deletes a letter, and leaves when there is none or nothing was changed; the keys
    that delete take all letters when they are held. State: [title, names of the others, name so far, page, small
    letters, focus, name at first]; the last five may be left out, or all but the name.
    """

    lights_player_led = False
    keys = widgets.MENU_KEYS | 1 << UNDO

    def __init__(self, app, state):
        self.app = app
        self.title, self.taken = state[:2]
        self.page, self.small = 0, False
        self.focus = Focus()
        self.focus.set(_places())
        self.before = self.name = state[2] if len(state) > 2 else ""
        if len(state) > 3:
            self.page, self.small, self.focus.index = state[3:6]
            self.before = state[6] if len(state) > 6 else ""
        elif self.name:
            self.small = True
            self.focus.index = DELETE
        self.heading = lists.Title()
        self.prepared = None
        self.buttons = [lists.Button() for _ in range(5)]

    def state(self) -> list:
        return [self.title, self.taken, self.name, self.page, self.small, self.focus.index, self.before]

    def handle(self, key: int) -> None:
        if self.focus.handle(key, self.app.hardware.has_stick):
            self.app.frame.invalidate()
        elif key == OK:
            self._take(self.focus.index)
            self.app.frame.invalidate()
        elif key == BACK and (not self.name or self.name == self.before):
            self.app.stack.pop()
        elif key == UNDO or key == BACK:
            self._delete(1)
        elif key == UNDO + HELD or key == OK + HELD and self.focus.index == DELETE:
            self._delete(LONGEST)

    def _take(self, index):
        if index == CASE:
            self.small = not self.small
        elif index == PAGE:
            self.page = (self.page + 1) % len(PAGES)
        elif index == DELETE:
            self._delete(1)
        elif index == DONE:
            self._done()
        elif len(self.name) < LONGEST:
            letter = " " if index == SPACE else PAGES[self.page][index]
            self.name += lowered(letter) if self.small else letter
            if len(self.name) == 1 or letter == " ":
                self.small = letter != " "
        if len(self.name) == LONGEST and index < CASE:
            self.focus.index = DONE

    def _delete(self, count):
        self.name = self.name[:-count]
        if not self.name:
            self.small = False
        self.app.frame.invalidate()

    def _done(self):
        name = self.name.strip(" ")
        if not name:
            self.app.stack.show_message("Enter 1 to 8 characters.")
        elif name in self.taken:
            self.app.stack.show_message("%s is already playing." % name)
        else:
            self.app.stack.pop(name)

    def prepare(self) -> None:
        layout = self.layout = widgets.layout(self.app)
        if layout.tall:
            self.heading.prepare(layout, self.title, "%d/%d" % (len(self.name), LONGEST))
        # A short panel has no room for a title: it is where the name is going to.
        self.hint = "" if layout.tall or self.name else widgets.ellipsize(self.title, fonts.SMALL, 160)
        if self.name and self.focus.index == DELETE:
            space = _NAME_WIDTH - 3 * widgets.EDGE - fonts.LARGE.width(self.name)
            self.hint = widgets.first_that_fits(("hold: clear",), fonts.SMALL, space)
        # The name is at the same place whatever is typed; a bar marks where the next letter goes.
        self.bar = layout.left + widgets.EDGE + fonts.LARGE.width(self.name) + 1
        key = (layout, self.page, self.small)
        if key != self.prepared:
            self.prepared = key
            self._lay_out(layout)

    def _lay_out(self, layout):
        area = layout.content()
        if layout.tall:
            area.cut_top(self.heading.bottom)
        foot = Area(*area.cut_bottom(36 if layout.tall else 25))
        self.row = min(40, (area.h - fonts.LARGE.height) // 3)
        self.grid = Area(*area.cut_bottom(3 * self.row))
        self.cell = layout.width // COLUMNS
        self.blanks = [Paper(self.grid.cut_right(layout.width - COLUMNS * self.cell))]
        self.blanks.append(Paper(area.cut_top((area.h - fonts.LARGE.height) // 2)))
        line = Area(*area.cut_top(fonts.LARGE.height))
        self.blanks.append(Paper(area.rest()))
        self.name_box = line.cut_left(_NAME_WIDTH)
        self.blanks.append(Paper(line.rest()))
        self.font = fonts.LARGE if self.row >= fonts.LARGE.height else fonts.MEDIUM
        self.letters = [lowered(letter) if self.small else letter for letter in PAGES[self.page]]
        self.insets = [(self.cell - self.font.width(letter)) // 2 for letter in self.letters]
        actions = ("aA" if self.small else "Aa", _ACCENTS[self.page], _SPACE_SIGN, fonts.LEFT, fonts.CHECK)
        for i in range(5):
            self.buttons[i].prepare(*foot.cut_left(layout.width // 5), actions[i], fonts.SMALL)
        self.blanks.append(Paper(foot.rest()))

    def draw(self, canvas) -> None:
        if self.layout.tall:
            self.heading.draw(canvas)
        for blank in self.blanks:
            blank.draw(canvas)
        x, y, width, height = self.name_box
        if canvas.begin_region(x, y, width, height, theme.BACKGROUND, 1 if self.hint else 0, self.name):
            canvas.text(x + widgets.EDGE, y, self.name, fonts.LARGE, theme.TEXT)
            if self.hint:
                canvas.text(self.bar + widgets.EDGE, y + 7, self.hint, fonts.SMALL, theme.TEXT_DIM)
            if len(self.name) < LONGEST:
                canvas.fill(self.bar, y + 2, 2, height - 4, theme.FOCUS)
        focus = self.focus.index
        for index in range(3 * COLUMNS):
            x = self.grid.x + index % COLUMNS * self.cell
            self._letter(canvas, x, self.grid.y + index // COLUMNS * self.row, index, index == focus)
        for i in range(5):
            self.buttons[i].draw(canvas, focus == CASE + i)

    def _letter(self, canvas, x, y, index, focused):
        letter = self.letters[index]
        if canvas.begin_region(x, y, self.cell, self.row, theme.BACKGROUND, 1 if focused else 0, letter):
            if focused:
                widgets.tile(canvas, x + 2, y, self.cell - 4, self.row, theme.FOCUS)
            style = theme.TEXT_FOCUS if focused else theme.TEXT
            canvas.text(x + self.insets[index], y + (self.row - self.font.height) // 2, letter, self.font, style)


def _places():
    # Five wide cells below three rows of nine columns.
    return [(i // COLUMNS, i % COLUMNS) for i in range(3 * COLUMNS)] + [(3, column) for column in range(0, 10, 2)]
