"""A clock for any other game: one key passes the turn on."""

from firmware.drawing import fonts, lists, theme, widgets
from firmware.drawing.area import Area
from firmware.drawing.canvas import LARGEST
from firmware.drawing.widgets import Background, Band, Line
from firmware.keys import BACK, DOWN, HELD, INFO, OK, UNDO, UP
from firmware.language import later, t
from firmware.pads.players_menu import CLOCK, CLOCK_LEFT, PlayersMenu, colours_of, names_fit, shown_name
from firmware.screen import Screen
from firmware.screens import choice
from firmware.turn_clock import (
    COUNTS_UP,
    LIMITS,
    LONGEST_STEP_MS,
    STEP_MS,
    PlayerTimes,
    are_turns,
    clock_text,
    limit_text,
    times_text,
)

_RUNNING = "pads.clock.Clock"
# For each digit the bits of its segments: top, upper left, upper right, middle, lower left, lower right, bottom.
_SEGMENTS = (0x77, 0x24, 0x5D, 0x6D, 0x2E, 0x6B, 0x7B, 0x25, 0x7F, 0x6F)
_DIGITS = 160  # pixels of the time in large digits
_END = [later("Clock"), later("End the clock?"), later("Play on"), later("End")]
_LIMITS = LIMITS[LIMITS.index(COUNTS_UP) :]


class SetUp(PlayersMenu):
    """Set the players, clockwise, and the time. State: that of PlayersMenu."""

    REMEMBERED = CLOCK
    TITLE = later("Clock")
    START = later("Start")
    SETTING = later("Time")

    def __init__(self, app, state):
        PlayersMenu.__init__(self, app, state)
        self.left = None if state else app.storage.remembered(CLOCK_LEFT, None, _usable)

    def tick(self, now: int) -> bool:
        """Open the clock that was left."""
        if self.left:
            self.app.stack.replace(_RUNNING, self.left)
        return False

    def settings(self) -> int:
        return len(_LIMITS)

    def setting_text(self) -> str:
        return limit_text(_LIMITS[self.setting])

    def start(self) -> None:
        self.keep()
        self.app.stack.push(_RUNNING, [self.names, _LIMITS[self.setting], 0, [[] for _ in self.names], False, 0, 0])


