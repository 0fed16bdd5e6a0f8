"""Dice for any other game: one to ten, with 2 to 100 sides, to roll, hold and reroll."""

from firmware.drawing import art, fonts, solids, theme, widgets
from firmware.drawing.area import Area
from firmware.drawing.widgets import Background
from firmware.language import later, later_n, shown, t
from firmware.pads import throws
from firmware.pads.throws import Throw, Throwing
from firmware.screens import choice
from firmware.storage.files import all_are

TOOLS = (("sets", "pads.dice_sets.Sets"), ("bag", "pads.bag.Bag"), ("cards", "pads.cards.Cards"))
REMEMBERED = "free_dice"
PIPS = (3, 6)
"""Numbers of sides of dice drawn with pips."""
ROLL_MS = 330
"""Duration of the tumbling; a key ends it. With the final picture of ten dice it is less than 400 ms on a Pico."""
FRAME_MS = 60
_HEAD, _LOW_HEAD = 40, 32
_FOOT, _LOW_FOOT = 40, 28
_TITLE = 184
"""Heights of the parts above and below the dice; maximum width of the title."""
MOST = 10
_COUNT = 5  # of the first dice
KINDS = (2, 3, 4, 6, 8, 10, 12, 20, 100)
"""The available numbers of sides."""


def name_of(count: int, kind: int) -> list:
    """Return the name of the dice, to be kept: "5 × d20", or "5 dice" for six sides."""
    if kind == 2:
        return [count] + later_n("{0} coin", "{0} coins")
    if kind == 6:
        return [count] + later_n("{0} die", "{0} dice")
    return [later("{0} × d{1}"), count, kind]


def roll_words(values: list) -> str:
    """Describe the rolled values, held ones in brackets, and the sum. values: bits of the held dice, then values."""
    words = [("(%d)" if values[0] >> i - 1 & 1 else "%d") % values[i] for i in range(1, len(values))]
    return " ".join(words) + ("" if len(words) == 1 else " = %d" % sum(values[1:]))


def _usable(value):
    # What was remembered of [sides, values, held]: values that no such dice show were not rolled.
    if not isinstance(value, list) or len(value) < 3:
        return None
    kind, values, held = value[:3]
    kind = kind if kind in KINDS else PIPS[1]
    values = values[:MOST] if isinstance(values, list) and values else [0] * _COUNT
    if not all_are(int, values) or not 0 < min(values) or max(values) > kind:
        values, held = [0] * len(values), 0
    held = held if type(held) is int and 0 <= held < 1 << len(values) else 0
    return [kind, values, held, len(values) if values[0] else 0]  # the focus on "Roll"


class Tumble:
    """Dice that show another value in each frame; their final values are already known."""

    def __init__(self, places: list, now: int):
        self.places = places
        self._began = now
        self._frame = -1

    def go_on(self, hardware, now: int) -> bool | None:
        """Return True if there is another frame; None once the dice are at rest."""
        passed = hardware.elapsed(now, self._began)
        before, self._frame = self._frame, passed // FRAME_MS
        return None if passed >= ROLL_MS else self._frame != before

    def shown(self, values: list, kind: int) -> list:
        """Return these values as they look now."""
        shown = list(values)
        for i in self.places:
            shown[i] = (values[i] + i + self._frame * 37) % kind + 1
        return shown


