"""Painting into a strip buffer in plain Python: the reference for thumb_blit.py, and used on the host.

A strip buffer (below: the strip) is a bytearray of RGB565 pixels, high byte first. It holds boxes of the panel, each
row by row. A context, made by new_context(), has the state of painting in one block of numbers, which the assembler of
thumb_blit needs to be fast. Its items:

    0   STRIP    the strip; thumb_blit: its address
    1   X        position and size of the open box on the panel in pixels: items 1 to 4
    2   Y
    3   W        0 while no box is open
    4   H
    5   AT       offset in bytes of the box in the strip
    6   FROM     the part of the strip travelling to the panel: offset of its first byte
    7   TO       and of the byte after it
    8   OPENED   boxes opened in this frame
    9   KNOWN    boxes that the panel shows from the previous frame
    10  UNSENT   1: the open box is not sent yet
    11  WIDTH    of the panel
    12  HEIGHT   of the panel
    13  LENGTH   of the strip in bytes
    14  STYLE    8 bytes, two items: four colours in the strip's byte order; the first, the background, is never painted
    16 to 20     working memory of thumb_blit
    21  CODE     number of the picture to paint
    22  LARGEST  maximum pixels of a box
    23           working memory of thumb_blit
    24  TABLE    four items for each box of the frame: place, size, background, content key

A place is x << 10 | y, a size w << 10 | h. An atlas (a font or a set of pictures) comes from load(): here a list of
pages, each a bytes object (glyph_atlas.py says more). What does not fit into the open box is not painted.
"""

from firmware.drivers import glyph_atlas

BOXES = 64
"""Maximum boxes of a frame; the fullest screen has 60."""
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
_ASSETS = __file__.replace("\\", "/").rsplit("/", 2)[0] + "/assets/"


def load(names: list) -> list:
    """Return these atlases of firmware/assets. Raises OSError if missing, ValueError for another layout."""
    files = [glyph_atlas.read(_ASSETS + name) for name in names]
    return [pages[:1] + pages for pages in files]


def new_context(strip: bytearray, width: int, height: int, largest: int) -> list:
    """Return a context that paints boxes of up to `largest` pixels into this strip, for a panel of this size."""
    context: list = [0] * (_TABLE + 4 * BOXES)
    context[0] = strip
    context[_WIDTH] = width
    context[_HEIGHT] = height
    context[_LENGTH] = len(strip)
    context[_LARGEST] = largest
    return context


def open_box(context: list, x: int, y: int, w: int, h: int, background: int, content_key: int, same: bool) -> int:
    """Open the next box of a frame and allocate its part of the strip.

    content_key: 32 bits; same: the text equals that of this box in the previous frame. Return 0 if unchanged (none is
    open), 1 to paint now, 2 to paint after boxes in transit, -1 if it is too large, leaves the panel or (here only)
    content_key is larger, -2 for too many.
    """
    number = context[_OPENED]
    context[_W] = 0
    if number == BOXES:
        return -2
    if content_key >> 32 and content_key >> 31 != -1:
        return -1
    context[_OPENED] = number + 1
    seen = _TABLE + 4 * number
    box = [x << 10 | y, w << 10 | h, background, content_key & 0xFFFFFFFF]
    if same and number < context[_KNOWN] and context[seen : seen + 4] == box:
        return 0
    if (
        w * h > context[_LARGEST]
        or w <= 0
        or h <= 0
        or x < 0
        or y < 0
        or x + w > context[_WIDTH]
        or y + h > context[_HEIGHT]
    ):
        return -1
    context[seen : seen + 4] = box
    context[_X : _X + 4] = x, y, w, h
    at = context[_TO]
    end = at + w * h * 2
    if end > context[_LENGTH]:
        end -= at
        at = 0
    context[_AT] = at
    context[_UNSENT] = 1
    return 2 if at < context[_TO] and end > context[_FROM] else 1


def fill(context: list, place: int, size: int, colour: int) -> int:
    """Fill a rectangle with an RGB565 colour; return 1 if it is inside the open box, else 0."""
    w = size >> 10
    h = size & 0x3FF
    left = (place >> 10) - context[_X]
    top = (place & 0x3FF) - context[_Y]
    width = context[_W]
    if w <= 0 or h <= 0 or left < 0 or top < 0 or left + w > width or top + h > context[_H]:
        return 0
    strip = context[0]
    stride = 2 * width
    offset = context[_AT] + top * stride + 2 * left
    row = bytes((colour >> 8, colour & 255)) * w
    if w == width:
        strip[offset : offset + h * stride] = row * h
        return 1
    for at in range(offset, offset + h * stride, stride):
        strip[at : at + 2 * w] = row
    return 1


