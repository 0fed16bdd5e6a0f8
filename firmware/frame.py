"""Decide when and what to draw: the open screen, the key hints, the acknowledgement of a key."""

from firmware import language
from firmware.drawing import area, fonts, widgets
from firmware.drawing.canvas import Canvas


class Frame:
    """The picture on the panel."""

    def __init__(self, app):
        hardware = app.hardware
        self._app = app
        self.canvas = Canvas(hardware.panel, hardware.blitter, area.margin(hardware.board))
        self.drawn_at = app.now  # ms, when something was last drawn
        self.is_drawn = False  # the open screen was shown
        self.is_due = True  # something changed
        self._whole = True  # redraw the whole panel
        self._hints = 0  # bit mask of the key hints on the panel, as Screen.keys
        self._hint_boxes = 0  # number of boxes they use; 0 while one is lit
        self.key = -1  # the key whose effect is not drawn yet
        self._left_handed = False
        self._language = None  # the chosen one, and whether its short forms

    def invalidate(self):
        """Request `prepare` and `draw` of the open screen."""
        self.is_due = True

    def invalidate_all(self):
        """Request a redraw of the whole panel."""
        self.is_due = self._whole = True

    def screen_changed(self):
        """Note that another screen is open and not shown yet."""
        self.is_due = True
        self.is_drawn = False

    def arrange(self, settings):
        """Rotate picture and keys, and choose the size of type and the language, if the settings changed."""
        left_handed, large_text = settings.left_handed, settings.large_text
        if self._left_handed != left_handed:
            self._left_handed = left_handed
            self._app.hardware.left_handed(left_handed)
            self.invalidate_all()
        if fonts.large_text != large_text:
            fonts.set_large_text(large_text)
            self.invalidate_all()
        short = fonts.large_text or not widgets.layout(self._app).high
        if self._language != (settings.language, short):
            self._language = settings.language, short
            language.choose(settings.language, short)
            self.invalidate_all()

    def draw(self, screen):
        """Draw what changed on the open screen. If the screen drops type-ahead, discard the keys pressed before it was
        first shown.
        """
        if not self.is_due:
            return
        self.is_due = False
        self.key = -1
        shown = screen.keys
        canvas = self.canvas
        # Only the hints carry over from one screen to the next.
        canvas.begin(self._whole or not (self.is_drawn or shown and self._hints))
        self._whole = False
        if shown and not (shown == self._hints and canvas.keep(self._hint_boxes)):
            # The hints travel to the panel while the screen is prepared.
            widgets.layout(self._app).hints(canvas, shown)
            canvas.send()
            self._hint_boxes = canvas.opened()
        self._hints = shown
        if shown and not self.is_drawn:
            canvas.renew()
        screen.prepare()
        screen.draw(canvas)
        canvas.finish()
        self.drawn_at = self._app.now
        if not self.is_drawn:
            self.is_drawn = True
            if screen.drops_type_ahead:
                self._app.hardware.keys.drop()

    def draw_clock(self, screen):
        """Draw the box of the clock, unless all is drawn anyway."""
        if self.is_drawn and not self.is_due:
            self.canvas.begin(False)
            screen.draw_clock(self.canvas)
            self.canvas.finish(True)

    def acknowledge_key(self):
        """Light the hint of the pressed key, because its effect will take longer than a frame."""
        lit = 1 << self.key & self._hints if self.key >= 0 else 0
        self.key = -1
        if lit:
            self.canvas.begin(False)
            widgets.layout(self._app).hints(self.canvas, self._hints, lit)
            self.canvas.finish(True)
            self._hint_boxes = 0
            self.is_due = True
