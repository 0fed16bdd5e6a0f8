"""The dice of a set: roll, hold, reroll, and the total as the set defines it."""

from firmware.drawing import fonts, lists, widgets, wrapping
from firmware.drawing.area import Area
from firmware.drawing.widgets import Background, Button, Line
from firmware.keys import INFO
from firmware.language import later, later_n, shown, t
from firmware.pads import dice_sets, own_faces, throws
from firmware.pads.throws import Throw, Throwing

_KIND_ROWS = 60
"""Minimum height in pixels of a die that shows its kind below its value."""
_TILE = 64
"""Maximum height of a die in pixels."""
_WIDEST = 112
_COLUMNS = 5
_AROUND = 12
"""Pixels added to the width of a value."""
_HEAD, _LOW_HEAD = 40, 32
_FOOT, _LOW_FOOT = 40, 28
_TITLE, _SUM = 184, 152
"""Maximum widths of the title and the sum."""
_SUCCESSES = later_n("{0} success", "{0} successes")
_LEAST_NAME = 48
"""Pixels of the shortest title that says anything with large text."""
_BELOW = 10
"""Focus row of the buttons."""


def kinds(dice_set: dict) -> list:
    """The number of sides of each die."""
    return [sides for count, sides in dice_set["dice"] for _ in range(count)]


def has_signs_only(dice_set: dict) -> bool:
    """Return True if a set can only show +, - and blank, as Fate dice do."""
    faces = dice_set["faces"]
    signs = all([face in ("+", "-", dice_sets.BLANK) for face in faces]) and any(faces)
    return signs and not any(kinds(dice_set))


