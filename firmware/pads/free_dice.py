"""Dice for any other game: one to ten, with 2 to 100 faces, set in free_dice_menu; rolled, held, rolled again."""

from firmware.drawing import art, fonts, lists, solids, theme, widgets
from firmware.drawing.area import Area
from firmware.drawing.focus import Focus
from firmware.keys import BACK, INFO, OK
from firmware.pads import throws
from firmware.screen import Screen
from firmware.screens.in_game.base import Line, Paper
from firmware.storage.files import all_are
from shared_rules.game import Refused

MENU = "pads.free_dice_menu.Change"
TOOLS = (("sets", "pads.dice_sets.Sets"), ("bag", "pads.bag.Bag"))
REMEMBERED = "free_dice"
PIPS = (3, 6)
"""Dice with so many faces are drawn with pips."""
ROLL_MS = 330
"""How long dice tumble; a key ends it. With the picture of ten dice at rest it is less than 400 ms on a Pico."""
FRAME_MS = 60


def roll(entropy, count: int, kind: int) -> list:
    """`count` values from 1 to `kind`, equally likely: the highest values of a byte would favour some: left out."""
    values = []
    fair = 256 - 256 % kind
    while len(values) < count:
        for byte in entropy(count - len(values)):
            if byte < fair:
                values.append(byte % kind + 1)
    return values


def name_of(count: int, kind: int) -> str:
    """What the dice are called: "5 × d20", those with six faces "5 dice"."""
    if kind == 2:
        return "1 coin" if count == 1 else "%d coins" % count
    if kind == 6:
        return "1 die" if count == 1 else "%d dice" % count
    return "%d × d%d" % (count, kind)


def roll_words(values: list) -> str:
    """Values as they lay, those that were held in brackets, and the sum. values: bits of those held, then values."""
    words = [("(%d)" if values[0] >> i - 1 & 1 else "%d") % values[i] for i in range(1, len(values))]
    return " ".join(words) + ("" if len(words) == 1 else " = %d" % sum(values[1:]))


def _is_state(state):
    # Another version may have remembered something else.
    if not isinstance(state, list) or len(state) != 5 or not all_are(list, state[4]):
        return False
    kind, values, held, focus, rolls = state
    if not all_are(int, [kind, held, focus]) or not 2 <= kind <= 100 or not 0 <= held < 1024 or not 0 <= focus < 13:
        return False
    for roll in [[held] + values if isinstance(values, list) else None] + rolls:
        if not all_are(int, roll) or not 2 <= len(roll) <= 11 or min(roll) < 0 or max(roll[1:]) > kind:
            return False
    return True


