"""Where the handheld lies in the window, and how large it is drawn."""

import math

import pygame

from host_sim.case_drawing import CaseDrawing
from host_sim.case_layout import CaseLayout

TABLE = (222, 212, 194)
TABLE_SHADE = (198, 187, 167)

MARGIN = 24  # window pixels round the handheld
BAR = 40  # height of the bar with the menu above it
HELP = 52  # height of the lines of help below it
NEARLY_WHOLE = 0.15  # so little more than a whole scale is given up for sharp pixels


class CaseInWindow:
    """The case of one board. layout: its CaseLayout; `fit` before anything is drawn or pointed at."""

    def __init__(self, layout: CaseLayout):
        self.layout = layout

    def size_at(self, scale: float) -> tuple[int, int]:
        """The size of a window in which each pixel of the panel is drawn so large."""
        return (
            math.ceil(self.layout.width * scale) + 2 * MARGIN,
            math.ceil(self.layout.height * scale) + 2 * MARGIN + BAR + HELP,
        )

    def largest_scale(self, width: int, height: int) -> float:
        """How large a pixel of the panel can be in a window of this size."""
        across = (width - 2 * MARGIN) / self.layout.width
        down = (height - 2 * MARGIN - BAR - HELP) / self.layout.height
        scale = max(0.25, min(across, down))
        return int(scale) if scale >= 1 and scale - int(scale) < NEARLY_WHOLE else scale

    def fit(self, width: int, height: int) -> None:
        """The window has this size from now on."""
        self._scale = self.largest_scale(width, height)
        # Drawn at the next whole scale and made smaller by a filter: so each pixel of the panel counts alike.
        self._drawing = CaseDrawing(self.layout, math.ceil(self._scale))
        across, down = int(self.layout.width * self._scale), int(self.layout.height * self._scale)
        self._size = (across, down)
        self._corner = ((width - across) // 2, BAR + (height - BAR - HELP - down) // 2)

    def point(self, place: tuple[float, float], turned: bool) -> tuple[float, float]:
        """The point of the case (units of CaseLayout) under a point of the window. turned: the board is upside down."""
        x = (place[0] - self._corner[0]) / self._scale
        y = (place[1] - self._corner[1]) / self._scale
        return (self.layout.width - x, self.layout.height - y) if turned else (x, y)

    def window_point(self, x: float, y: float, turned: bool) -> tuple[int, int]:
        """The point of the window over a point of the case, rounded down."""
        if turned:
            x, y = self.layout.width - x, self.layout.height - y
        return int(self._corner[0] + x * self._scale), int(self._corner[1] + y * self._scale)

    def draw(self, screen: pygame.Surface, handheld) -> None:
        """The case on the table, with its shadow."""
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
