"""Base classes of a running game's screens: common keys, the band, a focus on stops or lists."""

from firmware.drawing import fonts, widgets
from firmware.drawing.area import Area
from firmware.drawing.focus import Focus
from firmware.drawing.paragraph import Paragraph
from firmware.drawing.widgets import Band
from firmware.game_screens import MENU, UNDO_SCREEN
from firmware.keys import BACK, DOWN, HELD, INFO, OK, UNDO, UP
from firmware.language import t
from firmware.screen import Screen

_SHORT_NAMES = 100, 80, 60
"""Pixels of a name in a text that has no room with the whole name."""


class InGame(Screen):
    """Base of the screens of a running game."""

    needs_table = True
    keys = widgets.GAME_KEYS
    parts = ()
    """Prepared parts, drawn in this order."""

    def __init__(self, app, state):
        Screen.__init__(self, app, state)
        self.layout = widgets.layout(app)
        self.band = Band(app.game.clock)

    def below_band(
        self, seat: int, tall: int, low: int, texts: tuple = ("",), must: bool = False, name="", top=0, beside=0
    ) -> Area:
        """Prepare and early-draw a player's band, `tall` or `low` pixels high depending on the panel; return the Area
        below it. name: replaces the player's; top: pixels above the band; beside: pixels free at its left.
        """
        app, layout = self.app, self.layout
        height = tall if layout.high else max(low, fonts.SMALL.line)
        shown = name or self._with_wins(seat)
        self.band.prepare(layout, height, app.game.colours[seat], shown, texts, must, top, seat, bool(name), beside)
        app.frame.canvas.draw_early(self.band)
        return Area(layout.left + beside, top + height, layout.width - beside, layout.height - top - height)

    def low_picture(self, width: int) -> int:
        """Return the width of a picture that takes the whole height of a low panel with large text, beside the band;
        elsewhere 0.
        """
        return width if fonts.large_text and not self.layout.high else 0

    def reminder(self) -> tuple:
        """What the player before is still writing, for eyes that looked away: a line, and texts for more room, longest
        first. Both are empty for nothing, the line if it has no room for the name.
        """
        game = self.app.game
        entry = game.table.undo_entry()
        order = game.screens.order(game.table, entry) if entry else ""
        if not order:
            return "", ()
        names = [game.name_of(seat) for seat in range(len(game.table.players))]
        name = names[entry.player]
        room = self.layout.width - 2 * widgets.EDGE - fonts.SMALL.width(t("{0}: {1}", "", order))
        short = widgets.short_name(name, room, names)
        shorter = [name] + [widgets.short_name(name, width, names) or name for width in _SHORT_NAMES]
        return t("{0}: {1}", short, order) if short else "", [t("{0}: {1}", each, order) for each in shorter]

    def _with_wins(self, seat):
        # The name, with a dot for each game of a series that the player has won.
        game = self.app.game
        name, series = game.name_of(seat), game.record.series
        return name + " " + fonts.DOT * series["wins"][seat] if series and series["wins"][seat] else name

    def draw(self, canvas) -> None:
        early = canvas.early
        for part in self.parts:
            if part not in early:
                part.draw(canvas)

    def draw_clock(self, canvas) -> None:
        self.band.draw_clock(canvas)

    def common(self, key: int) -> bool:
        """Handle the keys common to all screens of a game (menu, leave, undo, sheets); return True if it was one."""
        app = self.app
        if key == BACK:
            app.stack.push(MENU)
        elif key == UNDO:
            app.stack.push(UNDO_SCREEN)
        elif key == INFO:
            app.stack.push(app.game.screens.SHEETS)
        else:
            return key >= HELD
        return True


class WordsAndPictures(InGame):
    """Base of screens of `words` and pictures. With large text, words that do not fit go on on further leaves, and
    those that do not fit beside the pictures come before them.
    """

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.words = Paragraph()
        self.leaf, self.leaves = 0, 1

    def say_in(
        self,
        strip: tuple[int, int, int, int],
        whole: tuple[int, int, int, int],
        titles: tuple,
        texts: tuple,
        style: bytes,
        loud: bool = False,
    ) -> None:
        """Format words for a strip (x, y, w, h), as Paragraph does, once all `parts` are prepared; those behind the
        words are its pictures. whole: the strip of words and pictures.
        """
        words = self.words
        leaf = self.leaf if fonts.large_text else None
        words.prepare(*strip, titles, texts, style, loud, leaf)
        self.leaves = max(1, words.pages)
        if words.pages and strip != whole:
            words.prepare(*whole, titles, texts, style, loud, leaf)
            others = self.parts.index(words) + 1
            pictures = 1 if len(self.parts) > others else 0
            self.leaves = max(1, words.pages) + pictures
            if self.leaf < self.leaves - pictures:
                self.parts = self.parts[:others]
            else:
                words.prepare(*strip, ("",), ("",))

    def turn_leaf(self, key: int) -> bool:
        """Turn to the next leaf on OK and down, and back on up; return False if there is none."""
        leaf = self.leaf + (1 if key in (OK, DOWN) else -1 if key == UP else 0)
        if leaf == self.leaf or not 0 <= leaf < self.leaves:
            return False
        # A second press at once must not answer what nobody has read.
        self.ok_discards = True
        self.leaf = leaf
        self.app.frame.invalidate()
        return True


class Choosing(InGame):
    """Base of screens on which the focus moves between stops: dice, cells, buttons, each a number.

    `focus` is the focused stop; `dirty`: the choices have changed. A subclass sets `focus`, defines `stops` and
    `chosen`, and calls `set_stops` in `prepare` while `dirty`.
    """

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.focus = 0
        self.dirty = True
        self.order = []

    def stops(self) -> list:
        """Return (row, column, stop) of all focusable stops, in the order of left and right."""
        raise NotImplementedError

    def chosen(self, stop: int) -> None:
        """Handle OK on a stop; the screen is prepared again afterwards."""
        raise NotImplementedError

    def moved(self, before: int) -> None:
        """Called after the focus has left the stop `before`."""

    def set_stops(self) -> None:
        """Update the stops and keep the focus valid."""
        self._stops = self.stops()
        self.order = [stop[2] for stop in self._stops]
        if self.focus not in self.order:
            self.focus = self.order[0]

    def handle(self, key: int) -> None:
        """Choose with OK; move the focus with the arrows."""
        if self.common(key):
            return
        if key == OK:
            self.dirty = True
            self.app.frame.invalidate()
            self.chosen(self.focus)
            return
        if self.dirty:
            self.set_stops()
        places = Focus(self.order.index(self.focus))
        places.set(self._stops)
        if places.handle(key, self.app.hardware.has_stick):
            before = self.focus
            self.focus = self.order[places.index]
            self.moved(before)
            self.app.frame.invalidate()


class Listed(InGame):
    """Base of screens with a focused list. State: the list's. A subclass defines `chosen`."""

    def __init__(self, app, rows):
        InGame.__init__(self, app, None)
        self.list = rows

    def state(self) -> list:
        return self.list.state()

    def chosen(self, index: int) -> None:
        """Handle OK on this row."""
        raise NotImplementedError

    def handle(self, key: int) -> None:
        if self.common(key):
            return
        if self.list.handle(key):
            self.app.frame.invalidate()
        elif key == OK:
            self.chosen(self.list.focus)
