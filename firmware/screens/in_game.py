"""What all screens of a running game share: the keys that mean the same everywhere, the band with the player's name, buttons."""

from firmware.drawing import fonts, theme, widgets
from firmware.keys import BACK, HELD, INFO, UNDO
from firmware.screen import Screen


class InGame(Screen):
    """Base of the screens of a running game."""

    needs_table = True
    keys = widgets.GAME_KEYS

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

    def prepare(self, place, height, colour, name, words=("",), must=False):
        """Format for the Layout `place`. colour: index into theme.PLAYERS; of `words`, longest first, the first that fits is shown.

        must: a very wide name is made smaller before the words are left out.
        """
        key = (place, height, colour, name, words)
        if key == self._key:
            return
        self._key = key
        self.place = place
        self.bottom = height
        self.colour = theme.PLAYERS[colour][1]
        self.style = theme.PLAYER_STYLES[colour]
        size = 32 if height >= 40 else 24 if height >= 28 else 16
        self.mark = theme.mark(colour, size)
        self.inset = (height - size) // 2
        self.column = max(height - 4, size + 8)
        space = place.width - self.column
        largest = fonts.LARGE if height >= 32 else fonts.MEDIUM if height >= 24 else fonts.SMALL
        self.name = name
        self.font = fonts.fit(name, space, largest)
        if must:
            self.font = fonts.fit(name, space - fonts.SMALL.width(words[0]) - 2 * widgets.EDGE, largest)
        self.words = widgets.first_that_fits(words, fonts.SMALL, space - self.font.width(name) - 2 * widgets.EDGE)
        self.words_width = fonts.SMALL.width(self.words) + widgets.EDGE if self.words else 0
        self.name_width = min(space - self.words_width, 184)
        self.rest = space - self.words_width - self.name_width

    def draw(self, canvas):
        """The mark's box, the name's, paper on a wide panel, the words' box."""
        x = self.place.left
        h = self.bottom
        if canvas.box(x, 0, self.column, h, self.colour, self.mark):
            canvas.picture(x + (self.column - h) // 2 + self.inset, self.inset, self.mark, self.style)
        x += self.column
        if canvas.box(x, 0, self.name_width, h, self.colour, 0, self.name):
            canvas.text(x, (h - self.font.height) // 2, self.name, self.font, self.style)
        x += self.name_width
        if self.rest:
            canvas.blank(x, 0, self.rest, h, self.colour)
            x += self.rest
        if self.words_width and canvas.box(x, 0, self.words_width, h, self.colour, 0, self.words):
            canvas.text(x, (h - fonts.SMALL.height) // 2, self.words, fonts.SMALL, self.style)


class Button:
    """Words on a rounded tile that takes the colour of the focus; up to two lines."""

    def __init__(self):
        self.words = None

    def prepare(self, x, y, w, h, words, largest=fonts.MEDIUM):
        """Format for a box of this place and size; "\\n" parts two lines."""
        self.x, self.y, self.w, self.h = x, y, w, h
        self.words = words
        self.first, _break, self.second = words.partition("\n")
        self.font = fonts.fit(self.first, w - 8, largest)
        self.small = fonts.SMALL
        height = self.font.height + (self.small.height if self.second else 0)
        self.first_y = y + (h - height) // 2
        self.second_y = self.first_y + self.font.height
        self.first_x = x + (w - self.font.width(self.first)) // 2
        self.second_x = x + (w - self.small.width(self.second)) // 2

    def draw(self, canvas, focused, usable=True):
        """One box; what cannot be used now is faint and without a tile."""
        look = 2 if focused else 1 if usable else 0
        if canvas.box(self.x, self.y, self.w, self.h, theme.BACKGROUND, look, self.words):
            style = theme.TEXT_DIM
            if usable:
                paper = theme.FOCUS if focused else theme.PANEL
                style = theme.TEXT_FOCUS if focused else theme.TEXT_PANEL
                canvas.fill(self.x + 2, self.y + 2, self.w - 4, self.h - 4, paper)
                widgets.rounded(canvas, self.x + 2, self.y + 2, self.w - 4, self.h - 4, theme.BACKGROUND)
            canvas.text(self.first_x, self.first_y, self.first, self.font, style)
            if self.second:
                canvas.text(self.second_x, self.second_y, self.second, self.small, style)


class Line:
    """One line of words at the left or in the middle of its box, in the largest font that fits."""

    def __init__(self):
        self._key = None

    def prepare(self, x, y, w, h, words, largest=fonts.SMALL, style=theme.TEXT, centred=False):
        """Format for a box of this place and size."""
        key = (x, y, w, h, words)
        if key == self._key:
            return
        self._key = key
        self.x, self.y, self.w, self.h = x, y, w, h
        self.style = style
        self.font = fonts.fit(words, w - 2 * widgets.EDGE, largest)
        self.words = widgets.shorten(words, self.font, w - widgets.EDGE)
        width = self.font.width(self.words)
        self.words_x = x + (w - width) // 2 if centred else x + min(widgets.EDGE, w - width)
        self.words_y = y + (h - self.font.height) // 2

    def draw(self, canvas):
        """One box."""
        if canvas.box(self.x, self.y, self.w, self.h, theme.BACKGROUND, 0, self.words):
            canvas.text(self.words_x, self.words_y, self.words, self.font, self.style)
