"""What the screens of a running game share: common keys, the band, a focus that goes from stop to stop."""

from firmware.drawing import widgets
from firmware.drawing.area import Area
from firmware.drawing.focus import Focus
from firmware.drawing.widgets import Band
from firmware.game_screens import MENU, UNDO_SCREEN
from firmware.keys import BACK, HELD, INFO, OK, UNDO
from firmware.screen import Screen


def deed_words(screens, table, entry) -> str:
    """What the game's `describe` says of an entry, for rows: without its article, and without the name of the player
    where it begins with that, as a row has the player's mark.
    """
    text = screens.describe(table, entry)
    for start in ("the ", "" if entry.player is None else table.players[entry.player] + "'s "):
        text = text[len(start) :] if text.startswith(start) else text
    return text


class InGame(Screen):
    """Base of the screens of a running game."""

    needs_table = True
    keys = widgets.GAME_KEYS
    parts = ()
    """What `draw` draws: parts, each prepared, in this order."""

    def __init__(self, app, state):
        Screen.__init__(self, app, state)
        self.layout = widgets.layout(app)
        self.band = Band(app.game.clock)

    def below_band(
        self, seat: int, tall: int, low: int, texts: tuple = ("",), must: bool = False, name="", top=0
    ) -> Area:
        """Prepare the band of a player, `tall` pixels high on a tall panel and `low` on others, draw it early, and
        return the Area below. name: in the place of the player's; top: the pixels above it.
        """
        app, layout = self.app, self.layout
        height = tall if layout.tall else low
        name = name or app.game.table.players[seat]
        self.band.prepare(layout, height, app.game.colours[seat], name, texts, must, top, seat)
        app.frame.canvas.draw_early(self.band)
        return Area(layout.left, top + height, layout.width, layout.height - top - height)

    def reminder(self) -> str:
        """What the player before is still writing, for eyes that looked away; "" for nothing."""
        table = self.app.game.table
        entry = table.undo_entry()
        words = self.app.game.screens.order(table, entry) if entry else ""
        name = table.players[entry.player] if words else ""
        return words and widgets.after_name(name, words[len(name) :], self.layout.width - 2 * widgets.EDGE)

    def draw(self, canvas) -> None:
        early = canvas.early
        for part in self.parts:
            if part not in early:
                part.draw(canvas)

    def draw_clock(self, canvas) -> None:
        self.band.draw_clock(canvas)

    def common(self, key: int) -> bool:
        """Return True if the key is one that means the same on every screen of a game: menu, leave, undo, sheets."""
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


class Choosing(InGame):
    """Base of the screens on which the focus goes from stop to stop: dice, cells, buttons, each a number.

    `focus` is the stop that has it; `dirty`: what can be chosen has changed. A subclass sets `focus`, gives `stops` and
    `chosen`, and in `prepare`, while `dirty`, calls `set_stops`.
    """

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.focus = 0
        self.dirty = True
        self.order = []

    def stops(self) -> list:
        """(row, column, stop) of all that can have the focus, in the order of left and right."""
        raise NotImplementedError

    def chosen(self, stop: int) -> None:
        """Ok was pressed on this stop; the picture is made anew after it."""
        raise NotImplementedError

    def moved(self, before: int) -> None:
        """The focus has left the stop `before`."""

    def set_stops(self) -> None:
        """Tell the focus where it can go now."""
        self._stops = self.stops()
        self.order = [stop[2] for stop in self._stops]
        if self.focus not in self.order:
            self.focus = self.order[0]

    def handle(self, key: int) -> None:
        """Ok chooses; the arrows move the focus."""
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
    """Base of the screens on which the focus goes through a list. State: the list's. A subclass gives `chosen`."""

    def __init__(self, app, rows):
        InGame.__init__(self, app, None)
        self.list = rows

    def state(self) -> list:
        return self.list.state()

    def chosen(self, index: int) -> None:
        """Ok was pressed on this row."""
        raise NotImplementedError

    def handle(self, key: int) -> None:
        if self.common(key):
            return
        if self.list.handle(key):
            self.app.frame.invalidate()
        elif key == OK:
            self.chosen(self.list.focus)
