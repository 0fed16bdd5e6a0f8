"""Writing sheets: fonts and picture sets as the blitters read them (layout: firmware/drawing/fonts.py)."""

from PIL import Image


def levels(picture: Image.Image) -> Image.Image:
    """An "L" picture (0 paper, 255 ink) with each pixel rounded to one of the four levels 0 to 3."""
    return picture.point(lambda value: (value * 3 + 127) // 255)


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


def sheet(glyphs: list[bytes | None], first: int, missing: int, height: int, line: int, baseline: int) -> bytes:
    """A whole sheet. glyphs: one `glyph` for each code from `first` on, None for codes that show as `missing` (an index).

    Equal glyphs are stored once. Raises ValueError when it grows beyond what two bytes can address.
    """
    places = {}
    index = bytearray()
    widths = bytearray()
    body = bytearray()
    start = 10 + 3 * len(glyphs)
    for data in glyphs:
        data = glyphs[missing] if data is None else data
        widths.append(data[0])
        data = data[1:]
        if data not in places:
            places[data] = start + len(body)
            body += data
        index += places[data].to_bytes(2, "little")
    if start + len(body) > 65535:
        raise ValueError("the sheet is larger than 65,535 bytes")
    return b"TS\x01" + bytes((height, line, baseline, first, len(glyphs), missing, 0)) + bytes(index + widths + body)
