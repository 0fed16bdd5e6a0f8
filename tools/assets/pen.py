"""Drawing shapes many times larger than they will be, so that their edges come out smooth."""

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from tools.assets import atlases

SCALE = 16
Point = tuple[float, float]


class Pen:
    """A picture of width x height pixels; every shape is ink (255) unless `ink` says 0, which rubs out.

    Coordinates, radii and thicknesses are in units of `unit` pixels of the finished picture.
    """

    def __init__(self, width: int, height: int, unit: float = 1):
        self.width = width
        self.height = height
        self._unit = unit
        self._scale = SCALE * unit
        self.image = Image.new("L", (width * SCALE, height * SCALE))
        self._draw = ImageDraw.Draw(self.image)

    def polygon(self, points: Sequence[Point], ink: int = 255) -> None:
        """A filled polygon with these corners."""
        self._draw.polygon([(x * self._scale, y * self._scale) for x, y in points], fill=ink)

    def disc(self, x: float, y: float, radius: float, ink: int = 255) -> None:
        """A filled circle around (x, y)."""
        x, y, radius = x * self._scale, y * self._scale, radius * self._scale
        self._draw.ellipse([x - radius, y - radius, x + radius - 1, y + radius - 1], fill=ink)

    def arc(self, x: float, y: float, radius: float, thickness: float, start: float, end: float) -> None:
        """radius: to the outer edge. Degrees clockwise from three o'clock; the ends are round."""
        middle = radius - thickness / 2
        steps = max(2, int(abs(end - start) * radius * self._unit / 20))
        degrees = [start + (end - start) * step / steps for step in range(steps + 1)]
        self.line([_on_circle(x, y, middle, angle) for angle in degrees], thickness)

    def line(self, points: Sequence[Point], thickness: float, ink: int = 255) -> None:
        """A line through the points with round ends and corners."""
        for (x0, y0), (x1, y1) in zip(points, points[1:], strict=False):
            length = math.hypot(x1 - x0, y1 - y0)
            if length:
                across, down = (y0 - y1) / length * thickness / 2, (x1 - x0) / length * thickness / 2
                ends = ((x0, y0, 1), (x1, y1, 1), (x1, y1, -1), (x0, y0, -1))
                self.polygon([(x + side * across, y + side * down) for x, y, side in ends], ink)
        for x, y in points:
            self.disc(x, y, thickness / 2, ink)

    def rounded(self, left: float, top: float, right: float, bottom: float, radius: float, ink: int = 255) -> None:
        """A filled rectangle between these edges with round corners."""
        scale = self._scale
        edges = [left * scale, top * scale, right * scale - 1, bottom * scale - 1]
        self._draw.rounded_rectangle(edges, radius * scale, fill=ink)

    def levels(self) -> Image.Image:
        """The finished picture with the four levels 0 to 3."""
        return atlases.levels(self.image.resize((self.width, self.height), Image.Resampling.BOX))


def _on_circle(x: float, y: float, radius: float, degrees: float) -> Point:
    return x + radius * math.cos(math.radians(degrees)), y + radius * math.sin(math.radians(degrees))


def star(x: float, y: float, radius: float, inner: float = 0.42, points: int = 5) -> list[Point]:
    """The corners of a star around (x, y), one of its points up; inner: the notches' part of the radius."""
    return [
        _on_circle(x, y, radius if step % 2 == 0 else radius * inner, -90 + step * 180 / points)
        for step in range(2 * points)
    ]
