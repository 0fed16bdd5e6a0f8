"""Writing atlases: fonts and picture sets as the blitters read them (layout: firmware/drivers/glyph_atlas.py)."""

import itertools
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

_MOST_PAGES = 16
"""Four bits tell in which page a glyph is."""
_COUNTED = 128
"""What is added to the width of a glyph whose rows are counted."""


def levels(picture: Image.Image) -> Image.Image:
    """An "L" picture (0 paper, 255 ink) with each pixel rounded to one of the four levels 0 to 3."""
    return picture.point(lambda value: (value * 3 + 127) // 255)  # pyright: ignore[reportOperatorIssue]


def glyph(picture: Image.Image) -> bytes:
    """One glyph from the levels in its cell, in the shorter of both forms, the cell's width before it. picture: "L"
    with 0 to 3.
    """
    box = picture.getbbox() or (0, 0, 0, 0)
    ink = picture.crop(box)
    width, height = ink.size
    packed = _packed(ink.tobytes())
    rows = ink.crop((0, 0, -(-width // 4) * 4, height))
    counted = b"".join(_counted(_packed(rows.crop((0, y, rows.width, y + 1)).tobytes())) for y in range(height))
    if len(counted) < len(packed):
        width, packed = width + _COUNTED, counted
    return bytes((picture.width, box[0], box[1], width, height)) + packed


def _packed(levels_of_pixels):
    packed = bytearray((len(levels_of_pixels) + 3) // 4)
    for index, level in enumerate(levels_of_pixels):
        packed[index // 4] |= level << (6 - index % 4 * 2)
    return bytes(packed)


def _counted(row):
    """A row of packed pixels with its bytes of nothing but background or ink counted."""
    parts = ((byte, len(list(same))) if byte in (0, 255) else same for byte, same in itertools.groupby(row))
    return b"".join(bytes(part) for part in parts)


def drawn(path: Path) -> bytes:
    """The glyph of a picture that was drawn by hand: grey on black, ink white."""
    return glyph(levels(Image.open(path).convert("L")))


def atlas(glyphs: Sequence[bytes | None], first: int, missing: int, height: int, line: int, baseline: int) -> bytes:
    """A whole atlas. glyphs: one `glyph` for each code from `first` on, None for codes that show as `missing` (an
    index).

    Raises ValueError when it needs more than 16 pages, or its tables more than one.
    """
    placeholder = glyphs[missing]
    if placeholder is None:
        raise ValueError("the glyph for missing ones is missing itself")
    shown = [data or placeholder for data in glyphs]
    pages: list[bytearray] = []
    # The tables' length depends on the number of pages, and the other way round: room for all 16 is kept.
    tables = 10 + 3 * len(glyphs) + 2 * _MOST_PAGES
    places: dict[bytes, int] = {}
    for data in shown:
        if data[1:] not in places:
            places[data[1:]] = _put(pages, tables, data[1:])
    if len(pages) > _MOST_PAGES or tables > littlefs_room(0):
        raise ValueError("the atlas is too large")
    starts = [sum(littlefs_room(before) for before in range(number)) for number in range(len(pages))]
    head = b"TS\x03" + bytes((height, line, baseline, first, len(glyphs), missing, len(pages)))
    head += b"".join(places[data[1:]].to_bytes(2, "little") for data in shown)
    head += bytes(data[0] for data in shown)
    head += b"".join(start.to_bytes(2, "little") for start in starts)
    pages[0][: len(head)] = head
    return b"".join(page.ljust(littlefs_room(number), b"\0") for number, page in enumerate(pages[:-1])) + pages[-1]


def littlefs_room(number: int) -> int:
    """How much of a file littlefs puts into its block `number`: a block of 4,096 bytes begins with 4 for each power of
    two that divides its number, 1 among them (littlefs DESIGN.md, "CTZ skip-lists").
    """
    return 4096 - (4 * (number & -number).bit_length() if number else 0)


def _put(pages: list[bytearray], tables: int, data: bytes) -> int:
    """Put a glyph into the first page with room for it; returns its place as the atlas's table holds it."""
    for number in range(len(pages) + 1):
        if number == len(pages):
            pages.append(bytearray(0 if number else tables))
        at = len(pages[number])
        if at + len(data) <= littlefs_room(number):
            pages[number] += data
            return number << 12 | at
    raise ValueError("a glyph is larger than a page")
