"""Drawing of the handheld with pygame: case, bezel, keys, stick, LED, and the panel's picture with its backlight."""

from collections.abc import Callable

import pygame

from host_sim.case_layout import BEZEL, KEY_RADIUS, STICK_CENTRE_RADIUS, STICK_RADIUS
from host_sim.pictures import light_of, swapped

BODY = (52, 58, 74)
BODY_EDGE = (84, 92, 112)
BODY_SHADE = (38, 43, 56)
BEZEL_COLOUR = (14, 15, 19)
PRINT = (174, 182, 198)
PRINT_QUIET = (120, 128, 148)
CAP = (226, 222, 212)
CAP_EDGE = (160, 154, 142)
CAP_PRESSED = (196, 190, 178)
CAP_PRINT = (52, 58, 74)
WELL = (30, 34, 44)
LED_OFF = (96, 100, 110)

SMOOTHING = 3  # shapes are drawn this much larger and scaled down, to smooth their edges


def smooth(width: int, height: int, paint: Callable) -> pygame.Surface:
    """Return a surface of this size from what paint(surface, factor) draws at SMOOTHING times the size."""
    large = pygame.Surface((width * SMOOTHING, height * SMOOTHING), pygame.SRCALPHA)
    paint(large, SMOOTHING)
    return pygame.transform.smoothscale(large, (width, height))


def panel_surface(pixels: bytes, width: int, height: int) -> pygame.Surface:
    """Return a surface with the panel's pixels (RGB565, high byte first)."""
    surface = pygame.Surface((width, height), depth=16, masks=(0xF800, 0x07E0, 0x001F, 0))
    pitch = surface.get_pitch()
    data = swapped(pixels)
    if pitch == width * 2:
        surface.get_buffer().write(data, 0)
    else:  # lines of odd width are padded to four bytes
        buffer = surface.get_buffer()
        for y in range(height):
            buffer.write(data[y * width * 2 : (y + 1) * width * 2], y * pitch)
    return surface


