"""The application: one step of the main loop, the stack of screens, the running game, the light, and what happens when
something breaks.

One direction: key -> top screen's `handle` -> at most one action to the table -> record appended to flash -> the game's
screens module turns events into screens -> draw. The caller owns the loop and the time (`step`).

What a game offers is in firmware/game_screens.py.
"""

import gc

from firmware import coach, loading
from firmware.drawing import area, widgets
from firmware.drawing.canvas import Canvas
from firmware.keys import BACK, HELD, INFO, OK
from firmware.light import Light
from firmware.recovery import Recovery
from firmware.running_game import RunningGame
from firmware.storage import restored, settings
from firmware.storage.files import exists
from firmware.storage.storage import Storage

HOME = "screens.home.Home"
MESSAGE = "screens.choice.Message"
FLASH_FAILS = "Storage is full or failing. New moves are not saved: keep the power on."

_QUIET_MS = 250  # without a key for so long garbage is collected: nobody can see the pause
_IDLE_MS = 500  # without a key for so long modules are imported that may be needed next, one in a turn
_DOUBLE_MS = 650  # a second ok within so long may not have been meant
_STILL_MS = 100  # dice that roll are drawn more often


class App:
    """Everything that runs on one handheld.

    Attributes for screens: hardware, canvas, settings, storage, now and drawn (ms, when something was drawn last),
    game (RunningGame). What they use of the game most has its name here too: table, colours; act, undo, redo, leave and
    so on.
    """

    HOME = HOME
    MESSAGE = MESSAGE
    MENU = "screens.in_game.menu.Menu"
    UNDO = "screens.in_game.undo.Undo"  # the screen that says what an undo takes back and asks for the table's consent

    def __init__(self, hardware):
        self.hardware = hardware
        self._key = -1  # the key whose answer was not drawn yet
        self.flash_news = None  # a message about the flash that the loop shows once the screens have settled
        self.flash_told = False  # the players know that the flash fails
        try:
            restored.finish(hardware.folder)
        except OSError:
            self.flash_failed()
        self.storage = Storage(hardware.folder, self.acknowledge_key)
        if exists(self.storage.path("copied")):
            self._note_copy()
        self.settings = settings.read(self.storage)
        self.game = game = RunningGame(self)
        self.new_game, self.act, self.undo, self.redo, self.audit = game.new, game.act, game.undo, game.redo, game.audit
        self.resume, self.go_on, self.leave, self.delete_game = game.resume, game.go_on, game.leave, game.delete
        self.usb_table = None  # firmware.usb_table.UsbTable while a computer takes part
        self.pad = None  # the score pad as firmware.pads.bookkeeping has it, once it is open
        self.canvas = Canvas(hardware.panel, hardware.blitter, area.margin(hardware.board))
        self.now = hardware.now()
        self.screen = None  # the open screen, None while it must be built from the stack
        self.stack = []  # [name, state] of each open screen; the last one's state is fresh only in the session log
        self._handled = -1  # the key that a screen is at work on
        self._ok_at = None  # when ok was heard last; None: another key was since
        self._next = -1  # the key that a demonstration presses next; see press_again
        self.used = False  # a key was pressed, or a computer did something, since power on
        self.recovery = Recovery(self)
        self._started = False
        self._changed = True
        self._everything = True
        self._hinted = 0  # the key hints on the panel, as Screen.keys
        self._hint_boxes = 0  # how many boxes they are; 0 while one is lit
        self._seen = False  # the open screen was drawn at least once
        self._new = True  # keys that came before it was drawn are not yet dropped
        self.drawn = self.now
        self._session_due = self._ahead_due = False
        self._tidy_due = True
        self.light = None  # firmware.light.Light once the first picture is shown
        self._stuck = None
        self._turned = False

    def _note_copy(self):
        try:
            loading.load("firmware.storage.copied").note(self.storage)
        except OSError:
            self.flash_failed()

    @property
    def table(self):
        """The running game's table, None without a game."""
        return self.game.table

    @property
    def colours(self) -> list:
        """For each seat of the running game an index into theme.PLAYERS."""
        return self.game.colours

    # The loop

    def step(self, now):
        """One turn of the main loop, at the time `now` as Hardware.now() gives it."""
        self.now = now
        try:
            if not self._started:
                self._started = True
                self._start()
                self._draw()
            if self.light is None:
                # What the first picture need not wait for.
                self.light = Light(self)
                self.light.show()
                self.hardware.open_usb()
            self._keys()
            if self.hardware.usb and not self.recovery.plain and (self.usb_table or self.hardware.usb.called()):
                self._usb()
            self._draw()
            self._key = -1
            self.light.show()
            if not self.hardware.keys.waiting():
                self._idle_tasks()
        except Exception as error:
            self.broken(error)

    def _start(self):
        self.apply_settings()
        self.game.restore()

    def _keys(self):
        keys = self.hardware.keys
        light = self.light
        # A screen is asked nothing before it was drawn: nobody can mean what is not seen yet, and what it shows is not
        # prepared.
        while light and (self.recovery.plain or self.screen is not None and self._seen):
            key = self._next_key()
            if key < 0:
                break
            asleep = light.asleep
            light.wake()
            if asleep:
                keys.mute()
                break
            if self.recovery.plain:
                self.recovery.plain.handle(key)
                break
            screen = self._open()
            self.game.by_computer = False
            if self._is_second_ok(key, screen):
                continue
            self._handled = key
            self._key = key & 15
            if key == BACK + HELD and screen.leaves_when_held:
                self.leave()
            elif key == INFO + HELD and self.game.coach:
                coach.ask(self)
            else:
                screen.handle(key)
            self._handled = -1
            self._session_due = True
            if self.screen is not screen:
                break  # draw the new screen before it is asked anything
        message = self.flash_news or self.storage.news
        if message:
            self.flash_news = self.storage.news = None
            self.show_message(message)

    def _is_second_ok(self, key, screen):
        before, self._ok_at = self._ok_at, self.now if key == OK else None
        if before is None or key != OK or self.hardware.elapsed(self.now, before) >= _DOUBLE_MS:
            return False
        if screen.ok_discards:
            self._ok_at = before  # one after another goes unheard for so long, not for ever
            return True
        return False

    def _next_key(self):
        key = self._next
        if key < 0 or self.screen and self.screen.awaits_rival:
            key = self.hardware.keys.next()
            if key < 0:
                return key
            self._tidy_due = self.used = True
        self._next = -1
        return key

    def _usb(self):
        """One turn for the computer that takes part by USB. It is forgotten when it breaks something."""
        usb, self.usb_table = self.usb_table or self._answer_call(), None
        if usb.step():
            self.usb_table = usb

    def _answer_call(self):
        self._tidy_due = True
        return loading.load("firmware.usb_table").UsbTable(self)  # pyright: ignore[reportAttributeAccessIssue]

    def wake(self):
        """Something happened at the table without a key: the light comes on, and garbage is collected afterwards."""
        if self.light:
            self.light.wake()
        self._tidy_due = self.used = True

    def _open(self):
        """The open screen, built from the top of the stack when it is not there yet."""
        if self.screen is None:
            self.game.teach(self.stack[-1][0])
            name, state = self.stack[-1]
            if not loading.is_there(name):
                self.acknowledge_key()
            kind = loading.screen_class(name)
            if kind.opens_late:
                self.acknowledge_key()
            if kind.needs_table and self.table is None:
                self.home()
                return self._open()
            self.screen = kind(self, state)
            self._changed = True
            self._seen = False
        return self.screen

    def _draw(self):
        if self.recovery.plain:
            self.recovery.plain.show()
            return
        screen = self._open()
        if not (self.light and self.light.asleep) and screen.tick(self.now):
            self._changed = True
        if self.screen is not screen or not self._changed:
            return
        self._changed = False
        self._key = -1
        shown = screen.keys
        canvas = self.canvas
        # A new screen has nothing in common with the one before it but the hints.
        canvas.begin(self._everything or not (self._seen or shown and self._hinted))
        self._everything = False
        if shown and not (shown == self._hinted and canvas.keep(self._hint_boxes)):
            # They travel to the panel while the rest is prepared.
            widgets.layout(self).hints(canvas, shown)
            canvas.send()
            self._hint_boxes = canvas.opened()
        self._hinted = shown
        if shown and not self._seen:
            canvas.renew()
        screen.prepare()
        screen.draw(canvas)
        canvas.finish()
        self.drawn = self.now
        self._seen = True
        if self._new:
            self._new = False
            if screen.drops_type_ahead:
                self.hardware.keys.drop()

    def acknowledge_key(self):
        """The answer takes longer than a frame: the key's hint lights, so that the player sees that it was heard."""
        lit = 1 << self._key & self._hinted if self._key >= 0 else 0
        self._key = -1
        if lit:
            self.canvas.begin(False)
            widgets.layout(self).hints(self.canvas, self._hinted, lit)
            self.canvas.finish(True)
            self._hint_boxes = 0
            self._changed = True

    def _idle_tasks(self):
        """What can wait until nobody is waiting for the picture."""
        before, self._stuck = self._stuck, self.hardware.keys.stuck()
        if self._stuck and self._stuck != before:
            self.show_message("Key %s seems stuck. It is ignored until released." % self._stuck)
        if self._session_due and not self._changed and self.screen is not None:
            self._session_due = False
            self.stack[-1][1] = self.screen.state()
            self.game.keep_session()
        if self.game.rivals and not self._changed:
            self.game.rivals.think()
        if self._changed or self.hardware.elapsed(self.now, self.drawn) < _STILL_MS:
            return
        still = self.hardware.elapsed(self.now, self.light.still_since) if self.light else 0
        if self._tidy_due and still >= _QUIET_MS:
            self._tidy_due, self._ahead_due = False, True
            self.game.tidy_record()
            if self.table is not None and self.screen is not None and self.screen.needs_table:
                loading.forget_games(self.table.game.ID)
            gc.collect()
        elif self._ahead_due and still >= _IDLE_MS and self.screen is not None:
            likely = self.screen.likely_next()
            if self.table is not None and self.screen.needs_table:
                likely = loading.screen_modules(self.table.game.ID) + likely
            self._ahead_due = loading.import_ahead(likely)
            if not self._ahead_due:
                self.storage.memory.read()

    # Screens

    def push(self, name, state=None):
        """Open a screen above the present one."""
        self._cover()
        self.stack.append([name, state])
        self._reopen()

    def pop(self, value=None):
        """Close the open screen; the one below gets `returned(name, value)` when a value is given."""
        name = self.stack.pop()[0]
        if not self.stack:
            self.stack.append([HOME, None])
        self._reopen()
        if value is not None:
            self._open().on_result(name, value)

    def replace(self, name, state=None):
        """Open a screen in the place of the present one."""
        self.stack[-1] = [name, state]
        self._reopen()

    def home(self):
        """Close everything and open the home screen."""
        self.show([[HOME, None]])

    def play(self, name=""):
        """Close everything above home and open the running game's screen for its phase, of this name where the caller
        knows it.
        """
        name = name or self.screens().play(self.table)
        self.show([[HOME, None], [self.game.rivals.screen(name) if self.game.rivals else name, None]])

    def show(self, stack):
        """Put a whole stack, a list of [name, state], in place."""
        self.stack = stack
        self._reopen()

    def show_message(self, message):
        """A message above whatever is open."""
        self.push(MESSAGE, [message])

    def invalidate(self):
        """Ask for `prepare` and `draw` of the open screen."""
        self._changed = True

    def invalidate_all(self):
        """Ask for the whole panel to be drawn again."""
        self._changed = True
        self._everything = True

    def open_screens(self):
        """The stack with the states as they are now."""
        self._cover()
        return self.stack

    def screens(self):
        """The GameScreens of the running game."""
        return loading.screens_of(self.table.game.ID)

    def lights_player_led(self) -> bool:
        """Whether the open screen lets the LED show the player to move."""
        return self.recovery.plain is None and self.screen is not None and self.screen.lights_player_led

    def _cover(self):
        if self.screen is not None and self.stack:
            self.stack[-1][1] = self.screen.state()

    def _reopen(self):
        self.screen = None
        self._new = True
        self._changed = True
        self._session_due = True

    # Settings and memory

    def set(self, name, value):
        """Change a setting, keep it, and let it act at once."""
        try:
            settings.change(self.settings, self.storage, name, value)
        except OSError:
            self.flash_failed()
        self.apply_settings()

    def apply_settings(self):
        """Let the light and the way of holding follow the settings."""
        if self.light:
            self.light.renew()
        if self._turned != self.settings.left_handed:
            self._turned = self.settings.left_handed
            self.hardware.left_handed(self._turned)
            self.invalidate_all()

    def remember(self, key, value):
        """Remember a JSON value over power off; `storage.remembered` gives it back."""
        self.acknowledge_key()
        try:
            self.storage.remember(key, value)
        except OSError:
            self.flash_failed()

    def flash_failed(self):
        """Tell the players, once, that the flash does not take what it is given."""
        if not self.flash_told:
            self.flash_told = True
            self.flash_news = FLASH_FAILS

    # When something breaks

    def broken(self, error):
        """A screen or a rule failed."""
        key, self._handled = self._handled, -1
        self.recovery.broken(error, key >= 0)

    def log(self, place, error):
        """Keep the report of a crash."""
        self.recovery.log(place, error)

    def press_again(self, key):
        """Press a key once its screen is drawn and a rival has decided, unless another key comes first."""
        self._next = key
