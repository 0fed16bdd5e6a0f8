"""The self-test of a new board: right panel, working keys and parts?

It opens from the settings, and by itself if the files were last used with another board. Three pages: a picture that
exposes a wrong panel, the keys, the other parts. The result is saved in self_test.txt.
"""

from binascii import hexlify

from firmware.drawing import fonts, lists, theme, widgets
from firmware.drawing.canvas import LARGEST
from firmware.drawing.widgets import Line
from firmware.keys import BACK, DOWN, HELD, NAMES, OK, UP
from firmware.language import later, t
from firmware.screen import Screen
from firmware.screens import about
from firmware.screens.panel_picture import Picture
from shared_rules.game import Refused

REPORT = "self_test.txt"

_PICTURE = 0
_KEYS = 1
_PARTS = 2
_BAND = 24
_LOW_MV = 2200
"""A Pico needs 1.8 V: below this it may stop soon."""
_PHASE_MS = 1500
_LIGHTS = ((later("red"), 255, 0, 0), (later("green"), 0, 255, 0), (later("blue"), 0, 0, 255))
_ICONS = {"up": fonts.UP, "down": fonts.DOWN, "left": fonts.LEFT, "right": fonts.RIGHT, "ok": fonts.CHECK}
# Positions of keys that are not beside the panel: the stick as a cross, others in its corners.
_CROSS = {"up": 1, "left": 3, "ok": 4, "right": 5, "down": 7}
_CORNERS = (0, 2, 6, 8)
_OPPOSITE = {"up": "down", "down": "up", "left": "right", "right": "left"}
# Background and style of a key: not pressed yet, pressed before, down.
_LOOKS = (
    (theme.PANEL, theme.TEXT_PANEL),
    (theme.GOOD, theme.style(theme.GOOD, theme.BACKGROUND)),
    (theme.FOCUS, theme.TEXT_FOCUS),
)
LABELS = (later("stick"), later("stick up"), later("stick down"), later("stick left"), later("stick right"))
"""Labels of keys of the boards that are words."""
_SIDE = 56
_SIDE_ALONE = 96


