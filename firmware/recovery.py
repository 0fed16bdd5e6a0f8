"""When a screen or a rule fails: the report, and how play goes on where that cannot fail again."""

import gc


class Recovery:
    """plain: firmware.safe_mode.Plain once not even the home screen works, else None."""

    def __init__(self, app):
        self.app = app
        self.plain = None
        self._times = {}  # name of the screen -> how often something broke there since power on

    def broken(self, error, handling: bool) -> None:
        """Log what failed, load the record again, and go on. handling: a screen was at work on a key."""
        app = self.app
        if self.plain:
            if self._times.setdefault("plain", error) is error:
                self.log("the plain screen", error)
            return
        place, origin, told = app.game.at_fault()
        if handling:
            place += " (key)"
        self._times[place] = times = self._times.get(place, 0) + 1
        self.log(origin + place, error)
        app.home()
        if times > 1 and place in (app.HOME, app.MESSAGE):
            # Not even these work: the plain screen of safe mode, from which ok starts anew.
            from firmware import safe_mode
            self.plain = safe_mode.Plain(app.hardware, app.canvas, safe_mode.GAVE_UP)
            return
        if app.table is not None:
            try:
                app.game.come_back(times == 1 and not place.startswith(app.HOME))
            except Exception as second:
                self.log("game", second)
                app.game.adopt(None, None, [])
                app.home()
        app.show_message(told)

    def log(self, place: str, error: BaseException) -> None:
        """Keep the report of a crash; a flash that fails too, or no room, must not hide the game."""
        app = self.app
        gc.collect()
        try:
            app.storage.log_crash("%s in %s\n%s\n" % (app.now, place, app.hardware.traceback(error)))
        except OSError:
            app.flash_told = True
        except MemoryError:
            pass
