"""The fonts and their icons; see firmware/drivers/glyph_atlas.py for the format of an atlas."""

import micropython

UP, DOWN, LEFT, RIGHT = "\x80", "\x81", "\x82", "\x83"
CHECK, CROSS, UNDO, REDO = "\x84", "\x85", "\x86", "\x87"
BACK, INFO, DOT, RING = "\x88", "\x89", "\x8a", "\x8b"
CIRCLE, SQUARE, TRIANGLE, STAR = "\x8c", "\x8d", "\x8e", "\x8f"
"""The marks of the first four of theme.PLAYERS."""
DICE = "\x90\x91\x92\x93\x94\x95"
"""Small dice, 1 to 6."""
JOLLY, CROWN, PENCIL, LOCK = "\x96", "\x97", "\x98", "\x99"


CUTS = (("small.font", 18, 20, 14), ("medium.font", 24, 28, 19), ("large.font", 32, 36, 26), ("tall.font", 28, 28, 23))
"""Of each atlas its file, the rows of a glyph, those from line to line, and those from the top to the baseline. The
last is narrow and has capitals as high as the large one.
"""
JAPANESE = "japanese_"
"""What is before the name of one of these files in that with the kana and kanji which go with it."""
_SMALL, _MEDIUM, _LARGE, _TALL = range(4)
_atlases: list = [[]] * len(CUTS)


class Font:
    """A size of type as screens name it. `height`: rows of a glyph; `line`: rows from line to line; `baseline`: rows
    from the top to the baseline; `atlas`: the blitter's data, empty until loaded.
    """

    def __init__(self, number: int):
        self.show(number)

    def show(self, number: int) -> None:
        """Take the type of CUTS[number]."""
        self.name, self.height, self.line, self.baseline = CUTS[number]
        self.atlas = _atlases[number]

    @micropython.native
    def width(self, words: str) -> int:
        """Return the pixels from the start of the first glyph to the end of the last."""
        if not self.atlas:
            _use_portable()
        return _measure(words, self.atlas)

    def __repr__(self):
        return self.name


SMALL, MEDIUM, LARGE = Font(_SMALL), Font(_MEDIUM), Font(_LARGE)
PLAIN_SMALL, PLAIN_MEDIUM = Font(_SMALL), Font(_MEDIUM)
"""The same without large text: for what is in a picture."""
large_text = False
"""True while SMALL and MEDIUM are the tall type."""

pictures = None
"""The atlas of pictures (numbered in firmware/drawing/art.py), None until loaded."""
_blitter = None


LEADING = 2
"""Most pixels between two lines of large text."""


def use(blitter) -> None:
    """Load and measure the fonts and pictures with this blitter: portable_blit.py or thumb_blit.py."""
    global _blitter, _measure, pictures
    if blitter is not _blitter:
        _blitter = blitter
        _measure = blitter.measure
        (pictures,) = blitter.load(["pictures.sheet"])
        load()


def load() -> None:
    """Load the fonts, with kana and kanji if their files are there. A picture drawn before must be drawn anew."""
    global _atlases
    if _blitter is None:
        return  # `use` will
    names = [cut[0] for cut in CUTS]
    _atlases = _blitter.load(names)
    try:
        further = _blitter.load([JAPANESE + name for name in names])
        # How one goes on in the other: see firmware/drivers/glyph_atlas.py. Large kana are those of the tall type.
        further[_LARGE] += further[_TALL][1:]
        _atlases = [more[:1] + plain[1:] + more[2:] for plain, more in zip(_atlases, further)]
    except OSError:
        pass  # a page fetches them only for Japanese
    for font, number in ((PLAIN_SMALL, _SMALL), (PLAIN_MEDIUM, _MEDIUM), (LARGE, _LARGE)):
        font.show(number)
    set_large_text(large_text)


def set_large_text(large: bool) -> None:
    """Show small and medium text in the tall type, or in their own. A picture drawn before must be drawn anew."""
    global large_text
    large_text = large
    SMALL.show(_TALL if large else _SMALL)
    MEDIUM.show(_TALL if large else _MEDIUM)


def _use_portable():
    # On a computer, tools and tests measure text before there is a canvas.
    from firmware.drivers import portable_blit

    use(portable_blit)


def gap(pixels: int) -> str:
    """Return the text that advances by this many pixels inside another text; "" for 0 or less."""
    return "\x1f" * (pixels // 31) + (chr(pixels % 31) if pixels % 31 else "") if pixels > 0 else ""


def leading(rows: int, count: int) -> int:
    """Return the pixels between lines of a text, of which `rows` more have room; count: of lines. Large text has no
    rows between its lines of its own.
    """
    return min(LEADING, rows // count) if large_text and rows > 0 and count > 1 else 0


def in_picture(height: int) -> Font:
    """Return the font for labels in rows of this height: with large text the largest that fits."""
    return SMALL if SMALL.height <= height else PLAIN_MEDIUM if PLAIN_MEDIUM.height <= height else PLAIN_SMALL


def fit(words: str, width: int, largest: Font = LARGE) -> Font:
    """Return the largest font, up to `largest`, in which the text fits into `width` pixels, or else SMALL; PLAIN_SMALL
    is itself.
    """
    if largest is PLAIN_SMALL:
        return largest
    if largest is LARGE and LARGE.width(words) <= width:
        return LARGE
    if largest is not SMALL and MEDIUM.width(words) <= width:
        return MEDIUM
    return SMALL