def set_style(context: list, style: bytes) -> None:
    """Set the style (bytes(8)) of the context."""
    context[_STYLE] = style


def draw(context: list, words: str | None, atlas: list, place: int) -> int:
    """Paint `words`, or the picture CODE if words is None, with the top left of the first cell at `place`.

    A character below 32 is a gap of that many pixels. Stop before the first glyph that does not fit into the open box,
    and at a zero character. Return the x after what was painted.
    """
    x = place >> 10
    top = (place & 0x3FF) - context[_Y]
    right = context[_X] + context[_W]
    if x < context[_X] or top < 0:
        return x
    if words is None:
        return max(x, _glyph(context, atlas, context[_CODE], x, top, right, True))
    if top + atlas[1][3] > context[_H]:
        return x
    for letter in words:
        code = ord(letter)
        if code == 0:
            break
        behind = x + code if code < 32 else _glyph(context, atlas, code, x, top, right, False)
        if behind < 0 or behind > right:
            break
        x = behind
    return x


def measure(words: str, atlas: list) -> int:
    """Return the pixels from the start of the first glyph to the end of the last, including gaps. A zero character ends
    the text.
    """
    key = (words, atlas[0], atlas[1])
    wide = _WIDTHS.get(key)
    if wide is None:
        if len(_WIDTHS) == _MOST:
            _WIDTHS.clear()
        wide = _WIDTHS[key] = _measured(*key)
    return wide


_WIDTHS = {}
"""Cache of _measured() for recent texts: a screen measures each several times."""
_MOST = 4000
"""Entries in a cache."""


def _measured(words, further, tables):
    first = tables[6]
    count = tables[10] | tables[11] << 8
    total = 0
    for letter in words:
        code = ord(letter)
        if code < 32:
            if code == 0:
                break
            total += code
            continue
        index = code - first
        if 0 <= index < count:
            total += tables[16 + 3 * index]
        else:
            total += further[2 + _further(further, code)]
    return total


def _further(tables, code):
    """Return where the entry of a further code is, or that of the replacement."""
    at = 14 + 3 * (tables[10] | tables[11] << 8)
    count = tables[12] | tables[13] << 8
    while count:
        half = count >> 1
        middle = at + 5 * half
        found = tables[middle] | tables[middle + 1] << 8
        if found == code:
            return middle + 2
        if found < code:
            at = middle + 5
            count -= half + 1
        else:
            count = half
    return 7


def _glyph(context, atlas, code, x, top, right, picture):
    """Paint one glyph; return the x after it, or -1 if it does not fit."""
    tables = atlas[1]
    index = code - tables[6]
    if 0 <= index < (tables[10] | tables[11] << 8):
        entry = 14 + 3 * index
    else:
        tables = atlas[0]
        entry = _further(tables, code)
    behind = x + tables[entry + 2]
    place = tables[entry] | tables[entry + 1] << 8
    page = atlas[place >> 10]
    at = (place & 0x3FF) << 2
    if behind > right or picture and top + page[at + 1] + page[at + 3] > context[_H]:
        return -1
    strip = context[0]
    stride = 2 * context[_W]
    start = context[_AT] + (top + page[at + 1]) * stride + 2 * (x - context[_X] + page[at])
    key = (page, at, context[_STYLE])
    runs = _RUNS.get(key)
    if runs is None:
        if len(_RUNS) == _MOST:
            _RUNS.clear()
        runs = _RUNS[key] = _runs(*key)
    for row, column, pixels in runs:
        first = start + row * stride + column
        strip[first : first + len(pixels)] = pixels
    return behind


_RUNS = {}
"""Cache of _runs() for recent glyphs and styles: most glyphs recur."""


def _runs(page, at, style):
    """Return the painted pixels of the glyph at `at` in the style's colours, as (row, bytes from the row's start,
    adjacent pixels).
    """
    width = page[at + 2]
    height = page[at + 3]
    beside = 0  # padding pixels after each row
    if width > 128:
        width -= 128
        beside = -width & 3
        ink = _uncounted(page, at + 4, (width + beside) // 4 * height)
    else:
        ink = page[at + 4 : at + 4 + (width * height + 3) // 4]
    runs = []
    pixel = 0
    for row in range(height):
        start = 0
        pixels = b""
        for column in range(width):
            level = ink[pixel >> 2] >> (6 - 2 * (pixel & 3)) & 3
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
        pixel += beside
    return tuple(runs)


def _uncounted(page, at, count):
    """Return `count` bytes of pixels, expanding the run lengths of pure background or ink."""
    pixels = bytearray()
    while len(pixels) < count:
        byte = page[at]
        at += 1
        if byte in (0, 255):
            pixels += bytes((byte,)) * page[at]
            at += 1
        else:
            pixels.append(byte)
    return pixels