class Field:
    """Dice of one kind, as large as possible, in one to three rows; a row that is not full is centred."""

    def __init__(self, area: Area, count: int, kind: int):
        self.kind = kind
        self.rows, self.size = 1, 0
        room = area.h // 4 * 4
        for rows, gap in ((1, 4), (2, 4), (3, 4), (2, 2)):
            columns = (count + rows - 1) // rows
            for size in solids.SIZES:
                if columns * (size + gap) <= area.w and rows * size <= room and size > self.size:
                    self.rows, self.size = rows, size
        self.columns = (count + self.rows - 1) // self.rows
        self.boxes = []
        self._around = []
        self._place(area, count)

    def _place(self, area, left):
        # The place of each die, and background around it.
        size = self.size
        cell = area.w // self.columns
        high = area.h // self.rows
        for _row in range(self.rows):
            count = min(self.columns, left)
            left -= count
            self._around.append(Background(area.cut_top((high - size) // 2)))
            strip = Area(*area.cut_top(size))
            self._around.append(Background(strip.cut_left((area.w - count * cell) // 2 + (cell - size) // 2)))
            for i in range(count):
                self.boxes.append(strip.cut_left(size))
                self._around.append(Background(strip.cut_left(cell - size if i < count - 1 else strip.w)))
            self._around.append(Background(area.cut_top(high - size - (high - size) // 2)))
        self._around.append(Background(area.rest()))

    def places(self) -> list:
        """Return (row, column) of each die."""
        return [(i // self.columns, i % self.columns) for i in range(len(self.boxes))]

    def prepare(self, values: list) -> None:
        """Format the dice for these values; 0 if not rolled yet."""
        self.values = values
        if self.kind not in PIPS:
            font = solids.font(self.size, self.kind)
            # Where 100 is too wide it is "00", as on dice that one can buy.
            most = "00" if font.width("100") > self.size - 4 else "100"
            self._numbers = [most if value == 100 else str(value) if value else "" for value in values]
            self._widths = [font.width(number) for number in self._numbers]

    def draw(self, canvas, held: int, focus: int) -> None:
        """Paint one box per die, and background around them. held: a bit per held die; focus: -1 for none."""
        for blank in self._around:
            blank.draw(canvas)
        for i in range(len(self.boxes)):
            look = art.HELD if held >> i & 1 else art.PLAIN if self.values[i] else art.SPENT
            self._die(canvas, i, look + art.FOCUSED if i == focus else look)

    def _die(self, canvas, i, look):
        x, y, size, _h = self.boxes[i]
        value = self.values[i]
        if canvas.begin_region(x, y, size, size, theme.BACKGROUND, (self.kind * 101 + value) * 8 + look):
            if self.kind in PIPS:
                art.die(canvas, x, y, size, value, look)
            else:
                solids.draw(canvas, x, y, size, self.kind, self._numbers[i], self._widths[i], look)


class _Sum:
    """The sum at the right of the title."""

    def prepare(self, x: int, y: int, w: int, h: int, words: str) -> None:
        """Format for a box of this place and size."""
        words_x = x + w - widgets.EDGE - fonts.LARGE.width(words)
        self._shown = (x, y, w, h, words, words_x, y + (h - fonts.LARGE.height) // 2)

    def draw(self, canvas) -> None:
        x, y, w, h, words, words_x, words_y = self._shown
        if canvas.begin_region(x, y, w, h, theme.BACKGROUND, 0, words):
            canvas.text(words_x, words_y, words, fonts.LARGE, theme.TEXT)


class FreeDice(Throwing):
    """Dice that can have the focus, with "Roll" and "Dice" below.

    State: [sides, values, held, focus, rolls since opening]; the last item is optional and not remembered.
    """

    opens_late = True

    def __init__(self, app, state):
        if not state:
            state = app.storage.remembered(REMEMBERED, [PIPS[1], [0] * _COUNT, 0, 0], _usable)
        self.kind, values, held, focus = state[:4]
        Throwing.__init__(self, app, Throw(values, held, state[4] if len(state) > 4 else 0), focus)
        self.sum = _Sum()
        self.tumble = None
        self._arranged = None
        self._arrange()

    def state(self) -> list:
        throw = self.throw
        return [self.kind, throw.values, throw.held, self.focus.index, throw.rolls]

    def _arrange(self):
        # Places of the dice and buttons, and the focus targets.
        layout = self.layout = widgets.layout(self.app)
        count = len(self.throw.values)
        arranged = (layout, count, self.kind, self.throw.is_made)
        if arranged == self._arranged:
            return
        self._arranged = arranged
        self.dirty = True
        area = layout.content()
        area.cut_top(_HEAD if layout.high else _LOW_HEAD)
        area.cut_bottom(_FOOT if layout.high else _LOW_FOOT)
        field = self.field = Field(area, count, self.kind)
        places = field.places() if self.throw.is_made else []
        self.focus.set(places + [(field.rows, 0), (field.rows, field.columns)])

    @property
    def ok_discards(self) -> bool:
        """Not while they tumble: a key only ends that."""
        return self.focus.index == self.can_hold > 0 and not self.tumble

    def handle(self, key: int) -> None:
        """While the dice tumble, a key only ends that."""
        if self.tumble:
            self.tumble = None
            self.changed()
        else:
            Throwing.handle(self, key)

    def closed(self) -> None:
        """Remember the dice for next time."""
        self.app.remember(REMEMBERED, self.state()[:4])
        self.app.stack.pop()

    def change(self) -> None:
        """Open the menu."""
        state = [len(self.throw.values), self.kind, self.throw.held > 0, self.has_log]
        self.app.stack.push("pads.free_dice.Change", state)

    def on_result(self, name: str, value) -> None:
        """Do what the menu returned: show the last throws, open another tool, unhold all dice, or change the dice."""
        if value == "throws":
            throws.show(self.app)
            return
        tools = [screen for name, screen in TOOLS if name == value]
        if tools:
            self.app.stack.push(tools[0])
            return
        if value == "loose":
            self.throw.held = 0
        elif value != [len(self.throw.values), self.kind]:
            self.kind = value[1]
            self.throw = Throw([0] * value[0], 0, 0)
        self._arrange()
        self.focus.index = self.can_hold
        self.changed()

    def draw_values(self, places: list) -> list:
        """Roll all at once."""
        return throws.roll(self.app.hardware.entropy, len(places), self.kind)

    def words(self) -> list:
        """Return the name of the dice, their values and the sum."""
        values = self.throw.values
        words = roll_words([self.throw.held] + values).replace("= ", "=\xa0")
        return [later("{0}: {1}"), name_of(len(values), self.kind), words]

    def roll(self) -> list:
        """Roll, and let the dice tumble."""
        first = not self.throw.is_made
        places = Throwing.roll(self)
        if places:
            self._arrange()
            if first:
                self.focus.index = self.can_hold
            if self.app.settings.motion:
                self.tumble = Tumble(places, self.app.now)
        return places

    def tick(self, now: int) -> bool:
        """Go on with the tumbling."""
        if not self.tumble:
            return False
        goes_on = self.tumble.go_on(self.app.hardware, now)
        if goes_on is None:
            self.tumble = None
        elif not goes_on:
            return False
        self.dirty = True
        return True

    def prepare(self) -> None:
        self._arrange()
        if not self.dirty:
            return
        self.dirty = False
        throw, tall = self.throw, self.layout.high
        values = throw.values
        self.field.prepare(self.tumble.shown(values, self.kind) if self.tumble else values)
        area = self.layout.content()
        self._prepare_head(Area(*area.cut_top(_HEAD if tall else _LOW_HEAD)))
        foot = Area(*area.cut_bottom(_FOOT if tall else _LOW_FOOT))
        self.roll_button.prepare(*foot.cut_left(foot.w // 2), throw.roll_words(), fonts.MEDIUM, 0)
        self.change_button.prepare(*foot.rest(), t("Change"), fonts.MEDIUM, 0)

    def _prepare_head(self, area: Area):
        # The dice's name and sum, with room for the widest sum: 0 is the widest digit.
        values = self.throw.values
        count = len(values)
        total = sum(values) if count > 1 and not self.tumble else 0
        widest = fonts.LARGE.width(t("Sum {0}", "0" * len(str(count * self.kind)))) + widgets.EDGE
        self.sum.prepare(*area.cut_right(max(widest, area.w - _TITLE)), t("Sum {0}", total) if total else "")
        names = throws.counted(shown(name_of(count, self.kind)), self.throw.rolls)
        names += throws.counted("%dd%d" % (count, self.kind), self.throw.rolls)
        title = widgets.first_that_fits(names + ("",), fonts.SMALL, area.w - 2 * widgets.EDGE)
        self.title.prepare(*area.rest(), title, fonts.MEDIUM if self.layout.high else fonts.SMALL)

    def draw(self, canvas) -> None:
        self.title.draw(canvas)
        self.sum.draw(canvas)
        self.field.draw(canvas, self.throw.held, self.focus.index if self.throw.is_made else -1)
        self.draw_buttons(canvas)


class Change(choice.Menu):
    """State: [number of dice, sides, True if any are held, True if any were rolled, list's state (optional)].

    Returns [number of dice, sides], "loose" to unhold all dice, "throws" to show the last throws, "sets", "bag" or
    "cards" to open these.
    """

    def __init__(self, app, state):
        self.count, self.kind, self.held, self.rolled = state[:4]
        choice.Menu.__init__(self, app, state[4] if len(state) > 4 else None)

    def state(self) -> list:
        return [self.count, self.kind, self.held, self.rolled, self.list_state()]

    def fill(self) -> tuple:
        labels = [t("Dice"), t("Sides"), t("Done")]
        self.answers = [None, None, [self.count, self.kind]]
        if self.held:
            labels.append(t("Unhold all"))
            self.answers.append("loose")
        if self.rolled:
            labels.append(t("Last rolls"))
            self.answers.append("throws")
        labels += [t("Dice sets"), t("Bag"), t("Cards")]
        self.answers += ["sets", "bag", "cards"]
        self.list.set(labels, [str(self.count), str(self.kind)] + [""] * (len(labels) - 2))
        return t("Free dice"), ""

    def adjustable(self, index: int) -> bool:
        return index < 2

    def adjust(self, index: int, step: int) -> None:
        if index == 0:
            self.count = (self.count - 1 + step) % MOST + 1
        else:
            self.kind = KINDS[(KINDS.index(self.kind) + step) % len(KINDS)]

    def chosen(self, index: int) -> None:
        self.app.stack.pop(self.answers[index])

    def closed(self) -> None:
        """Back keeps the changes, as everywhere."""
        self.app.stack.pop([self.count, self.kind])