class CaseDrawing:
    """The picture of one board's case. layout: CaseLayout; scale: window pixels per panel pixel."""

    def __init__(self, layout, scale):
        self.layout = layout
        self.scale = scale
        self.size = (layout.width * scale, layout.height * scale)
        self._font = pygame.font.Font(None, max(12, 15 * scale))
        self._small = pygame.font.Font(None, max(10, 11 * scale))
        self._body = smooth(*self.size, self._paint_body)
        self._print_labels()
        self._caps = {pressed: self._cap(KEY_RADIUS, pressed) for pressed in (False, True)}
        self._stick_caps = {pressed: self._cap(STICK_CENTRE_RADIUS + 4, pressed) for pressed in (False, True)}
        self._seen = None
        self._picture = pygame.Surface((1, 1))

    def draw(
        self, pixels: bytes, turned: bool, backlight: int, led: tuple[int, ...] | None, pressed_pins: list[int]
    ) -> pygame.Surface:
        """Draw the handheld as its holder sees it, a surface of `size`.

        pixels: as the holder sees them; turned: held upside down; backlight: 0 to 100; led: (red, green, blue) or None;
        pressed_pins: pins of pressed keys.
        """
        layout, scale = self.layout, self.scale
        surface = self._body.copy()
        corner = (layout.panel_x * scale, layout.panel_y * scale)
        surface.blit(self._panel(pixels, turned, backlight), corner)
        for key in layout.keys:
            if key.direction is None:
                cap = self._caps[key.pin in pressed_pins]
                surface.blit(cap, (key.x * scale - cap.get_width() // 2, key.y * scale - cap.get_height() // 2))
                self._write(
                    surface,
                    key.label,
                    self._font,
                    CAP_PRINT,
                    key.x * scale,
                    key.y * scale + (scale if key.pin in pressed_pins else 0),
                )
        if layout.stick is not None:
            self._draw_stick(surface, pressed_pins)
        if layout.led is not None:
            self._draw_led(surface, led)
        return pygame.transform.rotate(surface, 180) if turned else surface

    def _panel(self, pixels, turned, backlight):
        seen = (pixels, turned, backlight)
        if seen != self._seen:
            self._seen = seen
            board = self.layout.board
            picture = pygame.transform.scale_by(panel_surface(pixels, board.WIDTH, board.HEIGHT), self.scale)
            if turned:
                picture = pygame.transform.rotate(picture, 180)
            light = light_of(backlight)
            if light < 255:
                picture = picture.convert_alpha()
                picture.fill((light, light, light, 255), special_flags=pygame.BLEND_RGBA_MULT)
            self._picture = picture
        return self._picture

    def _paint_body(self, surface, factor):
        layout = self.layout
        unit = self.scale * factor
        whole = surface.get_rect()
        pygame.draw.rect(surface, BODY_SHADE, whole, border_radius=18 * unit)
        pygame.draw.rect(surface, BODY_EDGE, whole.inflate(-unit, -unit).move(0, -unit // 2), border_radius=18 * unit)
        pygame.draw.rect(surface, BODY, whole.inflate(-4 * unit, -4 * unit), border_radius=16 * unit)
        bezel = pygame.Rect(
            layout.panel_x * unit, layout.panel_y * unit, layout.board.WIDTH * unit, layout.board.HEIGHT * unit
        )
        pygame.draw.rect(
            surface, BODY_SHADE, bezel.inflate(2 * (BEZEL + 2) * unit, 2 * (BEZEL + 2) * unit), border_radius=7 * unit
        )
        pygame.draw.rect(
            surface, BEZEL_COLOUR, bezel.inflate(2 * BEZEL * unit, 2 * BEZEL * unit), border_radius=5 * unit
        )
        for key in layout.keys:
            if key.direction is None:
                pygame.draw.circle(surface, WELL, (key.x * unit, key.y * unit), (KEY_RADIUS + 3) * unit)
        if layout.stick is not None:
            x, y = layout.stick[0] * unit, layout.stick[1] * unit
            pygame.draw.circle(surface, WELL, (x, y), (STICK_RADIUS + 3) * unit)
            pygame.draw.circle(surface, BODY_SHADE, (x, y), STICK_RADIUS * unit)
            for key in layout.keys:
                if key.direction not in (None, (0, 0)):
                    self._paint_arrow(surface, x, y, key.direction, unit)

    @staticmethod
    def _paint_arrow(surface, x, y, direction, unit):
        dx, dy = direction
        tip = (x + dx * (STICK_RADIUS - 4) * unit, y + dy * (STICK_RADIUS - 4) * unit)
        base = (x + dx * (STICK_RADIUS - 11) * unit, y + dy * (STICK_RADIUS - 11) * unit)
        half = 6 * unit
        pygame.draw.polygon(
            surface,
            PRINT,
            [tip, (base[0] + dy * half, base[1] + dx * half), (base[0] - dy * half, base[1] - dx * half)],
        )

    def _print_labels(self):
        layout, scale = self.layout, self.scale
        middle = (layout.panel_x + layout.board.WIDTH // 2) * scale
        self._write(self._body, "T A B L E S I D E", self._small, PRINT, middle, layout.panel_y * scale // 2 - scale)
        self._write(
            self._body,
            layout.board.NAME,
            self._small,
            PRINT_QUIET,
            middle,
            (layout.panel_y + layout.board.HEIGHT + 18) * scale,
        )

    def _cap(self, radius, pressed):
        def paint(surface, factor):
            self._paint_cap(surface, radius * self.scale * factor, pressed, self.scale * factor)

        size = (2 * radius + 4) * self.scale
        return smooth(size, size, paint)

    @staticmethod
    def _paint_cap(surface, radius, pressed, unit):
        x, y = surface.get_rect().center
        if pressed:
            pygame.draw.circle(surface, CAP_EDGE, (x, y + unit), radius)
            pygame.draw.circle(surface, CAP_PRESSED, (x, y + unit), radius - unit)
        else:
            pygame.draw.circle(surface, CAP_EDGE, (x, y + unit), radius)
            pygame.draw.circle(surface, CAP, (x, y - unit // 2), radius - unit)

    def _draw_stick(self, surface, pressed_pins):
        dx = dy = 0
        pushed = False
        for key in self.layout.keys:
            if key.direction is not None and key.pin in pressed_pins:
                dx += key.direction[0]
                dy += key.direction[1]
                pushed = pushed or key.direction == (0, 0)
        cap = self._stick_caps[pushed]
        x = (self.layout.stick[0] + 7 * dx) * self.scale - cap.get_width() // 2
        y = (self.layout.stick[1] + 7 * dy) * self.scale - cap.get_height() // 2
        surface.blit(cap, (x, y))

    def _draw_led(self, surface, led):
        x, y = self.layout.led[0] * self.scale, self.layout.led[1] * self.scale
        red, green, blue = led or (0, 0, 0)
        strength = max(red, green, blue)
        radius = 5 * self.scale
        if strength:
            # The hue at full brightness, and a halo that follows the LED's brightness.
            hue = tuple(255 * part // strength for part in (red, green, blue))
            reach = 3 * radius
            halo = pygame.Surface((2 * reach, 2 * reach), pygame.SRCALPHA)
            for ring in range(reach, 0, -1):
                alpha = (reach - ring) ** 2 * 150 * strength // (reach * reach * 255)
                pygame.draw.circle(halo, (*hue, alpha), (reach, reach), ring)
            surface.blit(halo, (x - reach, y - reach))
            core = tuple(
                (part * strength + off * (255 - strength)) // 255 for part, off in zip(hue, LED_OFF, strict=True)
            )
        else:
            core = LED_OFF
        dot = smooth(
            2 * radius,
            2 * radius,
            lambda large, factor: pygame.draw.circle(large, core, (radius * factor, radius * factor), radius * factor),
        )
        surface.blit(dot, (x - radius, y - radius))

    @staticmethod
    def _write(surface, words, font, colour, x, y):
        text = font.render(words, True, colour)
        surface.blit(text, text.get_rect(center=(x, y)))
