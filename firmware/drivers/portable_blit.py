"""Painting into a strip in plain Python: the reference for thumb_blit.py, and what the desk runs.

A strip is a bytearray of RGB565 pixels, high byte first, holding one box row by row. Where and how to paint is given by a job, an array("H")
of JOB_LENGTH items, because an assembler function takes four arguments at most:

    0  OFFSET   bytes from the strip's start to the first pixel
    1  STRIDE   bytes from a row to the next
    2  WIDTH    fill: pixels a row; draw: pixels free to the right of OFFSET
    3  ROWS     fill: rows
    4  COLOUR   fill: RGB565
    5  CODE     draw: the picture's number when `words` is None
    8 to 11     the style: four colours in the strip's byte order; the first is the paper and is never painted
    12 to 23    working memory of thumb_blit

A sheet, a font or a set of pictures, is what load() gives: here a list of its leaves, each a bytes object (sheet_files.py describes the layout). The caller
makes sure that everything lies inside the strip; draw() itself keeps to the free width.
"""

from firmware.drivers import sheet_files

JOB_LENGTH = 24


def load(folder, names):
    """The sheets with these file names in `folder`, which ends in a slash. Raises OSError when one is missing, ValueError when it is of another layout."""
    return [sheet_files.read(folder + name) for name in names]


def fill(strip, job):
    """Fills a rectangle: OFFSET, STRIDE, WIDTH, ROWS, COLOUR."""
    offset = job[0]
    stride = job[1]
    width = job[2] * 2
    colour = job[4]
    row = bytes((colour >> 8, colour & 255)) * job[2]
    for _ in range(job[3]):
        strip[offset : offset + width] = row
        offset += stride


def set_style(job, style):
    """Puts a style (bytes(8)) into the job."""
    for index in range(4):
        job[8 + index] = style[2 * index] | style[2 * index + 1] << 8


def draw(strip, words, sheet, job):
    """Paints the glyphs of `words`, or one picture of the sheet when words is None.

    Stops before the first glyph that is wider than what is left of WIDTH, and at a zero character. Returns the pixels painted over, from OFFSET on.
    """
    room = job[2]
    if words is None:
        return max(0, _glyph(strip, sheet, job, job[5], 0, room))
    used = 0
    for letter in words:
        code = ord(letter)
        if code == 0:
            break
        advance = _glyph(strip, sheet, job, code, used, room - used)
        if advance < 0:
            break
        used += advance
    return used


def measure(words, sheet):
    """Pixels from the start of the first glyph of `words` to the end of the last. Ends at a zero character."""
    tables = sheet[0]
    first = tables[6]
    count = tables[7]
    total = 0
    for letter in words:
        code = ord(letter)
        if code == 0:
            break
        index = code - first
        if index < 0 or index >= count:
            index = tables[8]
        total += tables[10 + 2 * count + index]
    return total


def extent(picture, sheet):
    """The pixels that a picture takes to the right and down from its top left: 256 * right + down."""
    place = sheet[0][10 + 2 * picture] | sheet[0][11 + 2 * picture] << 8
    leaf = sheet[place >> 12]
    at = place & 0xFFF
    return (leaf[at] + leaf[at + 2]) << 8 | leaf[at + 1] + leaf[at + 3]


def _glyph(strip, sheet, job, code, used, room):
    """One glyph `used` pixels right of OFFSET; returns its width, or -1 when it is more than `room`."""
    tables = sheet[0]
    index = code - tables[6]
    if index < 0 or index >= tables[7]:
        index = tables[8]
    advance = tables[10 + 2 * tables[7] + index]
    if advance > room:
        return -1
    place = tables[10 + 2 * index] | tables[11 + 2 * index] << 8
    leaf = sheet[place >> 12]
    at = place & 0xFFF
    stride = job[1]
    start = job[0] + 2 * (used + leaf[at]) + leaf[at + 1] * stride
    colours = (b"", _pair(job[9]), _pair(job[10]), _pair(job[11]))
    ink = leaf[at + 2 : at + 4 + (leaf[at + 2] * leaf[at + 3] + 3) // 4]
    runs = _RUNS.get(ink)
    if runs is None:
        if len(_RUNS) == _MOST_RUNS:
            _RUNS.clear()
        runs = _RUNS[ink] = _runs(ink)
    for row, column, level, length in runs:
        first = start + row * stride + column
        strip[first : first + 2 * length] = colours[level] * length
    return advance


_RUNS = {}
"""What _runs() gave for the ink of glyphs painted lately: most glyphs are painted again and again."""
_MOST_RUNS = 1000


def _runs(ink):
    """The pixels of ink that are painted, as (row, bytes from the row's start, level, pixels of that level).

    ink: width, height and pixels of a glyph, as a sheet holds them.
    """
    width = ink[0]
    runs = []
    pixel = 0
    for row in range(ink[1]):
        before = start = 0
        for column in range(width):
            level = ink[2 + (pixel >> 2)] >> (6 - 2 * (pixel & 3)) & 3
            pixel += 1
            if level != before:
                if before:
                    runs.append((row, 2 * start, before, column - start))
                start = column
                before = level
        if before:
            runs.append((row, 2 * start, before, width - start))
    return tuple(runs)


def _pair(value):
    return bytes((value & 255, value >> 8))