class FreeDice(Screen):
    """Dice with the focus among them, "Roll" and "Dice" below. State: [faces, values, held, focus, an empty list, where
    an older firmware had the last rolls, rolls since it was opened]; a value is 0 before the first roll. The last item
    may be left out, and is not remembered.

    `held` has a bit for each die that is not rolled again. The focus counts the dice first, when they can be held, then
    the buttons.
    """

    lights_player_led = False
    opens_late = True

    def __init__(self, app, state):
        self.app = app
        if not state:
            state = app.storage.remembered(REMEMBERED, None, _is_state) or [6, [0] * 5, 0, 0, []]
            state[3] = len(state[1]) if state[1][0] else 0  # on "Roll"
        self.kind, self.values, self.held, focus, _rolls = state[:5]
        self.rolls = state[5] if len(state) > 5 else 0
        self.thrown = throws.are_there(app.storage)
        self.focus = Focus(focus)
        self.title = Line()
        self.roll_button = lists.Button()
        self.change_button = lists.Button()
        self.tumbling = False
        self.arranged = None
        self.dirty = True  # what is shown beside the focus is to be formatted anew
        self._arrange()

    def state(self) -> list:
        return [self.kind, self.values, self.held, self.focus.index, [], self.rolls]

    def _arrange(self):
        # Where the dice and buttons are, in rows and columns, and the size of the dice.
        self.layout = widgets.layout(self.app)
        count = len(self.values)
        arranged = (self.layout, count, self.values[0] > 0)
        if arranged == self.arranged:
            return
        self.arranged = arranged
        self.dirty = True
        tall = self.layout.tall
        area = self.layout.content()
        self.head = area.cut_top(40 if tall else 32)
        foot = Area(*area.cut_bottom(40 if tall else 28))
        self.buttons = (foot.cut_left(foot.w // 2), foot.rest())
        room = area.h // 4 * 4
        self.rows, self.size = 1, 0
        for rows in (1, 2, 3):
            columns = (count + rows - 1) // rows
            for size in solids.SIZES:
                if columns * (size + 4) <= self.layout.width and rows * size <= room and size > self.size:
                    self.rows, self.size = rows, size
        columns = (count + self.rows - 1) // self.rows
        places = [(i // columns, i % columns) for i in range(count)] if self.values[0] else []
        self.dice = len(places)
        self.focus.set(places + [(self.rows, 0), (self.rows, columns)])
        self._place_dice(area, columns)

    def _place_dice(self, area, columns):
        # Where each die is, and background around it. A row that is not full is centred.
        size = self.size
        self.boxes = []
        self.around = []
        cell = area.w // columns
        high = area.h // self.rows
        for _row in range(self.rows):
            count = min(columns, len(self.values) - len(self.boxes))
            self.around.append(Paper(area.cut_top((high - size) // 2)))
            strip = Area(*area.cut_top(size))
            self.around.append(Paper(strip.cut_left((area.w - count * cell) // 2 + (cell - size) // 2)))
            for i in range(count):
                self.boxes.append(strip.cut_left(size))
                self.around.append(Paper(strip.cut_left(cell - size if i < count - 1 else strip.w)))
            self.around.append(Paper(area.cut_top(high - size - (high - size) // 2)))
        self.around.append(Paper(area.rest()))

    @property
    def keys(self) -> int:
        """The rolls before are there once there are some."""
        return widgets.MENU_KEYS | 1 << INFO if self.thrown else widgets.MENU_KEYS

    @property
    def ok_discards(self) -> bool:
        """Dice that have just come to rest would be rolled again."""
        return self.focus.index == self.dice > 0 and not self.tumbling

    def handle(self, key: int) -> None:
        """A key ends the tumbling and does nothing else then."""
        if self.tumbling:
            self.tumbling = False
            self._changed()
        elif self.focus.handle(key, self.app.hardware.has_stick):
            self.app.frame.invalidate()
        elif key == OK:
            self._press(self.focus.index)
        elif key == INFO and self.thrown:
            throws.show(self.app)
        elif key == BACK:
            self.closed()

    def closed(self) -> None:
        """The dice are there again next time."""
        self.app.remember(REMEMBERED, self.state()[:5])
        self.app.stack.pop()

    def _changed(self):
        self.dirty = True
        self.app.frame.invalidate()

    def _press(self, index):
        if index < self.dice:
            self.held ^= 1 << index
            self._changed()
        elif index == self.dice:
            self._roll()
            self._changed()
        else:
            self.app.stack.push(MENU, [len(self.values), self.kind, self.held > 0, self.thrown])

    def on_result(self, name: str, value) -> None:
        """What the menu says: show the last throws, open another tool, let all dice go, or take so many dice of that
        kind.
        """
        if value == "throws":
            throws.show(self.app)
            return
        tools = [screen for name, screen in TOOLS if name == value]
        if tools:
            self.app.stack.push(tools[0])
            return
        if value == "loose":
            self.held = 0
        elif value != [len(self.values), self.kind]:
            self.kind = value[1]
            self.rolls = 0
            self.values = [0] * value[0]
            self.held = 0
        self._arrange()
        self.focus.index = self.dice
        self._changed()

    def _loose(self):
        # The dice that are rolled; all of them, when all were held.
        loose = [i for i in range(len(self.values)) if not self.held >> i & 1]
        return loose or list(range(len(self.values)))

    def _roll(self):
        loose = self._loose()
        if len(loose) == len(self.values):
            self.held = 0
        try:
            values = roll(self.app.hardware.entropy, len(loose), self.kind)
        except Refused as refusal:
            self.app.stack.show_message(refusal.message)
            return
        self.values = list(self.values)
        self.rolls += 1
        for i in range(len(loose)):
            self.values[loose[i]] = values[i]
        words = roll_words([self.held] + self.values)
        throws.keep(self.app, "%s: %s" % (name_of(len(self.values), self.kind), words))
        self.thrown = True
        first = not self.dice
        self._arrange()
        if first:
            self.focus.index = self.dice
        if self.app.settings.motion:
            self.tumbling = True
            self.loose = loose
            self.began = self.app.now
            self.frame = -1

    def tick(self, now: int) -> bool:
        """The loose dice show another value in each frame; where they come to rest was decided before."""
        if not self.tumbling:
            return False
        passed = self.app.hardware.elapsed(now, self.began)
        if passed >= ROLL_MS:
            self.tumbling = False
        elif passed // FRAME_MS == self.frame:
            return False
        self.frame = passed // FRAME_MS
        self.dirty = True
        return True

    def prepare(self) -> None:
        self._arrange()
        if not self.dirty:
            return
        self.dirty = False
        self.shown = self.values
        if self.tumbling:
            self.shown = list(self.values)
            for i in self.loose:
                self.shown[i] = (self.values[i] + i + self.frame * 37) % self.kind + 1
        if self.kind not in PIPS:
            font = solids.font(self.size, self.kind)
            self.numbers = [str(value) if value else "" for value in self.shown]
            self.widths = [font.width(number) for number in self.numbers]
        layout = self.layout
        count = len(self.values)
        total = sum(self.values) if count > 1 and not self.tumbling else 0
        self.sum = "Sum %d" % total if total else ""
        # The figure 0 is the widest.
        self.sum_width = max(
            fonts.LARGE.width("Sum " + "0" * len(str(count * self.kind))) + widgets.EDGE, layout.width - 184
        )
        self.sum_x = layout.right - widgets.EDGE - fonts.LARGE.width(self.sum)
        x, top, width, high = self.head
        width -= self.sum_width
        names = throws.counted(name_of(count, self.kind), self.rolls)
        names += throws.counted("%dd%d" % (count, self.kind), self.rolls)
        title = widgets.first_that_fits(names, fonts.SMALL, width - 2 * widgets.EDGE)
        self.title.prepare(x, top, width, high, title, fonts.MEDIUM if layout.tall else fonts.SMALL)
        loose = len(self._loose())
        words = "Roll" if not self.held else "Roll %d" % loose if loose < count else "Roll all"
        self.roll_button.prepare(*self.buttons[0], words, fonts.MEDIUM)
        self.change_button.prepare(*self.buttons[1], "Dice", fonts.MEDIUM)

    def draw(self, canvas) -> None:
        layout = self.layout
        self.title.draw(canvas)
        top = self.head[1]
        high = self.head[3]
        if canvas.begin_region(layout.right - self.sum_width, top, self.sum_width, high, theme.BACKGROUND, 0, self.sum):
            canvas.text(self.sum_x, top + (high - fonts.LARGE.height) // 2, self.sum, fonts.LARGE, theme.TEXT)
        for paper in self.around:
            paper.draw(canvas)
        for i in range(len(self.boxes)):
            self._die(canvas, i)
        self.roll_button.draw(canvas, self.focus.index == self.dice)
        self.change_button.draw(canvas, self.focus.index > self.dice)

    def _die(self, canvas, i):
        x, y, size, _h = self.boxes[i]
        value = self.shown[i]
        look = art.HELD if self.held >> i & 1 else art.PLAIN if value else art.SPENT
        if i == self.focus.index and self.dice:
            look += art.FOCUSED
        if canvas.begin_region(x, y, size, size, theme.BACKGROUND, (self.kind * 101 + value) * 8 + look):
            if self.kind in PIPS:
                art.die(canvas, x, y, size, value, look)
            else:
                solids.draw(canvas, x, y, size, self.kind, self.numbers[i], self.widths[i], look)
