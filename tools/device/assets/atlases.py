"""Writing atlases: fonts and picture sets as the blitters read them (layout: firmware/drivers/glyph_atlas.py)."""

import itertools
from collections.abc import Callable, Sequence
from pathlib import Path

from PIL import Image

from firmware.drivers import glyph_atlas

_MOST_PAGES = 64
"""Six bits tell in which page a glyph is."""
_STEP = 4
"""A glyph begins at a multiple of this."""
_TABLES = 14
"""Where the tables of the first page begin."""
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


def atlas(glyphs: dict[int, bytes], first: range, missing: int, height: int, line: int, baseline: int) -> bytes:
    """A whole atlas. glyphs: one `glyph` for each code; first: the codes that are found without a search; missing: the
    code whose glyph shows for codes that there are not.

    Raises ValueError when it needs more than 63 pages, or its tables more than one.
    """
    further = sorted(code for code in glyphs if code not in first)
    shown = [glyphs.get(code, glyphs[missing]) for code in (*first, *further)]
    pages, entries = _laid(shown, _TABLES + 3 * len(first) + 5 * len(further), lambda page: page + 1)
    head = b"TS\x04" + bytes((height, line, baseline, first.start)) + entries[missing - first.start]
    return _file(pages, head, entries[: len(first)], dict(zip(further, entries[len(first) :])))


def further_glyphs(glyphs: dict[int, bytes], plain: bytes) -> bytes:
    """A file of glyphs that goes on where the atlas `plain` ends. Raises ValueError as `atlas`."""
    further = _further(plain)
    before = len(glyph_atlas.pages(plain))
    tables = _TABLES + 5 * (len(glyphs) + len(further))
    pages, entries = _laid(list(glyphs.values()), tables, lambda page: before + page if page else 0)
    return _file(pages, plain[:10], [], further | dict(zip(glyphs, entries)))


def tables_for(plain: bytes, other: bytes, other_plain: bytes) -> bytes:
    """A file like `further_glyphs`, but with tables alone: its glyphs are those of the file `other`, which goes on
    where the atlas `other_plain` ends. All pages of `other` are behind those of `plain`. Raises ValueError as `atlas`.
    """
    before, start = len(glyph_atlas.pages(other_plain)), len(glyph_atlas.pages(plain)) + 1
    further = _further(plain)
    for code, entry in _further(other).items():
        if code not in further:
            place = int.from_bytes(entry[:2], "little")
            page = place >> 10
            place += start + max(0, page - before) - page << 10
            further[code] = place.to_bytes(2, "little") + entry[2:]
    pages, _entries = _laid([], _TABLES + 5 * len(further), lambda page: page)
    return _file(pages, plain[:10], [], further)


def _further(content):
    """Return the entries of the further codes of a file."""
    start = _TABLES + 3 * int.from_bytes(content[10:12], "little")
    found = [content[at : at + 5] for at in range(start, start + 5 * int.from_bytes(content[12:14], "little"), 5)]
    return {int.from_bytes(entry[:2], "little"): entry[2:] for entry in found}


def _laid(glyphs: Sequence[bytes], tables: int, numbered: Callable[[int], int]) -> tuple[list[bytearray], list[bytes]]:
    """Put glyphs into pages, the first of which begins with `tables` bytes. Returns the pages and the glyphs' entries.
    numbered: which number a page of the file has in a place.
    """
    pages = [bytearray(tables)]
    places: dict[bytes, int] = {}
    for data in glyphs:
        if data[1:] not in places:
            page, at = _put(pages, data[1:])
            places[data[1:]] = numbered(page) << 10 | at // _STEP
    if numbered(len(pages) - 1) >= _MOST_PAGES or tables > glyph_atlas.room(0):
        raise ValueError("the atlas is too large")
    return pages, [places[data[1:]].to_bytes(3, "little")[:2] + data[:1] for data in glyphs]


def _file(pages: list[bytearray], head: bytes, first: list[bytes], further: dict[int, bytes]) -> bytes:
    head += len(first).to_bytes(2, "little") + len(further).to_bytes(2, "little") + b"".join(first)
    head += b"".join(code.to_bytes(2, "little") + further[code] for code in sorted(further))
    pages[0][: len(head)] = head
    return b"".join(page.ljust(glyph_atlas.room(number), b"\0") for number, page in enumerate(pages[:-1])) + pages[-1]


def _put(pages: list[bytearray], data: bytes) -> tuple[int, int]:
    """Put a glyph into the first page with room for it; returns the page's number and where the glyph begins."""
    for number in range(len(pages) + 1):
        if number == len(pages):
            pages.append(bytearray())
        page = pages[number]
        at = -(-len(page) // _STEP) * _STEP
        if at + len(data) <= glyph_atlas.room(number):
            page += bytes(at - len(page)) + data
            return number, at
    raise ValueError("a glyph is larger than a page")
