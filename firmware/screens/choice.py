"""Generic questions: a message, a confirmation, a choice from a list, numbers; and the base of all menus. An answer
goes through `app.stack.pop(value)` to `on_result(name, value)` of the screen below; back closes without a value.
The texts of their states are English, as `shown` of firmware.language takes them: a name is ["{0}", name].
"""

from firmware.drawing import fonts, lists, widgets
from firmware.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from firmware.language import later, shown, t
from firmware.screen import Screen


def _title(text):
    # A line break in a text is a colon in a title.
    first, line_break, second = shown(text).partition("\n")
    return t("{0}: {1}", first, second) if line_break else first


class Menu(Screen):
    """Base of screens made of a title and a list.

    A subclass defines `fill` and `chosen`. `adjustable` tells which rows have a value that left and right change in
    place (`adjust`). OK starts editing such a row, so that up and down change it too, until OK or back.
    """

    keys = widgets.MENU_KEYS
    lights_player_led = False

    def __init__(self, app, list_state):
        """`list_state`: a result of `list_state()`, or None."""
        self.app = app
        self.list = lists.List(list_state[:2] if list_state else None)
        self.editing = bool(list_state[2]) if list_state else False
        self.heading = lists.Title()
        self.layout = widgets.layout(app)
        self.dirty = True

    def list_state(self) -> list:
        """Return [focus, first row, editing], for the screen's own state."""
        return self.list.state() + [self.editing]

    def state(self) -> list:
        """Return the list's state; a subclass with more state overrides this."""
        return self.list_state()

    def fill(self) -> tuple:
        """Call `self.list.set(...)`; return the title and the text at its right."""
        raise NotImplementedError

    def chosen(self, index: int) -> None:
        """Handle OK on row `index`, which is not adjustable."""
        raise NotImplementedError

    def adjustable(self, index: int) -> bool:
        """Return True if row `index` has a value that can be changed in place."""
        return False

    def adjust(self, index: int, step: int) -> None:
        """Change the value of row `index` to the next (`step` 1) or previous one (-1)."""
        raise NotImplementedError

    def closed(self) -> None:
        self.app.stack.pop()

    def refill(self) -> None:
        """Request `fill` because the rows have changed."""
        self.dirty = True
        self.app.frame.invalidate()

    def fill_now(self) -> None:
        """Call `fill` at once, for a focus that depends on the rows."""
        self.dirty = False
        self.title, self.right = self.fill()
        self.heading.prepare(self.layout, self.title, self.right)

    def handle(self, key: int) -> None:
        """Move the focus, change the edited value, choose, or close."""
        focus = self.list.focus
        if self.adjustable(focus) and (key == LEFT or key == RIGHT or self.editing and (key == UP or key == DOWN)):
            self.adjust(focus, 1 if key == RIGHT or key == UP else -1)
            self.refill()
        elif self.editing and (key == OK or key == BACK):
            self.editing = False
            self.app.frame.invalidate()
        elif self.list.handle(key):
            self.app.frame.invalidate()
        elif key == OK and self.adjustable(focus):
            self.editing = True
            self.app.frame.invalidate()
        elif key == OK and self.list.labels:
            self.chosen(focus)
        elif key == BACK:
            self.closed()

    def top(self) -> int:
        """Return the y where the list begins."""
        return self.heading.bottom

    def bottom(self) -> int:
        """Return the y where the list ends."""
        return self.layout.height

    def prepare(self) -> None:
        layout = widgets.layout(self.app)
        if self.dirty or layout is not self.layout:
            self.layout = layout
            self.fill_now()
        # On a low panel the rows need the second line of the title.
        self.heading.prepare(layout, self.title, self.right, self.list.focus > 0 and not layout.high)
        self.list.prepare(layout, self.top(), self.bottom(), self.editing)

    def draw(self, canvas) -> None:
        self.heading.draw(canvas)
        self.list.draw(canvas)


class Choose(Menu):
    """A list to choose from; returns the chosen index. State: [title, labels, focus, players]; the last two are
    optional. `players`: for each label the player whose mark leads it, or -1.
    """

    def __init__(self, app, state):
        self.words, self.labels = state[0], state[1]
        more = state[2] if len(state) > 2 else None
        self.players = state[3] if len(state) > 3 else None
        Menu.__init__(self, app, [more, 0, False] if isinstance(more, int) else more)

    def state(self) -> list:
        return [self.words, self.labels, self.list_state(), self.players]

    def fill(self) -> tuple:
        self.list.set([shown(label) for label in self.labels], None, self.players)
        return _title(self.words), ""

    def chosen(self, index: int) -> None:
        self.app.stack.pop(index)


