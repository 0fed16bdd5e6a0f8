"""The three fonts, and our own signs in them.

A font is a sheet: one block of bytes that the blitters paint from directly, cut by tools/build_assets.py; its glyphs are read when they are first used.
Numbers of two bytes are little-endian. Layout:

    0   "TS"        file type
    2   1           version of the layout
    3   height      rows of a glyph's cell
    4   line        rows from a line of text to the next
    5   baseline    rows from the cell's top to the baseline
    6   first       lowest code
    7   count       number of codes
    8   missing     index (code - first) of what stands for a code that is not there
    9   block       glyphs of a block: what is read from flash at once
    10  count x 2   where each glyph starts; 0: there is none, `missing` stands for it
    then count x 1  the width of each glyph's cell
    then x 2        where each block starts, and where the last one ends
    then the glyph of `missing`, then block after block the others: x and y of its ink in the cell, width and height of the ink, and the ink's pixels row by row without a
    gap, two bits each, first pixel in the high bits: 0 paper, 3 ink, 1 and 2 between. The ink never leaves its cell.
"""

import sys

UP, DOWN, LEFT, RIGHT = "\x80", "\x81", "\x82", "\x83"
ARROWS = UP + DOWN + LEFT + RIGHT
CHECK, CROSS, UNDO, REDO = "\x84", "\x85", "\x86", "\x87"
BACK, INFO, DOT, RING = "\x88", "\x89", "\x8a", "\x8b"
CIRCLE, SQUARE, TRIANGLE, STAR = "\x8c", "\x8d", "\x8e", "\x8f"
"""The marks of the first four of theme.PLAYERS."""
DICE = "\x90\x91\x92\x93\x94\x95"
"""Small dice, 1 to 6."""
JOLLY, CROWN, PENCIL, LOCK = "\x96", "\x97", "\x98", "\x99"

_FOLDER = __file__.replace("\\", "/").rsplit("/", 2)[0] + "/assets/"


def use(blitter):
    """Let words be measured by the blitter that paints them (firmware/drivers/portable_blit.py or thumb_blit.py)."""
    global _measure
    _measure = blitter.measure


def _measure(words, sheet):
    """Before a canvas has brought its blitter."""
    from firmware.drivers import portable_blit

    use(portable_blit)
    return portable_blit.measure(words, sheet)


def load_sheet(name):
    """A whole sheet of firmware/assets as a bytearray. Raises OSError when it is missing, ValueError when it is of another layout."""
    return Sheet(name, 0).whole()


