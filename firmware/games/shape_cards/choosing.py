"""Base classes of the screens of Shape Cards with a choice of cards or fields."""

from firmware.drawing import fonts, lists, widgets
from firmware.drawing.area import Area
from firmware.drawing.paragraph import Paragraph
from firmware.drawing.widgets import Background, Button, Line
from firmware.games.shape_cards.board import FOCUSED, HIDDEN, NO_CARD, Board, Card, figure
from firmware.keys import BACK, OK, UNDO
from firmware.screens.in_game import base
from firmware.screens.in_game.base import InGame
from shared_rules.shape_cards.fields import FIELDS, SIDE

BUTTON = FIELDS
"""Focus stops: the fields from 0 on, then the buttons."""
_LOW = 23
"""Height of a button on a low panel, which must fit three."""
_LEAST_CARD = 35
"""Height of the cards above large buttons: those that do not fit are scrolled."""


class Choosing(base.Choosing):
    """A screen of the player to move. State: the focus, or a subclass's own.

    Subclasses define `focusable`, `chosen` and `lay_out`. If a choice has two steps, `at` is the first stop chosen, or
    -1 before.
    """

    BAND = (36, 24)
    """Height of the band on a tall panel and on a low one."""
    at = -1
    cover = None
    leaves = False
    """True: back leaves the screen while it is covered, because the game does not wait for it."""

    def __init__(self, app, state):
        base.Choosing.__init__(self, app, state)
        self.game = app.game.table.game
        self.seat = app.game.table.to_move
        self.focus = state or 0

    def state(self) -> int | list | dict | None:
        return self.focus

    def focusable(self) -> list:
        """List the stops that can be chosen now, in order."""
        raise NotImplementedError

    def stops(self) -> list:
        """Place the fields four in a row, with the buttons below."""
        return [
            (stop // SIDE, stop % SIDE, stop) if stop < BUTTON else (SIDE, stop - BUTTON, stop)
            for stop in self.focusable()
        ]

    def lay_out(self) -> None:
        """Cut the area from `begin`, and fill `parts` and `choices`, a (stop, card or button) each."""
        raise NotImplementedError

    def handle(self, key: int) -> None:
        """Pass keys to the cover first; back and undo return to the first choice."""
        covered = self.cover is not None and self.cover.takes(key)
        if self.at >= 0 and (key == BACK or key == UNDO):
            self.back()
        elif covered and key == BACK and self.leaves:
            self.app.stack.pop()
        elif covered:
            self.common(key)
        else:
            if key == OK and self.dirty:
                self.set_stops()
            base.Choosing.handle(self, key)

    def back(self) -> None:
        """Return to the first choice, or close the screen if nothing is chosen."""
        if self.at < 0:
            self.app.stack.pop()
            return
        self.focus = self.at
        self.at = -1
        self.dirty = True
        self.app.frame.invalidate()

    def tick(self, now: int) -> bool:
        return self.cover is not None and self.cover.tick(now)

    def begin(self, words: tuple, must: bool = False, name: str = "") -> Area:
        """Prepare the band with the first of `words` that fits, and return the rest of the panel.

        name: replaces the player's.
        """
        self.parts: list = [self.band]
        self.choices: list = []
        return self.below_band(self.seat, self.BAND[0], self.BAND[1], words, must, name)

    def lay_hand(self, area: Area, masks: list, colour: int) -> None:
        """Set `cards` to those of a hand, side by side at the top of an area, with background below."""
        cells = Area(*area.cut_top(96)).grid(len(masks), 1)
        self.cards = [Card(cells[i], masks[i], colour, 18) for i in range(len(masks))]
        self.parts.append(Background(area.rest()))

    def prepare(self) -> None:
        cover = self.cover
        if cover is not None and cover.closed:
            cover.prepare()
        elif self.dirty:
            self.dirty = False
            self.set_stops()
            self.lay_out()

    def draw(self, canvas) -> None:
        cover = self.cover
        if cover is not None and cover.closed:
            cover.draw(canvas)
        else:
            InGame.draw(self, canvas)
            for i in range(len(self.choices)):
                stop, part = self.choices[i]
                part.draw(canvas, self.focus == stop, stop in self.order)


class _Bar(lists.Scroller):
    """The scroll bar of the buttons."""

    def __init__(self, strip, first, count, length):
        lists.Scroller.__init__(self, first)
        self.strip, self.count, self.length = strip, count, length

    def draw(self, canvas):
        x, y, _w, h = self.strip
        self.draw_bar(canvas, x, y, h)


class OnBoard(Choosing):
    """The board at the left, both players' cards beside it, a line of text (not on a low panel), up to three buttons.

    Subclasses define `focusable`, `chosen` and `texts`.
    """

    BAND = (32, 20)
    targets = (BUTTON, BUTTON + 1, BUTTON + 2)
    """The target of each button."""
    explains = False
    """True: on a low panel the line below the board is in the band, beside the player's mark."""

    def __init__(self, app, state):
        Choosing.__init__(self, app, state)
        self.board = Board()
        self.line = Line()
        self.words = Paragraph()

    @property
    def words_width(self) -> int:
        """Pixels for the line below the board, on a low panel in the band."""
        return min(self.layout.width - max(28, fonts.SMALL.line + 4), 184)

    def texts(self) -> tuple:
        """Return the line below the board, longest text first, the text in the band, and the button labels."""
        raise NotImplementedError

    def light(self) -> None:
        """Add looks to the fields of `board` that matter to the screen."""

    def moved(self, before: int) -> None:
        self.light_board()

    def light_board(self) -> None:
        self.board.pieces(self.game)
        self.light()
        if self.focus < BUTTON:
            self.board.looks[self.focus] |= FOCUSED

    def lay_out(self) -> None:
        self.light_board()
        texts, headline, labels = self.texts()
        high = self.layout.high
        has_line = high and not fonts.large_text
        name = widgets.first_that_fits(texts, fonts.SMALL, self.words_width) if self.explains and not has_line else ""
        area = self.begin(("",) if name else (headline, ""), bool(headline), name)
        if high:
            strip = Area(*area.cut_bottom(28 if len(labels) < 4 else 56))
            self._lay_buttons(strip, labels, self._shown(strip, labels))
        if has_line:
            self.line.prepare(*area.cut_bottom(20), widgets.first_that_fits(texts, fonts.SMALL, area.w - widgets.EDGE))
            self.parts.append(self.line)
        # As large as the area allows, with a few pixels left beside it, on a low panel those for a label.
        board = self.board
        beside = 40 if high else 88
        shown = self._shown(area, labels)
        line = 0 if has_line or not high else 20  # the board is no larger without it: the cards would be smaller
        board.prepare(area.x, area.y, min(area.h - line, area.w - beside) // SIDE)
        below = Area(*area.cut_left(board.size))
        below.cut_top(board.size)
        self.parts += [board, Background(below.rest())]
        if not high:
            height = max(_LOW, fonts.SMALL.line)
            self._lay_buttons(Area(*area.cut_bottom(max(shown, 0 if fonts.large_text else 3) * height)), labels, shown)
        self._lay_cards(area)

    def _shown(self, area, labels):
        # How many buttons are shown.
        count = len(labels)
        if not self.layout.high:
            if not fonts.large_text:
                return count
            return min(count, max(2, (area.h - _LEAST_CARD) // fonts.SMALL.line))
        rows = 2 if count == 4 else 1
        columns = (count + rows - 1) // rows
        widest = max([fonts.SMALL.width(label) for label in labels] or [0])
        while columns > 1 and widest + 8 > (area.w - lists.BAR - 4) // columns:
            columns -= 1
        return min(count, rows * columns)

    def _lay_buttons(self, strip: Area, labels, shown):
        # Side by side, four in two rows, all in one font; on a low panel one below another. Those around the focus.
        high = self.layout.high
        font = fonts.MEDIUM if high else fonts.SMALL
        count = len(labels)
        first = 0
        if shown < count:
            usable = [at for at in range(count) if self.targets[at] in self.order]
            at = self.targets.index(self.focus) if self.focus in self.targets else usable[0] if usable else 0
            first = max(0, at - shown + 1)
            self.parts.append(_Bar(strip.cut_right(lists.BAR + 4), first, shown, count))
        if not high:
            cells = [strip.cut_top(max(_LOW, fonts.SMALL.line)) for _button in range(shown)]
        elif count == 4:
            cells = Area(*strip.cut_top(strip.h)).grid(shown // 2, 2)
        else:
            cells = [strip.cut_left(strip.w // (shown - i)) for i in range(shown)]
        for label in labels if high else ():
            font = fonts.fit(label, cells[0][2] - 8, font)
        for i in range(shown):
            button, label = Button(), labels[first + i]
            # On a low panel the board keeps its size, whatever the width of a label.
            wide = not high and fonts.SMALL.width(label) > cells[i][2] - 8
            button.prepare(*cells[i], label, fonts.PLAIN_SMALL if wide else font)
            self.choices.append((self.targets[first + i], button))
        self.parts.append(Background(strip.rest()))

    def hands(self) -> list:
        """List the cards beside the board: (mask, look) of up to four, the first two large."""
        game = self.game
        found = []
        for seat in (self.seat, 1 - self.seat):
            colour = self.app.game.colours[seat]
            found += [(HIDDEN if game.expert else figure(game, card), colour) for card in game.cards.hands[seat]]
            found += [(NO_CARD, 0)] * (len(found) % 2)
        return found

    def _lay_cards(self, area: Area):
        # The player's own cards are above and larger, the other player's below. In a narrow area the first two are one
        # above the other; a low panel has room for these only.
        if not self.layout.high:
            cells, largest = area.grid(2, 1), (16, 16)
        elif area.w >= 100:
            cells, largest = area.grid(2, 2), (12, 12, 8, 8)
        else:
            high = area.h * 3 // 8
            cells, largest = [area.cut_top(high), area.cut_top(high)] + area.grid(2, 1), (11, 11, 16, 16)
        shown = self.hands() + [(NO_CARD, 0)] * len(cells)
        self.cards = [Card(cells[i], shown[i][0], shown[i][1], largest[i]) for i in range(len(cells))]
        self.parts += self.cards
