"""Random draw of who starts, an order of play, or teams, for any other game."""

from firmware.drawing import fonts, lists, theme, widgets
from firmware.pads.throws import roll
from firmware.screens import choice
from firmware.screens.seats import PEOPLE, is_people
from firmware.storage.files import all_are
from shared_rules.game import Refused

REMEMBERED = "who_starts"
FEWEST, MOST = 2, 8
KINDS = ("Who starts?", "Order of play", "2 teams", "3 teams", "4 teams")
STARTS, ORDER = 0, 1
"""Numbers of kinds; larger numbers mean that many teams."""
_STEPS = 16
_FASTEST_MS = 40


def _names_fit(value):
    return all_are(str, value) and FEWEST <= len(value) <= MOST


def _fits(value):
    # Another version may have remembered something else.
    return isinstance(value, list) and len(value) == 2 and _names_fit(value[0]) and value[1] in range(len(KINDS))


def rename(app, old: str, new: str | None) -> None:
    """Rename a remembered player; None forgets the name."""
    kept = app.storage.remembered(REMEMBERED, None, _fits)
    if kept and old in kept[0]:
        seat = kept[0].index(old)
        kept[0][seat] = new if new and new not in kept[0] else unnamed(seat)
        app.remember(REMEMBERED, kept)


def unnamed(seat: int) -> str:
    """Return the name of an unnamed player: a colour, as long as there are any."""
    return theme.PLAYERS[seat][0] if seat < len(theme.PLAYERS) else "Player %d" % (seat + 1)


def drawn(entropy, count: int) -> list:
    """Return the numbers from 0 to count - 1 in random order, all orders equally likely."""
    order = list(range(count))
    for left in range(count, 1, -1):
        at = roll(entropy, 1, left)[0] - 1
        order[at], order[left - 1] = order[left - 1], order[at]
    return order


def colours_of(app, names: list) -> list:
    """Return for each name an index into theme.PLAYERS, or -1: the colour it names, or its colour in the last game.

    A colour that two of them would have is left out.
    """
    people = app.storage.remembered(PEOPLE, None, is_people) or {"names": [], "colours": []}
    known = {people["names"][i]: people["colours"][i] for i in range(len(people["names"]))}
    for colour in range(len(theme.PLAYERS)):
        known[theme.PLAYERS[colour][0]] = colour
    colours = [known.get(name, -1) for name in names]
    return [colour if colours.count(colour) == 1 else -1 for colour in colours]


def result(kind: int, names: list) -> list:
    """Return the result in paragraphs: (text before the names, their indexes in `names`, text after them).

    `names` are in the order drawn.
    """
    if kind == STARTS:
        return [("", [0], "starts")]
    if kind == ORDER:
        return [("%d." % (at + 1), [at], "") for at in range(len(names))]
    return [("%d:" % (team + 1), list(range(team, len(names), kind)), "") for team in range(kind)]


