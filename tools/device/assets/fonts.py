"""The fonts, cut from the TTF files in tools/device/assets/source; our own letters come from pictures there."""

import unicodedata
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFont

from firmware.drawing import fonts
from tools.device.assets import atlases, letters
from tools.device.assets.letters import SOURCE

_MARKS = {
    "\u0301": "´",
    "\u0302": "ˆ",
    "\u0303": "˜",
    "\u0304": "¯",
    "\u0306": "˘",
    "\u0307": "˙",
    "\u0327": "¸",
}
"""The letters that look like the marks which Unicode puts on others."""
_DOTLESS = {"i": "ı", "j": "ȷ"}
_MARGIN = 16


class Cut(NamedTuple):
    """What one of fonts.CUTS is cut from: a TTF file at a size in pixels. without: letters left out."""

    file: str
    size: int
    without: str = ""


CUTS = (
    Cut("AtkinsonHyperlegible-Regular.ttf", 16),
    Cut("AtkinsonHyperlegible-Bold.ttf", 20),
    Cut("BarlowCondensed-SemiBold.ttf", 30, letters.NOT_IN_LARGE),
    Cut("BarlowCondensed-SemiBold.ttf", 30),
)
JAPANESE = (
    Cut("BIZUDGothic-Regular.ttf", 16),
    Cut("BIZUDGothic-Bold.ttf", 20),
    None,
    Cut("BIZUDGothic-Bold.ttf", 24),
)
"""LARGE has the kana and kanji of the tall type, which is as high."""


def cell(face: ImageFont.FreeTypeFont, letter: str, height: int, baseline: int) -> Image.Image | None:
    """The levels of a letter in its cell at this size; None if the file does not have it. The ink is moved into the
    cell's width, which grows when it must. What is too tall above or below the baseline (capitals with marks) is made
    lower, but not narrower.
    """
    drawn = _drawn(face, letter, height, baseline)
    if drawn is None:
        return None
    picture, advance = drawn
    picture = atlases.levels(_lowered(picture, height, baseline))
    box = picture.getbbox()
    if box is None:
        return Image.new("L", (advance, height))
    ink = box[2] - box[0]
    start = max(0, min(box[0] - _MARGIN, advance - ink))
    shifted = Image.new("L", (max(advance, start + ink), height))
    shifted.paste(picture.crop((box[0], 0, box[2], height)), (start, 0))
    return shifted


def _lowered(picture, height, baseline):
    """Return a drawn letter without the margin above and below its cell."""
    box = atlases.levels(picture).getbbox() or (0, _MARGIN, 0, _MARGIN)
    width, line = picture.width, _MARGIN + baseline
    above = picture.crop((0, min(box[1], _MARGIN), width, line))
    below = picture.crop((0, line, width, max(box[3], _MARGIN + height)))
    lowered = Image.new("L", (width, height))
    for part, top, rows in ((above, 0, baseline), (below, baseline, height - baseline)):
        lowered.paste(part.resize((width, rows), Image.Resampling.LANCZOS), (0, top))
    return lowered


def _drawn(face, letter, height, baseline):
    """Return the ink of a letter with a margin around its cell, and its advance; None if the file does not have it."""
    if letter == letters.SOFT_HYPHEN:
        return Image.new("L", (1, 1)), 0
    if letter == letters.NARROW_SPACE:
        return Image.new("L", (1, 1)), face.size * 3 // 16
    if _has(face, letter):
        return _ink(face, letter, height, baseline), round(face.getlength(letter))
    parts = unicodedata.normalize("NFKD", letter)
    if len(parts) == 2 and parts[1] in _MARKS:
        base, mark = _DOTLESS.get(parts[0], parts[0]), _MARKS[parts[1]]
        if _has(face, base) and _has(face, mark):
            marked = _marked([_ink(face, one, height, baseline) for one in (base, mark, "x")])
            return marked, round(face.getlength(base))
    return None


def _has(face, letter):
    shown, missing = face.getmask(letter), face.getmask("\uffff")
    return (shown.size, bytes(shown)) != (missing.size, bytes(missing))


def _ink(face, letter, height, baseline):
    width = round(face.getlength(letter))
    picture = Image.new("L", (width + 2 * _MARGIN, height + 2 * _MARGIN))
    ImageDraw.Draw(picture).text((_MARGIN, _MARGIN + baseline), letter, 255, font=face, anchor="ls")
    return picture


def _marked(pictures):
    """Put a mark on a letter: it is as far from it as from an x, or below it. pictures: the letter, the mark, an x."""
    letter, mark, low = pictures
    box, over, of_low = letter.getbbox(), mark.getbbox(), low.getbbox()
    up = of_low[1] - box[1] if over[1] < of_low[1] else 0
    left = (box[0] + box[2] - (over[2] - over[0])) // 2
    layer = Image.new("L", letter.size)
    layer.paste(mark.crop(over), (left, over[1] - up))
    return ImageChops.lighter(letter, layer)


def cut(number: int) -> bytes:
    """The atlas of fonts.CUTS[number]."""
    name, height, line, baseline = fonts.CUTS[number]
    glyphs = _glyphs(number, CUTS[number], letters.PLAIN)
    for path in (SOURCE / name).with_suffix("").glob("*.png"):
        glyphs[int(path.name.split("_")[0], 16)] = atlases.drawn(path)
    return atlases.atlas(glyphs, letters.FIRST, letters.MISSING, height, line, baseline)


def cut_japanese(number: int, plain: bytes) -> bytes:
    """The kana and kanji that go with the atlas `plain` of fonts.CUTS[number]. Raises ValueError if one is missing in
    the TTF file.
    """
    wanted = letters.KANA + letters.kanji()
    glyphs = _glyphs(number, JAPANESE[number], wanted)
    missing = [letter for letter in wanted if ord(letter) not in glyphs]
    if missing:
        raise ValueError("run python -m tools.device.assets.japanese: there is no " + " ".join(missing))
    return atlases.further_glyphs(glyphs, plain)


def _glyphs(number, source, wanted):
    """Return code -> glyph of the letters that the file has."""
    _, height, _, baseline = fonts.CUTS[number]
    face = ImageFont.truetype(str(SOURCE / source.file), source.size, layout_engine=ImageFont.Layout.BASIC)
    cells = {letter: cell(face, letter, height, baseline) for letter in wanted if letter not in source.without}
    return {ord(letter): atlases.glyph(picture) for letter, picture in cells.items() if picture}
