"""The application: one step of the main loop, and the way of a press.

A key goes to the open screen. That does at most one action; the rules accept or refuse it; it is recorded in flash; the
game's screens show its events; the frame is drawn. The caller owns the loop and the time (`step`).
"""

from firmware import coach, loading
from firmware.frame import Frame
from firmware.game_session import GameSession
from firmware.idle_tasks import IdleTasks
from firmware.instructions import DO, REDO, UNDO
from firmware.key_reader import KeyReader
from firmware.keys import BACK, HELD, INFO
from firmware.light import Light
from firmware.recovery import Recovery
from firmware.screen_stack import ScreenStack
from firmware.storage import backup, settings
from firmware.storage.storage import Storage
from shared_rules.game import Refused

FLASH_FAILS = "Storage is full or failing. New moves are not saved: keep the power on."


class App:
    """Everything that runs on one handheld. Screens use `stack` to open and close others, `frame` to be drawn, `game`,
    and `act`, `undo` and `redo` to change it.
    """

    def __init__(self, hardware):
        self.hardware = hardware
        self.now = hardware.now()  # ms, of this step
        self.used = False  # a key was pressed, or a computer did something, since power on
        self.flash_news = None  # FLASH_FAILS until it was shown, then ""
        self.frame = Frame(self)
        try:
            backup.finish_restore(hardware.folder)
        except OSError:
            self.flash_failed()
        self.storage = Storage(hardware.folder, self.frame.acknowledge_key)
        if backup.is_copied(self.storage):
            self._note_copy()
        self.settings = settings.read(self.storage)
        self.stack = ScreenStack(self)
        self.key_reader = KeyReader(self)
        self.idle_tasks = IdleTasks(self)
        self.game = GameSession(self)
        self.pad = None  # the score pad as firmware.pads.bookkeeping has it, once it is open
        self.usb_table = None  # firmware.usb_table.UsbTable while a computer takes part
        self.recovery = Recovery(self)
        self.light = None  # firmware.light.Light once the first picture is shown

    def _note_copy(self):
        try:
            backup.note_copy(self.storage)
        except OSError:
            self.flash_failed()

    @property
    def canvas(self):
        """What is drawn on, as SafeMode has it too."""
        return self.frame.canvas

    # The loop

    def step(self, now):
        """One turn of the main loop, at the time `now` as Hardware.now() gives it."""
        self.now = now
        try:
            if not self.stack:
                self.apply_settings()
                self.game.restore()
                self._draw()
            if self.light is None:
                # What the first picture need not wait for.
                self.light = Light(self)
                self.light.show()
                self.hardware.open_usb()
            self._take_keys()
            if self.hardware.usb and not self.recovery.plain and (self.usb_table or self.hardware.usb.called()):
                self._serve_computer()
            self._draw()
            self.frame.key = -1
            self.light.show()
            if not self.hardware.keys.waiting():
                self.idle_tasks.run()
        except Exception as error:
            self.broken(error)

    # The way of a press

    def _take_keys(self):
        key = self._key_for_screen()
        while key >= 0:
            screen = self.stack.top()
            if not self.key_reader.is_second_ok(key, screen):
                self.game.tips.silent = False
                self.key_reader.handled = key
                self.frame.key = key & 15
                if key == BACK + HELD and screen.leaves_when_held:
                    self.game.leave()
                elif key == INFO + HELD and self.game.coach.level:
                    coach.ask(self)
                elif key == INFO + HELD and self.game.clock.limit and self.game.is_open():
                    self.game.pause()
                else:
                    screen.handle(key)
                self.key_reader.handled = -1
                self.idle_tasks.session_changed = True
            if self.stack.screen is not screen:
                break  # draw the new screen before it is asked anything
            key = self._key_for_screen()
        self._show_news()

    def _key_for_screen(self):
        # The next one, -1 for none. A screen is asked nothing before it was drawn: nobody can mean what is not seen
        # yet, and what it shows is not prepared.
        plain = self.recovery.plain
        if not self.light or not (plain or self.stack.screen is not None and self.frame.is_drawn):
            return -1
        key = self.key_reader.next()
        if key >= 0:
            asleep = self.light.asleep
            self.light.wake()
            if asleep:
                self.hardware.keys.mute()
                return -1
            if plain:
                plain.handle(key)
                return -1
        return key

    def act(self, action: dict) -> bool:
        """Do one action; True when the rules accept it, else their reason is shown. Also False where the coach looks at
        it first.
        """
        game = self.game
        if game.coach.warns(action) or not game.may_change():
            return False
        try:
            events = game.table.do(action)
        except Refused as refusal:
            game.show_refusal(refusal)
            return False
        game.accepted(DO, events)
        return True

    def undo(self, force: bool = False) -> bool:
        """Take back one action, and what rivals did after it. Without `force` the table is asked first where that takes
        back the device's dice, or what showed somebody a hidden card.
        """
        return self._turn(UNDO, (self.game.rivals or self.game.table).undo, force)

    def redo(self) -> bool:
        """Do again what was taken back last."""
        return self._turn(REDO, (self.game.rivals or self.game.table).redo)

    def _turn(self, operation, change, *arguments):
        events = self.game.attempt(change, *arguments)
        if events is None:
            return False
        self.game.show_phase()
        self.game.accepted(operation, events)
        return True

    def _draw(self):
        if self.recovery.plain:
            self.recovery.plain.show()
            return
        screen = self.stack.top()
        if not (self.light and self.light.asleep) and screen.tick(self.now):
            self.frame.invalidate()
        if self.stack.screen is screen:
            if self.light and self.game.table and self.game.clock.step(self.now):
                self.frame.draw_clock(screen)
            self.frame.draw(screen)

    # Beside the keys

    def _show_news(self):
        if self.flash_news:
            self.stack.show_message(self.flash_news)
            self.flash_news = ""
        elif self.storage.news:
            self.stack.show_message(self.storage.news)
            self.storage.news = None

    def _serve_computer(self):
        # It is forgotten when it breaks something.
        usb, self.usb_table = self.usb_table or self._answer_call(), None
        if usb.step():
            self.usb_table = usb

    def _answer_call(self):
        self.idle_tasks.collection_due = True
        return loading.load("firmware.usb_table").UsbTable(self)

    def wake(self):
        """Something happened at the table without a key: the light comes on, and garbage is collected afterwards."""
        if self.light:
            self.light.wake()
        self.idle_tasks.collection_due = self.used = True

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
        self.frame.turn(self.settings.left_handed)

    def remember(self, key, value):
        """Remember a JSON value over power off; `storage.remembered` gives it back."""
        self.frame.acknowledge_key()
        try:
            self.storage.remember(key, value)
        except OSError:
            self.flash_failed()

    def flash_failed(self):
        """The flash does not take what it is given: the players learn it once."""
        if self.flash_news is None:
            self.flash_news = FLASH_FAILS

    def broken(self, error):
        """A screen or a rule failed."""
        handling, self.key_reader.handled = self.key_reader.handled >= 0, -1
        self.recovery.broken(error, handling)

    def log(self, place, error):
        """Keep the report of a crash."""
        self.recovery.log(place, error)
