"""The fonts, cut from the TTF files in tools/device/assets/source; our own letters come from pictures there."""

from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from firmware.drawing import fonts
from tools.device.assets import atlases

SOURCE = Path(__file__).parent / "source"
FIRST = 0x20
LAST = 0xFF
MISSING = 0x7F - FIRST
"""Shown for what a font does not have."""
CONTROLS = range(0x80, 0xA0)
"""Codes that no letter has: those of our own icons."""
# LARGE is for names and headings: these symbols of Latin-1 are left out of it, they take memory on the device.
NOT_IN_LARGE = "¢£¤¥¦§¨©ª¬®¯±²³´µ¶¸¹º¼½¾"

# TTF file, size in pixels and letters left out, for each of fonts.CUTS
CUTS = (
    ("AtkinsonHyperlegible-Regular.ttf", 16, ""),
    ("AtkinsonHyperlegible-Bold.ttf", 20, ""),
    ("BarlowCondensed-SemiBold.ttf", 30, NOT_IN_LARGE),
    ("BarlowCondensed-SemiBold.ttf", 30, ""),
)


def cell(face: ImageFont.FreeTypeFont, letter: str, height: int, baseline: int) -> tuple[Image.Image, bool]:
    """A letter in its cell at this size: the levels, and whether it fits the cell's height. The ink is moved into the
    cell's width, which grows when it must.
    """
    margin = 16
    advance = round(face.getlength(letter))
    picture = Image.new("L", (advance + 2 * margin, height + 2 * margin))
    ImageDraw.Draw(picture).text((margin, margin + baseline), letter, 255, font=face, anchor="ls")
    picture = atlases.levels(picture)
    box = picture.getbbox()
    if box is None:
        return Image.new("L", (advance, height)), True
    fits = box[1] >= margin and box[3] <= margin + height
    ink = box[2] - box[0]
    start = max(0, min(box[0] - margin, advance - ink))
    shifted = Image.new("L", (max(advance, start + ink), height))
    shifted.paste(picture.crop((box[0], margin, box[2], margin + height)), (start, 0))
    return shifted, fits


def cut(number: int) -> bytes:
    """The atlas of fonts.CUTS[number]. A glyph too tall for its cell (capitals with accents) is cut from the next
    smaller size that fits.
    """
    name, height, line, baseline = fonts.CUTS[number]
    file, size, without = CUTS[number]
    faces = [
        ImageFont.truetype(str(SOURCE / file), small, layout_engine=ImageFont.Layout.BASIC)
        for small in range(size, size - 8, -1)
    ]
    own = {int(path.name[:2], 16): path for path in (SOURCE / name).with_suffix("").glob("*.png")}
    glyphs: list[bytes | None] = []
    for code in range(FIRST, LAST + 1):
        letter = chr(code)
        if code in own:
            glyphs.append(atlases.drawn(own[code]))
        elif code in CONTROLS or letter in without:
            glyphs.append(None)
        else:
            fitting = (picture for picture, fits in (cell(face, letter, height, baseline) for face in faces) if fits)
            glyphs.append(atlases.glyph(next(fitting)))
    return atlases.atlas(glyphs, FIRST, MISSING, height, line, baseline)
