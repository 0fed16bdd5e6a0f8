"""The three fonts and their icons; see firmware/drivers/glyph_atlas.py for the format of an atlas."""

import micropython

UP, DOWN, LEFT, RIGHT = "\x80", "\x81", "\x82", "\x83"
CHECK, CROSS, UNDO, REDO = "\x84", "\x85", "\x86", "\x87"
BACK, INFO, DOT, RING = "\x88", "\x89", "\x8a", "\x8b"
CIRCLE, SQUARE, TRIANGLE, STAR = "\x8c", "\x8d", "\x8e", "\x8f"
"""The marks of the first four of theme.PLAYERS."""
DICE = "\x90\x91\x92\x93\x94\x95"
"""Small dice, 1 to 6."""
JOLLY, CROWN, PENCIL, LOCK = "\x96", "\x97", "\x98", "\x99"

_FOLDER = __file__.replace("\\", "/").rsplit("/", 2)[0] + "/assets/"


class Font:
    """One size of type. `height`: rows of a glyph; `line`: rows from line to line; `baseline`: rows from the top to the
    baseline; `atlas`: the blitter's data, empty until loaded.
    """

    def __init__(self, name: str, height: int, line: int, baseline: int):
        self.name = name
        self.height = height
        self.line = line
        self.baseline = baseline
        self.atlas: list = []

    @micropython.native
    def width(self, words: str) -> int:
        """Return the pixels from the start of the first glyph to the end of the last."""
        if not self.atlas:
            _use_portable()
        return _measure(words, self.atlas)

    def __repr__(self):
        return self.name


SMALL = Font("small.font", 18, 20, 14)
MEDIUM = Font("medium.font", 24, 28, 19)
LARGE = Font("large.font", 32, 36, 26)

pictures = None
"""The atlas of pictures (numbered in firmware/drawing/art.py), None until loaded."""
_blitter = None


def use(blitter) -> None:
    """Load and measure the fonts and pictures with this blitter: portable_blit.py or thumb_blit.py."""
    global _blitter, _measure, pictures
    if blitter is not _blitter:
        _blitter = blitter
        _measure = blitter.measure
        SMALL.atlas, MEDIUM.atlas, LARGE.atlas, pictures = blitter.load(
            _FOLDER, (SMALL.name, MEDIUM.name, LARGE.name, "pictures.sheet")
        )


def _use_portable():
    # On a computer, tools and tests measure text before there is a canvas.
    from firmware.drivers import portable_blit

    use(portable_blit)


def gap(pixels: int) -> str:
    """Return the text that advances by this many pixels inside another text; "" for 0 or less."""
    return "\x1f" * (pixels // 31) + (chr(pixels % 31) if pixels % 31 else "") if pixels > 0 else ""


def fit(words: str, width: int, largest: Font = LARGE) -> Font:
    """Return the largest font, up to `largest`, in which the text fits into `width` pixels, or else SMALL."""
    if largest is LARGE and LARGE.width(words) <= width:
        return LARGE
    if largest is not SMALL and MEDIUM.width(words) <= width:
        return MEDIUM
    return SMALL
