"""Random draw of who starts, an order of play, or teams, for any other game."""

from firmware import language
from firmware.drawing import fonts, lists, theme, widgets
from firmware.language import later, t
from firmware.pads.players_menu import WHO_STARTS, PlayersMenu, colours_of, shown_name
from firmware.pads.throws import roll
from firmware.screens import choice
from shared_rules.game import Refused

KINDS = (later("Who starts?"), later("Order of play"), later("2 teams"), later("3 teams"), later("4 teams"))
_AGAIN = (
    later("Draw {0}: who starts?"),
    later("Draw {0}: order of play"),
    later("Draw {0}: 2 teams"),
    later("Draw {0}: 3 teams"),
    later("Draw {0}: 4 teams"),
)
STARTS, ORDER = 0, 1
"""Numbers of kinds; larger numbers mean that many teams."""
_STEPS = 16
_FASTEST_MS = 40


def drawn(entropy, count: int) -> list:
    """Return the numbers from 0 to count - 1 in random order, all orders equally likely."""
    order = list(range(count))
    for left in range(count, 1, -1):
        at = roll(entropy, 1, left)[0] - 1
        order[at], order[left - 1] = order[left - 1], order[at]
    return order


def result(kind: int, names: list) -> list:
    """Return the result in paragraphs: (text before the names, their indexes in `names`, text after them).

    `names` are in the order drawn.
    """
    if kind == STARTS:
        before, _name, after = t("{0} starts").partition("{0}")
        return [(before.strip(), [0], after.strip())]
    if kind == ORDER:
        return [("%d." % (at + 1), [at], "") for at in range(len(names))]
    return [(t("{0}:", team + 1), list(range(team, len(names), kind)), "") for team in range(kind)]


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
        """Format like any Text, in a font in which each name fits a line if there is one."""
        widest = max([_width(piece, largest) for pieces in self.pieces for piece in pieces])
        if largest is not fonts.SMALL and self._line_width(layout, largest) < widest:
            self.prepare(layout, y, bottom, fonts.MEDIUM if largest is fonts.LARGE else fonts.SMALL)
        else:
            lists.Text.prepare(self, layout, y, bottom, largest)

    def wrapped(self, font: fonts.Font, width: int) -> list:
        """Return the text of each line; `places` has their positions."""
        self.places = []
        for pieces in self.pieces:
            line, x = [], 0
            for words, colour in pieces:
                piece = (widgets.ellipsize(words, font, width - _width(("", colour), font)), colour)
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
    return 32 if font is fonts.LARGE else 24 if font.height >= 24 else 16


def _width(piece, font):
    words, colour = piece
    return font.width(words) + (_mark_size(font) + 4 if colour >= 0 else 0)


class WhoStarts(PlayersMenu):
    """Who is there, and what is drawn. State: that of PlayersMenu, and the draws since it was opened."""

    REMEMBERED = WHO_STARTS
    TITLE = later("Who starts?")
    START = later("Draw")
    SETTING = later("Draw what")

    def __init__(self, app, state):
        self.draws = state[4] if state and len(state) > 4 else 0
        PlayersMenu.__init__(self, app, state)

    def state(self) -> list:
        return PlayersMenu.state(self) + [self.draws]

    def settings(self) -> int:
        """No more teams than players."""
        return min(len(self.names) + 1, len(KINDS))

    def setting_text(self) -> str:
        return t(KINDS[self.setting])

    def changed(self) -> None:
        self.draws = 0

    def start(self) -> None:
        app = self.app
        try:
            order = drawn(app.hardware.entropy, len(self.names))
        except Refused as refusal:
            app.stack.show_message(language.refusal(refusal))
            return
        self.keep()
        self.draws += 1
        app.stack.push(
            "pads.who_starts.Drawn", [self.setting, [self.names[seat] for seat in order], True, 0, 0, self.draws]
        )


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
        self.shown_names = [shown_name(name) for name in self.names]
        # Another draw may have the same result; the number shows that it was made.
        again = self.draw_number > 1
        title = t(_AGAIN[self.kind], self.draw_number) if again else t(KINDS[self.kind])
        choice.Words.__init__(self, app, title, "", [t("OK")], state[3:5])
        self.text = self._text(self.text.first)

    def _text(self, first=0):
        passing = [("", [-self.left % len(self.names)], "")]
        return Marked(passing if self.left else result(self.kind, self.names), self.shown_names, self.colours, first)

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
