"""The pictures of firmware/drawing/solids.py: a coin and the solids with more than six faces, each seen from above its
number.
"""

import math

from PIL import Image

from tools.assets.pen import Pen

LIT, SHADED, EDGE = 255, 170, 85
"""Inks of the upper face, of those beside it, and of the edges between: levels 3, 2 and 1."""


def _around(radius: float, corners: int, turned: float = -90, x: float = 0.5, y: float = 0.5):
    """The corners of a regular polygon in a square of side 1."""
    angles = [math.radians(turned + step * 360 / corners) for step in range(corners)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


# For each number of faces: the outline, the upper face, and edges from one to the other; in a square of side 1.
_HEXAGON = _around(0.49, 6)
_UP = _around(0.375, 3)
_DECAGON = _around(0.49, 10)
_PENTAGON = _around(0.345, 5)
_BALL = _around(0.49, 24)
_OCTAGON = _around(0.345, 12, -75)
_SHAPES = {
    2: (_BALL, _BALL, []),
    4: ([(0.5, 0.06), (0.98, 0.9), (0.02, 0.9)], [(0.5, 0.06), (0.98, 0.9), (0.02, 0.9)], []),
    8: ([(0.5, 0.01), (0.98, 0.62), (0.5, 0.99), (0.02, 0.62)], [(0.5, 0.01), (0.98, 0.62), (0.02, 0.62)], []),
    10: (
        [(0.5, 0.01), (0.98, 0.44), (0.98, 0.56), (0.5, 0.99), (0.02, 0.56), (0.02, 0.44)],
        [(0.5, 0.01), (0.83, 0.58), (0.5, 0.79), (0.17, 0.58)],
        [((0.83, 0.58), (0.98, 0.5)), ((0.17, 0.58), (0.02, 0.5)), ((0.5, 0.79), (0.5, 0.99))],
    ),
    12: (_DECAGON, _PENTAGON, [(_PENTAGON[i], _DECAGON[2 * i]) for i in range(5)]),
    20: (_HEXAGON, _UP, [(_UP[i], _HEXAGON[j % 6]) for i in range(3) for j in (2 * i - 1, 2 * i, 2 * i + 1)]),
    100: (_BALL, _OCTAGON, [(_OCTAGON[i], _BALL[(2 * i + 1) % 24]) for i in range(12)]),
}  # fmt: skip


def _scaled(points, side: float, shrink: float = 0.0, lift: float = 0.0):
    """Points of the square of side 1 in pixels, drawn `shrink` pixels towards the middle and `lift` upwards."""
    factor = (side - 2 * shrink) / side
    return [(side * (0.5 + (x - 0.5) * factor), side * (0.5 + (y - 0.5) * factor) - lift) for x, y in points]


def _rounded(pen: Pen, points, thickness: float, ink: int = 255):
    pen.polygon(points, ink)
    pen.line([*points, points[0]], thickness, ink)


def body(faces: int, side: int) -> Image.Image:
    """The whole solid as a shape; in the end only its rim is seen."""
    pen = Pen(side, side)
    corner = side * 0.07
    _rounded(pen, _scaled(_SHAPES[faces][0], side, corner / 2), corner)
    return pen.levels()


def face(faces: int, side: int) -> Image.Image:
    """The faces, the upper one lit; light comes from above, so the rim is thin at the top and thick at the bottom."""
    pen = Pen(side, side)
    outline, up, edges = _SHAPES[faces]
    rim = max(0.9, side * 0.03)
    lift = max(0.4, side * 0.02)
    corner = side * 0.05

    def place(points):
        return _scaled(points, side, rim + corner / 2 + lift / 2, lift)

    _rounded(pen, place(outline), corner, SHADED if up is not outline else LIT)
    thin = max(0.7, side * 0.022)
    if up is not outline:
        _rounded(pen, place(up), thin, LIT)
        for edge in [*edges, *zip(up, [*up[1:], up[0]], strict=True)]:
            pen.line(place(edge), thin, EDGE)
    elif faces == 2:
        ring = _scaled(_around(0.40, 48), side, rim, lift)
        pen.line([*ring, ring[0]], max(0.8, side * 0.03), SHADED)
    return pen.levels()
