"""Read the atlases of firmware/assets on a computer: fonts and pictures, made by tools/device/assets/build.py.

Numbers of two bytes are little-endian. A file is pages; the first begins with:

    0   "TS"        file type
    2   4           version of the layout
    3   height      rows of a glyph's cell
    4   line        rows from one line of text to the next
    5   baseline    rows from the cell's top to the baseline
    6   first       lowest code of the first range, which has no gaps
    7   entry       of the replacement for unknown codes
    10  count x 2   codes in the first range
    12  further x 2 other codes
    14  count x 3   entries of the first range
    then further x 5, in the order of the codes: a code, two bytes, and its entry

An entry is a place, two bytes, and the width of the glyph's cell. A place is the number of a page in the six high bits
and a fourth of the glyph's first byte in the others. A glyph is x and y of the ink in the cell, width and height of the
ink, and its pixels row by row without a gap, two bits each, first pixel in the high bits: 0 background, 3 ink, 1 and 2
between. The ink never leaves its cell. With 128 added to the width, each row begins at a byte, and a byte of only
background or only ink is followed by its run length.

In memory an atlas is a list whose item 0 has the further codes, and item 1 the first range. So a file's first page is
there twice, and page 0 of a place is item 1. A file of further glyphs goes on where another ends: it has no first range
but all further codes of both; its first page is item 0, and its others are behind those of the other (`fonts`). One
may have tables alone: then all pages of a third file, whose glyphs they show, are there.

A page has at most what littlefs puts into a block, and no glyph crosses its end. On the Pico the pages are in the
program (firmware.frozen_assets, written by tools/device/program.py).
"""


def room(number: int) -> int:
    """Return how much of a file littlefs puts into its block `number`: a block of 4,096 bytes begins with 4 for each
    power of two that divides its number, 1 among them (littlefs DESIGN.md, "CTZ skip-lists").
    """
    bytes_left = 4096
    if number:
        bytes_left -= 4
        while not number & 1:
            number >>= 1
            bytes_left -= 4
    return bytes_left


def pages(content: bytes) -> list:
    """Return the pages of a file with this content, a list of bytes."""
    found = []
    at = 0
    while at < len(content):
        end = at + room(len(found))
        found.append(content[at:end])
        at = end
    return found


def read(path: str) -> list:
    """Return the pages of a file, a list of bytes. Raises OSError if missing, ValueError for another layout."""
    with open(path, "rb") as file:
        content = file.read()
    if content[:3] != b"TS\x04":
        raise ValueError("not an atlas of layout 4: " + path)
    return pages(content)
