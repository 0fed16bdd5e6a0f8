"""The three fonts, and our own signs in them.

A font is a sheet: one block of bytes that the blitters paint from directly, cut by tools/build_assets.py and read when the font is first used.
Numbers of two bytes are little-endian. Layout:

    0   "TS"        file type
    2   1           version of the layout
    3   height      rows of a glyph's cell
    4   line        rows from a line of text to the next
    5   baseline    rows from the cell's top to the baseline
    6   first       lowest code
    7   count       number of codes
    8   missing     index (code - first) of what stands for a code that is not there
    9   0
    10  count x 2   where each glyph starts
    then count x 1  the width of each glyph's cell
    then each glyph: x and y of its ink in the cell, width and height of the ink, and the ink's pixels row by row without a gap, two bits each, first pixel
    in the high bits: 0 paper, 3 ink, 1 and 2 between. The ink never leaves its cell.
"""

import micropython

UP, DOWN, LEFT, RIGHT = "\x80", "\x81", "\x82", "\x83"
ARROWS = UP + DOWN + LEFT + RIGHT
CHECK, CROSS, UNDO, REDO = "\x84", "\x85", "\x86", "\x87"
BACK, INFO, DOT, RING = "\x88", "\x89", "\x8a", "\x8b"
CIRCLE, SQUARE, TRIANGLE, STAR = "\x8c", "\x8d", "\x8e", "\x8f"
"""Marks of the players, in the order of theme.PLAYERS."""
DICE = "\x90\x91\x92\x93\x94\x95"
"""Small dice, 1 to 6."""
JOLLY, CROWN, PENCIL, LOCK = "\x96", "\x97", "\x98", "\x99"

_FOLDER = __file__.replace("\\", "/").rsplit("/", 2)[0] + "/assets/"


def load_sheet(name):
    """A sheet of firmware/assets as a bytearray. Raises OSError when it is missing, ValueError when it is of another layout."""
    with open(_FOLDER + name, "rb") as file:
        size = file.seek(0, 2)
        file.seek(0)
        sheet = bytearray(size)
        file.readinto(sheet)
    if sheet[:3] != b"TS\x01":
        raise ValueError("not a sheet of layout 1: " + name)
    return sheet


class Font:
    """One size of type. `height`: rows of a glyph; `line`: rows from line to line; `baseline`: rows from the top to the baseline."""

    def __init__(self, name, height, line, baseline):
        self.name = name
        self.height = height
        self.line = line
        self.baseline = baseline
        self._sheet = None

    def sheet(self):
        """The font's bytes, read from flash when first asked for."""
        if self._sheet is None:
            self._sheet = load_sheet(self.name)
        return self._sheet

    @micropython.native
    def width(self, words):
        """Pixels from the start of the first glyph to the end of the last."""
        sheet = self.sheet()
        first = sheet[6]
        count = sheet[7]
        missing = sheet[8]
        widths = 10 + 2 * count
        total = 0
        high = 0
        # Bytes of UTF-8: on the Pico, going through a str makes a new str for each letter.
        for code in words.encode():
            if code >= 0xC0:
                high = (code & 3) << 6 if code < 0xC4 else 0
                if code < 0xC4:
                    continue
                code = 0
            elif code >= 0x80:
                if high == 0:
                    continue
                code = high | code & 63
                high = 0
            index = code - first
            if index < 0 or index >= count:
                index = missing
            total += sheet[widths + index]
        return total

    def __repr__(self):
        return self.name


SMALL = Font("small.font", 18, 20, 14)
MEDIUM = Font("medium.font", 24, 28, 19)
LARGE = Font("large.font", 32, 36, 26)


def fit(words, width, largest=LARGE):
    """The largest font, not above `largest`, in which the words are at most `width` pixels wide; SMALL when none is."""
    if largest is LARGE and LARGE.width(words) <= width:
        return LARGE
    if largest is not SMALL and MEDIUM.width(words) <= width:
        return MEDIUM
    return SMALL
