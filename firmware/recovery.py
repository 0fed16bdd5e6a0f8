"""Recover from an error in a screen or a rule: report it and continue where it cannot recur."""

import gc

from firmware import loading
from firmware.language import later
from firmware.screen_stack import HOME, MESSAGE

BROKEN = later("Something went wrong. Your game is safe: see History.")
NOT_SHOWN = later("What was open cannot be shown again. Your games are safe.")
_STACK_ENDS = ("maximum recursion depth exceeded", "pystack exhausted")
"""Messages of MicroPython for an overflow of either of its stacks."""


class Recovery:
    """plain: firmware.safe_mode.Plain once even the home screen fails, else None."""

    def __init__(self, app):
        self.app = app
        self.plain = None
        self.from_flash = []  # the last stack entries restored from flash
        self._times = {}  # screen name -> number of errors there since power on

    def broken(self, error, handling: bool) -> None:
        """Recover from `error`. handling: a screen was handling a key."""
        app = self.app
        try:
            if _lacks_room(error) and self._may_restart():
                self._start_anew(error, handling)
            else:
                self._go_on(error, handling)
        except MemoryError:
            if app.used:
                app.hardware.restart()
            else:
                self._give_up()  # a restart would fail the same way

    def _may_restart(self):
        # Restarting right after a start, or twice, could loop forever, and would lose what flash refused.
        app = self.app
        record = app.game.record
        kept = not record.unsaved and (app.game.table is None or record.number is not None)
        return app.used and kept and not self._times and not self.plain

    def _start_anew(self, error, handling):
        # A restart gives a fresh heap and reopens the same screens, which show what the key has recorded.
        app = self.app
        self.log(self._open_screen(), error)
        if not handling:
            try:
                app.stack.cover()
                app.game.keep_session()
            except Exception as second:
                self.log("session", second)  # flash has the screens from before the last key
        app.hardware.restart()

    def _go_on(self, error, handling):
        app = self.app
        if self.plain:
            if self._times.setdefault("plain", error) is error:
                self.log("the plain screen", error)
            return
        place, origin, message = self._at_fault()
        if handling:
            place += " (key)"
        self._times[place] = times = self._times.get(place, 0) + 1
        self.log(origin + place, error)
        app.stack.home()
        if times > 1 and place in (HOME, MESSAGE):
            self._give_up()
            return
        if app.game.table is not None:
            try:
                app.game.recover(times == 1 and not place.startswith(HOME))
            except Exception as second:
                self.log("game", second)
                app.game.adopt(None)
                app.stack.home()
        app.stack.show_message(message)

    def _open_screen(self):
        stack = self.app.stack
        return stack[-1][0] if stack else "start"

    def _at_fault(self):
        # Return (name of the open screen, prefix for the report, message). If the failing screen was restored from
        # flash, its state may be invalid: quarantine it.
        place = self._open_screen()
        entries = list(self.app.stack)
        # Home is the lowest entry and is built afresh each time.
        doubted = [entry for entry in entries[1:] or entries if any([entry is each for each in self.from_flash])]
        if entries and not doubted:
            return place, "", BROKEN
        self.from_flash = []
        self.app.storage.quarantine("place.log")
        return place, "restored ", NOT_SHOWN

    def _give_up(self):
        # Even home fails: show the plain screen, where OK restarts.
        safe_mode = loading.load("firmware.safe_mode")
        self.plain = safe_mode.Plain(self.app.hardware, self.app.frame.canvas, safe_mode.GAVE_UP)

    def log(self, place: str, error: BaseException) -> None:
        """Save a crash report; ignore full memory and failing flash, so that the game stays visible."""
        app = self.app
        gc.collect()
        try:
            report = "%s in %s\n%s\n" % (app.now, place, app.hardware.traceback(error))
            app.storage.takes(app.storage.log_crash, report)
        except MemoryError:
            pass


def _lacks_room(error):
    return isinstance(error, MemoryError) or isinstance(error, RuntimeError) and str(error).startswith(_STACK_ENDS)