class Clock(Screen):
    """The running time in large digits, all totals below; large text has the totals in a pause. State: [names, limit,
    index of the current player, each player's turns, True while paused, ms of the current turn, its number].
    """

    keys = widgets.GAME_KEYS
    drops_type_ahead = True

    def __init__(self, app, state):
        Screen.__init__(self, app, state)
        self.names, limit, self.at, turns, self.is_paused, ms, number = state
        self.shown_names = [shown_name(name) for name in self.names]
        self.colours = theme.seat_colours(colours_of(app, self.names), len(self.names))
        self.times = PlayerTimes(limit, len(self.names))
        self.times.turns = [list(each) for each in turns]
        self.times.ms[self.at] = ms
        self.stepped_at = app.now
        self.layout = widgets.layout(app)
        self.band = Band()
        self.line = Line()
        self.rows = lists.List([self.at, 0])
        self._run(number)

    def state(self) -> list:
        times = self.times
        return [self.names, times.limit, self.at, times.turns, self.is_paused, times.ms[self.at], times.number]

    @property
    def led(self) -> int:
        """The current player's colour."""
        return self.colours[self.at]

    @property
    def counts_time(self) -> bool:
        """Until it is paused."""
        return not self.is_paused

    def pause(self) -> None:
        """Stop the time, or let it go on."""
        self.is_paused = not self.is_paused
        self._run(self.times.number)

    def _run(self, number):
        self.times.begin([self.at], number)
        if self.is_paused:
            self.times.running = []
        self.times.write()
        self.app.frame.invalidate()

    def tick(self, now: int) -> bool:
        ms = self.app.hardware.elapsed(now, self.stepped_at)
        if ms < STEP_MS:
            return False
        self.stepped_at = now
        changed = ms <= LONGEST_STEP_MS and self.times.add(ms)
        if self.times.save_due:
            self.times.save_due = False
            self.app.idle_tasks.session_changed = True
        return changed

    def handle(self, key: int) -> None:
        """Ok passes the turn on, or ends a pause. Undo or up gives the turn back; info or down pauses; back ends."""
        if key == OK and not self.is_paused:
            self._pass_on(1)
        elif key in (UNDO, UP):
            self._pass_on(-1)
        elif key == BACK:
            self.is_paused = True
            self.app.stack.push("screens.choice.Confirm", _END)
        elif key in (OK, INFO, INFO + HELD, DOWN):
            self.pause()

    def _pass_on(self, step):
        self.times.finish(self.at)
        self.at = (self.at + step) % len(self.names)
        self._run(self.times.number + step)

    def closed(self) -> None:
        """Pause, and remember the clock until it is opened again."""
        self.is_paused = True
        self.app.remember(CLOCK_LEFT, self.state())
        Screen.closed(self)

    def on_result(self, name: str, value) -> None:
        self.times.finish(self.at)
        self.app.remember(CLOCK_LEFT, None)
        self.app.stack.replace("pads.clock.Times", [self.names, self.times.turns])

    def prepare(self) -> None:
        layout, times = self.layout, self.times
        tall = layout.high
        self.band.prepare(layout, 40 if tall else 28, self.colours[self.at], self.shown_names[self.at])
        top, height = self.band.bottom, 44 if tall else 34
        side = (layout.width - _DIGITS) // 2
        self.sides = (
            Background((layout.left, top, side, height)),
            Background((layout.left + side + _DIGITS, top, layout.width - side - _DIGITS, height)),
        )
        words = t("Paused") if self.is_paused else times.texts[self.at]
        self.digits = None
        if fonts.large_text and words[:1].encode().isdigit():
            self.digits = _Digits()
            self.digits.prepare(Area(layout.left, top, layout.width, layout.height - top), words)
            return
        self.line.prepare(layout.left + side, top, _DIGITS, height, words, fonts.LARGE, theme.TEXT, True)
        totals = [clock_text(times.spent(seat) // 1000) for seat in range(len(self.names))]
        self.rows.set(self.shown_names, totals, self.colours)
        self.rows.focus = self.at
        self.rows.prepare(layout, top + height, layout.height)

    def draw(self, canvas) -> None:
        self.band.draw(canvas)
        if self.digits:
            self.digits.draw(canvas)
            return
        for part in self.sides:
            part.draw(canvas)
        self.line.draw(canvas)
        self.rows.draw(canvas)


class Times(choice.Words):
    """How long everybody took. State: [names, each player's turns], then that of Words."""

    drops_type_ahead = True

    def __init__(self, app, state):
        self.names, self.turns = state[:2]
        words = times_text([shown_name(name) for name in self.names], self.turns, False) or t("No time has passed.")
        choice.Words.__init__(self, app, t("Times"), words, [t("OK")], state[2:])

    def state(self) -> list:
        return [self.names, self.turns] + choice.Words.state(self)

    def answered(self, index: int) -> None:
        self.app.stack.pop()


def _usable(value):
    # A time that only another version offers counts up; without players there is no clock.
    if not isinstance(value, list) or len(value) < 7 or not names_fit(value[0]):
        return None
    names, limit, at, turns, _is_paused, ms, number = value[:7]
    return [
        names,
        limit if limit in _LIMITS else COUNTS_UP,
        at if at in range(len(names)) else 0,
        turns if are_turns(turns, len(names)) else [[] for _ in names],
        True,
        ms if type(ms) is int and ms > 0 else 0,
        number if type(number) is int else 0,
    ]


class _Digits:
    """A time in seven segments, as large as an Area allows."""

    def prepare(self, area, words: str) -> None:
        """Format digits and colons for an Area, which they cover with its background."""
        halves = sum([1 if letter == ":" else 2 for letter in words])
        wide = 2 * area.w // halves
        high = min(area.h, 2 * wide, LARGEST // wide)
        self.blanks = [Background(area.cut_top((area.h - high) // 2))]
        strip = Area(*area.cut_top(high))
        self.blanks += [Background(area.rest()), Background(strip.cut_left((strip.w - halves * wide // 2) // 2))]
        self.boxes = [(letter, strip.cut_left(wide // 2 if letter == ":" else wide)) for letter in words]
        self.blanks.append(Background(strip.rest()))

    def draw(self, canvas) -> None:
        """Draw a box for each digit."""
        for blank in self.blanks:
            blank.draw(canvas)
        for letter, (x, y, w, h) in self.boxes:
            if not canvas.begin_region(x, y, w, h, theme.BACKGROUND, ord(letter)):
                continue
            thick = max(3, h // 9)
            half = (h - thick) // 2
            if letter == ":":
                canvas.fill(x + (w - thick) // 2, y + half - 2 * thick, thick, thick, theme.INK)
                canvas.fill(x + (w - thick) // 2, y + half + 2 * thick, thick, thick, theme.INK)
                continue
            wide = w - 2 * thick
            left = x + thick // 2
            lit = _SEGMENTS[ord(letter) - 48]
            for at in range(7):
                top, side = y + at // 3 * half, at % 3
                if lit >> at & 1 and side:
                    canvas.fill(left + (side - 1) * wide, top, thick, half + thick, theme.INK)
                elif lit >> at & 1:
                    canvas.fill(left, top, wide + thick, thick, theme.INK)
