"""The dice of a set: rolled, held, rolled again; their total as the set says."""

from firmware.drawing import fonts, lists, widgets
from firmware.drawing.area import Area
from firmware.drawing.focus import Focus
from firmware.keys import BACK, INFO, OK
from firmware.pads import dice_sets, throws
from firmware.pads.free_dice import roll
from firmware.screen import Screen
from firmware.screens.in_game.base import Button, Line, Paper
from shared_rules.game import Refused

_KIND_ROWS = 60
"""Pixels from which on a die says of what kind it is below its value."""
_TILE = 64
"""Pixels of a die's height at most."""
_WIDEST = 112
_COLUMNS = 5
_AROUND = 12
"""Pixels beside a value."""
_HEAD, _LOW_HEAD = 40, 32
_FOOT, _LOW_FOOT = 40, 28
_TITLE, _SUM = 184, 152
"""Their widths at most."""
_BLANK = "blank"
_BELOW = 10
"""The row of the buttons, for the focus."""


def kinds(dice_set: dict) -> list:
    """The number of sides of each die."""
    return [sides for count, sides in dice_set["dice"] for _ in range(count)]


def has_signs_only(dice_set: dict) -> bool:
    """Return True if all that a set can show is +, - and blank, as Fate dice do."""
    faces = dice_set["faces"]
    signs = all([face in ("+", "-", dice_sets.BLANK) for face in faces]) and any(faces)
    return signs and not any(kinds(dice_set))


def worth(dice_set: dict, sides: int, value: int) -> int | None:
    """What a die counts: its value; an own face the number it shows. Signs, words and blank count nothing: None. Only
    in a set that has nothing but signs and blank + counts 1, - counts -1, blank 0.
    """
    if sides:
        return value
    face = dice_set["faces"][value - 1]
    if has_signs_only(dice_set):
        return 1 if face == "+" else -1 if face == "-" else 0
    try:
        return int(face)
    except ValueError:
        return None


def total(dice_set: dict, values: list) -> str:
    """The words for the total of these values, one for each die; "" where none of them counts anything."""
    sides = kinds(dice_set)
    counts, of = dice_set["total"], dice_set["of"]
    if counts == dice_sets.COUNT:
        if dice_sets.OWN in sides:
            of = (of - 1) % len(dice_set["faces"]) + 1
            face = dice_set["faces"][of - 1] or "blank"
            found = [i for i in range(len(values)) if not sides[i] and values[i] == of]
        else:
            face = str(of)
            found = [value for value in values if value == of]
        return "%d \xd7 %s" % (len(found), face)
    worths = [worth(dice_set, sides[i], values[i]) for i in range(len(values))]
    worths = sorted([number for number in worths if number is not None])
    if not worths:
        return ""
    if counts == dice_sets.HIGHEST:
        worths = worths[-of:]
    elif counts == dice_sets.LOWEST:
        worths = worths[:of]
    number = sum(worths)
    return ("Sum +%d" if number > 0 and has_signs_only(dice_set) else "Sum %d") % number


def throw_words(dice_set: dict, values: list, held: int) -> str:
    """A throw in words as those of free dice are told: "Attack: (3) 4 17 = 24". held: a bit for each die held."""
    sides = kinds(dice_set)
    shown = [face_words(dice_set, sides[i], values[i]) for i in range(len(values))]
    words = " ".join([("(%s)" if held >> i & 1 else "%s") % shown[i] for i in range(len(shown))])
    counted = total(dice_set, values)
    if counted.startswith("Sum "):
        counted = " = " + counted[4:] if len(values) > 1 else ""
    elif counted:
        counted = ", " + counted
    return "%s: %s%s" % (dice_set["name"], words, counted)


def face_words(dice_set: dict, sides: int, value: int) -> str:
    """What a die with so many sides shows."""
    return str(value) if sides else dice_set["faces"][value - 1] or _BLANK


