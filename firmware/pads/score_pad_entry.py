"""A number for the score pad, with few presses: on a stick up and down count by 1, left and right by 10. With four keys
up and down count by 10 first, and after ok by 1; by which step they begin depends on the numbers that were entered
before. A key that is held counts ten times faster after a while. A number can be made of parts: what is there is kept
and the next part is counted from 0.
"""

from firmware.drawing import fonts, theme, widgets
from firmware.drawing.area import Area
from firmware.keys import BACK, DOWN, INFO, LEFT, OK, RIGHT, UNDO, UP
from firmware.pads import bookkeeping as score_pad
from firmware.screen import Screen
from firmware.screens.in_game.base import Band, Line

ENTRY = "pads.score_pad_entry.Entry"
HELD_MS = 200
"""Presses of one key that follow each other sooner come from a key that is held."""
FAST = 9
"""Number of them that are counted one by one."""
TILE = 104
"""Width of the number, less where the words beside it need the room."""
LINE = 28
"""Height of a line where there is room."""


class Entry(Screen):
    """State: [round, seat, whether the next player follows, number, step, sum of the parts before or None]; the last
    three may be left out. The step is by what up and down count.
    """

    lights_player_led = False

    def __init__(self, app, state):
        self.app = app
        self.pad = self.load()
        self.round, self.seat, self.follows = state[:3]
        # A second press on ok must not be the next player's nought.
        self.drops_type_ahead = self.follows
        self.value = self._numbers()[self.seat] or 0
        self.first_step = self.step = 1 if app.hardware.has_stick else self.pad.coarse()
        self.parts = None
        if len(state) > 3:
            self.value, self.step = state[3:5]
            self.parts = state[5] if len(state) > 5 else None
        self.keys = widgets.MENU_KEYS | 1 << INFO
        if self.follows and self.pad.last():
            self.keys |= 1 << UNDO
        self.run = 0
        self.last_key = -1
        self.last_time = 0
        self.band = Band()
        self.lines = [Line() for _ in range(6)]

    def state(self) -> list:
        return [self.round, self.seat, self.follows, self.value, self.step, self.parts]

    def load(self) -> score_pad.Pad:
        """The pad that the number is for."""
        return score_pad.load(self.app)

    def change(self, what: list) -> None:
        """Carry out a change of it, as Pad.apply takes it, and keep it."""
        score_pad.change(self.app, what)

    def _numbers(self):
        # Those of the round, for each seat.
        pad = self.pad
        return pad.rounds[self.round] if self.round < len(pad.rounds) else [None] * len(pad.names)

    @property
    def ok_discards(self) -> bool:
        """A second ok would be the next player's nought; where tens come first it only goes on to the ones."""
        return self.follows and self.first_step == 1 and not self.value

    @property
    def whole(self) -> int:
        """The number with its parts."""
        return self.value + (self.parts or 0)

    def handle(self, key: int) -> None:
        """Count, go on to the smaller step, enter; the undo key goes back to the number before, the info key begins
        another part of this one.
        """
        if key == UP or key == RIGHT or key == DOWN or key == LEFT:
            step = self.step
            if key == RIGHT or key == LEFT:
                step *= 10
            self._count(key, step if key == UP or key == RIGHT else -step)
            self.app.frame.invalidate()
        elif key == OK:
            if self.step > 1:
                self.step //= 10
                self.app.frame.invalidate()
            else:
                self._enter()
        elif key == INFO:
            self.parts, self.value, self.step = self.whole, 0, self.first_step
            self.app.frame.invalidate()
        elif key == UNDO and self.follows:
            last = self.pad.last()
            if last:
                self.app.stack.replace(ENTRY, [last[0], last[1], True])
        elif key == BACK:
            if self.step < self.first_step:
                self.step *= 10
                self.app.frame.invalidate()
            else:
                self.app.stack.pop()

    def _count(self, key, step):
        now = self.app.now
        held = key == self.last_key and self.app.hardware.elapsed(now, self.last_time) < HELD_MS
        self.run = self.run + 1 if held else 0
        self.last_key = key
        self.last_time = now
        value = self.value + step
        if self.run >= FAST:
            # Ten times as fast, from one round number to the next.
            step *= 10
            value = (self.value // step + 1) * step
        parts = self.parts or 0
        self.value = max(-score_pad.LARGEST - parts, min(value, score_pad.LARGEST - parts))

    def _enter(self):
        app = self.app
        before = self.pad.reached()
        if self._numbers()[self.seat] != self.whole:  # else there is nothing to be undone
            self.change([self.round, self.seat, self.whole])
        place = self.pad.next()
        if self.follows and place and place[0] <= self.round:
            app.stack.replace(ENTRY, [place[0], place[1], True])
        else:
            app.stack.pop()
        if self.seat in self.pad.reached() and self.seat not in before:
            words = "%s has %d: the target of %d is reached."
            app.stack.show_message(words % (self.pad.names[self.seat], self.pad.total(self.seat), self.pad.target))

    def _after(self):
        # What ok leads to, in words for a tall and for a short panel.
        if self.step > 1:
            words = "+/-%d" % (self.step // 10)
            return "then %s" % words, words
        if not self.follows:
            return ("enter",)
        numbers = self._numbers()
        for seat in range(len(self.pad.names)):
            if seat != self.seat and numbers[seat] is None:
                name = self.pad.names[seat]
                return "then %s" % name, name
        return ("ends round",)

    def prepare(self) -> None:
        pad = self.pad
        layout = self.layout = widgets.layout(self.app)
        tall = layout.tall
        number = "round %d" % (self.round + 1)
        area = layout.content()
        band = area.cut_top(40 if tall else 28)
        self.band.prepare(
            layout, band[3], pad.colours[self.seat], pad.names[self.seat], (number, str(self.round + 1), "")
        )
        high = LINE if tall else 20
        total = pad.total(self.seat, self.round)
        result = "= %d" % (total + self.whole)
        sum_words = "%d %s %d %s" % (total, "-" if self.whole < 0 else "+", abs(self.whole), result)
        plus, minus, more, less, total_line, after = self.lines
        faint = theme.TEXT_DIM
        plus.prepare(*area.cut_top(high), "%s +%d" % (fonts.UP, self.step), fonts.SMALL, faint, True)
        middle = Area(*area.cut_top(48 if tall else 40))
        tens = self.app.hardware.has_stick
        words = ("-10 " + fonts.LEFT, fonts.RIGHT + " +10") if tens else ("", "")
        tile = min(TILE, middle.w - 2 * (fonts.SMALL.width(words[1]) + widgets.EDGE))
        less.prepare(*middle.cut_left((middle.w - tile) // 2), words[0], fonts.SMALL, faint, True)
        self.tile = middle.cut_left(tile)
        more.prepare(*middle.rest(), words[1], fonts.SMALL, faint, True)
        minus.prepare(*area.cut_top(high), "%s -%d" % (fonts.DOWN, self.step), fonts.SMALL, faint, True)
        after_words = ["%s %s" % (fonts.CHECK, words) for words in self._after()]
        if area.h >= 2 * LINE:
            gap = (area.h - 2 * LINE) // 3
            self.gaps = [area.cut_top(gap)]
            total_line.prepare(*area.cut_top(LINE), sum_words, fonts.MEDIUM, theme.TEXT, True)
            self.gaps.append(area.cut_top(gap))
            after.prepare(*area.cut_top(LINE), after_words[0], fonts.MEDIUM, faint, True)
        else:
            # The sum takes what it needs, the rest is for what comes then; where that has no room, only its result.
            self.gaps = []
            row = Area(*area.cut_top(LINE))
            space = row.w - 3 * widgets.EDGE - fonts.SMALL.width(after_words[-1])
            sum_words = widgets.first_that_fits((sum_words, result), fonts.SMALL, space) or sum_words
            total = row.cut_left(fonts.SMALL.width(sum_words) + 2 * widgets.EDGE)
            words = widgets.first_that_fits(after_words, fonts.SMALL, row.w - widgets.EDGE)
            total_line.prepare(*total, sum_words, fonts.SMALL, theme.TEXT)
            after.prepare(*row.rest(), words, fonts.SMALL, faint)
        self.gaps.append(area.rest())
        self.words = str(self.value) if self.parts is None else "%d%+d" % (self.parts, self.value)
        self.font = fonts.fit(self.words, tile - 8, fonts.LARGE)
        self.words_x = self.tile[0] + (tile - self.font.width(self.words)) // 2

    def draw(self, canvas) -> None:
        self.band.draw(canvas)
        for line in self.lines:
            line.draw(canvas)
        tile = self.tile
        x = tile[0]
        y = tile[1]
        width = tile[2]
        high = tile[3]
        if canvas.begin_region(x, y, width, high, theme.BACKGROUND, 0, self.words):
            widgets.tile(canvas, x, y, width, high, theme.FOCUS)
            canvas.text(self.words_x, y + (high - self.font.height) // 2, self.words, self.font, theme.TEXT_FOCUS)
        for gap in self.gaps:
            canvas.clear_rect(gap[0], gap[1], gap[2], gap[3], theme.BACKGROUND)
