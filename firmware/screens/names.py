"""Choose a name: a remembered one, or letter by letter. Returns it through `app.stack.pop(name)`."""

from firmware import loading
from firmware.drawing import fonts, lists, theme, widgets
from firmware.drawing.area import Area
from firmware.drawing.focus import Focus
from firmware.drawing.widgets import Background, Button
from firmware.keys import BACK, DOWN, HELD, OK, UNDO, UP
from firmware.language import later, shown, t
from firmware.screen import Screen
from firmware.screens import choice, letters

LONGEST = widgets.LONGEST_NAME
COLUMNS = letters.COLUMNS

CASE, PAGE, SPACE, DELETE, DONE = 27, 28, 29, 30, 31
_SHORT = (
    ("Name of player {0}", later("player {0}")),
    ("Name of counter {0}", later("counter {0}")),
    ("Name of the pad", later("the pad")),
    ("Name of the set", later("the set")),
)
"""Titles, and what is shown of each where it has no room."""
_OF_PEOPLE = ("Name of player {0}", "New name")
"""Titles under which somebody's name is entered."""
_ROWS = 4
_SPACE_SIGN = "__"
_NAME_WIDTH = 200
_BAR = 3


class Pick(choice.Menu):
    """Remembered names. State: [title, names, names of the others, list's state or None, initial text of a new name];
    the last two are optional.
    """

    def __init__(self, app, state):
        self.words, self.names, self.taken = state[:3]
        self.start = state[4] if len(state) > 4 else ""
        choice.Menu.__init__(self, app, state[3] if len(state) > 3 else None)

    def state(self) -> list:
        return [self.words, self.names, self.taken, self.list_state(), self.start]

    def fill(self) -> tuple:
        self.list.set([name if isinstance(name, str) else shown(name) for name in self.names] + [t("New name")])
        return shown(self.words), ""

    def chosen(self, index: int) -> None:
        if index < len(self.names):
            self.app.stack.pop(self.names[index])
        else:
            self.app.stack.replace("screens.names.Letters", [self.words, self.taken, self.start])


