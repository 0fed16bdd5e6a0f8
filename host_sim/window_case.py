"""Place and scale of the handheld in the window."""

import math

import pygame

from host_sim.case_drawing import CaseDrawing
from host_sim.case_layout import CaseLayout

TABLE = (222, 212, 194)
TABLE_SHADE = (198, 187, 167)

MARGIN = 24  # window pixels around the handheld
BAR = 40  # height of the bar with the menu above it
HELP = 52  # height of the lines of help below it
NEARLY_WHOLE = 0.15  # an excess over a whole scale up to this is given up for sharp pixels


class CaseInWindow:
    """The case of one board. layout: its CaseLayout; call `fit` before drawing or pointing."""

    def __init__(self, layout: CaseLayout):
        self.layout = layout

    def size_at(self, scale: float) -> tuple[int, int]:
        """Return the size of a window with panel pixels of this size."""
        return (
            math.ceil(self.layout.width * scale) + 2 * MARGIN,
            math.ceil(self.layout.height * scale) + 2 * MARGIN + BAR + HELP,
        )

    def largest_scale(self, width: int, height: int) -> float:
        """Return the largest size of a panel pixel in a window of this size."""
        across = (width - 2 * MARGIN) / self.layout.width
        down = (height - 2 * MARGIN - BAR - HELP) / self.layout.height
        scale = max(0.25, min(across, down))
        return int(scale) if scale >= 1 and scale - int(scale) < NEARLY_WHOLE else scale

    def fit(self, width: int, height: int) -> None:
        """Adapt to a new window size."""
        self._scale = self.largest_scale(width, height)
        # Draw at the next whole scale and reduce with a filter, so that all panel pixels look alike.
        self._drawing = CaseDrawing(self.layout, math.ceil(self._scale))
        across, down = int(self.layout.width * self._scale), int(self.layout.height * self._scale)
        self._size = (across, down)
        self._corner = ((width - across) // 2, BAR + (height - BAR - HELP - down) // 2)

    def point(self, place: tuple[float, float], turned: bool) -> tuple[float, float]:
        """Return the case point (in CaseLayout units) at a point of the window. turned: the board is upside down."""
        x = (place[0] - self._corner[0]) / self._scale
        y = (place[1] - self._corner[1]) / self._scale
        return (self.layout.width - x, self.layout.height - y) if turned else (x, y)

    def window_point(self, x: float, y: float, turned: bool) -> tuple[int, int]:
        """Return the window's point at a point of the case, rounded down."""
        if turned:
            x, y = self.layout.width - x, self.layout.height - y
        return int(self._corner[0] + x * self._scale), int(self._corner[1] + y * self._scale)

    def draw(self, screen: pygame.Surface, handheld) -> None:
        """Draw the case on the table, with its shadow."""
        for spread in (9, 6, 3):
            shade = tuple(
                (paper * spread + shadow * (12 - spread)) // 12
                for paper, shadow in zip(TABLE, TABLE_SHADE, strict=True)
            )
            area = pygame.Rect(self._corner, self._size).inflate(2 * spread, 2 * spread).move(0, 6)
            pygame.draw.rect(screen, shade, area, border_radius=int(18 * self._scale) + spread)
        case = self._drawing.draw(
            handheld.pixels(), handheld.turned, handheld.backlight, handheld.led, handheld.pressed_pins()
        )
        if case.get_size() != self._size:
            case = pygame.transform.smoothscale(case, self._size)
        screen.blit(case, self._corner)
