"""What all screens of a running game share: the keys that mean the same everywhere, the band with the player's name,
buttons.
"""

# pyright: reportAttributeAccessIssue=false
# _Words shows what its heirs prepare.

from firmware.drawing import fonts, theme, widgets
from firmware.keys import BACK, HELD, INFO, UNDO
from firmware.screen import Screen


def count_words(count: int, one: str, more: str = "") -> str:
    """A number and a noun: "1 die", "3 dice"; `more` is the plural where an "s" does not make it."""
    return "%d %s" % (count, one if count in (1, -1) else more or one + "s")


class InGame(Screen):
    """Base of the screens of a running game."""

    needs_table = True
    keys = widgets.GAME_KEYS
    parts = ()
    """What `draw` draws: parts, each prepared, in this order."""

    def draw(self, canvas) -> None:
        """The boxes of the parts."""
        for part in self.parts:
            part.draw(canvas)

    def common(self, key):
        """True when the key was one that means the same on every screen of a game: menu, leave, undo, sheets."""
        app = self.app
        if key == BACK:
            app.push(app.MENU)
        elif key == BACK + HELD:
            app.leave()
        elif key == UNDO:
            app.push(app.UNDO)
        elif key == INFO:
            app.push(app.screens().SHEETS)
        else:
            return key >= HELD
        return True


class Band:
    """The band at the top in a player's colour: mark, name, and at the right a few words where they fit.

    32 pixels or more hold the name in the large font, 24 in the medium one, 20 in the small one.
    """

    def __init__(self):
        self._key = None

    def prepare(self, layout, height, colour, name, words=("",), must=False):
        """Format for the Layout `place`. colour: index into theme.PLAYERS; of `words`, longest first, the first that
        fits is shown.

        must: a very wide name is made smaller before the words are left out.
        """
        key = (layout, height, colour, name, words)
        if key == self._key:
            return
        self._key = key
        size = 32 if height >= 40 else 24 if height >= 28 else 16
        column = max(height - 4, size + 8)
        space = layout.width - column
        largest = fonts.LARGE if height >= 32 else fonts.MEDIUM if height >= 24 else fonts.SMALL
        font = fonts.fit(name, space, largest)
        if must:
            font = fonts.fit(name, space - fonts.SMALL.width(words[0]) - 2 * widgets.EDGE, largest)
        told = widgets.first_that_fits(words, fonts.SMALL, space - font.width(name) - 2 * widgets.EDGE)
        told_width = fonts.SMALL.width(told) + widgets.EDGE if told else 0
        name_width = min(space - told_width, 184)
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
        )

    @property
    def bottom(self):
        """The y below the band."""
        return self._shown[1]

    @property
    def name(self):
        """The name it shows."""
        return self._shown[2]

    @property
    def words(self):
        """The words at the right, or ""."""
        return self._shown[3]

    def draw(self, canvas):
        """The mark's box, the name's, paper on a wide panel, the words' box."""
        x, h, name, told, paper, style, mark, column, mark_x, mark_y, font, name_width, rest, told_width = self._shown
        if canvas.begin_region(x, 0, column, h, paper, mark):
            canvas.picture(x + mark_x, mark_y, mark, style)
        x += column
        if canvas.begin_region(x, 0, name_width, h, paper, 0, name):
            canvas.text(x, (h - font.height) // 2, name, font, style)
        x += name_width
        if rest:
            canvas.clear_rect(x, 0, rest, h, paper)
            x += rest
        if told_width and canvas.begin_region(x, 0, told_width, h, paper, 0, told):
            canvas.text(x, (h - fonts.SMALL.height) // 2, told, fonts.SMALL, style)


class Paper:
    """A strip (x, y, w, h) of any size, none too, in which nothing stands."""

    def __init__(self, strip: tuple[int, int, int, int]):
        self.strip = strip

    def draw(self, canvas) -> None:
        """As many boxes as it takes."""
        x, y, w, h = self.strip
        if w and h:
            canvas.clear_rect(x, y, w, h, theme.BACKGROUND)


class _Words:
    """What a button and a line have in common."""

    @property
    def y(self):
        """Its top."""
        return self._shown[1]

    @property
    def words(self):
        """The words it shows; those of a line may be shortened."""
        return self._shown[4]


class Button(_Words):
    """Words on a rounded tile that takes the colour of the focus; up to two lines."""

    def prepare(self, x, y, w, h, words, largest=fonts.MEDIUM):
        """Format for a box of this place and size; "\n" parts two lines."""
        first, _break, second = words.partition("\n")
        font = fonts.fit(first, w - 8, largest)
        small = fonts.SMALL
        first_y = y + (h - font.height - (small.height if second else 0)) // 2
        second_x = x + (w - small.width(second)) // 2 if second else 0
        self._shown = (x, y, w, h, words, first, font, x + (w - font.width(first)) // 2, first_y, second, second_x)

    def draw(self, canvas, focused, usable=True):
        """One box; what cannot be used now is faint and without a tile."""
        x, y, w, h, words, first, font, first_x, first_y, second, second_x = self._shown
        look = 2 if focused else 1 if usable else 0
        if canvas.begin_region(x, y, w, h, theme.BACKGROUND, look, words):
            style = theme.TEXT_DIM
            if usable:
                paper = theme.FOCUS if focused else theme.PANEL
                style = theme.TEXT_FOCUS if focused else theme.TEXT_PANEL
                widgets.tile(canvas, x + 2, y + 2, w - 4, h - 4, paper)
            canvas.text(first_x, first_y, first, font, style)
            if second:
                canvas.text(second_x, first_y + font.height, second, fonts.SMALL, style)


class Line(_Words):
    """One line of words at the left or in the middle of its box, in the largest font that fits."""

    def __init__(self):
        self._key = None

    def prepare(self, x, y, w, h, words, largest=fonts.SMALL, style=theme.TEXT, centred=False):
        """Format for a box of this place and size."""
        key = (x, y, w, h, words)
        if key == self._key:
            return
        self._key = key
        font = fonts.fit(words, w - 2 * widgets.EDGE, largest)
        words = widgets.ellipsize(words, font, w - widgets.EDGE)
        width = font.width(words)
        words_x = x + (w - width) // 2 if centred else x + min(widgets.EDGE, w - width)
        self._shown = (x, y, w, h, words, words_x, y + (h - font.height) // 2, font, style)

    def draw(self, canvas):
        """One box."""
        x, y, w, h, words, words_x, words_y, font, style = self._shown
        if canvas.begin_region(x, y, w, h, theme.BACKGROUND, 0, words):
            canvas.text(words_x, words_y, words, font, style)
