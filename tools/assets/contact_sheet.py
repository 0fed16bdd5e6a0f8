"""A PNG of all fonts, signs, dice and pictures, painted by the real canvas, to be looked at."""

from PIL import Image

from firmware.drawing import art, fonts, icon, solids, theme
from firmware.drawing.canvas import Canvas
from firmware.drivers import portable_blit

WIDTH = 960
HEIGHT = 4400
ZOOM = 2


class Paper:
    """Stands in for a panel of any height: keeps what is written, each frame below the one before. `top`: the row at which the frame begins."""

    def __init__(self, width: int, height: int):
        self.width = width
        self.height = height
        self.image = Image.new("RGB", (width, height))
        self.top = 0
        self._area = (0, 0, 0, 0)

    def window(self, x: int, y: int, w: int, h: int) -> None:
        """Where the next pixels go, rows counted from `top`."""
        self._area = (x, self.top + y, w, h)

    def write(self, strip, count: int, start: int) -> None:
        """Keep `count` bytes of the strip, from `start` on, as the pixels of the window."""
        x, y, w, h = self._area
        pixels = bytearray()
        for at in range(start, start + count, 2):
            value = strip[at] << 8 | strip[at + 1]
            pixels += bytes(((value >> 11) * 255 // 31, (value >> 5 & 63) * 255 // 63, (value & 31) * 255 // 31))
        self.image.paste(Image.frombytes("RGB", (w, h), bytes(pixels)), (x, y))

    def wait(self) -> None:
        """Nothing is under way when write() returns."""


LETTERS = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "abcdefghijklmnopqrstuvwxyz",
    "0123456789 .,:;!?'\"-+*/=()[]<>@#&%$",
    "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞß",
    "àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ",
    "¡¢£¤¥¦§¨©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿×÷ \x7f",
)
SIGNS = "".join(chr(code) for code in range(0x80, 0x9A))


def texts():
    """(font, words, style) of each line."""
    for font in (fonts.SMALL, fonts.MEDIUM, fonts.LARGE):
        for line in ("Row 3 needs a real die: WWWWWWWW", *LETTERS, SIGNS):
            yield font, line, theme.TEXT
    yield fonts.MEDIUM, "What is less important", theme.TEXT_DIM
    yield fonts.SMALL, "Less important, in a panel", theme.TEXT_PANEL_DIM
    yield fonts.MEDIUM, "Good news", theme.TEXT_GOOD
    yield fonts.MEDIUM, "A warning", theme.TEXT_WARNING
    yield fonts.MEDIUM, "It has the focus", theme.TEXT_FOCUS
    for index, player in enumerate(theme.PLAYERS):
        yield fonts.LARGE, player[0] + " has the turn", theme.PLAYER_STYLES[index]
        yield fonts.MEDIUM, player[0] + " in ink", theme.PLAYER_INKS[index]


def drawings():
    """(width, height, paper, paint(canvas, x, y)) of each drawing; None starts a new row."""
    for size in art.DIE_SIZES:
        for paper, styles in ((theme.BACKGROUND, art.ON_BACKGROUND), (theme.PANEL, art.dice_styles(theme.PANEL))):
            for look in (art.PLAIN, art.HELD, art.SPENT, art.PLAIN | art.FOCUSED, art.HELD | art.FOCUSED):
                if look & art.FOCUSED or styles is art.ON_BACKGROUND:
                    for face in range(8):

                        def paint(canvas, x, y, size=size, face=face, look=look, styles=styles):
                            art.die(canvas, x + 2, y + 2, size, face, look, styles)

                        yield size + 4, size + 4, paper, paint
                    yield None
    for size in solids.SIZES:
        for look in (art.PLAIN, art.HELD, art.SPENT, art.HELD | art.FOCUSED):
            for kind in solids.KINDS:
                for number in (1, kind):
                    words = str(number)
                    width = solids.font(size, kind).width(words)

                    def paint_solid(canvas, x, y, size=size, kind=kind, words=words, width=width, look=look):
                        solids.draw(canvas, x + 2, y + 2, size, kind, words, width, look)

                    yield size + 4, size + 4, theme.BACKGROUND, paint_solid
            yield None
    for size in theme.MARK_SIZES:
        for player in range(len(theme.PLAYERS)):
            for paper, style in (
                (theme.BACKGROUND, theme.PLAYER_INKS[player]),
                (theme.PLAYERS[player][1], theme.PLAYER_STYLES[player]),
            ):
                picture = theme.mark(player, size)
                yield (
                    size + 8,
                    size + 8,
                    paper,
                    lambda canvas, x, y, picture=picture, style=style: canvas.picture(x + 4, y + 4, picture, style),
                )
    yield None
    for size in art.CELL_SIZES:
        for sign, ink in (
            (art.RING_SIGN, theme.GOOD),
            (art.CROSS_SIGN, theme.WARNING),
            (art.RING_SIGN, theme.INK),
            (art.CROSS_SIGN, theme.DIM),
        ):
            for paper in (theme.BACKGROUND, theme.PANEL):
                style = theme.style(paper, ink)
                yield (
                    size + 4,
                    size + 4,
                    paper,
                    lambda canvas, x, y, size=size, sign=sign, style=style: art.cell_sign(
                        canvas, x + 2, y + 2, size, sign, style
                    ),
                )
    yield None
    yield icon.SIZE, icon.SIZE, theme.BACKGROUND, icon.draw


def save(path: str) -> None:
    """Writes the contact sheet, ZOOM times larger than on a panel."""
    panel = Paper(WIDTH, HEIGHT)
    canvas = Canvas(panel, portable_blit)
    for font, words, style in texts():
        canvas.begin(True)
        start = 0
        for left in (0, 200):
            canvas.box(left, 0, 200, font.line, style[0] << 8 | style[1])
            end = start
            while end < len(words) and font.width(words[start : end + 1]) <= 192:
                end += 1
            canvas.text(left + 4, (font.line - font.height) // 2, words[start:end], font, style)
            start = end
        canvas.finish()
        panel.top += font.line
    x = row = 0
    canvas.begin(True)
    for drawing in drawings():
        if drawing is None or x + drawing[0] > WIDTH:
            canvas.finish()
            canvas.begin(True)
            panel.top += row
            x = row = 0
        if drawing is not None:
            width, height, paper, paint = drawing
            canvas.box(x, 0, width, height, paper)
            paint(canvas, x, 0)
            x += width
            row = max(row, height)
    canvas.finish()
    used = panel.image.crop((0, 0, WIDTH, panel.top + row))
    used.resize((used.width * ZOOM, used.height * ZOOM), Image.Resampling.NEAREST).save(path)