class DiceSet(Screen):
    """State: [place among the sets, the set, values or [] before the first roll, held, focus, rolls since it was
    opened, which may be left out]. `held` has a bit for each die that is not rolled again. The focus counts the dice
    first, when they can be held, then the buttons.
    """

    lights_player_led = False

    def __init__(self, app, state):
        self.app = app
        self.at, self.set, self.values, self.held, focus = state[:5]
        self.rolls = state[5] if len(state) > 5 else 0
        self.sides = kinds(self.set)
        self.focus = Focus(focus)
        self.title, self.sum = Line(), Line()
        self.tiles = [Button() for _ in self.sides]
        self.roll_button, self.change_button = lists.Button(), lists.Button()
        self.thrown = throws.are_there(app.storage)
        self.dirty = True
        self._set_stops()

    def state(self) -> list:
        return [self.at, self.set, self.values, self.held, self.focus.index, self.rolls]

    @property
    def keys(self) -> int:
        """The throws before are there once there are some."""
        return widgets.MENU_KEYS | 1 << INFO if self.thrown else widgets.MENU_KEYS

    @property
    def ok_discards(self) -> bool:
        """The dice would be rolled again."""
        return bool(self.values) and self.focus.index == len(self.sides)

    def _set_stops(self):
        count = len(self.sides) if self.values else 0
        layout = widgets.layout(self.app)
        # The largest values for which there is room: wider dice take more rows.
        faces = [str(sides) for sides in self.sides if sides]
        faces += self.set["faces"] if dice_sets.OWN in self.sides else []
        for font in (fonts.LARGE, fonts.MEDIUM, fonts.SMALL):
            rows = self._dice_height() // (font.height + 4)
            fewest = (len(self.sides) + rows - 1) // rows
            widest = max([font.width(face) for face in faces]) + _AROUND
            if fewest * widest <= layout.width:
                break
        self.columns = min(_COLUMNS, len(self.sides), max(fewest, layout.width // widest))
        stops = [(i // self.columns, i % self.columns) for i in range(count)]
        self.focus.set(stops + [(_BELOW, 0), (_BELOW, self.columns)])

    def handle(self, key: int) -> None:
        count = len(self.sides) if self.values else 0
        if self.focus.handle(key, self.app.hardware.has_stick):
            self.app.frame.invalidate()
        elif key == OK and self.focus.index < count:
            self.held ^= 1 << self.focus.index
            self._changed()
        elif key == OK and self.focus.index == count:
            self._roll()
        elif key == OK:
            self.app.stack.replace("pads.dice_sets.Change", [self.at, self.set])
        elif key == INFO and self.thrown:
            throws.show(self.app)
        elif key == BACK:
            self.app.stack.pop()

    def _changed(self):
        self.dirty = True
        self.app.frame.invalidate()

    def _roll(self):
        count = len(self.sides)
        if self.held == (1 << count) - 1 or not self.values:
            self.held = 0
        values = list(self.values) or [0] * count
        entropy = self.app.hardware.entropy
        try:
            for i in range(count):
                if not self.held >> i & 1:
                    values[i] = roll(entropy, 1, self.sides[i] or len(self.set["faces"]))[0]
        except Refused as refusal:
            self.app.stack.show_message(refusal.message)
            return
        first = not self.values
        self.values = values
        self.rolls += 1
        throws.keep(self.app, throw_words(self.set, values, self.held))
        self.thrown = True
        if first:
            self._set_stops()
            self.focus.index = count
        self._changed()

    def _dice_height(self):
        layout = widgets.layout(self.app)
        return layout.height - (_HEAD + _FOOT if layout.tall else _LOW_HEAD + _LOW_FOOT)

    def prepare(self) -> None:
        layout = self.layout = widgets.layout(self.app)
        if not self.dirty:
            return
        self.dirty = False
        tall = layout.tall
        area = layout.content()
        head = Area(*area.cut_top(_HEAD if tall else _LOW_HEAD))
        words = total(self.set, self.values) if self.values else ""
        wide = max(min(fonts.LARGE.width(words) + 2 * widgets.EDGE, _SUM), head.w - _TITLE)
        names = throws.counted(self.set["name"], self.rolls)
        name = widgets.first_that_fits(names, fonts.SMALL, head.w - wide - 2 * widgets.EDGE) or names[0]
        self.title.prepare(*head.cut_left(head.w - wide), name, fonts.MEDIUM if tall else fonts.SMALL)
        self.sum.prepare(*head.rest(), words, fonts.LARGE)
        foot = Area(*area.cut_bottom(_FOOT if tall else _LOW_FOOT))
        count = len(self.sides)
        rows = (count + self.columns - 1) // self.columns
        high, wide = min(area.h // rows, _TILE), min(area.w // self.columns, _WIDEST)
        self.around = [Paper(area.cut_top((area.h - rows * high) // 2))]
        for row in range(rows):
            strip = Area(*area.cut_top(high))
            here = range(row * self.columns, min(count, (row + 1) * self.columns))
            self.around.append(Paper(strip.cut_left((area.w - len(here) * wide) // 2)))
            for i in here:
                self._prepare_tile(i, strip.cut_left(wide), high)
            self.around.append(Paper(strip.rest()))
        self.around.append(Paper(area.rest()))
        loose = len([i for i in range(count) if not self.held >> i & 1])
        words = "Roll" if not self.held else "Roll %d" % loose if loose else "Roll all"
        self.roll_button.prepare(*foot.cut_left(foot.w // 2), words, fonts.MEDIUM)
        self.change_button.prepare(*foot.rest(), "Change", fonts.MEDIUM)

    def _prepare_tile(self, i, box, high):
        kind = "d%d" % self.sides[i] if self.sides[i] else "own"
        face = face_words(self.set, self.sides[i], self.values[i]) if self.values else "?"
        if face == _BLANK:
            face, kind = "", _BLANK
        face = widgets.ellipsize(face, fonts.SMALL, box[2] - 8) if fonts.SMALL.width(face) > box[2] - 8 else face
        if self.held >> i & 1:
            kind = "held"
            if high < _KIND_ROWS and face and fonts.SMALL.width("(%s)" % face) <= box[2] - 8:
                face = "(%s)" % face
        words = "%s\n%s" % (face, kind) if high >= _KIND_ROWS else face
        largest = fonts.LARGE if high >= fonts.LARGE.height + 4 else fonts.MEDIUM if high >= 28 else fonts.SMALL
        self.tiles[i].prepare(*box, words, largest)

    def draw(self, canvas) -> None:
        self.title.draw(canvas)
        self.sum.draw(canvas)
        for i in range(len(self.tiles)):
            self.tiles[i].draw(canvas, bool(self.values) and i == self.focus.index)
        for paper in self.around:
            paper.draw(canvas)
        count = len(self.sides) if self.values else 0
        self.roll_button.draw(canvas, self.focus.index == count)
        self.change_button.draw(canvas, self.focus.index > count)
