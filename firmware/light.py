"""The backlight, which dims and turns off without key presses, and the player's colour on the LED.

While a clock runs it stays bright for an hour without a key; then the clock is paused, because everybody has gone.
"""

from firmware.drawing import theme

_DIM_PERCENT = 15
_GLOW_PERCENT = 30  # of the brightness while a clock runs, except in the last seconds
_MOST_IDLE_S = 1800  # longest pause that counts as playing if the light never turns off
_CLOCK_S = 3600  # seconds without a key before it turns off while a clock runs
_COUNT_MS = 60000  # so often playing time is counted meanwhile: a longer step means that somebody set the clock
_BLINK_MS = 180  # dark before each flash at a change of turn
_AWAKE, _DIM, _ASLEEP = 0, 1, 2


class Light:
    """The light of `app`, by its settings. `still_since`: ms of the last activity."""

    def __init__(self, app):
        self.app = app
        self.still_since = app.now
        self._state = _AWAKE
        self._seat = None  # the player to move, and since when, in ms
        self._turned_at = app.now
        self._counted_at = app.now
        self.renew()

    @property
    def asleep(self) -> bool:
        """True if it is off after a long time without a key."""
        return self._state == _ASLEEP

    def wake(self) -> None:
        """Turn the light on, and count the time since the last activity."""
        if not self.asleep:
            self._count_time()
        self.still_since = self._counted_at = self.app.now
        self._state = _AWAKE

    def _count_time(self):
        app = self.app
        ms = app.hardware.elapsed(app.now, self._counted_at)
        app.game.count_time(min(ms, 1000 * (app.settings.sleep_seconds or _MOST_IDLE_S)))
        self._counted_at = app.now

    def renew(self) -> None:
        """Make the next `show` set backlight and LED again."""
        self._backlight = -1
        self._led = -1000

    def show(self) -> None:
        """Update backlight and LED from the time, the settings and the player to move."""
        app = self.app
        settings = app.settings
        still = app.hardware.elapsed(app.now, self.still_since) // 1000
        clock, sleep_s, dim_s = app.clock, settings.sleep_seconds, settings.dim_seconds
        if clock:
            sleep_s, dim_s = sleep_s and max(sleep_s, _CLOCK_S), 0
            if app.hardware.elapsed(app.now, self._counted_at) >= _COUNT_MS:
                self._count_time()
        if self._state != _ASLEEP:
            self._state = _DIM if dim_s and still >= dim_s else _AWAKE
            if sleep_s and still >= sleep_s:
                self._count_time()
                self._state = _ASLEEP
                if clock:
                    clock.pause()
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
