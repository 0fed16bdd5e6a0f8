"""When the panel is drawn, and what of it: the open screen, the hints beside the keys, the key that was heard."""

from firmware.drawing import area, widgets
from firmware.drawing.canvas import Canvas


class Frame:
    """The picture on the panel."""

    def __init__(self, app):
        hardware = app.hardware
        self._app = app
        self.canvas = Canvas(hardware.panel, hardware.blitter, area.margin(hardware.board))
        self.drawn_at = app.now  # ms, when something was drawn last
        self.is_drawn = False  # the players have seen the open screen
        self.is_due = True  # something has changed
        self._whole = True  # nothing on the panel counts as drawn
        self._hints = 0  # the key hints on the panel, as Screen.keys
        self._hint_boxes = 0  # how many boxes they are; 0 while one is lit
        self.key = -1  # the key whose answer was not drawn yet
        self._left_handed = False

    def invalidate(self):
        """Ask for `prepare` and `draw` of the open screen."""
        self.is_due = True

    def invalidate_all(self):
        """Ask for the whole panel to be drawn again."""
        self.is_due = self._whole = True

    def screen_changed(self):
        """Another screen is open, which nobody has seen."""
        self.is_due = True
        self.is_drawn = False

    def turn(self, left_handed):
        """The handheld is held the other way round."""
        if self._left_handed != left_handed:
            self._left_handed = left_handed
            self._app.hardware.left_handed(left_handed)
            self.invalidate_all()

    def draw(self, screen):
        """Draw the open screen where something has changed. Keys that were pressed before it was seen are dropped,
        where it wants that.
        """
        if not self.is_due:
            return
        self.is_due = False
        self.key = -1
        shown = screen.keys
        canvas = self.canvas
        # A new screen has nothing in common with the one before it but the hints.
        canvas.begin(self._whole or not (self.is_drawn or shown and self._hints))
        self._whole = False
        if shown and not (shown == self._hints and canvas.keep(self._hint_boxes)):
            # They travel to the panel while the rest is prepared.
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
        """The answer takes longer than a frame: the key's hint lights, so that the player sees that it was heard."""
        lit = 1 << self.key & self._hints if self.key >= 0 else 0
        self.key = -1
        if lit:
            self.canvas.begin(False)
            widgets.layout(self._app).hints(self.canvas, self._hints, lit)
            self.canvas.finish(True)
            self._hint_boxes = 0
            self.is_due = True
