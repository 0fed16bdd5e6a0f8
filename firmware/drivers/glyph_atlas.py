"""Read the atlases of firmware/assets on a computer: fonts and pictures, made by tools/device/assets/build.py.

Two-byte numbers are little-endian. Layout:

    0   "TS"        file type
    2   3           version of the layout
    3   height      rows of a glyph's cell
    4   line        rows from one line of text to the next
    5   baseline    rows from the cell's top to the baseline
    6   first       lowest code
    7   count       number of codes
    8   missing     index (code - first) of the replacement for unknown codes
    9   pages       number of pages
    10  count x 2   position of each glyph: its page in the four high bits, its first byte in the page in the others
    then count x 1  width of each glyph's cell
    then pages x 2  where each page begins in the file
    then the glyphs: x and y of the ink in the cell, width and height of the ink, and the ink's pixels row by row
                     without a gap, two bits each, first pixel in the high bits: 0 background, 3 ink, 1 and 2 between.
                     The ink never leaves its cell.
                     With 128 added to the width, each row begins at a byte, and a byte of only background or only ink
                     is followed by its run length.

A page has at most 4096 bytes, the range of a glyph's position, and no glyph crosses its end. The first page holds all
tables. On the Pico the pages are in the program (firmware.frozen_assets, written by tools/device/program.py).
"""


def positions(head: bytes, path: str) -> list:
    """Return where the pages of an atlas begin. head: at least all its tables. Raises ValueError for another layout."""
    if head[:3] != b"TS\x03":
        raise ValueError("not an atlas of layout 3: " + path)
    at = 10 + 3 * head[7]
    return [head[place] | head[place + 1] << 8 for place in range(at, at + 2 * head[9], 2)]


def read(path: str) -> list:
    """Return the pages of an atlas, a list of bytes. Raises OSError if missing, ValueError for another layout."""
    with open(path, "rb") as file:
        content = file.read()
    starts = positions(content, path)
    starts.append(len(content))
    return [content[starts[number] : starts[number + 1]] for number in range(len(starts) - 1)]
