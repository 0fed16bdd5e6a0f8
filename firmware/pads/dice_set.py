"""The dice of a set: rolled, held, rolled again; their total as the set says."""

from firmware import loading
from firmware.drawing import fonts, lists, widgets
from firmware.drawing.area import Area
from firmware.drawing.focus import Focus
from firmware.keys import BACK, INFO, OK
from firmware.pads import dice_sets, throws
from firmware.pads.free_dice import roll
from firmware.screen import Screen
from firmware.screens.in_game.base import Button, Line, Paper

_KIND_ROWS = 44
"""Pixels from which on a die says of what kind it is."""
_TILE = 52
"""Pixels of a die's height at most; it is twice as wide at most."""
_COLUMNS = 5
_LEAST = 24
"""Pixels of its height at least."""
_BLANK = "blank"
_BELOW = 10
"""The row of the buttons, for the focus."""


def kinds(dice_set: dict) -> list:
    """The number of sides of each die."""
    return [sides for count, sides in dice_set["dice"] for _ in range(count)]


def worth(dice_set: dict, sides: int, value: int) -> int:
    """What a die counts: its value; an own face the number it shows, 1 for + and -1 for -, else 0."""
    if sides:
        return value
    face = dice_set["faces"][value - 1]
    try:
        return int(face + "1") if face in ("+", "-") else int(face)
    except ValueError:
        return 0


def total(dice_set: dict, values: list) -> str:
    """The words for the total of these values, one for each die."""
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
    worths = sorted([worth(dice_set, sides[i], values[i]) for i in range(len(values))])
    if counts == dice_sets.HIGHEST:
        worths = worths[-of:]
    elif counts == dice_sets.LOWEST:
        worths = worths[:of]
    return "Sum %d" % sum(worths)


class DiceSet(Screen):
    """State: [place among the sets, the set, values or [] before the first roll, held, focus]. `held` has a bit for
    each die that is not rolled again. The focus counts the dice first, when they can be held, then the buttons.
    """

    lights_player_led = False

    def __init__(self, app, state):
        self.app = app
        self.at, self.set, self.values, self.held, focus = state
        self.sides = kinds(self.set)
        self.focus = Focus(focus)
        self.title, self.sum = Line(), Line()
        self.tiles = [Button() for _ in self.sides]
        self.roll_button, self.change_button = lists.Button(), lists.Button()
        self.thrown = throws.are_there(app.storage)
        self.dirty = True
        self._set_stops()

    def state(self) -> list:
        return [self.at, self.set, self.values, self.held, self.focus.index]

    @property
    def keys(self) -> int:
        """The throws before are there once there are some."""
        return widgets.MENU_KEYS | 1 << INFO if self.thrown else widgets.MENU_KEYS

    def _set_stops(self):
        count = len(self.sides) if self.values else 0
        layout = widgets.layout(self.app)
        # Words of own faces need wide dice, as far as there is room for that many rows.
        faces = self.set["faces"] if dice_sets.OWN in self.sides else ["100"]
        widest = max([fonts.SMALL.width(face) for face in faces]) + 12
        rows = (layout.height - 68) // _LEAST
        fewest = (len(self.sides) + rows - 1) // rows
        self.columns = min(_COLUMNS, len(self.sides), max(fewest, layout.width // widest, 1))
        stops = [(i // self.columns, i % self.columns) for i in range(count)]
        self.focus.set(stops + [(_BELOW, 0), (_BELOW, self.columns)])

    def handle(self, key: int) -> None:
        count = len(self.sides) if self.values else 0
        if self.focus.handle(key, self.app.hardware.has_stick):
            self.app.invalidate()
        elif key == OK and self.focus.index < count:
            self.held ^= 1 << self.focus.index
            self._changed()
        elif key == OK and self.focus.index == count:
            self._roll()
        elif key == OK:
            self.app.replace("pads.dice_sets.Change", [self.at, self.set])
        elif key == INFO and self.thrown:
            throws.show(self.app)
        elif key == BACK:
            self.app.pop()

    def _changed(self):
        self.dirty = True
        self.app.invalidate()

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
        except loading.load("shared_rules.game").Refused as refusal:  # looked up only when the dice are refused
            self.app.show_message(refusal.message)
            return
        first = not self.values
        self.values = values
        words = [("(%s)" if self.held >> i & 1 else "%s") % self._face(i) for i in range(count)]
        throws.keep(self.app, "%s: %s: %s" % (self.set["name"], " ".join(words), total(self.set, values)))
        self.thrown = True
        if first:
            self._set_stops()
            self.focus.index = count
        self._changed()

    def _face(self, i):
        if self.sides[i]:
            return str(self.values[i])
        return self.set["faces"][self.values[i] - 1] or _BLANK

    def prepare(self) -> None:
        layout = self.layout = widgets.layout(self.app)
        if not self.dirty:
            return
        self.dirty = False
        tall = layout.tall
        area = layout.content()
        head = Area(*area.cut_top(28))
        words = total(self.set, self.values) if self.values else ""
        wide = fonts.MEDIUM.width(words) + 2 * widgets.EDGE if words else 0
        self.title.prepare(*head.cut_left(head.w - wide), self.set["name"], fonts.MEDIUM if tall else fonts.SMALL)
        self.sum.prepare(*head.rest(), words, fonts.MEDIUM)
        foot = Area(*area.cut_bottom(40 if tall else 28))
        count = len(self.sides)
        rows = (count + self.columns - 1) // self.columns
        high, wide = min(area.h // rows, _TILE), min(area.w // self.columns, 2 * _TILE)
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
        face = self._face(i) if self.values else "?"
        if face == _BLANK:
            face, kind = "", _BLANK
        face = widgets.ellipsize(face, fonts.SMALL, box[2] - 8) if fonts.SMALL.width(face) > box[2] - 8 else face
        if self.held >> i & 1:
            kind = "held"
            face = "(%s)" % face if face and fonts.SMALL.width("(%s)" % face) <= box[2] - 8 else face
        self.tiles[i].prepare(*box, "%s\n%s" % (face, kind) if high >= _KIND_ROWS else face)

    def draw(self, canvas) -> None:
        self.title.draw(canvas)
        if self.values:
            self.sum.draw(canvas)
        for i in range(len(self.tiles)):
            self.tiles[i].draw(canvas, bool(self.values) and i == self.focus.index)
        for paper in self.around:
            paper.draw(canvas)
        count = len(self.sides) if self.values else 0
        self.roll_button.draw(canvas, self.focus.index == count)
        self.change_button.draw(canvas, self.focus.index > count)