class _Rows(lists.Scroller):
    """The rows of letters: all three, or two where large letters leave no room for more."""

    def place(self, area: Area) -> Area:
        """Cut the rows from the bottom of an area, leaving a line of the largest font; return where letters go."""
        room = area.h - fonts.LARGE.height
        rows = 3 if room >= 3 * fonts.MEDIUM.height else 2
        self.high = min(40, room // rows)
        self.space = rows * self.high
        grid = Area(*area.cut_bottom(self.space))
        self.bar = grid.cut_right(0 if rows == 3 else lists.BAR + 4)
        return grid

    def height(self, row: int) -> int:
        return self.high

    def show(self, row: int) -> None:
        """Make a row visible, from the first one on, as after a power cut."""
        self.first = 0
        self.fit(3, self.space, min(row, 2))


class Keyboard:
    """Three rows of letters in one page and case, and a row of buttons: indexes 0 to 26, then CASE to DONE."""

    def __init__(self, page: int, small: bool):
        self._rows = _Rows()
        self.pages = letters.pages()
        self.page = page % len(self.pages)
        self.small = small
        self._buttons = [Button() for _ in range(5)]
        self._known = ()

    def turn_page(self) -> None:
        """Turn to the next page."""
        self.page = (self.page + 1) % len(self.pages)

    def typed(self, index: int) -> str:
        """Return the letter or space at this index. Another page may be open then."""
        if index == SPACE:
            return " "
        letter = self.pages[self.page][index : index + 1]
        self.page = letters.page_after(self.page)
        return letters.lowered(letter) if self.small else letter

    def changed(self, name: str) -> str:
        """Return the name after the key for the other case: in kana its last letter takes another mark or size."""
        if letters.is_kana(self.pages[self.page]):
            return name[:-1] + letters.other_kana(name[-1:])
        self.small = not self.small
        return name

    def place(self, area: Area, tall: bool) -> None:
        """Cut its space from the bottom of an area, leaving a line of the largest font."""
        foot = Area(*area.cut_bottom(36 if tall else max(25, fonts.SMALL.line)))
        self._grid = grid = self._rows.place(area)
        self._cell = grid.w // COLUMNS
        self._strips = [foot.cut_left(area.w // 5) for _button in self._buttons]
        self._blank = Background(foot.rest())
        self._known = ()

    def prepare(self, index: int) -> None:
        """Format for the page and case, and for the row of the index that has the focus."""
        self._rows.show(index // COLUMNS)
        known = (self.page, self.small)
        if known == self._known:
            return
        self._known = known
        page = self.pages[self.page]
        # Slices: MicroPython keeps each letter that it reads by its index for ever.
        shown = [page[i : i + 1] for i in range(CASE)]
        self._letters = [letters.lowered(letter) for letter in shown] if self.small else shown
        self._choose_font()
        next_page = self.pages[(self.page + 1) % len(self.pages)]
        case = letters.OTHER_KANA if letters.is_kana(page) else ("aA" if self.small else "Aa",)
        signs = (case, letters.signs_of(next_page), (_SPACE_SIGN,), (fonts.LEFT,), (fonts.CHECK,))
        for i in range(5):
            sign = widgets.first_that_fits(signs[i], fonts.SMALL, self._strips[i][2])
            self._buttons[i].prepare(*self._strips[i], sign, fonts.SMALL, 0)

    def _choose_font(self):
        # The largest in which a row has room. Kana of the medium type are smaller than those of large text.
        for font in (fonts.LARGE, fonts.MEDIUM, fonts.Font(1)):
            wide = [font.width(letter) for letter in self._letters]
            self._cells = [(max(self._cell, w), max(0, self._cell - w) // 2) for w in wide]  # and the text's x in it
            rows = [sum([cell[0] for cell in self._cells[i : i + COLUMNS]]) for i in range(0, CASE, COLUMNS)]
            if font.height <= self._rows.high and max(rows) <= self._grid.w:
                break
        self._font = font

    def draw(self, canvas, first: int, last: int) -> None:
        """Draw a box for each letter and button, and the background beside them. first, last: the lit places."""
        self._blank.draw(canvas)
        rows, grid = self._rows, self._grid
        y, right = grid.y, grid.right
        for row in range(rows.first, rows.first + rows.count):
            x = grid.x
            for index in range(row * COLUMNS, (row + 1) * COLUMNS):
                x += self._letter(canvas, x, y, index, first <= index <= last)
            if x < right:
                canvas.clear_rect(x, y, right - x, rows.high, theme.BACKGROUND)
            y += rows.high
        if rows.last_first:
            rows.draw_bar(canvas, rows.bar[0], rows.bar[1], rows.bar[3])
        for i in range(5):
            self._buttons[i].draw(canvas, first <= CASE + i <= last)

    def _letter(self, canvas, x, y, index, focused):
        letter = self._letters[index]
        w, inset = self._cells[index]
        h, font = self._rows.high, self._font
        if canvas.begin_region(x, y, w, h, theme.BACKGROUND, 1 if focused else 0, letter):
            if focused:
                widgets.tile(canvas, x + 2, y, w - 4, h, theme.FOCUS)
            style = theme.TEXT_FOCUS if focused else theme.TEXT
            canvas.text(x + inset, y + (h - font.height) // 2, letter, font, style)
        return w


class _Name:
    """The name so far, a cursor, and a hint after it; its position is fixed."""

    def prepare(self, strip: tuple[int, int, int, int], name: str, hint: str) -> None:
        """Format for a strip (x, y, w, h)."""
        x, y, w, h = strip
        x += widgets.EDGE
        font = fonts.fit(name, w - widgets.EDGE - _BAR)
        more = len(name) < LONGEST
        while font.width(name) > w - widgets.EDGE - _BAR:
            name = name[1:]  # the end is what is being typed
        bar = x + font.width(name) + 1
        if hint and bar + widgets.EDGE + fonts.SMALL.width(hint) > strip[0] + w:
            hint = ""
        self._shown = (strip, name, font, x, y + (h - font.height) // 2, hint, bar, more)

    def draw(self, canvas) -> None:
        (left, y, w, h), name, font, x, name_y, hint, bar, more = self._shown
        if canvas.begin_region(left, y, w, h, theme.BACKGROUND, (1 if hint else 0) + (2 if more else 0), name):
            canvas.text(x, name_y, name, font, theme.TEXT)
            if hint:
                canvas.text(bar + widgets.EDGE, y + (h - fonts.SMALL.height) // 2, hint, fonts.SMALL, theme.TEXT_DIM)
            if more:
                canvas.fill(bar, y + 2, 2, h - 4, theme.FOCUS)


class Letters(Screen):
    """A name, letter by letter; after the first letter the case changes to lower.

    Without a stick a row is chosen first, then a place in it. A given name can be corrected: the focus begins on
    delete. Back leaves the row, deletes a letter, or leaves if there is none or nothing was changed. Holding a delete
    key clears the name. State: see `state`; items after the name are optional.
    """

    lights_player_led = False
    keys = widgets.MENU_KEYS | 1 << UNDO

    def __init__(self, app, state):
        self.app = app
        self.title, self.taken = state[:2]
        page, small, focus, rows = 0, False, 0, True
        self.before = self.name = state[2] if len(state) > 2 else ""
        if len(state) > 3:
            page, small, focus = state[3:6]
            self.before = state[6] if len(state) > 6 else ""
            rows = state[7] if len(state) > 7 else True
        elif self.name:
            small, focus = True, DELETE
        self.focus = Focus()
        self.focus.set(_places())
        self.focus.index = focus
        self.rows = rows and not app.hardware.has_stick  # True: whole rows are lit, and ok enters one at the focus
        self.keyboard = Keyboard(page, small)
        self.heading = lists.Title()
        self.shown = _Name()
        self.layout = None

    def state(self) -> list:
        """Return [title, names of the others, name so far, page, small letters, focus, original name, True while a
        row is chosen].
        """
        keyboard, focus = self.keyboard, self.focus.index
        return [self.title, self.taken, self.name, keyboard.page, keyboard.small, focus, self.before, self.rows]

    def handle(self, key: int) -> None:
        if self._moves(key):
            self.app.frame.invalidate()
        elif key == OK:
            if self.rows:
                self.rows = False
            else:
                self._take(self.focus.index)
            self.app.frame.invalidate()
        elif key == BACK and not self.rows and not self.app.hardware.has_stick:
            self._leave_row()
            self.app.frame.invalidate()
        elif key == BACK and (not self.name or self.name == self.before):
            self.app.stack.pop()
        elif key == UNDO or key == BACK:
            self._delete(1)
        elif key == UNDO + HELD or key == OK + HELD and self.focus.index == DELETE and not self.rows:
            self._delete(LONGEST)

    def _moves(self, key):
        # True if the key moved the focus.
        if self.app.hardware.has_stick:
            return self.focus.handle(key, True)
        if key != UP and key != DOWN:
            return False
        step = 1 if key == DOWN else -1
        row = self.focus.index // COLUMNS
        if self.rows:
            self._enter((row + step) % _ROWS)
        else:
            first = row * COLUMNS
            count = COLUMNS if first < CASE else DONE - CASE + 1
            self.focus.index = first + (self.focus.index - first + step) % count
        return True

    def _enter(self, row):
        # Where ok enters a row: at its first letter, below them where a name is finished, or begun with an accent.
        first = row * COLUMNS
        self.focus.index = first if first < CASE else DONE if self.name else PAGE

    def _leave_row(self):
        if not self.app.hardware.has_stick:
            self.rows = True
            if self.focus.index < CASE:
                self._enter(self.focus.index // COLUMNS)

    def _take(self, index):
        keyboard = self.keyboard
        if index == CASE:
            self.name = keyboard.changed(self.name)
        elif index == PAGE:
            keyboard.turn_page()
        elif index == DELETE:
            self._delete(1)
        elif index == DONE:
            self._done()
        elif len(self.name) < LONGEST:
            letter = keyboard.typed(index)
            self.name += letter
            if len(self.name) == 1 or letter == " ":
                keyboard.small = letter != " "
        if index < DELETE:
            self._leave_row()
        if len(self.name) == LONGEST and index < CASE:
            self.focus.index = DONE
            self.rows = False

    def _delete(self, count):
        self.name = self.name[:-count]
        if not self.name:
            self.keyboard.small = False
        self.app.frame.invalidate()

    def _done(self):
        name = self.name.strip(" ")
        if not name:
            self.app.stack.show_message([later("Enter 1 to {0} characters."), LONGEST])
            return
        other = _alike(name, self.taken)
        known = None if other else _alike(name, self._known())
        if other:
            self.app.stack.show_message([later("{0} is already playing."), other])
        elif known and known != name:
            self.app.stack.push("screens.names.Pick", [self.title, [known, name], self.taken, None, name])
        else:
            self.app.stack.pop(name)

    def on_result(self, name: str, value) -> None:
        self.app.stack.pop(value)

    def _known(self):
        # Only people have remembered names; pads, counters and sets of dice have not.
        title = self.title if isinstance(self.title, str) else self.title[0]
        if title not in _OF_PEOPLE:
            return []
        return loading.load("firmware.screens.seats").known_names(self.app, [self.before])

    def prepare(self) -> None:
        layout = widgets.layout(self.app)
        self.has_title = layout.height >= 200
        if self.has_title:
            self.heading.prepare(layout, shown(self.title), "%d/%d" % (len(self.name), LONGEST), True)
        if layout is not self.layout:
            self.layout = layout
            self._lay_out(layout)
        self.keyboard.prepare(self.focus.index)
        self.shown.prepare(self.strip, self.name, self._hint())

    def _lay_out(self, layout):
        area = layout.content()
        if self.has_title:
            area.cut_top(self.heading.bottom)
        self.keyboard.place(area, self.has_title)
        above = area.cut_top((area.h - fonts.LARGE.height) // 2)
        line = Area(*area.cut_top(fonts.LARGE.height))
        self.strip = line.cut_left(_NAME_WIDTH)
        self.blanks = (Background(above), Background(area.rest()), Background(line.rest()))

    def _hint(self):
        if self.name and self.focus.index == DELETE and not self.rows:
            return t("hold: clear")
        # A short panel has no title row: it is shown in place of the name.
        if self.has_title or self.name:
            return ""
        text = [self.title] if isinstance(self.title, str) else self.title
        titles = [text] + [[short] + text[1:] for long, short in _SHORT if long == text[0]]
        return widgets.first_that_fits([shown(title) for title in titles], fonts.SMALL, 160)

    def draw(self, canvas) -> None:
        if self.has_title:
            self.heading.draw(canvas)
        for blank in self.blanks:
            blank.draw(canvas)
        self.shown.draw(canvas)
        first = last = self.focus.index
        if self.rows:
            first -= first % COLUMNS
            last = first + COLUMNS - 1
        self.keyboard.draw(canvas, first, last)


def _alike(name, others):
    # Return this name among others, else one that differs in capitals alone, else None.
    if name in others:
        return name
    small = letters.small(name)
    for other in others:
        if letters.small(other) == small:
            return other
    return None


def _places():
    # Five wide cells below three rows of nine columns.
    return [(i // COLUMNS, i % COLUMNS) for i in range(3 * COLUMNS)] + [(3, column) for column in range(0, 10, 2)]
