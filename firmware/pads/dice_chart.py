"""The chance of each total of a dice set, counted exactly in integers and drawn as bars."""

from firmware.drawing import fonts, lists, theme, widgets
from firmware.drawing.canvas import LARGEST
from firmware.drawing.widgets import Background, Line
from firmware.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from firmware.language import t
from firmware.pads import dice_sets
from firmware.pads.dice_set import score
from firmware.screen import Screen

MOST_SUMS, MOST_KEPT = 20000, 2500
"""Steps that take about a second on a Pico; what needs more has no chart."""

_counted: list = []
"""The last set, and its chances: a screen is built anew for many reasons."""


def chances(dice_set: dict) -> list:
    """(total, number of ways) of each total, the lowest first; [] where there are too many."""
    groups = [(count, _faces(dice_set, sides)) for count, sides in dice_set["dice"]]
    kind = dice_set["total"]
    if kind in (dice_sets.HIGHEST, dice_sets.LOWEST):
        ways = _kept(groups, dice_sets.amount(dice_set), kind == dice_sets.HIGHEST)
    else:
        ways = _sums(groups)
    return [(total, ways[total]) for total in sorted(ways) if ways[total]]


def _sums(groups):
    # Die by die: {sum so far: number of ways}.
    found = {0: 1}
    steps = 0
    for faces in [faces for count, faces in groups for _ in range(count)]:
        steps += len(found) * len(faces)
        if steps > MOST_SUMS:
            return {}
        before, found = found, {}
        for total in before:
            for one in faces:
                after = total + (one or 0)
                found[after] = found.get(after, 0) + before[total] * faces[one]
    return found


def _kept(groups, keep, highest):
    # Score by score, the best first, group by group: how many of its dice show it. {(sum so far, dice of each group
    # that are left): number of ways}; once enough are kept, those that are left show any of the rest.
    scores: list = []
    for _count, faces in groups:
        scores += [one for one in faces if one is not None and one not in scores]
    rest = [sum([faces[one] for one in faces]) for _count, faces in groups]
    left = tuple([count for count, _faces in groups])
    spare = sum(left) - keep
    states, found = {(0, left): 1}, {}
    steps = 0
    for one in sorted(scores, reverse=highest) + [None]:
        for g in [g for g in range(len(groups)) if one in groups[g][1]]:
            weight = groups[g][1][one]
            rest[g] -= weight
            before, states = states, {}
            for total, left in before:
                ways, needed = before[total, left], sum(left) - spare
                steps += left[g] + 1
                if steps > MOST_KEPT:
                    return {}
                for shown in range(left[g] + 1):
                    then = left[:g] + (left[g] - shown,) + left[g + 1 :]
                    after = total + min(shown, needed) * (one or 0)
                    if shown < needed:
                        states[after, then] = states.get((after, then), 0) + ways
                    else:
                        more = ways
                        for i in range(len(then)):
                            more *= rest[i] ** then[i]
                        found[after] = found.get(after, 0) + more
                    ways = ways * weight * (left[g] - shown) // (shown + 1)
    return found


def _faces(dice_set, sides):
    # {score: number of ways} of one die; the score None: nothing that counts.
    again = dice_sets.AGAIN if sides and dice_sets.explodes(dice_set) else 0
    most = sides or len(dice_set["faces"])
    ways: dict = {}
    for value in range(1, most * (again + 1) + 1):
        rolls = (value - 1) // most
        if value % most or rolls == again:
            one = score(dice_set, sides, value)
            ways[one] = ways.get(one, 0) + most ** (again - rolls)
    return ways