class Marked(lists.Text):
    """Paragraphs from `result`, wrapped, with a mark before each name whose colour is known. `words`: their text."""

    def __init__(self, paragraphs: list, names: list, colours: list, first: int = 0):
        self.pieces = []  # for each paragraph (text, colour or -1)
        for before, places, after in paragraphs:
            pieces = [(names[at] + ("," if at != places[-1] else ""), colours[at]) for at in places]
            words = [[(text, -1)] if text else [] for text in (before, after)]
            self.pieces.append(words[0] + pieces + words[1])
        words = "\n".join([" ".join([text for text, _colour in pieces]) for pieces in self.pieces])
        lists.Text.__init__(self, words, first)

    def prepare(self, layout: widgets.Layout, y: int, bottom: int, largest: fonts.Font = fonts.LARGE) -> None:
        """Format like any Text, in a font in which each name fits a line."""
        if self._line_width(layout, largest) < max(
            [_width(piece, largest) for pieces in self.pieces for piece in pieces]
        ):
            self.prepare(layout, y, bottom, fonts.MEDIUM if largest is fonts.LARGE else fonts.SMALL)
        else:
            lists.Text.prepare(self, layout, y, bottom, largest)

    def wrapped(self, font: fonts.Font, width: int) -> list:
        """Return the text of each line; `places` has their positions."""
        self.places = []
        for pieces in self.pieces:
            line, x = [], 0
            for piece in pieces:
                if line and x + _width(piece, font) > width:
                    self.places.append(line)
                    line, x = [], 0
                line.append((x, piece[0], piece[1]))
                x += _width(piece, font) + widgets.EDGE
            self.places.append(line)
        return [" ".join([place[1] for place in line]) for line in self.places]

    def paint(self, canvas, x: int, y: int, line: int) -> None:
        """Paint the text of a line, and the marks."""
        size = _mark_size(self.font)
        for at, words, colour in self.places[line]:
            if colour >= 0:
                style = theme.PLAYER_INKS[colour]
                canvas.picture(x + at, y + (self.font.height - size) // 2, theme.mark(colour, size), style)
                at += size + 4
            canvas.text(x + at, y, words, self.font, theme.TEXT)


def _mark_size(font):
    return 32 if font is fonts.LARGE else 24 if font is fonts.MEDIUM else 16


def _width(piece, font):
    words, colour = piece
    return font.width(words) + (_mark_size(font) + 4 if colour >= 0 else 0)


class WhoStarts(choice.Menu):
    """The players, and what to draw.

    State: [names, kind, seat being named or -1, list's state, draws since opening].
    """

    opens_late = True

    def __init__(self, app, state):
        self.asked = -1
        if state:
            self.names, self.kind, self.asked = state[:3]
        else:
            self.names, self.kind = app.storage.remembered(REMEMBERED, None, _fits) or [[], STARTS]
            if not self.names:
                people = app.storage.remembered(PEOPLE, None, is_people)
                known = people["names"][: people["seats"]] if people else []
                self.names = known if _names_fit(known) else [unnamed(seat) for seat in range(4)]
        self.draws = state[4] if state and len(state) > 4 else 0
        choice.Menu.__init__(self, app, state[3] if state else None)

    def state(self) -> list:
        return [self.names, self.kind, self.asked, self.list_state(), self.draws]

    def fill(self) -> tuple:
        count = len(self.names)
        self.kind = min(self.kind, count)
        labels = ["Draw", "Draw what", "Players"] + self.names
        marks = [-1] * 3 + colours_of(self.app, self.names)
        self.list.set(labels, ["", KINDS[self.kind], str(count)] + [""] * count, marks)
        return "Who starts?", ""

    def adjustable(self, index: int) -> bool:
        return index == 1 or index == 2

    def adjust(self, index: int, step: int) -> None:
        names = self.names
        self.draws = 0
        if index == 1:
            self.kind = (self.kind + step) % (min(len(names), len(KINDS) - 1) + 1)
        elif FEWEST <= len(names) + step <= MOST:
            if step < 0:
                names.pop()
            else:
                free = [unnamed(seat) for seat in range(MOST) if unnamed(seat) not in names]
                names.append(free[0])

    def chosen(self, index: int) -> None:
        app = self.app
        if index:
            self.asked = index - 3
            taken = [name for name in self.names if name != self.names[self.asked]]
            before = self.names[self.asked]
            if before in [unnamed(seat) for seat in range(MOST)]:
                before = ""
            app.stack.push("screens.names.Letters", ["Name of player %d" % (self.asked + 1), taken, before])
            return
        try:
            order = drawn(app.hardware.entropy, len(self.names))
        except Refused as refusal:
            app.stack.show_message(refusal.message)
            return
        self.keep()
        self.draws += 1
        app.stack.push(
            "pads.who_starts.Drawn", [self.kind, [self.names[seat] for seat in order], True, 0, 0, self.draws]
        )

    def on_result(self, name: str, value) -> None:
        if name.startswith("screens.names.") and 0 <= self.asked < len(self.names):
            self.names[self.asked] = value
            self.refill()

    def keep(self) -> None:
        """Remember the choice for next time."""
        self.app.remember(REMEMBERED, [self.names, self.kind])

    def closed(self) -> None:
        self.keep()
        choice.Menu.closed(self)


class Drawn(choice.Words):
    """The result, after the names have passed.

    State: [kind, names in the order drawn, True until the draw was shown, focus, first line shown, number of this draw
    of these names]; the last three are optional.
    """

    drops_type_ahead = True

    def __init__(self, app, state):
        self.kind, self.names, moves = state[:3]
        self.left = _STEPS if moves and app.settings.motion else 0
        self.since = None
        self.colours = colours_of(app, self.names)
        self.draw_number = state[5] if len(state) > 5 else 1
        title = KINDS[self.kind]
        if self.draw_number > 1:
            # Another draw may have the same result; the number shows that it was made.
            title = "Draw %d: %s" % (self.draw_number, title[0].lower() + title[1:])
        choice.Words.__init__(self, app, title, "", ["OK"], state[3:5])
        self.text = self._text(self.text.first)

    def _text(self, first=0):
        passing = [("", [-self.left % len(self.names)], "")]
        return Marked(passing if self.left else result(self.kind, self.names), self.names, self.colours, first)

    def state(self) -> list:
        return [self.kind, self.names, False] + choice.Words.state(self) + [self.draw_number]

    def tick(self, now: int) -> bool:
        if not self.left:
            return False
        if self.since is not None:
            if self.app.hardware.elapsed(now, self.since) < _FASTEST_MS + _STEPS - self.left:
                return False
            self._step(self.left - 1)
        self.since = now
        return True

    @property
    def ok_discards(self) -> bool:
        """The result is saved nowhere."""
        return not self.left

    def _step(self, left):
        self.left = left
        self.text = self._text()
        self.app.frame.invalidate()

    def handle(self, key: int) -> None:
        """Let a key end the draw first."""
        if self.left:
            self._step(0)
        else:
            choice.Words.handle(self, key)

    def answered(self, index: int) -> None:
        self.app.stack.pop()
