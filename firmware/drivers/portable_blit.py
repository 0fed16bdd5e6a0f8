"""Painting into a strip in plain Python: the reference for thumb_blit.py, and what the desk runs.

A strip is a bytearray of RGB565 pixels, high byte first; it holds boxes of the panel, each row by row. What is painted
where is kept in a job, made by new_job(), because the assembler of thumb_blit is quick with one block of numbers and
slow with anything else. Its items:

    0   STRIP    the strip; thumb_blit: its address
    1   X        of the open box, as are the next three: its place and size on the panel, in pixels; W is 0 while none
    is open 2   Y 3   W 4   H 5   AT       bytes from the strip's start to the box 6   FROM     the part of the strip
    that travels to the panel: its first byte 7   TO       and the byte behind it 8   OPENED   boxes opened in this
    frame 9   KNOWN    boxes that the panel shows since the frame before 10  UNSENT   1: the open box has not been sent
    11  WIDTH    of the panel 12  HEIGHT   of the panel 13  LENGTH   of the strip in bytes 14  STYLE    8 bytes, two
    items: four colours in the strip's byte order; the first is the paper and is never painted 16 to 20     working
    memory of thumb_blit 21  CODE     the number of the picture to be painted 22  LARGEST  pixels that a box may have 24
    TABLE    four items for each box of the frame: its place, its size, its paper and its look

A place is x << 10 | y, a size w << 10 | h. An atlas, a font or a set of pictures, is what load() gives: here a list of
its pages, each a bytes object (glyph_atlas.py describes the layout). What does not fit into the open box is not
painted.
"""

from firmware.drivers import glyph_atlas

BOXES = 64
"""Boxes a frame may have; the fullest screen has 60."""
_X = 1
_Y = 2
_W = 3
_H = 4
_AT = 5
_FROM = 6
_TO = 7
_OPENED = 8
_KNOWN = 9
_UNSENT = 10
_WIDTH = 11
_HEIGHT = 12
_LENGTH = 13
_STYLE = 14
_CODE = 21
_LARGEST = 22
_TABLE = 24


def load(folder: str, names: tuple) -> list:
    """The atlases with these file names in `folder`, which ends in a slash. Raises OSError when one is missing,
    ValueError when it is of another layout.
    """
    return [glyph_atlas.read(folder + name) for name in names]


def new_job(strip: bytearray, width: int, height: int, largest: int) -> list:
    """A job that paints boxes of up to `largest` pixels into this strip, for a panel of this size."""
    job: list = [0] * (_TABLE + 4 * BOXES)
    job[0] = strip
    job[_WIDTH] = width
    job[_HEIGHT] = height
    job[_LENGTH] = len(strip)
    job[_LARGEST] = largest
    return job


def open_box(job: list, x: int, y: int, w: int, h: int, paper: int, look: int, same: bool) -> int:
    """Opens the next box of a frame and finds it a place in the strip. look: any number, of which 32 bits count; same:
    whether its words are those of the box with its number in the frame before.

    Returns 0 when the panel shows this box already: then none is open; 1 when it may be painted now, 2 when what
    travels must arrive before; -1 when it is too large or leaves the panel, or (here only) its look is; -2 when the
    frame has too many.
    """
    number = job[_OPENED]
    job[_W] = 0
    if number == BOXES:
        return -2
    if look >> 32 and look >> 31 != -1:
        return -1
    job[_OPENED] = number + 1
    seen = _TABLE + 4 * number
    box = [x << 10 | y, w << 10 | h, paper, look & 0xFFFFFFFF]
    if same and number < job[_KNOWN] and job[seen : seen + 4] == box:
        return 0
    if w * h > job[_LARGEST] or w <= 0 or h <= 0 or x < 0 or y < 0 or x + w > job[_WIDTH] or y + h > job[_HEIGHT]:
        return -1
    job[seen : seen + 4] = box
    job[_X : _X + 4] = x, y, w, h
    at = job[_TO]
    end = at + w * h * 2
    if end > job[_LENGTH]:
        end -= at
        at = 0
    job[_AT] = at
    job[_UNSENT] = 1
    return 2 if at < job[_TO] and end > job[_FROM] else 1


