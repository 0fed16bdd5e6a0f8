"""The last scores of a person who played alone, as bars."""

from firmware.drawing import fonts, lists, theme
from firmware.drawing.canvas import LARGEST
from firmware.drawing.widgets import EDGE, Background, Line, first_that_fits
from firmware.keys import BACK, OK
from firmware.language import t
from firmware.screens.in_game.base import InGame
from firmware.storage import outcomes

MOST = 10
"""Maximum number of games."""
_CROWN = 10
"""Height of the sign above the best bar, with the gap below it."""
_BEST, _NEWEST = 1, 2


def last_scores(storage, number: int) -> list:
    """Return the points of the last games up to this finished one, oldest first: those of the same person alone, with
    the same options.
    """
    alone = [found for found in outcomes.outcomes(storage) if len(found[3]) == 1 and found[0] <= number]
    own = [found for found in alone if found[0] == number]
    if not own:
        return []
    (_number, game, _seconds, ((name, _points, _won, _team, _highlights),)) = own[0]
    options = (storage.setup(number) or {}).get("options")
    scores = []
    for other, kind, _seconds, players in sorted(alone, key=lambda found: -found[0]):
        if kind == game and players[0][0] == name and players[0][1] is not None and len(scores) < MOST:
            if (storage.setup(other) or {}).get("options") == options:
                scores.insert(0, players[0][1])
    return scores


class LastGames(InGame):
    """A bar for each score from 0 up or down, the newest at the right in an outline, the best below a crown."""

    keys = 1 << OK | 1 << BACK
    lights_player_led = False
    opens_late = True

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.scores = last_scores(app.storage, app.game.record.number) or app.game.table.game.scores()
        self.heading = lists.Title()
        self.line = Line()
        self.bars: list = []

    def handle(self, key: int) -> None:
        if key == OK or key == BACK:
            self.app.stack.pop()

    def prepare(self) -> None:
        if self.bars:
            return
        layout = self.layout
        self.heading.prepare(layout, t("Last games"), "%d" % len(self.scores))
        area = layout.content()
        area.cut_top(self.heading.bottom)
        newest, best = self.scores[-1], max(self.scores)
        texts = (
            t("This game {0}, best of these {1}", newest, best),
            t("{0}, best of these {1}", newest, best),
            t("{0}, best {1}", newest, best),
            str(newest),
        )
        font = fonts.MEDIUM if layout.high else fonts.SMALL
        words = first_that_fits(texts, fonts.SMALL, layout.width - 2 * EDGE)
        self.line.prepare(*area.cut_top(font.line), words, font)
        self.parts = (self.heading, self.line, Background(area.cut_left(area.w % MOST)))
        self._lay_out(area, best)

    def _lay_out(self, area, best):
        # For each bar its box (x, y, w, h), its y and height, the y of 0, and what it is; empty boxes before the first.
        wide = area.w // MOST
        high = min(area.h, LARGEST // wide)
        self.parts += (Background(area.cut_bottom(area.h - high)),)
        top, low = max(best, 0), min(min(self.scores), 0)
        places = [_CROWN + (top - each) * (high - _CROWN - 2) // max(top - low, 1) for each in self.scores + [0]]
        zero = places.pop()
        self.bars = []
        for at in range(MOST):
            which = at + len(places) - MOST
            x = area.x + at * wide
            if which < 0:
                self.bars.append((x, area.y, wide, high, zero, 0, zero, 0))
                continue
            place = places[which]
            kind = (_BEST if self.scores[which] == best else 0) + (_NEWEST if at == MOST - 1 else 0)
            bar = min(place, zero), max(abs(place - zero), 2)
            self.bars.append((x, area.y, wide, high) + bar + (zero, kind))

    def draw(self, canvas) -> None:
        InGame.draw(self, canvas)
        for x, y, w, h, top, height, zero, kind in self.bars:
            if canvas.begin_region(x, y, w, h, theme.BACKGROUND, (top << 8 | height) << 2 | kind):
                canvas.fill(x, y + zero, w, 1, theme.FAINT)
                _paint(canvas, x + 2, y + top, w - 4, height, kind)


def _paint(canvas, x, y, w, h, kind):
    if kind & _BEST:
        # A crown: three points on a band.
        canvas.fill(x, y - 6, w, 4, theme.INK)
        for at in range(3):
            canvas.fill(x + at * (w - 4) // 2, y - 10, 4, 4, theme.INK)
    canvas.fill(x, y, w, h, theme.FOCUS if kind & _NEWEST else theme.DIM)
    if kind & _NEWEST and h > 8:
        canvas.fill(x + 2, y + 2, w - 4, h - 4, theme.BACKGROUND)
        canvas.fill(x + 4, y + 4, w - 8, h - 8, theme.FOCUS)