def worth(dice_set: dict, sides: int, value: int) -> int | None:
    """Return what a die counts: its value, or the number on an own face. Signs, words and blank count nothing: None.

    Only in a set with nothing but signs and blank, + counts 1, - counts -1, blank 0.
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


def rolls_of(sides: int, value: int) -> list:
    """What a die with this value was rolled: the value; where it exploded, its highest face and what came then."""
    more = (value - 1) // sides if sides else 0
    return [sides] * more + [value - more * sides]


def score(dice_set: dict, sides: int, value: int) -> int | None:
    """What a die adds to the total where it counts: its worth, or how many of its rolls are those that are counted."""
    kind, number = dice_set["total"], dice_sets.amount(dice_set)
    if kind < dice_sets.COUNT:
        return worth(dice_set, sides, value)
    if dice_sets.counts_own_face(dice_set):
        return int(not sides and value == number)
    low = -dice_sets.MOST_TARGET if kind == dice_sets.AT_MOST else number
    high = dice_sets.MOST_TARGET if kind == dice_sets.AT_LEAST else number
    worths = [worth(dice_set, sides, one) for one in rolls_of(sides, value)]
    return len([one for one in worths if one is not None and low <= one <= high])


def counting(dice_set: dict, values: list) -> list:
    """(place, score) of the dice that make the total: those that are kept, or have what is counted."""
    sides = kinds(dice_set)
    scores = [(i, score(dice_set, sides[i], values[i])) for i in range(len(values))]
    kind = dice_set["total"]
    if kind >= dice_sets.COUNT:
        return [one for one in scores if one[1]]
    scores = [(i, one) for i, one in scores if one is not None]
    if kind == dice_sets.ALL:
        return scores
    sign = -1 if kind == dice_sets.HIGHEST else 1
    return sorted(scores, key=lambda one: (sign * one[1], one[0]))[: dice_sets.amount(dice_set)]


def total(dice_set: dict, values: list) -> str:
    """Describe the total of these values, one per die; "" if none of them counts."""
    scores = [one for _place, one in counting(dice_set, values)]
    number = sum(scores)
    if dice_set["total"] == dice_sets.COUNT:
        return "%d \xd7 %s" % (number, dice_sets.amount_words(dice_set))
    if dice_set["total"] > dice_sets.COUNT:
        return shown([number] + _SUCCESSES)
    return t("Sum {0}", _sum(dice_set, number)) if scores else ""


def _sum(dice_set, number):
    return "+%d" % number if number > 0 and has_signs_only(dice_set) else str(number)


def throw_words(dice_set: dict, values: list, held: int) -> list:
    """Describe a throw like one of free dice, to be kept: "Attack: (3) 4 17 = 24". held: a bit for each held die."""
    sides = kinds(dice_set)
    faces = [face_of(dice_set, sides[i], values[i]) for i in range(len(values))]
    places = " ".join([("({%d})" if held >> i & 1 else "{%d}") % i for i in range(len(values))])
    name, dice = dice_sets.kept_name(dice_set), [places] + [own_faces.kept(face) for face in faces]
    scores = [one for _place, one in counting(dice_set, values)]
    number = sum(scores)
    if dice_set["total"] == dice_sets.COUNT:
        own = dice_sets.counts_own_face(dice_set)
        face = own_faces.kept(dice_sets.counted_face(dice_set)) if own else dice_sets.amount(dice_set)
        return [later("{0}: {1}, {2} \xd7 {3}"), name, dice, number, face]
    if dice_set["total"] > dice_sets.COUNT:
        return [later("{0}: {1}, {2}"), name, dice, [number] + _SUCCESSES]
    counted = _sum(dice_set, number)
    if not scores or len(values) == 1 and counted == faces[0]:
        return [later("{0}: {1}"), name, dice]
    return [later("{0}: {1} =\xa0{2}"), name, dice, counted]


def face_of(dice_set: dict, sides: int, value: int) -> str:
    """Return what a die with `sides` sides has on it; "10+7" if it exploded."""
    if not sides:
        return dice_set["faces"][value - 1]
    return "+".join([str(one) for one in rolls_of(sides, value)])


class Tiles:
    """A tile for each die of a set, in rows, with values as large as possible."""

    def __init__(self, dice_set: dict, width: int, height: int):
        self._set = dice_set
        self._sides = kinds(dice_set)
        self._tiles = [Button() for _ in self._sides]
        self._around = []
        # Wider dice need more rows.
        most = dice_sets.AGAIN + 1 if dice_sets.explodes(dice_set) else 1
        faces = [str(sides * most) for sides in self._sides if sides]
        if fonts.large_text and len(self._sides) > _COLUMNS:  # low tiles, held ones in brackets
            faces = ["(%s)" % face for face in faces]
        faces += [own_faces.shown(face) for face in dice_set["faces"]] if dice_sets.OWN in self._sides else []
        for font in (fonts.LARGE, fonts.MEDIUM, fonts.SMALL):
            rows = height // (font.height + 4)
            fewest = (len(self._sides) + rows - 1) // rows
            widest = max([font.width(face) for face in faces]) + _AROUND
            if fewest * widest <= width:
                break
        self.columns = min(_COLUMNS, len(self._sides), max(fewest, width // widest))

    def prepare(self, area: Area, throw: Throw) -> None:
        """Format for the rest of an area."""
        self._count = [True] * len(self._sides)
        if throw.is_made and self._set["total"]:
            places = [one[0] for one in counting(self._set, throw.values)]
            self._count = [i in places for i in range(len(self._sides))]
        count = len(self._sides)
        rows = (count + self.columns - 1) // self.columns
        high, wide = min(area.h // rows, _TILE), min(area.w // self.columns, _WIDEST)
        self._around = [Background(area.cut_top((area.h - rows * high) // 2))]
        for row in range(rows):
            strip = Area(*area.cut_top(high))
            here = range(row * self.columns, min(count, (row + 1) * self.columns))
            self._around.append(Background(strip.cut_left((area.w - len(here) * wide) // 2)))
            for i in here:
                self._prepare_tile(i, strip.cut_left(wide), throw)
            self._around.append(Background(strip.rest()))
        self._around.append(Background(area.rest()))

    def _prepare_tile(self, i, box, throw):
        sides = self._sides[i]
        room, high = box[2] - 8, box[3]
        kind = (
            widgets.first_that_fits(("d%d" % sides, "d%" if sides == 100 else ""), fonts.SMALL, box[2])
            if sides
            else t("own")
        )
        face = face_of(self._set, sides, throw.values[i]) if throw.is_made else "?"
        if throw.is_made and sides and throw.values[i] > sides:
            kind = widgets.first_that_fits((face, kind, ""), fonts.SMALL, room)
            face = str(throw.values[i])
        if not sides and throw.is_made:
            face, kind = (own_faces.shown(face), kind) if face else ("", own_faces.shown(face))
        # A number is not cut: it would be another one.
        starts = [face[:count] for count in range(len(face), 0, -1) if not face[count : count + 1].encode().isdigit()]
        face = widgets.first_that_fits(starts, fonts.SMALL, box[2] if face[-1:].encode().isdigit() else room)
        if throw.held >> i & 1:
            kind = t("held")
            if high < _KIND_ROWS and face and fonts.SMALL.width("(%s)" % face) <= room:
                face = "(%s)" % face
        kind = widgets.first_that_fits((kind, ""), fonts.SMALL, room)
        words = "%s\n%s" % (face, kind) if high >= _KIND_ROWS else face
        largest = fonts.LARGE if high >= fonts.LARGE.height + 4 else fonts.MEDIUM if high >= 28 else fonts.SMALL
        self._tiles[i].prepare(*box, words, largest)

    def draw(self, canvas, focus: int) -> None:
        """Paint one box per die, hollow if it does not count, and background around them. focus: -1 for none."""
        for i in range(len(self._tiles)):
            self._tiles[i].draw(canvas, i == focus, i == focus or self._count[i])
        for blank in self._around:
            blank.draw(canvas)


class DiceSet(Throwing):
    """State: [place among the sets, the set, values, held, focus, rolls since it was opened].

    Values are [] before the first roll; the last item is optional.
    """

    def __init__(self, app, state):
        self.at, self.set, values, held, focus = state[:5]
        self.sides = kinds(self.set)
        throw = Throw(values or [0] * len(self.sides), held, state[5] if len(state) > 5 else 0)
        Throwing.__init__(self, app, throw, focus)
        self.sum = Line()
        self.rule = lists.Text("")
        self._set_stops()

    def state(self) -> list:
        throw = self.throw
        return [self.at, self.set, throw.values if throw.is_made else [], throw.held, self.focus.index, throw.rolls]

    def _set_stops(self):
        area = widgets.layout(self.app).content()
        self._cut_edges(area)
        self.tiles = Tiles(self.set, area.w, area.h)
        columns = self.tiles.columns
        stops = [(i // columns, i % columns) for i in range(self.can_hold)]
        self.focus.set(stops + [(_BELOW, 0), (_BELOW, columns)])

    def _cut_edges(self, area: Area):
        # (strip above the dice, strip of the rule below it, strip below the dice).
        tall = widgets.layout(self.app).high
        head = area.cut_top(_HEAD if tall else _LOW_HEAD)
        return head, area.cut_top(self._fill_rule(tall)), area.cut_bottom(_FOOT if tall else _LOW_FOOT)

    def _fill_rule(self, tall):
        # Write how the dice count, in words where they fit; the pixels that it takes.
        whole, rule = dice_sets.in_words(self.set), dice_sets.rule_words(self.set)
        width = widgets.layout(self.app).width - 3 * widgets.EDGE
        for words in (whole, rule, dice_sets.formula(self.set)) if rule else ():
            lines = len(wrapping.wrap(words, fonts.SMALL, width))
            if lines <= (2 if tall else 1) and self._leaves_room(lines * fonts.SMALL.line):
                self.rule.words = words
                return lines * fonts.SMALL.line
        return 0

    def _leaves_room(self, height):
        # True if the dice fit below this height of rule.
        layout = widgets.layout(self.app)
        edges = _HEAD + _FOOT if layout.high else _LOW_HEAD + _LOW_FOOT
        rows = (len(self.sides) + _COLUMNS - 1) // _COLUMNS
        return layout.height - edges - height >= rows * (fonts.SMALL.height + 4)

    @property
    def keys(self) -> int:
        """Chances are always there."""
        return widgets.MENU_KEYS | 1 << INFO

    def handle(self, key: int) -> None:
        """The info key tells the chances."""
        if key == INFO:
            self.app.stack.push("pads.dice_chart.Chart", [self.set, -1])
        else:
            Throwing.handle(self, key)

    def change(self) -> None:
        """Open the set."""
        self.app.stack.replace("pads.dice_sets.Change", [self.at, self.set])

    def draw_values(self, places: list) -> list:
        """Roll one by one: the dice may be of several kinds, and explode."""
        entropy = self.app.hardware.entropy
        explodes = dice_sets.explodes(self.set)
        values = []
        for i in places:
            sides = self.sides[i]
            value = one = throws.roll(entropy, 1, sides or len(self.set["faces"]))[0]
            while explodes and one == sides and value <= sides * dice_sets.AGAIN:
                one = throws.roll(entropy, 1, sides)[0]
                value += one
            values.append(value)
        return values

    def words(self) -> list:
        """Return the name of the set, the faces and the total."""
        return throw_words(self.set, self.throw.values, self.throw.held)

    def roll(self) -> list:
        """After the first roll dice can have the focus, too; it stays on the button."""
        first = not self.throw.is_made
        places = Throwing.roll(self)
        if first and places:
            self._set_stops()
            self.focus.index = self.can_hold
        return places

    def prepare(self) -> None:
        if not self.dirty:
            return
        self.dirty = False
        throw, tall = self.throw, widgets.layout(self.app).high
        area = widgets.layout(self.app).content()
        head, rule, foot = self._cut_edges(area)
        if rule[3]:
            self.rule.prepare(widgets.layout(self.app), rule[1], rule[1] + rule[3], fonts.SMALL)
        self._prepare_head(Area(*head), fonts.MEDIUM if tall else fonts.SMALL)
        self.tiles.prepare(area, throw)
        foot = Area(*foot)
        self.roll_button.prepare(*foot.cut_left(foot.w // 2), throw.roll_words(), fonts.MEDIUM, 0)
        self.change_button.prepare(*foot.rest(), t("Change"), fonts.MEDIUM, 0)

    def _prepare_head(self, area: Area, font):
        words = total(self.set, self.throw.values) if self.throw.is_made else ""
        wide = max(min(fonts.LARGE.width(words) + 2 * widgets.EDGE, _SUM), area.w - _TITLE)
        names = throws.counted(dice_sets.shown_name(self.set), self.throw.rolls)
        room = area.w - wide - widgets.EDGE
        if room < _LEAST_NAME and fonts.large_text:
            names += ("",)
        name = widgets.first_that_fits(names, fonts.SMALL, room)
        self.title.prepare(*area.cut_left(area.w - wide), name, font)
        self.sum.prepare(*area.rest(), words, fonts.LARGE)

    def draw(self, canvas) -> None:
        self.title.draw(canvas)
        self.sum.draw(canvas)
        if self.rule.words:
            self.rule.draw(canvas)
        self.tiles.draw(canvas, self.focus.index if self.throw.is_made else -1)
        self.draw_buttons(canvas)
