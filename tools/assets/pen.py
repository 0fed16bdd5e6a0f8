"""Drawing shapes many times larger than they will be, so that their edges come out smooth. Coordinates are in pixels of
the finished picture.
"""

import math

from PIL import Image, ImageDraw

from tools.assets import atlases

SCALE = 16


class Pen:
    """A picture of width x height pixels; every shape is ink (255) unless `ink` says 0, which rubs out."""

    def __init__(self, width: int, height: int):
        self.width = width
        self.height = height
        self.image = Image.new("L", (width * SCALE, height * SCALE))
        self._draw = ImageDraw.Draw(self.image)

    def polygon(self, points, ink: int = 255) -> None:
        """A filled polygon with these corners, (x, y) each."""
        self._draw.polygon([(x * SCALE, y * SCALE) for x, y in points], fill=ink)

    def disc(self, x: float, y: float, radius: float, ink: int = 255) -> None:
        """A filled circle around (x, y)."""
        self._draw.ellipse(
            [(x - radius) * SCALE, (y - radius) * SCALE, (x + radius) * SCALE - 1, (y + radius) * SCALE - 1], fill=ink
        )

    def ring(self, x: float, y: float, radius: float, thickness: float) -> None:
        """radius: to the outer edge."""
        self.arc(x, y, radius, thickness, 0, 360)

    def arc(self, x: float, y: float, radius: float, thickness: float, start: float, end: float) -> None:
        """Degrees clockwise from three o'clock; the ends are round."""
        middle = radius - thickness / 2
        steps = max(2, int(abs(end - start) * radius / 20))
        self.line(
            [_on_circle(x, y, middle, start + (end - start) * step / steps) for step in range(steps + 1)], thickness
        )

    def line(self, points, thickness: float, ink: int = 255) -> None:
        """A line through the points with round ends and corners."""
        for (x0, y0), (x1, y1) in zip(points, points[1:], strict=False):
            length = math.hypot(x1 - x0, y1 - y0)
            if length:
                across_x, across_y = (y0 - y1) / length * thickness / 2, (x1 - x0) / length * thickness / 2
                corners = [
                    (x0 + across_x, y0 + across_y),
                    (x1 + across_x, y1 + across_y),
                    (x1 - across_x, y1 - across_y),
                    (x0 - across_x, y0 - across_y),
                ]
                self.polygon(corners, ink)
        for x, y in points:
            self.disc(x, y, thickness / 2, ink)

    def rounded(self, left: float, top: float, right: float, bottom: float, radius: float, ink: int = 255) -> None:
        """A filled rectangle between these edges with round corners."""
        self._draw.rounded_rectangle(
            [left * SCALE, top * SCALE, right * SCALE - 1, bottom * SCALE - 1], radius * SCALE, fill=ink
        )

    def grey(self) -> Image.Image:
        """The finished picture, "L", 0 to 255."""
        return self.image.resize((self.width, self.height), Image.Resampling.BOX)

    def levels(self) -> Image.Image:
        """The finished picture with the four levels 0 to 3."""
        return atlases.levels(self.grey())


def _on_circle(x: float, y: float, radius: float, degrees: float):
    return x + radius * math.cos(math.radians(degrees)), y + radius * math.sin(math.radians(degrees))


def star(x: float, y: float, radius: float, inner: float = 0.42, points: int = 5):
    """The corners of a star that stands on two of its points."""
    return [
        _on_circle(x, y, radius if step % 2 == 0 else radius * inner, -90 + step * 180 / points)
        for step in range(2 * points)
    ]
