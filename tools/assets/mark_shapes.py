"""The shapes of the players' marks: cut into the handheld's pictures, and printed on the pieces of paper."""

from typing import Any

from tools.assets.pen import star


def draw(pen: Any, kind: int, size: float) -> None:
    """Mark number `kind` of theme.PLAYERS, size x size from the pen's corner: circle, square, triangle, star, heart or
    moon.

    pen: has disc, rounded, polygon and line, as tools/assets/pen.py has them.
    """
    half = size / 2
    if kind == 0:
        pen.disc(half, half, half * 0.92)
    elif kind == 1:
        pen.rounded(size * 0.1, size * 0.1, size * 0.9, size * 0.9, size * 0.12)
    elif kind == 2:
        corners = [(half, size * 0.14), (size * 0.9, size * 0.86), (size * 0.1, size * 0.86)]
        pen.polygon(corners)
        pen.line([*corners, corners[0]], size * 0.12)
    elif kind == 3:
        corners = star(half, size * 0.54, size * 0.47, 0.46)
        pen.polygon(corners)
        pen.line([*corners, corners[0]], size * 0.06)
    elif kind == 4:
        for side in (-1, 1):
            pen.disc(half + side * size * 0.215, size * 0.34, size * 0.245)
            # From the lobe's flank down to the point.
            pen.polygon([(half, size * 0.3), (half + side * size * 0.4, size * 0.5), (half, size * 0.93)])
        pen.disc(half, size * 0.84, size * 0.085)
        pen.polygon([(half + size * x, size * y) for x, y in ((-0.43, 0.45), (0.43, 0.45), (0.06, 0.9), (-0.06, 0.9))])
    else:
        pen.disc(size * 0.47, half, half * 0.92)
        pen.disc(size * 0.72, size * 0.38, half * 0.7, 0)
