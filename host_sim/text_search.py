"""Search for words in a picture of the screen, for `expect` in scripts.

A word is searched as its glyphs' pixels in each firmware font, in any colours: all pixels of one ink level must have
one colour of their own. Like a reader, it finds no text that is cut off or painted over, or inside of a word.
"""

import re
from functools import lru_cache

from host_sim import device_modules

device_modules.install()

from firmware.drawing import fonts
from firmware.drivers import portable_blit

fonts.use(portable_blit)
ALL_FONTS = tuple(fonts.Font(number) for number in range(len(fonts.CUTS)))
_LETTERS = [chr(code) for code in range(0x30, 0x180) if chr(code).isalnum()]
_DIGITS = _LETTERS[:10]


def shows(pixels: bytes, width: int, height: int, text: str) -> bool:
    """Return True if `text`, or each of its words somewhere, is readable in the picture.

    The picture is RGB565, high byte first, width * height.
    """
    if find(pixels, width, height, text) is not None:
        return True
    words = text.split()
    return len(words) > 1 and all(find(pixels, width, height, word) is not None for word in words)


def find(pixels: bytes, width: int, height: int, text: str) -> tuple[int, int, fonts.Font] | None:
    """Return where `text` is in one line: (x, y, font) of the first pixel row and column with ink, or None. It begins
    where a word begins, and its last number is whole; its last word may go on.
    """
    searched = _characters(pixels)
    for font in ALL_FONTS:
        rows = ink_rows(text, font)
        if not rows or len(rows) > height or len(rows[0]) > width:
            continue
        row, column, pattern = _pattern(text, font)
        at = 0
        while True:
            match = pattern.search(searched, at)
            if match is None:
                break
            at = match.start() + 1
            y, x = divmod(match.start(), width)
            y -= row
            x -= column
            if _fits(pixels, width, x, y, rows) and not _is_part(pixels, width, x, y, text, font):
                return x, y, font
    return None


def _is_part(pixels, width, x, y, text, font):
    """Return True if a letter or digit is before the text, which begins with one, or a digit after its last digit."""
    top = y - _ink(text, font)[0]
    end = x + len(ink_rows(text, font)[0])
    before = [each + text[0] for each in _LETTERS if text[0] in _LETTERS]
    after = [text[-1] + each for each in _DIGITS if text[-1] in _DIGITS]
    for pair in before + after:
        first, rows = _ink(pair, font)
        start = x + len(ink_rows(text[0], font)[0]) - len(rows[0])
        if pair in after:
            start = end - len(ink_rows(text[-1], font)[0])
        if _fits(pixels, width, start, top + first, rows):
            return True
    return False


def ink_rows(text: str, font: fonts.Font) -> tuple[bytes, ...]:
    """Return the ink of a line of text, cropped; () if there is none.

    Rows of levels: bytes of 0 (background) to 3 (full ink).
    """
    return _ink(text, font)[1]


@lru_cache(maxsize=4096)
def _ink(text: str, font: fonts.Font) -> tuple[int, tuple[bytes, ...]]:
    """Return (number of rows above the ink, its rows)."""
    # The firmware's own blitter paints the text in four colours that are the levels themselves.
    width = font.width(text)
    strip = bytearray(2 * width * font.height)
    context = portable_blit.new_context(strip, width, font.height, width * font.height)
    portable_blit.open_box(context, 0, 0, width, font.height, 0, 0, False)
    portable_blit.set_style(context, b"\0\0\0\1\0\2\0\3")
    portable_blit.draw(context, text, font.atlas, 0)
    levels = strip[1::2]
    rows = [levels[at : at + width] for at in range(0, len(levels), max(width, 1))]
    inked = [number for number, row in enumerate(rows) if any(row)]
    if not inked:
        return 0, ()
    rows = rows[inked[0] : inked[-1] + 1]
    columns = [column for column in range(len(rows[0])) if any(row[column] for row in rows)]
    return inked[0], tuple(bytes(row[columns[0] : columns[-1] + 1]) for row in rows)


@lru_cache(maxsize=512)
def _pattern(text, font):
    """Return (row with the most changes, column before its first change, regular expression for this row).

    The expression finds the row from that column on in any colours.
    """
    rows = ink_rows(text, font)
    anchor = max(range(len(rows)), key=lambda number: _changes(rows[number]))
    row = rows[anchor]
    # The expression begins with a change of colour, which most places of a picture lack.
    column = next((at for at in range(len(row) - 1) if row[at] != row[at + 1]), 0)
    row = row[column:]
    parts = []
    groups = {}
    at = 0
    while at < len(row):
        level = row[at]
        count = 1
        while at + count < len(row) and row[at + count] == level:
            count += 1
        at += count
        if level not in groups:
            others = "".join("(?!\\%d)" % group for group in groups.values())
            groups[level] = len(groups) + 1
            parts.append(others + "(.)")
            count -= 1
        if count:
            parts.append("\\%d{%d}" % (groups[level], count))
    return anchor, column, re.compile("".join(parts), re.DOTALL)


def _characters(pixels):
    """Return the pixels as text with one character each, so that a search never matches half pixels."""
    wide = bytearray(2 * len(pixels))
    wide[2::4] = pixels[::2]
    wide[3::4] = pixels[1::2]
    return wide.decode("utf-32-be", "surrogatepass")


def _changes(row):
    return sum(row[at] != row[at + 1] for at in range(len(row) - 1))


def _fits(pixels, width, x, y, rows):
    """Return True if each level of the text has one colour at x, y, and no two levels share one. Part of it may be
    beside the picture: then it does not fit.
    """
    if not (0 <= x <= width - len(rows[0]) and 0 <= y <= len(pixels) // 2 // width - len(rows)):
        return False
    colours = {}
    for number, row in enumerate(rows):
        start = ((y + number) * width + x) * 2
        for column, level in enumerate(row):
            colour = pixels[start + 2 * column : start + 2 * column + 2]
            if colours.setdefault(level, colour) != colour:
                return False
    return len(set(colours.values())) == len(colours)
