"""Reading the atlases of firmware/assets on a computer: fonts and pictures, cut by tools/device/assets/build.py.

Numbers of two bytes are little-endian. Layout:

    0   "TS"        file type
    2   3           version of the layout
    3   height      rows of a glyph's cell
    4   line        rows from a line of text to the next
    5   baseline    rows from the cell's top to the baseline
    6   first       lowest code
    7   count       number of codes
    8   missing     index (code - first) of what stands for a code that is not there
    9   pages      number of pages
    10  count x 2   where each glyph is: its page in the four high bits, its first byte in the page in the others
    then count x 1  the width of each glyph's cell
    then pages x 2 where each page begins in the file
    then the glyphs: x and y of the ink in the cell, width and height of the ink, and the ink's pixels row by row
                     without a gap, two bits each, first pixel in the high bits: 0 background, 3 ink, 1 and 2 between.
                     The ink never leaves its cell.
                     With 128 added to the width each row begins with a byte, and a byte of nothing but background or
                     nothing but ink is followed by how many of it stand side by side.

A page has at most 4096 bytes, as many as a glyph's place can tell apart, and no glyph is cut by the end of one. The
first page holds all tables. On the Pico the pages are in the program (firmware.frozen_assets, which
tools/device/program.py writes).
"""


def positions(head: bytes, path: str) -> list:
    """Where the pages of an atlas begin. head: at least all its tables. ValueError when it is of another layout."""
    if head[:3] != b"TS\x03":
        raise ValueError("not an atlas of layout 3: " + path)
    at = 10 + 3 * head[7]
    return [head[place] | head[place + 1] << 8 for place in range(at, at + 2 * head[9], 2)]


def read(path: str) -> list:
    """The pages of an atlas, a list of bytes. OSError when it is missing, ValueError when it is of another layout."""
    with open(path, "rb") as file:
        content = file.read()
    starts = positions(content, path)
    starts.append(len(content))
    return [content[starts[number] : starts[number + 1]] for number in range(len(starts) - 1)]