def percent(part: int, whole: int) -> str:
    """A part in percent, with one digit behind the point."""
    tenths = (2000 * part + whole) // (2 * whole)
    if not 0 < tenths < 1000 and 0 < part < whole:
        return t(">99.9%") if tenths else t("<0.1%")
    return t("{0}.{1}%", tenths // 10, tenths % 10)


class Chart(Screen):
    """The keys move from total to total. State: [set, place of the total that is marked, -1 for the likeliest]."""

    keys = widgets.MENU_KEYS
    lights_player_led = False
    opens_late = True
    may_shorten = True

    def __init__(self, app, state):
        self.app = app
        self.set, self.at = state
        if _counted[:1] != [self.set]:
            _counted[:] = [self.set, chances(self.set)]
        self.found = _counted[1]
        ways = self.ways = [one[1] for one in self.found]
        if not 0 <= self.at < len(ways):
            self.at = ways.index(max(ways)) if ways else -1
        self.heading = lists.Title()
        self.text = lists.Text(t("Too many dice for a chart."))
        self.lines = [Line() for _ in range(2 if fonts.large_text else 1)]
        self.layout = None

    def state(self) -> list:
        return [self.set, self.at]

    def handle(self, key: int) -> None:
        if key == BACK or key == OK:
            self.app.stack.pop()
        elif self.ways and key in (UP, DOWN, LEFT, RIGHT):
            self.at = (self.at + (1 if key in (DOWN, RIGHT) else -1)) % len(self.ways)
            self.app.frame.invalidate()

    def prepare(self) -> None:
        layout = widgets.layout(self.app)
        if layout is not self.layout:
            self.layout = layout
            self._lay_out(layout)
        if self.ways:
            total, ways = self.found[self.at]
            whole = sum(self.ways)
            one, more = t("{0}: {1}", total, percent(ways, whole)), percent(sum(self.ways[self.at :]), whole)
            both = [(one, t("{0} or more: {1}", total, more)), (one, t("{0}+: {1}", total, more))]
            on_one_line = [t("{0}, {1}", *words) for words in both]
            x, y, w, h = self.strip
            count = len(self.lines)
            at = 0 if fonts.SMALL.width(on_one_line[0]) <= layout.width - 2 * widgets.EDGE else 1
            words = both[at] if count > 1 else [on_one_line[at]]
            for i in range(count):
                self.lines[i].prepare(x, y + i * h // count, w, h // count, words[i], fonts.MEDIUM)

    def _lay_out(self, layout):
        formula = dice_sets.formula(self.set)
        span = t("{0} to {1}", self.found[0][0], self.found[-1][0]) if self.ways else ""
        self.heading.prepare(layout, formula, span)
        area = layout.content()
        area.cut_top(self.heading.bottom)
        if not self.ways:
            self.text.prepare(layout, area.y, area.y + area.h)
            return
        self.strip = area.cut_top(len(self.lines) * (28 if layout.high else fonts.SMALL.line))
        # Where bars begin, how high they are, and with which each box of them ends.
        count = len(self.ways)
        widest = LARGEST // area.h - 1
        wide = min(area.w, count * widest)
        self.blanks = [Background(area.cut_left((area.w - wide) // 2)), Background(area.cut_right(area.w - wide))]
        each = max(1, widest * count // wide)
        self.bars = (
            (area.y, area.h, formula),
            [area.x + i * wide // count for i in range(count + 1)],
            [max(1, int(str(one * (area.h - 4) // max(self.ways)))) for one in self.ways],  # small ones
            [min(count, i + each) for i in range(0, count, each)],
        )

    def draw(self, canvas) -> None:
        self.heading.draw(canvas)
        if not self.ways:
            self.text.draw(canvas)
            return
        for line in self.lines:
            line.draw(canvas)
        for blank in self.blanks:
            blank.draw(canvas)
        (y, h, words), xs, heights, ends = self.bars
        first = 0
        for end in ends:
            x = xs[first]
            right = xs[end]
            marked = self.at if first <= self.at < end else -1
            if canvas.begin_region(x, y, right - x, h, theme.BACKGROUND, marked + 1, words):
                for i in range(first, end):
                    x = min(xs[i], right - 1)
                    w = xs[i + 1] - x
                    w = w - 1 if w > 3 else max(1, w)
                    if i == marked:
                        canvas.fill(x, y, w, h, theme.PANEL)
                    canvas.fill(x, y + h - heights[i], w, heights[i], theme.FOCUS if i == marked else theme.FAINT)
            first = end