class Sheet:
    """A sheet of firmware/assets of which memory holds only the blocks in use: the four whole ones would take a sixth of the Pico's heap.

    `bytes` begins like the file, with 0 as the start of each glyph that has not been read. It has `room` bytes from the beginning, when the heap is still
    in one piece: later a piece of this size may not be found. When it is full, everything makes way for what is needed next. What words need is
    read when they are measured, so that drawing finds it there.
    """

    def __init__(self, name, room):
        self.name = name
        self.bytes = bytearray(max(room, 12))  # an unread sheet has no glyphs
        self._file = None
        self._used = 0
        self._whole = False

    def whole(self):
        """Read all glyphs, for tools on the desk; gives the bytes."""
        if not self._whole:
            self.hold(())
            self.hold(range(self.bytes[7]))
            self._whole = True
        return self.bytes

    def hold(self, indexes):
        """Read the blocks of the glyphs with these numbers (code - first), as far as they are not there. All of them are there afterwards."""
        file = self._file or open(_FOLDER + self.name, "rb")
        if not self._used:
            self._open(file)
        if not self._read_all(file, indexes, False):
            self._open(file)
            self._read_all(file, indexes, True)
        if sys.implementation.name == "micropython":
            # It stays open: to find it in flash takes longer than to read from it. On a desk many handhelds come and go in one process.
            self._file = file
        else:
            file.close()

    def _open(self, file):
        """Read the tables and the glyph that stands for missing ones; forget all others."""
        file.seek(0)
        head = file.read(10)
        _check(head, self.name)
        count = head[7]
        blocks = 10 + 3 * count
        file.seek(blocks)
        size = file.read(2)
        used = size[0] | size[1] << 8
        if used > len(self.bytes):
            self.bytes = bytearray(used)
        sheet = self.bytes
        file.seek(0)
        file.readinto(memoryview(sheet)[:used])
        missing = 10 + 2 * head[8]
        low = sheet[missing]
        high = sheet[missing + 1]
        for at in range(10, 10 + 2 * count):
            sheet[at] = 0
        sheet[missing] = low
        sheet[missing + 1] = high
        self._used = used

    def _read_all(self, file, indexes, grow):
        """False when there is no room; with `grow` there always is."""
        for index in indexes:
            if not self.bytes[10 + 2 * index] | self.bytes[11 + 2 * index]:
                if not self._read(file, index // self.bytes[9], grow):
                    return False
        return True

    def _read(self, file, block, grow):
        """Puts one block behind what is there; False when there is no room for it."""
        sheet = self.bytes
        size = sheet[9]
        count = sheet[7]
        at = 10 + 3 * count + 2 * block
        start = sheet[at] | sheet[at + 1] << 8
        end = sheet[at + 2] | sheet[at + 3] << 8
        used = self._used
        if used + end - start > len(sheet):
            if not grow:
                return False
            larger = bytearray(used + end - start)
            larger[: len(sheet)] = sheet
            self.bytes = sheet = larger
        file.seek(start)
        file.readinto(memoryview(sheet)[used : used + end - start])
        self._used = used + end - start
        first = block * size
        last = min(first + size, count)
        file.seek(10 + 2 * first)
        starts = file.read(2 * (last - first))
        missing = 10 + 2 * sheet[8]
        at = 10 + 2 * first
        for number in range(0, len(starts), 2):
            place = starts[number] | starts[number + 1] << 8
            if place >= start:
                place += used - start
            elif place == 0:
                place = sheet[missing] | sheet[missing + 1] << 8
            sheet[at + number] = place & 255
            sheet[at + number + 1] = place >> 8
        return True


def _check(sheet, name):
    if sheet[:3] != b"TS\x01":
        raise ValueError("not a sheet of layout 1: " + name)


class Font:
    """One size of type. `height`: rows of a glyph; `line`: rows from line to line; `baseline`: rows from the top to the baseline; `glyphs`: its Sheet."""

    def __init__(self, name, height, line, baseline, room):
        self.name = name
        self.height = height
        self.line = line
        self.baseline = baseline
        self.glyphs = Sheet(name, room)

    def sheet(self):
        """The bytes of the whole font, for tools on the desk."""
        return self.glyphs.whole()

    def hold(self, words):
        """Make sure that memory holds the glyphs of `words`; gives the sheet's bytes."""
        glyphs = self.glyphs
        if not glyphs.bytes[7]:
            glyphs.hold(())
        sheet = glyphs.bytes
        indexes = []
        for letter in words:
            index = ord(letter) - sheet[6]
            if index < 0 or index >= sheet[7]:
                index = sheet[8]
            if index not in indexes:
                indexes.append(index)
        glyphs.hold(indexes)
        return glyphs.bytes

    def width(self, words):
        """Pixels from the start of the first glyph to the end of the last. The glyphs are then there."""
        sheet = self.glyphs.bytes
        if not sheet[7]:
            sheet = self.hold(words)
        total = _measure(words, sheet)
        if total < 0:
            self.hold(words)
            return -1 - total
        return total

    def __repr__(self):
        return self.name


# Room for the tables, the letters of plain English, our own signs and a block or two of accented letters; in the large font for the names of a game.
SMALL = Font("small.font", 18, 20, 14, 3840)
MEDIUM = Font("medium.font", 24, 28, 19, 4400)
LARGE = Font("large.font", 32, 36, 26, 3072)


def fit(words, width, largest=LARGE):
    """The largest font, not above `largest`, in which the words are at most `width` pixels wide; SMALL when none is."""
    if largest is LARGE and LARGE.width(words) <= width:
        return LARGE
    if largest is not SMALL and MEDIUM.width(words) <= width:
        return MEDIUM
    return SMALL
