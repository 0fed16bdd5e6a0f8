"""Entry of a number for the score pad with few presses.

On a stick up and down count by 1, left and right by 10; if the pad has a larger step, up and down count by it, left and
right by 1. With four keys up and down count by the pad's step, or one that suits the numbers so far, and after ok by a
tenth of it. A key held for a while counts ten times faster.
"""

from firmware.drawing import fonts, theme, widgets
from firmware.drawing.area import Area
from firmware.drawing.widgets import Band, Line
from firmware.keys import BACK, DOWN, INFO, LEFT, OK, RIGHT, UNDO, UP
from firmware.language import later, shown_name, t
from firmware.pads import bookkeeping
from firmware.screen import Screen

ENTRY = "pads.score_pad_entry.Entry"
HELD_MS = 200
"""Presses of one key at shorter intervals come from a held key."""
FAST = 9
"""Number of these presses that count one by one."""
TILE = 104
"""Width of the number, unless the text beside it needs the room."""
LINE = 28
"""Height of a line if there is room."""


class Counter:
    """A number counted with keys. value: the number being counted; step: of up and down.

    before: the sum of the previous parts, None without any.
    """

    def __init__(self, first_step: int, value: int):
        self.first_step = self.step = first_step
        self.value = value
        self.before = None
        # Consecutive presses of one key, and the last press.
        self._run = 0
        self._key = -1
        self._time = 0

    @property
    def whole(self) -> int:
        """Return the number including its parts."""
        return self.value + (self.before or 0)

    @property
    def words(self) -> str:
        """Return the text of the number after the sum of the previous parts."""
        return str(self.value) if self.before is None else "%d%+d" % (self.before, self.value)

    def count(self, key: int, app) -> None:
        """Count up with up and right, down with down and left.

        A held key is ten times as fast.
        """
        step = (self.side if key in (RIGHT, LEFT) else self.step) * (1 if key in (UP, RIGHT) else -1)
        now = app.now
        held = key == self._key and app.hardware.elapsed(now, self._time) < HELD_MS
        self._run = self._run + 1 if held else 0
        self._key = key
        self._time = now
        value = self.value + step
        if self._run >= FAST:
            # From one round number to the next.
            step *= 10
            value = (self.value // step + 1) * step
        before = self.before or 0
        self.value = max(-bookkeeping.LARGEST - before, min(value, bookkeeping.LARGEST - before))

    @property
    def side(self) -> int:
        """Return the step of left and right."""
        return 10 if self.first_step == 1 else 1

    def coarser(self) -> bool:
        """Return True if a larger step came before, and take it."""
        before, self.step = self.step, self.first_step
        while self.step // 10 > before:
            self.step //= 10
        return self.step > before

    def begin_part(self) -> None:
        """Keep the number as a part and count another one from 0."""
        self.before, self.value, self.step = self.whole, 0, self.first_step


class _Tile:
    """The number, as large as possible, on a focused tile."""

    def prepare(self, x: int, y: int, w: int, h: int, words: str) -> None:
        """Format for a box of this place and size."""
        font = fonts.fit(words, w - 8, fonts.LARGE)
        self._shown = (x, y, w, h, words, font, x + (w - font.width(words)) // 2)

    def draw(self, canvas) -> None:
        x, y, w, h, words, font, words_x = self._shown
        if canvas.begin_region(x, y, w, h, theme.BACKGROUND, 0, words):
            widgets.tile(canvas, x, y, w, h, theme.FOCUS)
            canvas.text(words_x, y + (h - font.height) // 2, words, font, theme.TEXT_FOCUS)


class Entry(Screen):
    """State: [round, seat, True if the next player follows, Counter's value, step and before].

    The last three are optional.
    """

    lights_player_led = False

    def __init__(self, app, state):
        self.app = app
        self.pad = self.load()
        self.round, self.seat, self.follows = state[:3]
        # A second press on ok must not enter 0 for the next player.
        self.drops_type_ahead = self.follows
        step = self.pad.step(self.round, app.hardware.has_stick)
        self.counter = Counter(step, self._numbers()[self.seat] or 0)
        if len(state) > 3:
            self.counter.value, self.counter.step = state[3:5]
            self.counter.before = state[5] if len(state) > 5 else None
        self.keys = widgets.MENU_KEYS | 1 << INFO
        if self._before():
            self.keys |= 1 << UNDO
        self.band = Band()
        self.tile = _Tile()
        self.lines = [Line() for _ in range(6)]

    def state(self) -> list:
        counter = self.counter
        return [self.round, self.seat, self.follows, counter.value, counter.step, counter.before]

    def load(self) -> bookkeeping.Pad:
        """Return the pad that the number is for."""
        return bookkeeping.load(self.app)

    def change(self, what: list) -> None:
        """Change the pad as with Pad.apply, and save it."""
        bookkeeping.change(self.app, what)

    def _before(self):
        # The number entered before, to which the undo key returns.
        last = self.pad.last() if self.follows else None
        return last if last and last[0] < bookkeeping.LEFT else None

    def _numbers(self):
        # The numbers of the round by seat.
        pad = self.pad
        if self.round >= bookkeeping.ROUNDS:
            return pad.row(self.round)
        return pad.rounds[self.round] if self.round < len(pad.rounds) else [None] * len(pad.names)

    @property
    def ok_discards(self) -> bool:
        """A second ok would enter 0 for the next player; if tens come first, it only goes on to the ones."""
        return self.follows and not self._has_finer() and not self.counter.value

    def _has_finer(self):
        # With a stick left and right have the other step.
        return self.counter.step > 1 and not self.app.hardware.has_stick

    def handle(self, key: int) -> None:
        """Count, reduce the step, or enter.

        The undo key returns to the previous number, the info key begins another part.
        """
        counter = self.counter
        if key in (UP, RIGHT, DOWN, LEFT):
            counter.count(key, self.app)
        elif key == OK and self._has_finer():
            counter.step = counter.step // 10 or 1
        elif key == OK:
            self._enter()
            return
        elif key == INFO:
            counter.begin_part()
        elif key == BACK:
            if not counter.coarser():
                self.app.stack.pop()
                return
        else:
            last = self._before() if key == UNDO else None
            if last:
                self.app.stack.replace(ENTRY, [last[0], last[1], last[0] < bookkeeping.ROUNDS])
            return
        self.app.frame.invalidate()

    def _enter(self):
        app = self.app
        before = self.pad.reached()
        number = self.counter.whole
        if self._numbers()[self.seat] != number:  # otherwise there is nothing to undo
            self.change([self.round, self.seat, number])
        place = self.pad.next()
        if self.follows and place and place[0] <= self.round:
            app.stack.replace(ENTRY, [place[0], place[1], True])
        else:
            app.stack.pop()
        if self.seat in self.pad.reached() and self.seat not in before:
            pad = self.pad
            words, name, total = pad.state_words(self.seat), pad.names[self.seat], pad.total(self.seat)
            if words:
                app.stack.show_message([later("{0} has {1}: {2}."), name, total, [words]])
            else:
                reached = later("{0} has {1}: the target of {2} is reached.")
                app.stack.show_message([reached, name, total, pad.settings["target"]])

    def _after(self):
        # What ok does next, in words for a tall and for a low panel.
        if self._has_finer():
            words = "+/-%d" % (self.counter.step // 10 or 1)
            return t("then {0}", words), words
        if not self.follows:
            return (t("enter"),)
        numbers = self._numbers()
        for seat in self.pad.playing():
            if seat != self.seat and numbers[seat] is None:
                name = self.pad.names[seat]
                return t("then {0}", name), shown_name(name)
        return (t("ends round"),)

    def prepare(self) -> None:
        pad = self.pad
        layout = widgets.layout(self.app)
        tall = layout.high
        words = (t("round {0}", self.round + 1), str(self.round + 1), "")
        if self.round >= bookkeeping.ROUNDS:
            words = (pad.counter_name(self.round), "")
        area = layout.content()
        band = area.cut_top(40 if tall else 28)
        self.band.prepare(layout, band[3], pad.colours[self.seat], shown_name(pad.names[self.seat]), words)
        # Large text has no room above and below the number on a low panel.
        low = 0 if fonts.large_text and not layout.high else fonts.SMALL.line
        self._prepare_number(area, LINE if tall else low)
        self.gaps = []
        self._prepare_result(area)
        self.gaps.append(area.rest())

    def _prepare_number(self, area: Area, high):
        # The number, and what each key counts around it.
        plus, minus, more, less = self.lines[:4]
        faint = theme.TEXT_DIM
        step = self.counter.step
        up, down = "%s +%d" % (fonts.UP, step), "%s -%d" % (fonts.DOWN, step)
        around = high > 0
        if around:
            plus.prepare(*area.cut_top(high), up, fonts.SMALL, faint, True)
        middle = Area(*area.cut_top(48 if high == LINE else 40))
        side = self.counter.side
        words = ("-%d %s" % (side, fonts.LEFT), "%s +%d" % (fonts.RIGHT, side))
        words = words if self.app.hardware.has_stick else ("", "")
        words = words if around else (down, up)
        width = min(TILE, middle.w - 2 * (fonts.SMALL.width(words[1]) + widgets.EDGE))
        if width < fonts.SMALL.width(self.counter.words) + widgets.EDGE:
            width, words = TILE, ("", "")
        less.prepare(*middle.cut_left((middle.w - width) // 2), words[0], fonts.SMALL, faint, True)
        self.tile.prepare(*middle.cut_left(width), self.counter.words)
        more.prepare(*middle.rest(), words[1], fonts.SMALL, faint, True)
        if around:
            minus.prepare(*area.cut_top(high), down, fonts.SMALL, faint, True)
        self.shown = self.lines if around else self.lines[2:]

    def _prepare_result(self, area: Area):
        # The player's sum, and what ok does next.
        total_line, after = self.lines[4:]
        number = self.counter.whole
        total = self.pad.total(self.seat, self.round)
        result = "= %d" % (total + number)
        sum_words = "%d %s %d %s" % (total, "-" if number < 0 else "+", abs(number), result)
        if self.round >= bookkeeping.ROUNDS:
            before = self._numbers()[self.seat] or 0
            sum_words = t("{0}, was {1}", self.pad.counter_name(self.round), before)
            result = t("was {0}", before)
        after_words = ["%s %s" % (fonts.CHECK, words) for words in self._after()]
        if area.h >= 2 * LINE:
            gap = (area.h - 2 * LINE) // 3
            sum_words = widgets.first_that_fits((sum_words, result), fonts.SMALL, area.w - 2 * widgets.EDGE)
            self.gaps.append(area.cut_top(gap))
            total_line.prepare(*area.cut_top(LINE), sum_words, fonts.MEDIUM, theme.TEXT, True)
            self.gaps.append(area.cut_top(gap))
            after.prepare(*area.cut_top(LINE), after_words[0], fonts.MEDIUM, theme.TEXT_DIM, True)
        else:
            # The sum takes what it needs, the rest is for the next step, or only its result if there is little room.
            row = Area(*area.cut_top(LINE))
            space = row.w - 3 * widgets.EDGE - fonts.SMALL.width(after_words[-1])
            sum_words = sum_words if fonts.SMALL.width(sum_words) <= space else result
            total = row.cut_left(fonts.SMALL.width(sum_words) + 2 * widgets.EDGE)
            words = widgets.first_that_fits(after_words, fonts.SMALL, row.w - widgets.EDGE)
            total_line.prepare(*total, sum_words, fonts.SMALL, theme.TEXT)
            after.prepare(*row.rest(), words, fonts.SMALL, theme.TEXT_DIM)

    def draw(self, canvas) -> None:
        self.band.draw(canvas)
        for line in self.shown:
            line.draw(canvas)
        self.tile.draw(canvas)
        for gap in self.gaps:
            canvas.clear_rect(gap[0], gap[1], gap[2], gap[3], theme.BACKGROUND)
