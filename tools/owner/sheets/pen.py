"""Drawing on a PDF page in millimetres from the top left, with the project's fonts; the ink of all printed sheets."""

import contextlib
from collections.abc import Iterator, Sequence

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from tools import places

MILLIMETRE = 72 / 25.4
POINT = 1 / MILLIMETRE

TEXT = "Atkinson"
BOLD = "AtkinsonBold"
HEAD = "BarlowCondensed"
_FILES = {
    TEXT: "AtkinsonHyperlegible-Regular.ttf",
    BOLD: "AtkinsonHyperlegible-Bold.ttf",
    HEAD: "BarlowCondensed-SemiBold.ttf",
}
# How high a capital letter is, as a part of the size; texts are centred by it.
_CAPITALS = 0.68

# Pips of each face, as parts of the die's side.
_PIPS = {
    1: ((0.5, 0.5),),
    2: ((0.27, 0.27), (0.73, 0.73)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)),
    5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    6: ((0.27, 0.23), (0.73, 0.23), (0.27, 0.5), (0.73, 0.5), (0.27, 0.77), (0.73, 0.77)),
}

INK = 0x1D2433
GREY = 0x6B7280
LINE = 0xB8BDC7
PALE = 0xF1F2F4
WHITE = 0xFFFFFF


def tint(colour: int, part: float) -> int:
    """`colour` (0xRRGGBB) mixed with white: `part` of it, 0 to 1."""
    return sum(round(255 + ((colour >> shift & 255) - 255) * part) << shift for shift in (0, 8, 16))


def register_fonts() -> None:
    """Make the project's fonts known to reportlab by their names here."""
    for name, file in _FILES.items():
        if name not in pdfmetrics.getRegisteredFontNames():
            pdfmetrics.registerFont(TTFont(name, str(places.ROOT / "tools" / "device" / "assets" / "source" / file)))


class Pen:
    """Draws on a reportlab canvas. Lengths are millimetres, y grows downwards, sizes of letters are points."""

    def __init__(self, canvas: Canvas, height: float):
        self._canvas = canvas
        self._height = height
        register_fonts()

    @contextlib.contextmanager
    def inside(self, x: float, y: float, scale: float, height: float) -> Iterator["Pen"]:
        """Within it, 0, 0 is the place x, y of now, everything is `scale` times as large, and the area is `height`
        high.
        """
        outer = self._height
        self._canvas.saveState()
        self._canvas.translate(x * MILLIMETRE, (outer - y - height * scale) * MILLIMETRE)
        self._canvas.scale(scale, scale)
        self._height = height
        try:
            yield self
        finally:
            self._height = outer
            self._canvas.restoreState()

    def rectangle(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: int | None = None,
        line: int | None = None,
        thick: float = 0.3,
        radius: float = 0.0,
        dashed: bool = False,
    ) -> None:
        """A rectangle, with rounded corners where there is a radius."""
        self._ink(fill, line, thick, dashed)
        bottom = (self._height - y - height) * MILLIMETRE
        shape = (x * MILLIMETRE, bottom, width * MILLIMETRE, height * MILLIMETRE)
        fills, strokes = int(fill is not None), int(line is not None)
        if radius:
            self._canvas.roundRect(*shape, radius * MILLIMETRE, fill=fills, stroke=strokes)
        else:
            self._canvas.rect(*shape, fill=fills, stroke=strokes)

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        fill: int | None = None,
        line: int | None = None,
        thick: float = 0.3,
        dashed: bool = False,
    ) -> None:
        """A circle around x, y."""
        self._ink(fill, line, thick, dashed)
        middle = (x * MILLIMETRE, (self._height - y) * MILLIMETRE)
        self._canvas.circle(*middle, radius * MILLIMETRE, fill=int(fill is not None), stroke=int(line is not None))

    def line(
        self,
        x: float,
        y: float,
        to_x: float,
        to_y: float,
        line: int = LINE,
        thick: float = 0.3,
        dashed: bool = False,
    ) -> None:
        """A straight line."""
        self._ink(None, line, thick, dashed)
        points = (x, self._height - y, to_x, self._height - to_y)
        self._canvas.line(*[point * MILLIMETRE for point in points])

    def die(self, x: float, y: float, side: float, face: int) -> None:
        """A die that shows `face`, 1 to 6."""
        self.rectangle(x, y, side, side, WHITE, INK, 0.046 * side, radius=0.2 * side)
        for across, down in _PIPS[face]:
            self.circle(x + across * side, y + down * side, 0.095 * side, INK)

    def polygon(self, points: Sequence[tuple[float, float]], fill: int) -> None:
        """A filled shape through points (x, y)."""
        self._ink(fill, None, 0, False)
        path = self._path(points)
        path.close()
        self._canvas.drawPath(path, fill=1, stroke=0)

    def stroke(self, points: Sequence[tuple[float, float]], line: int, thick: float) -> None:
        """A line through points (x, y) with round ends and corners."""
        self._ink(None, line, thick, False)
        path = self._path(points)
        self._canvas.saveState()
        self._canvas.setLineCap(1)
        self._canvas.setLineJoin(1)
        self._canvas.drawPath(path, fill=0, stroke=1)
        self._canvas.restoreState()

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        font: str = TEXT,
        colour: int = INK,
        align: str = "left",
        widest: float | None = None,
    ) -> None:
        """Words in one line, the capitals around the height y; made smaller where they are wider than `widest`."""
        if widest is not None:
            size *= min(1, widest / self.width(words, size, font))
        self._canvas.setFillColorRGB(*_parts(colour))
        self._canvas.setFont(font, size)
        base = (self._height - y) * MILLIMETRE - _CAPITALS * size / 2
        draw = {
            "left": self._canvas.drawString,
            "middle": self._canvas.drawCentredString,
            "right": self._canvas.drawRightString,
        }[align]
        draw(x * MILLIMETRE, base, words)

    def width(self, words: str, size: float, font: str = TEXT) -> float:
        """How wide the words would be."""
        return max(pdfmetrics.stringWidth(words, font, size) * POINT, 0.01)

    def blank(self, x: float, y: float, width: float, label: str, size: float = 11) -> None:
        """A line to write on, `width` long, at height y, behind its label; x is where the label begins."""
        self.text(x, y - 1.6, label, size, colour=GREY)
        start = x + self.width(label, size) + 2
        self.line(start, y, x + width, y, GREY, 0.35)

    def _path(self, points):
        path = self._canvas.beginPath()
        for number, (x, y) in enumerate(points):
            move = path.lineTo if number else path.moveTo
            move(x * MILLIMETRE, (self._height - y) * MILLIMETRE)
        return path

    def _ink(self, fill, line, thick, dashed):
        if fill is not None:
            self._canvas.setFillColorRGB(*_parts(fill))
        if line is not None:
            self._canvas.setStrokeColorRGB(*_parts(line))
            self._canvas.setLineWidth(thick * MILLIMETRE)
            self._canvas.setDash([1.2 * MILLIMETRE, 1.2 * MILLIMETRE] if dashed else [])


def _parts(colour):
    return [(colour >> shift & 255) / 255 for shift in (16, 8, 0)]
