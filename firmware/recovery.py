"""When a screen or a rule fails: the report, and how play goes on where that cannot fail again."""

import gc

from firmware import safe_mode
from firmware.screen_stack import HOME, MESSAGE

BROKEN = "Something went wrong. Your game is safe: see History."
NOT_SHOWN = "What was open cannot be shown again. Your games are safe."
_STACK_ENDS = ("maximum recursion depth exceeded", "pystack exhausted")
"""How MicroPython says that either of its stacks has no room."""


class Recovery:
    """plain: firmware.safe_mode.Plain once not even the home screen works, else None."""

    def __init__(self, app):
        self.app = app
        self.plain = None
        self.from_flash = []  # the entries of the stack of screens that flash held, when they came back last
        self._times = {}  # name of the screen -> how often something broke there since power on

    def broken(self, error, handling: bool) -> None:
        """Go on after what failed. handling: a screen was at work on a key."""
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
                self._give_up()  # a restart would meet the same

    def _may_restart(self):
        # Right after a start, or a second time, the same would come round for ever; and what flash refused must stay.
        app = self.app
        record = app.game.record
        kept = not record.unsaved and (app.game.table is None or record.number is not None)
        return app.used and kept and not self._times and not self.plain

    def _start_anew(self, error, handling):
        # The heap is whole again then, and the same screens open. What a key has recorded is shown on them.
        app = self.app
        self.log(self._open_screen(), error)
        if not handling:
            try:
                app.stack.cover()
                app.game.keep_session()
            except Exception as second:
                self.log("session", second)  # the screens before the last key are in flash
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
                app.game.adopt(None, None, [])
                app.stack.home()
        app.stack.show_message(message)

    def _open_screen(self):
        stack = self.app.stack
        return stack[-1][0] if stack else "start"

    def _at_fault(self):
        # (name of the open screen, what is before it in the report, the message). When a screen that came back from
        # flash is open, its state may be one that no screen ever had: it is set aside.
        place = self._open_screen()
        entries = list(self.app.stack)
        # Home is below everything, and fresh whenever it is uncovered.
        doubted = [entry for entry in entries[1:] or entries if any([entry is each for each in self.from_flash])]
        if entries and not doubted:
            return place, "", BROKEN
        self.from_flash = []
        self.app.storage.quarantine("place.log")
        return place, "restored ", NOT_SHOWN

    def _give_up(self):
        # Not even home works: the plain screen of safe mode, from which ok starts anew.
        self.plain = safe_mode.Plain(self.app.hardware, self.app.frame.canvas, safe_mode.GAVE_UP)

    def log(self, place: str, error: BaseException) -> None:
        """Keep the report of a crash; a flash that fails too, or no room, must not hide the game."""
        app = self.app
        gc.collect()
        try:
            app.storage.log_crash("%s in %s\n%s\n" % (app.now, place, app.hardware.traceback(error)))
        except OSError:
            app.flash_news = ""  # it fails too, and the message of the crash is enough
        except MemoryError:
            pass


def _lacks_room(error):
    return isinstance(error, MemoryError) or isinstance(error, RuntimeError) and str(error).startswith(_STACK_ENDS)
