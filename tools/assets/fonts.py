"""The three fonts, cut from the TTF files in tools/assets/source, and the icons in them."""

import math
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFont

from firmware.drawing import fonts
from tools.assets import atlases, icons

SOURCE = Path(__file__).parent / "source"
FIRST = 0x20
LAST = 0xFF
MISSING = 0x7F - FIRST
# LARGE is for names and headings: these symbols of Latin-1 are left out of it, they take memory on the device.
NOT_IN_LARGE = "¢£¤¥¦§¨©ª¬®¯±²³´µ¶¸¹º¼½¾"
ICONS_IN_LARGE = (
    fonts.ARROWS + fonts.CHECK + fonts.CROSS + fonts.CIRCLE + fonts.SQUARE + fonts.TRIANGLE + fonts.STAR + fonts.CROWN
)

# font, TTF file, size in pixels, letters left out, icons wanted (None: all)
CUTS = (
    (fonts.SMALL, "AtkinsonHyperlegible-Regular.ttf", 16, "", None),
    (fonts.MEDIUM, "AtkinsonHyperlegible-Bold.ttf", 20, "", None),
    (fonts.LARGE, "BarlowCondensed-SemiBold.ttf", 30, NOT_IN_LARGE, ICONS_IN_LARGE),
)


def cell(face: ImageFont.FreeTypeFont, letter: str, font: fonts.Font) -> tuple[Image.Image, bool]:
    """A letter in its cell at this size: the levels, and whether it fits the cell's height. The ink is moved into the
    cell's width, which grows when it must.
    """
    margin = 16
    advance = round(face.getlength(letter))
    picture = Image.new("L", (advance + 2 * margin, font.height + 2 * margin))
    ImageDraw.Draw(picture).text((margin, margin + font.baseline), letter, 255, font=face, anchor="ls")
    picture = atlases.levels(picture)
    box = picture.getbbox()
    if box is None:
        return Image.new("L", (advance, font.height)), True
    fits = box[1] >= margin and box[3] <= margin + font.height
    ink = box[2] - box[0]
    start = max(0, min(box[0] - margin, advance - ink))
    shifted = Image.new("L", (max(advance, start + ink), font.height))
    shifted.paste(picture.crop((box[0], margin, box[2], margin + font.height)), (start, 0))
    return shifted, fits


def _large(face, letter):
    picture = Image.new("L", (320, 400))
    large = ImageFont.truetype(face.path, 16 * 16, layout_engine=ImageFont.Layout.BASIC)
    ImageDraw.Draw(picture).text((40, 320), letter, 255, font=large, anchor="ls")
    return picture


def zero(face: ImageFont.FreeTypeFont, font: fonts.Font) -> Image.Image:
    """The digit 0 without the slash that Atkinson Hyperlegible gives it: among marks and pencil strokes it would read
    as a crossed out O.

    The outline is the font's own; the hole in it is as far from the outline everywhere as the font's stems are wide, a
    little less at top and bottom.
    """
    slashed, _ = cell(face, "0", font)
    left, top, right, bottom = slashed.getbbox() or (0, 0, 1, 1)
    outside = _large(face, "0").point(lambda value: 255 if value > 127 else 0)  # pyright: ignore[reportOperatorIssue]
    ImageDraw.floodfill(outside, (0, 0), 128)
    solid = outside.point(lambda value: 0 if value == 128 else 255)
    below_the_bar = _large(face, "H").crop((0, 290, 320, 291)).tobytes()
    thick = sum(value > 127 for value in below_the_bar) / 2
    hole = solid
    for degrees in range(0, 360, 6):
        across, down = thick * math.cos(math.radians(degrees)), thick * 0.9 * math.sin(math.radians(degrees))
        hole = ImageChops.darker(hole, ImageChops.offset(solid, round(across), round(down)))
    ring = ImageChops.subtract(solid, hole)
    ring = ring.crop(ring.getbbox()).resize((right - left, bottom - top), Image.Resampling.BOX)
    drawn = Image.new("L", slashed.size)
    drawn.paste(atlases.levels(ring), (left, top))
    return drawn


def cut(font: fonts.Font, file: str, size: int, without: str, wanted: str | None) -> bytes:
    """One font's atlas. A glyph too tall for its cell (capitals with accents) is cut from the next smaller size that
    fits.
    """
    faces = [
        ImageFont.truetype(str(SOURCE / file), small, layout_engine=ImageFont.Layout.BASIC)
        for small in range(size, size - 8, -1)
    ]
    glyphs: list[bytes | None] = []
    for code in range(FIRST, LAST + 1):
        letter = chr(code)
        if code == 0x7F:
            glyphs.append(atlases.glyph(icons.missing(font)))
        elif 0x80 <= code < 0xA0:
            picture = icons.draw(letter, font) if wanted is None or letter in wanted else None
            glyphs.append(None if picture is None else atlases.glyph(picture))
        elif letter in without:
            glyphs.append(None)
        elif letter == "0" and file.startswith("Atkinson"):
            glyphs.append(atlases.glyph(zero(faces[0], font)))
        else:
            for face in faces:
                picture, fits = cell(face, letter, font)
                if fits:
                    break
            else:
                raise ValueError("no size of %s fits %r" % (file, letter))
            glyphs.append(atlases.glyph(picture))
    return atlases.atlas(glyphs, FIRST, MISSING, font.height, font.line, font.baseline)


def build() -> dict[str, bytes]:
    """File name in firmware/assets -> content."""
    return {font.name: cut(font, file, size, without, wanted) for font, file, size, without, wanted in CUTS}