def fill(job: list, place: int, size: int, colour: int) -> int:
    """Fills a rectangle with an RGB565 colour; returns whether it lies in the open box."""
    w = size >> 10
    h = size & 0x3FF
    left = (place >> 10) - job[_X]
    top = (place & 0x3FF) - job[_Y]
    width = job[_W]
    if w <= 0 or h <= 0 or left < 0 or top < 0 or left + w > width or top + h > job[_H]:
        return 0
    strip = job[0]
    stride = 2 * width
    offset = job[_AT] + top * stride + 2 * left
    row = bytes((colour >> 8, colour & 255)) * w
    if w == width:
        strip[offset : offset + h * stride] = row * h
        return 1
    for at in range(offset, offset + h * stride, stride):
        strip[at : at + 2 * w] = row
    return 1


def set_style(job: list, style: bytes) -> None:
    """Puts a style (bytes(8)) into the job."""
    job[_STYLE] = style


def draw(job: list, words: str | None, atlas: list, place: int) -> int:
    """Paints the glyphs of `words`, or the picture CODE when words is None, with the top left of the first one's cell
    at `place`.

    A character below 32 is a gap of as many pixels. Stops before the first glyph that has no room in the open box, and
    at a zero character. Returns the x behind what is painted.
    """
    x = place >> 10
    top = (place & 0x3FF) - job[_Y]
    right = job[_X] + job[_W]
    if x < job[_X] or top < 0:
        return x
    if words is None:
        return _glyph(job, atlas, job[_CODE], x, top, right, True)
    if top + atlas[0][3] > job[_H]:
        return x
    for letter in words:
        code = ord(letter)
        if code == 0:
            break
        behind = x + code if code < 32 else _glyph(job, atlas, code, x, top, right, False)
        if behind == x or behind > right:
            break
        x = behind
    return x


def measure(words: str, atlas: list) -> int:
    """Pixels from the start of the first glyph of `words` to the end of the last, gaps among them. Ends at a zero
    character.
    """
    tables = atlas[0]
    first = tables[6]
    count = tables[7]
    total = 0
    for letter in words:
        code = ord(letter)
        if code < 32:
            if code == 0:
                break
            total += code
            continue
        index = code - first
        if index < 0 or index >= count:
            index = tables[8]
        total += tables[10 + 2 * count + index]
    return total


def _glyph(job, atlas, code, x, top, right, picture):
    """Paints one glyph; returns the x behind it, or `x` when there is no room."""
    tables = atlas[0]
    index = code - tables[6]
    if index < 0 or index >= tables[7]:
        index = tables[8]
    behind = x + tables[10 + 2 * tables[7] + index]
    place = tables[10 + 2 * index] | tables[11 + 2 * index] << 8
    page = atlas[place >> 12]
    at = place & 0xFFF
    if behind > right or picture and top + page[at + 1] + page[at + 3] > job[_H]:
        return x
    strip = job[0]
    stride = 2 * job[_W]
    start = job[_AT] + (top + page[at + 1]) * stride + 2 * (x - job[_X] + page[at])
    ink = page[at + 2 : at + 4 + (page[at + 2] * page[at + 3] + 3) // 4]
    key = (ink, job[_STYLE])
    runs = _RUNS.get(key)
    if runs is None:
        if len(_RUNS) == _MOST_RUNS:
            _RUNS.clear()
        runs = _RUNS[key] = _runs(ink, job[_STYLE])
    for row, column, pixels in runs:
        first = start + row * stride + column
        strip[first : first + len(pixels)] = pixels
    return behind


_RUNS = {}
"""What _runs() gave for the ink and style of glyphs painted lately: most glyphs are painted again and again."""
_MOST_RUNS = 4000


def _runs(ink, style):
    """What is painted of ink, in the colours of the style, as (row, bytes from the row's start, pixels that lie side by
    side).

    ink: width, height and pixels of a glyph, as an atlas holds them.
    """
    width = ink[0]
    runs = []
    pixel = 0
    for row in range(ink[1]):
        start = 0
        pixels = b""
        for column in range(width):
            level = ink[2 + (pixel >> 2)] >> (6 - 2 * (pixel & 3)) & 3
            pixel += 1
            if level:
                if not pixels:
                    start = column
                pixels += style[2 * level : 2 * level + 2]
            elif pixels:
                runs.append((row, 2 * start, pixels))
                pixels = b""
        if pixels:
            runs.append((row, 2 * start, pixels))
    return tuple(runs)
