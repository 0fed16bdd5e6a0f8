"""The readable words of the screen, recorded while the canvas paints, for display in a terminal.

The firmware knows nothing of it: SimulatedHandheld puts Recorder between its canvas and the blitter.
"""

from host_sim import device_modules

try:
    from host_sim.printed_text import width
except ImportError:
    width = len  # in a browser, which has no cells

device_modules.install()

from firmware.drawing import art, fonts, theme
from firmware.drivers import portable_blit

_SIGNS = {chr(ord(fonts.UP) + number): sign for number, sign in enumerate("▲▼◀▶✓✗↶↷↩i•○●■▲★123456!♛✎¤")}
_SIGNS["\xa0"] = " "
_MARKS = "●■▲★♥☾"
_SMALL_DICE = fonts.DICE + fonts.JOLLY
_RINGS = tuple(art.RING_ICON + 2 * number for number in range(len(art.CELL_SIZES)))
_CROSSES = tuple(art.CROSS_ICON + 2 * number for number in range(len(art.CELL_SIZES)))
_FACE, _PIP = 1, 3  # parts of a die, as painted by art.die()


class Word:
    """Something readable. x, y, w, h: its pixels; text: for a terminal; die: a die's face; drawn: readable as pixels.

    style: bytes(8) of four RGB565 colours from background to foreground; side: -1, 0, 1 to keep the place of its left
    end, its middle or its right end.
    """

    def __init__(self, x, y, w, h, text, style, side=0, die=False, drawn=False):
        self.x, self.y, self.w, self.h = x, y, w, h
        self.text = text
        self.style = style
        self.side = side
        self.die = die
        self.drawn = drawn

    def inside(self, x: int, y: int, w: int, h: int) -> bool:
        """Return True if its middle row crosses this rectangle."""
        return x < self.x + self.w and self.x < x + w and y <= self.y + self.h // 2 < y + h

    @property
    def focused(self) -> bool:
        """True if its background is that of the focus."""
        return self.style[:2] == theme.TEXT_FOCUS[:2]


class Recorder:
    """Does what portable_blit does for one canvas, and records the visible words.

    words: list of Word, in painting order.
    """

    def __init__(self, canvas, height: int):
        self.words = []
        self._height = height
        self._top = 0
        # Only between the canvas and its blitter, words are still words.
        canvas._fill = self._fill
        canvas._draw = self._draw

    def _fill(self, context, place, size, colour):
        done = portable_blit.fill(context, place, size, colour)
        if done:
            self._top = (self._height - context[12]) // 2  # rounded corners leave rows free above and below
            self._wipe(place >> 10, (place & 0x3FF) + self._top, size >> 10, size & 0x3FF)
        return done

    def _wipe(self, *area):
        self.words = [word for word in self.words if not word.inside(*area)]

    def _draw(self, context, words, atlas, place):
        end = portable_blit.draw(context, words, atlas, place)
        x, y = place >> 10, (place & 0x3FF) + self._top
        if end != x:
            if words is None:
                self._picture(context[21], x, y, end - x, context[14])
            else:
                self._text(context, words, atlas, x, y, end)
        return end

    def _text(self, context, words, atlas, x, y, end):
        left, right, height = x - context[1], context[1] + context[3] - end, atlas[1][3]
        # Text at the left edge of its box stays there, a value at the right of its label stays right, all else is
        # centred.
        side = 0
        if width(words) > 3:
            if left < 9:
                side = -1
            elif right < 12 and 2 * left > context[3]:
                side = 1
            elif abs(left - right) > 4:
                side = -1
        piece, start = "", x
        for letter in words + "\1":
            if letter < " ":
                if piece.strip():
                    self._add(start, y, portable_blit.measure(piece, atlas), height, piece, context[14], side)
                x += ord(letter)
                piece, start = "", x
            else:
                piece += letter
                x += portable_blit.measure(letter, atlas)

    def _add(self, x, y, w, h, text, style, side=0, die=False, drawn=False):
        self.words = [word for word in self.words if (word.x, word.y) != (x, y)]  # painted on itself
        small_die = text in _SMALL_DICE
        text = "".join([_SIGNS[letter] if letter in _SIGNS else letter for letter in text])
        self.words.append(Word(x, y, w, h, text, style, side, die or small_die, drawn))

    def _picture(self, number, x, y, w, style):
        if number < art.BODY:
            size = theme.MARK_SIZES[number // len(_MARKS)]
            self._wipe(x, y, size, size)  # a mark on a disc: the upper one counts
            self._add(x, y, size, size, _MARKS[number % len(_MARKS)], style, drawn=size > 24)
        elif number < art.JOLLY:
            self._part_of_die(number, x, y, w, style)
        elif number < art.RING_ICON:
            die = self._die_at(x + w // 2, y + w // 2)
            if die:
                die.text, die.style = "!", style
        elif number in _RINGS:
            for word in self.words:
                if word.inside(x, y, w, w):
                    word.text = f"({word.text})"
        elif number in _CROSSES:
            self._add(x, y, w, w, "✗", style, drawn=True)

    def _part_of_die(self, number, x, y, w, style):
        which, part = divmod(number - art.BODY, 4)
        if part == _FACE:  # from now on its pips are counted
            self._add(x, y, w, w, " ", style, die=True, drawn=art.DIE_SIZES[which] > 40)
        elif part == _PIP:
            die = self._die_at(x, y)
            if die:
                die.text, die.style = str(int(die.text.strip() or 0) + 1), style

    def _die_at(self, x, y):
        for word in reversed(self.words):
            if word.die and word.x <= x < word.x + word.w and word.y <= y < word.y + word.h:
                return word
        return None
