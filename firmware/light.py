"""The backlight, which dims and goes out while nobody presses, and the colour of the player to move on the LED."""

from firmware.drawing import theme

_DIM_PERCENT = 15
_GLOW_PERCENT = 30  # of its brightness, while a clock runs whose time is not nearly over
_MOST_IDLE_S = 1800  # nobody plays that long without a key, where the light never goes out
_BLINK_MS = 180  # dark for so long before each flash of a new turn: as many flashes as the number of the seat
_AWAKE, _DIM, _ASLEEP = 0, 1, 2


class Light:
    """The light of `app`, by its settings. `still_since`: the time in ms at which somebody was there last."""

    def __init__(self, app):
        self.app = app
        self.still_since = app.now
        self._state = _AWAKE
        self._seat = None  # the player to move, and since when, in ms
        self._turned_at = app.now
        self.renew()

    @property
    def asleep(self) -> bool:
        """Whether it is out because nobody pressed for long."""
        return self._state == _ASLEEP

    def wake(self) -> None:
        """Somebody is there."""
        app = self.app
        ms = app.hardware.elapsed(app.now, self.still_since)
        app.game.record.count_time(min(ms, 1000 * (app.settings.sleep_seconds or _MOST_IDLE_S)))
        self.still_since = app.now
        self._state = _AWAKE

    def renew(self) -> None:
        """Give the hardware both lights anew with the next `show`."""
        self._backlight = -1
        self._led = -1000

    def show(self) -> None:
        """Let both lights follow the time, the settings and the player to move."""
        app = self.app
        settings = app.settings
        still = app.hardware.elapsed(app.now, self.still_since) // 1000
        if self._state != _ASLEEP and settings.sleep_seconds and still >= settings.sleep_seconds:
            self._state = _ASLEEP
        elif self._state == _AWAKE and settings.dim_seconds and still >= settings.dim_seconds:
            self._state = _DIM
        percent = 0 if self.asleep else settings.brightness
        if self._state == _DIM:
            percent = min(percent, _DIM_PERCENT)
        if percent != self._backlight:
            self._backlight = percent
            app.hardware.backlight(percent)
        if app.hardware.has_led:
            self._show_player(percent)

    def _show_player(self, percent):
        app = self.app
        colour = -1
        if percent and app.settings.led and app.stack.screen is not None:
            if app.stack.screen.led is not None:
                colour = app.stack.screen.led
            elif app.game.table and app.recovery.plain is None and app.stack.screen.lights_player_led:
                colour = self._colour_of_turn()
                if app.game.clock.limit and not app.game.clock.is_urgent:
                    percent = percent * _GLOW_PERCENT // 100
        led = colour * 128 + percent
        if led != self._led:
            self._led = led
            red, green, blue = theme.LED_COLOURS[colour] if colour >= 0 else (0, 0, 0)
            app.hardware.led(red * percent // 100, green * percent // 100, blue * percent // 100)

    def _colour_of_turn(self):
        # That of the player to move, -1 in the dark part of a blink: whose turn it is can be counted, too.
        app = self.app
        seat = app.game.table.to_move
        if seat != self._seat:
            self._seat, self._turned_at = seat, app.now
        phase = app.hardware.elapsed(app.now, self._turned_at) // _BLINK_MS
        if seat is None or phase < 2 * (seat + 1) and phase % 2 == 0:
            return -1
        return app.game.colours[seat]