class Numbers(Menu):
    """Integers to set, one per row; returns the list of values. State: [title, labels, values, low, high, list's state,
    note]; the last two may be omitted or empty. The note replaces the range at the right of the title.
    """

    def __init__(self, app, state):
        self.words, self.labels, self.numbers, self.low, self.high = state[:5]
        self.note = state[6] if len(state) > 6 else ""
        Menu.__init__(self, app, state[5] if len(state) > 5 else None)

    def state(self) -> list:
        return [self.words, self.labels, self.numbers, self.low, self.high, self.list_state(), self.note]

    def fill(self) -> tuple:
        labels = [shown(label) for label in self.labels]
        self.list.set(labels + [t("Done")], [str(number) for number in self.numbers] + [""])
        title = _title(self.words)
        if not self.note:
            return title, t("{0} to {1}", self.low, self.high)
        space = self.layout.width - 3 * widgets.EDGE
        # On a short panel the title is not shortened for the note; with large text it has a line of its own.
        space = 2 * space // 3 if fonts.large_text else space - fonts.SMALL.width(title)
        return title, widgets.first_that_fits((shown(self.note), t("Check it")), fonts.SMALL, space)

    def adjustable(self, index: int) -> bool:
        return index < len(self.numbers)

    def adjust(self, index: int, step: int) -> None:
        span = self.high - self.low + 1
        self.numbers[index] = self.low + (self.numbers[index] - self.low + step) % span

    def chosen(self, index: int) -> None:
        self.app.stack.pop(self.numbers)

    def closed(self) -> None:
        """Close and keep the values, as back does everywhere."""
        self.app.stack.pop(self.numbers)


class Words(Screen):
    """Base of screens with text and answers below it; up and down scroll the text before they move between answers. A
    subclass defines `answered`. State: [focus, first line shown], unless overridden.
    """

    lights_player_led = False
    keys = widgets.MENU_KEYS
    most_answers = 9
    """Maximum answers visible at once on a low panel, where the text needs the space."""
    beside = ""
    """Shown at the right of the title; large text leaves it out where it has no room."""

    def __init__(self, app, title, words, answers, more):
        """`more`: [focus, first line shown], or fewer."""
        self.app = app
        self.title, self.words, self.answers = title, words, answers
        self.heading = lists.Title()
        self.text = lists.Text(words, more[1] if len(more) > 1 else 0)
        self.list = lists.List([more[0] if more else 0, 0])
        self.list.set(answers)

    def state(self) -> list:
        return [self.list.focus, self.text.first]

    def answered(self, index: int) -> None:
        """Handle OK on answer `index`."""
        raise NotImplementedError

    def handle(self, key: int) -> None:
        reads = key == DOWN or key == UP and self.list.focus == 0
        if (reads and self.text.turn_page(key)) or self.list.handle(key):
            self.app.frame.invalidate()
        elif key == OK:
            self.answered(self.list.focus)
        elif key == BACK:
            self.app.stack.pop()

    def prepare(self) -> None:
        layout = self.layout = widgets.layout(self.app)
        self.heading.prepare(layout, self.title, self.beside, True)
        bottom = layout.height - (8 if layout.high else 0)
        shown = len(self.answers) if layout.high else min(len(self.answers), self.most_answers)
        self.text.prepare(layout, self.heading.bottom, bottom - lists.ROW * shown)
        while fonts.large_text and shown > 1 and self.text.last_first and self.text.count < 2:
            # Text of which one line is seen is no text; answers scroll.
            shown -= 1
            self.text.prepare(layout, self.heading.bottom, bottom - lists.ROW * shown)
        self.list.prepare(layout, bottom - lists.ROW * shown, layout.height)

    def draw(self, canvas) -> None:
        self.heading.draw(canvas)
        self.text.draw(canvas)
        self.list.draw(canvas)


class Message(Words):
    """A text to read and acknowledge; returns nothing. State: [words, title]; the title is optional."""

    drops_type_ahead = True

    def __init__(self, app, state):
        self.kept = [state[0], state[1] if len(state) > 1 else later("Note")]
        Words.__init__(self, app, shown(self.kept[1]), shown(state[0]), [t("OK")], state[2:])

    def state(self) -> list:
        return self.kept + Words.state(self)

    def answered(self, index: int) -> None:
        self.app.stack.pop()


class Pause(Message):
    """A message during which no player's time runs."""

    needs_table = True
    stops_clock = True


class Confirm(Words):
    """A question; returns True for yes, nothing for no. State: [title, words, no, yes, focus]. The answers are texts
    such as "Keep it" and "Delete it". The focus is optional and on no by default.
    """

    drops_type_ahead = True

    def __init__(self, app, state):
        self.kept = state[:4]
        title, words, no, yes = [shown(text) for text in self.kept]
        Words.__init__(self, app, title, words, [no, yes], state[4:])

    def state(self) -> list:
        return self.kept + Words.state(self)

    def answered(self, index: int) -> None:
        self.app.stack.pop(True if index else None)
