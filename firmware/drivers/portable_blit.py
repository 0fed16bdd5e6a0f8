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

A sheet is a bytes or bytearray object holding a font or a set of pictures; its layout is described in firmware/drawing/fonts.py. The caller makes
sure that everything lies inside the strip; draw() itself keeps to the free width.
"""

JOB_LENGTH = 24


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
    """Pixels from the start of the first glyph of `words` to the end of the last; -1 less the pixels when the sheet does not hold a glyph that they
    need: its start is 0. Ends at a zero character.
    """
    first = sheet[6]
    count = sheet[7]
    total = 0
    lacking = False
    for letter in words:
        code = ord(letter)
        if code == 0:
            break
        index = code - first
        if index < 0 or index >= count:
            index = sheet[8]
        total += sheet[10 + 2 * count + index]
        if not sheet[10 + 2 * index] | sheet[11 + 2 * index]:
            lacking = True
    return -1 - total if lacking else total


def _glyph(strip, sheet, job, code, used, room):
    """One glyph `used` pixels right of OFFSET; returns its width, or -1 when it is more than `room`."""
    index = code - sheet[6]
    if index < 0 or index >= sheet[7]:
        index = sheet[8]
    at = sheet[10 + 2 * index] | sheet[11 + 2 * index] << 8
    advance = sheet[10 + 2 * sheet[7] + index]
    if advance > room:
        return -1
    width = sheet[at + 2]
    stride = job[1]
    line = job[0] + 2 * (used + sheet[at]) + sheet[at + 1] * stride
    colours = (b"", _pair(job[9]), _pair(job[10]), _pair(job[11]))
    rows = sheet[at + 3]
    at += 4
    bits = 0
    left = 0
    for _ in range(rows):
        place = line
        free = width
        while free:
            if left == 0:
                bits = sheet[at]
                at += 1
                if free >= 4 and bits % 85 == 0:
                    # Four pixels of one level at once: most of a picture is like that.
                    if bits:
                        strip[place : place + 8] = colours[bits // 85] * 4
                    place += 8
                    free -= 4
                    continue
                left = 4
            left -= 1
            free -= 1
            level = bits >> 6
            bits = bits << 2 & 255
            if level:
                strip[place : place + 2] = colours[level]
            place += 2
        line += stride
    return advance


def _pair(value):
    return bytes((value & 255, value >> 8))
