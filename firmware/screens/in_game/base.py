"""What the screens of a running game share: common keys, a focus that goes from stop to stop, band, buttons, lines."""

from firmware.drawing import fonts, theme, widgets
from firmware.drawing.area import Area
from firmware.drawing.focus import Focus
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
        self.band = Band()

    def below_band(
        self, seat: int, tall: int, low: int, texts: tuple = ("",), must: bool = False, name="", top=0
    ) -> Area:
        """Prepare the band of a player, `tall` pixels high on a tall panel and `low` on others, draw it early, and
        return the Area below. name: in the place of the player's; top: the pixels above it.
        """
        app, layout = self.app, self.layout
        height = tall if layout.tall else low
        self.band.prepare(
            layout, height, app.game.colours[seat], name or app.game.table.players[seat], texts, must, top
        )
        app.frame.canvas.draw_early(self.band)
        return Area(layout.left, top + height, layout.width, layout.height - top - height)

    def draw(self, canvas) -> None:
        early = canvas.early
        for part in self.parts:
            if part not in early:
                part.draw(canvas)

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


_NAME = 184  # pixels that a name, or what stands in its place, takes at most


class Band:
    """The band at the top in a player's colour: mark, name, and at the right a few words where they fit.

    32 pixels or more hold the name in the large font, 24 in the medium one, 20 in the small one.
    """

    def __init__(self):
        self._key = None

    def prepare(
        self,
        layout: widgets.Layout,
        height: int,
        colour: int,
        name: str,
        words: tuple = ("",),
        must: bool = False,
        top: int = 0,
    ) -> None:
        """Format for a Layout. colour: index into theme.PLAYERS; of `words`, longest first, the first that fits is
        shown. must: a very wide name is made smaller before the words are left out. top: its y.
        """
        key = (layout, height, colour, name, words, top)
        if key == self._key:
            return
        self._key = key
        size = 32 if height >= 40 else 24 if height >= 28 else 16
        column = max(height - 4, size + 8)
        space = layout.width - column
        largest = fonts.LARGE if height >= 32 else fonts.MEDIUM if height >= 24 else fonts.SMALL
        font = fonts.fit(name, min(space, _NAME), largest)
        if must:
            font = fonts.fit(name, space - fonts.SMALL.width(words[0]) - 2 * widgets.EDGE, largest)
        told = widgets.first_that_fits(words, fonts.SMALL, space - font.width(name) - 2 * widgets.EDGE)
        told_width = fonts.SMALL.width(told) + widgets.EDGE if told else 0
        name_width = min(space - told_width, _NAME)
        inset = (height - size) // 2
        mark = theme.mark(colour, size)
        # In one tuple: on a Pico each attribute of a new part takes 50 us.
        self._shown = (
            layout.left,
            height,
            name,
            told,
            theme.PLAYERS[colour][1],
            theme.PLAYER_STYLES[colour],
            mark,
            column,
            inset + (column - height) // 2,
            inset,
            font,
            name_width,
            space - told_width - name_width,
            told_width,
            top,
        )

    @property
    def bottom(self) -> int:
        """The y below the band."""
        return self._shown[1] + self._shown[14]

    @property
    def name(self) -> str:
        """The name it shows."""
        return self._shown[2]

    @property
    def words(self) -> str:
        """The words at the right, or ""."""
        return self._shown[3]

    def draw(self, canvas) -> None:
        """The mark's box, background on a wide panel, the words' box; last the name's, the widest one: it travels while
        what comes next is made.
        """
        x, h, name, told, background, style, mark, column, mark_x, mark_y, font, name_width, rest, told_width, y = (
            self._shown
        )
        if canvas.begin_region(x, y, column, h, background, mark):
            canvas.picture(x + mark_x, y + mark_y, mark, style)
        x += column
        right = x + name_width
        if rest:
            canvas.clear_rect(right, y, rest, h, background)
            right += rest
        if told_width and canvas.begin_region(right, y, told_width, h, background, 0, told):
            canvas.text(right, y + (h - fonts.SMALL.height) // 2, told, fonts.SMALL, style)
        if canvas.begin_region(x, y, name_width, h, background, 0, name):
            canvas.text(x, y + (h - font.height) // 2, name, font, style)


class Paper:
    """A strip (x, y, w, h) of any size, none too, with nothing but background."""

    def __init__(self, strip: tuple[int, int, int, int]):
        self.strip = strip

    def draw(self, canvas) -> None:
        """As many boxes as it takes."""
        x, y, w, h = self.strip
        if w and h:
            canvas.clear_rect(x, y, w, h, theme.BACKGROUND)


class _Text:
    """What a button and a line have in common: they are formatted anew for another text or place only."""

    _key = None
    _shown: tuple = ()

    def _is_known(self, *key):
        known = key == self._key
        self._key = key
        return known

    @property
    def words(self) -> str:
        """The text it shows; that of a line may be shortened."""
        return self._shown[4]


class Button(_Text):
    """Text on a rounded tile that takes the colour of the focus; up to two lines."""

    def prepare(self, x: int, y: int, w: int, h: int, words: str, largest: fonts.Font = fonts.MEDIUM) -> None:
        """Format for a box of this place and size; "\n" parts two lines."""
        if self._is_known(x, y, w, h, words, largest):
            return
        first, _break, second = words.partition("\n")
        font = fonts.fit(first, w - 8, largest)
        small = fonts.SMALL
        first_y = y + (h - font.height - (small.height if second else 0)) // 2
        second_x = x + (w - small.width(second)) // 2 if second else 0
        self._shown = (x, y, w, h, words, first, font, x + (w - font.width(first)) // 2, first_y, second, second_x)

    def draw(self, canvas, focused: bool, usable: bool = True) -> None:
        """One box; what cannot be used now is faint and without a tile."""
        x, y, w, h, words, first, font, first_x, first_y, second, second_x = self._shown
        look = 2 if focused else 1 if usable else 0
        if canvas.begin_region(x, y, w, h, theme.BACKGROUND, look, words):
            style = theme.TEXT_DIM
            if usable:
                background = theme.FOCUS if focused else theme.PANEL
                style = theme.TEXT_FOCUS if focused else theme.TEXT_PANEL
                widgets.tile(canvas, x + 2, y + 2, w - 4, h - 4, background)
            canvas.text(first_x, first_y, first, font, style)
            if second:
                canvas.text(second_x, first_y + font.height, second, fonts.SMALL, style)


class Line(_Text):
    """One line of text at the left or in the middle of its box, in the largest font that fits."""

    def prepare(
        self,
        x: int,
        y: int,
        w: int,
        h: int,
        words: str,
        largest: fonts.Font = fonts.SMALL,
        style: bytes = theme.TEXT,
        centred: bool = False,
    ) -> None:
        """Format for a box of this place and size."""
        if self._is_known(x, y, w, h, words):
            return
        font = fonts.fit(words, w - 2 * widgets.EDGE, largest)
        words = widgets.ellipsize(words, font, w - widgets.EDGE)
        width = font.width(words)
        words_x = x + (w - width) // 2 if centred else x + min(widgets.EDGE, w - width)
        self._shown = (x, y, w, h, words, words_x, y + (h - font.height) // 2, font, style)

    def draw(self, canvas) -> None:
        x, y, w, h, words, words_x, words_y, font, style = self._shown
        if canvas.begin_region(x, y, w, h, theme.BACKGROUND, 0, words):
            canvas.text(words_x, words_y, words, font, style)