class _Keys:
    """The keys beside the panel and the others in the middle; while a key is down its hint is shown, too. seen: a bit
    for each key of the board that was pressed.
    """

    def __init__(self, app, seen: int):
        self._app = app
        self.seen = seen
        self._down = 0
        self._board = app.hardware.board
        self._count = len(self._board.KEYS)
        self._heading = lists.Title()
        self._footers = (Line(), Line())

    @property
    def all_seen(self) -> bool:
        """True if every key works."""
        return self.seen == (1 << self._count) - 1

    @property
    def missing(self) -> list:
        """The labels of the keys that were not pressed."""
        return [self._board.KEYS[number][0] for number in range(self._count) if not self.seen >> number & 1]

    @property
    def words(self) -> str:
        """The number of pressed keys: "4 of 8"."""
        return t("{0} of {1}", self._count - len(self.missing), self._count)

    def tick(self, now: int) -> bool:
        """Read the physical keys, to distinguish two with the same meaning."""
        down = 0
        for number in range(self._count):
            if self._app.hardware.keys.pressed(number):
                down |= 1 << number
        if down == self._down:
            return False
        self._down = down
        self.seen |= down
        return True

    def prepare(self, layout: widgets.Layout) -> None:
        """Format for the keys that are down now."""
        self._layout = layout
        self._hinted = 0
        for number in range(self._count):
            if self._down >> number & 1:
                self._hinted |= 1 << NAMES.index(self._as_held(self._board.KEYS[number][2]))
        # On a low panel large text has no room for more than the title: they are shown in turn.
        low = fonts.large_text and layout.height < 200
        ok, back = self._label("ok"), self._label("back")
        onward = (t("Press {0} to continue.", ok), t("Press {0}.", ok))
        if not self.all_seen:
            onward = (t("To skip, hold {0} or {1}.", ok, back), t("Skip: hold {0}.", ok))
        room = layout.width - (3 if low else 1) * widgets.EDGE
        onward = widgets.first_that_fits(onward, fonts.SMALL, room)
        # Two boards of one maker may have the same panel and differ only in their keys.
        wrong = widgets.first_that_fits((t("Wrong key? Wrong board."), t("Right key lit?")), fonts.SMALL, room)
        title = t("Press every key")
        if low and (self._down or self.seen):
            title = wrong if self._down else onward
        self._heading.prepare(layout, title, self.words, True)
        space = layout.content()
        space.cut_top(self._heading.bottom)
        self.footers = () if low else self._footers
        band = max(_BAND if layout.high else 0, fonts.SMALL.line)
        self._footers[1].prepare(*space.cut_bottom(0 if low else band), onward)
        self._footers[0].prepare(*space.cut_bottom(0 if low else band), wrong)
        self.cells = []
        left, middle, right = self._groups()
        side = _SIDE if middle else min(_SIDE_ALONE, layout.width // 2)
        if left:
            self._add_column(*space.cut_left(side), left)
        if right:
            self._add_column(*space.cut_right(side), right)
        self._add_cross(*space.rest(), middle)

    def _label(self, logical):
        """Return the label of a key with this meaning, preferably one beside the panel."""
        placed = self._placed()
        labels = [label for label, _pin, name in self._board.KEYS if name == logical]
        return ([label for label in labels if label in placed] or labels)[0]

    def _as_held(self, logical):
        return _OPPOSITE.get(logical, logical) if self._app.settings.left_handed else logical

    def _groups(self):
        """Return the keys' numbers: left of the panel from the top, not beside it, right of it."""
        board = self._board
        turned = self._app.settings.left_handed
        labels = [label for label, _pin, _logical in board.KEYS]
        left, right = [], []
        for _centre, label, side in sorted([(centre, label, side) for label, side, centre in board.KEY_PLACES]):
            (left if (side == "left") != turned else right).append(labels.index(label))
        if turned:
            left.reverse()
            right.reverse()
        return left, [number for number in range(self._count) if number not in left + right], right

    def _add_column(self, x, top, width, room, numbers):
        y = top
        for index in range(len(numbers)):
            height = top + (index + 1) * room // len(numbers) - y
            self._add_cell(x, y, width, min(height, LARGEST // width), numbers[index])
            self._add_cell(x, y + LARGEST // width, width, height - LARGEST // width, -1)
            y += height

    def _add_cross(self, x, top, width, room, numbers):
        if not numbers:
            self._add_cell(x, top, width, room, -1)
            return
        shown = [-1] * 9
        corners = list(_CORNERS)
        for number in numbers:
            at = _CROSS.get(self._as_held(self._board.KEYS[number][2]), -1)
            if at < 0 or shown[at] >= 0:
                at = corners.pop(0)
            shown[at] = number
        for at in range(9):
            left, upper = x + at % 3 * width // 3, top + at // 3 * room // 3
            right, lower = x + (at % 3 + 1) * width // 3, top + (at // 3 + 1) * room // 3
            self._add_cell(left, upper, right - left, lower - upper, shown[at])

    def _add_cell(self, x, y, width, height, number):
        """Add a cell to the map; number: the key, or -1 for none."""
        if width <= 0 or height <= 0:
            return
        words = ""
        if number >= 0:
            words, _pin, logical = self._board.KEYS[number]
            if width * 3 <= self._layout.width and words not in self._placed():
                words = _ICONS.get(self._as_held(logical), words)
        if words in LABELS:
            words = t(words)
        room = width if len(words) == 1 else width - 8  # a sign needs no edge
        font = fonts.fit(words, room, fonts.MEDIUM if height >= 28 else fonts.SMALL)
        self.cells.append((x, y, width, height, number, widgets.ellipsize(words, font, room), font))

    def _placed(self):
        return [label for label, _side, _centre in self._board.KEY_PLACES]

    def draw(self, canvas) -> None:
        """Draw a tile per key and the background between them."""
        self._layout.hints(canvas, self._hinted)
        self._heading.draw(canvas)
        for index in range(len(self.cells)):
            x, y, width, height, number, words, font = self.cells[index]
            if number < 0:
                canvas.clear_rect(x, y, width, height, theme.BACKGROUND)
                continue
            look = 2 if self._down >> number & 1 else self.seen >> number & 1
            if canvas.begin_region(x, y, width, height, theme.BACKGROUND, look, words):
                background, style = _LOOKS[look]
                canvas.fill(x + 2, y + 2, width - 4, height - 4, background)
                canvas.text(x + (width - font.width(words)) // 2, y + (height - font.height) // 2, words, font, style)
        for line in self.footers:
            line.draw(canvas)


class _Parts:
    """Results for the other parts, and the changing backlight and LED."""

    def __init__(self, app, keys: _Keys):
        self._app = app
        self._keys = keys
        self._since = app.now
        self._phase = -1
        self._heading = lists.Title()
        self.found = None
        self.text = lists.Text("")  # the results in large text

    def tick(self, now: int) -> bool:
        """Change backlight and LED."""
        hardware = self._app.hardware
        phase = hardware.elapsed(now, self._since) // _PHASE_MS % 6
        if phase == self._phase:
            return False
        self._phase = phase
        hardware.backlight(100 if phase % 2 else 30)
        _name, red, green, blue = _LIGHTS[phase % 3]
        hardware.led(red, green, blue)
        return True

    def prepare(self, layout: widgets.Layout) -> None:
        """Test once, then format."""
        self._layout = layout
        if self.found is None:
            self.found = self._look()
        self._heading.prepare(layout, t("Hardware"), t("{0} finish", fonts.CHECK), layout.height < 200)
        self.rows = self.found + self._power() + [(t("Light"), t("bright") if self._phase % 2 else t("dim"), True)]
        if self._app.hardware.has_led:
            self.rows.append((t("LED"), t(_LIGHTS[self._phase % 3][0]), True))
        if fonts.large_text:
            lines = [("" if good else fonts.CROSS) + t("{0}: {1}", name, value) for name, value, good in self.rows]
            self.text.words = "\n".join(lines)
            self.text.prepare(layout, self._heading.bottom, layout.height, fonts.SMALL)
        self._row = min(28, (layout.height - self._heading.bottom) // len(self.rows))
        self._values_x = [layout.right - widgets.EDGE - fonts.SMALL.width(value) for _name, value, _good in self.rows]

    def _power(self):
        """Return the power supply, if measurable; measured anew, as a bright backlight lowers a battery's voltage."""
        power = self._app.hardware.power()
        if power is None:
            return []
        tenths = (power[0] + 50) // 100
        volts = t("{0}.{1}", tenths // 10, tenths % 10)
        volts = t("USB, {0} V", volts) if power[1] else t("battery, {0} V", volts)
        return [(t("Power"), volts, power[0] >= _LOW_MV)]

    def _look(self):
        """Return [(part, result, is it good)] of automatic tests; save the report to test the flash."""
        app = self._app
        drawn, good = b"", False
        try:
            drawn = app.hardware.entropy(32)
            good = drawn != app.hardware.entropy(32) and len(dict.fromkeys(drawn)) > 12
        except Refused:
            pass
        keys = self._keys
        rows = [
            (
                t("Keys"),
                t("all {0} work", len(app.hardware.board.KEYS)) if keys.all_seen else keys.words,
                keys.all_seen,
            ),
            (t("Random source"), t("OK") if good else t("failed"), good),
        ]
        found = (app.hardware.board.NAME, ", ".join(keys.missing), "OK" if good else "failed", hexlify(drawn).decode())
        text = "board=%s\nkeys never pressed=%s\nrandom numbers=%s\nmark=%s\n" % found
        try:
            app.storage.write_text(REPORT, text)
            kept = app.storage.read_text(REPORT)[0] == text
        except OSError:
            kept = False
        space = about.free_words(app.hardware.folder)
        words = t("failed") if not kept else t("{0} free", space) if space else t("OK")
        return rows + [(t("Storage"), words, kept)]

    def draw(self, canvas) -> None:
        """Draw one box per row."""
        layout = self._layout
        layout.hints(canvas, 1 << OK | (1 << UP | 1 << DOWN if self.text.last_first else 0))
        self._heading.draw(canvas)
        if fonts.large_text:
            self.text.draw(canvas)
            return
        y = self._heading.bottom
        for index in range(len(self.rows)):
            row = self.rows[index]
            if canvas.begin_region(layout.left, y, layout.width, self._row, theme.BACKGROUND, index, row[1]):
                text_y = y + min(2, self._row - fonts.SMALL.height)
                canvas.text(layout.left + widgets.EDGE, text_y, row[0], fonts.SMALL, theme.TEXT)
                style = theme.TEXT_GOOD if row[2] else theme.TEXT_WARNING
                canvas.text(self._values_x[index], text_y, row[1], fonts.SMALL, style)
            y += self._row
        if y < layout.height:
            canvas.clear_rect(layout.left, y, layout.width, layout.height - y, theme.BACKGROUND)


class SelfTest(Screen):
    """The self-test, page by page. State: [page, bit mask of the board's keys that were pressed]."""

    lights_player_led = False
    leaves_when_held = False

    def __init__(self, app, state):
        self.app = app
        self.page, seen = state or (_PICTURE, 0)
        self.tested = _Keys(app, seen)
        self._open()

    def state(self) -> list:
        return [self.page, self.tested.seen]

    def _open(self):
        if self.page == _PICTURE:
            self.shown = Picture(self.app)
        else:
            self.shown = self.tested if self.page == _KEYS else _Parts(self.app, self.tested)

    def handle(self, key: int) -> None:
        """Any key leaves the picture. OK leaves the keys once all were pressed, or OK or back held anyway. OK ends the
        parts.
        """
        if self.page == _PICTURE:
            if key < HELD:
                self._turn_to(_KEYS)
        elif self.page == _KEYS:
            if key == OK + HELD or key == BACK + HELD or key == OK and self.tested.all_seen:
                self._turn_to(_PARTS)
        elif key == OK or key == BACK:
            self._end()
        elif self.shown.text.turn_page(key):  # pyright: ignore[reportAttributeAccessIssue]
            self.app.frame.invalidate()

    def _turn_to(self, page):
        self.page = page
        self._open()
        self.app.hardware.keys.mute()
        self.app.frame.invalidate_all()

    def _end(self):
        self.app.storage.takes(self.app.hardware.remember_board)
        self.app.apply_settings()
        self.app.stack.pop()

    def tick(self, now: int) -> bool:
        """Update the open page."""
        return self.shown.tick(now)

    def prepare(self) -> None:
        self.shown.prepare(widgets.layout(self.app))

    def draw(self, canvas) -> None:
        self.shown.draw(canvas)
