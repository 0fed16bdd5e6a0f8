"""Writing sheets: fonts and picture sets as the blitters read them (layout: firmware/drawing/fonts.py)."""

from PIL import Image


def levels(picture: Image.Image) -> Image.Image:
    """An "L" picture (0 paper, 255 ink) with each pixel rounded to one of the four levels 0 to 3."""
    return picture.point(lambda value: (value * 3 + 127) // 255)  # pyright: ignore[reportOperatorIssue]


def glyph(picture: Image.Image) -> bytes:
    """One glyph from the levels in its cell, the cell's width before it. picture: "L" with 0 to 3."""
    box = picture.getbbox() or (0, 0, 0, 0)
    ink = picture.crop(box)
    width, height = ink.size
    pixels = ink.tobytes()
    packed = bytearray((len(pixels) + 3) // 4)
    for index, level in enumerate(pixels):
        packed[index // 4] |= level << (6 - index % 4 * 2)
    return bytes((picture.width, box[0], box[1], width, height)) + bytes(packed)


def sheet(glyphs: list[bytes | None], first: int, missing: int, block: int, height: int, line: int, baseline: int) -> bytes:
    """A whole sheet. glyphs: one `glyph` for each code from `first` on, None for codes that show as `missing` (an index); block: glyphs read at once.

    Raises ValueError when it grows beyond what two bytes can address.
    """
    stand_in = glyphs[missing]
    if stand_in is None:
        raise ValueError("what stands for missing glyphs is missing itself")
    starts = []
    blocks = bytearray()
    body = bytearray(stand_in[1:])
    tables = 10 + 3 * len(glyphs) + 2 * (-(-len(glyphs) // block) + 1)
    for index, data in enumerate(glyphs):
        if index % block == 0:
            blocks += (tables + len(body)).to_bytes(2, "little")
        if index == missing:
            starts.append(tables)
        elif data is None:
            starts.append(0)
        else:
            starts.append(tables + len(body))
            body += data[1:]
    if tables + len(body) > 65535:
        raise ValueError("the sheet is larger than 65,535 bytes")
    blocks += (tables + len(body)).to_bytes(2, "little")
    head = b"TS\x01" + bytes((height, line, baseline, first, len(glyphs), missing, block))
    widths = bytes((stand_in if data is None else data)[0] for data in glyphs)
    return head + b"".join(start.to_bytes(2, "little") for start in starts) + widths + bytes(blocks + body)
