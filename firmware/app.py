"""Run the handheld: the main loop and the path of a key press.

The open screen handles each key and does at most one action. The rules accept or refuse it, flash records it, the
game's screens show its events, and the frame is drawn. The caller owns the loop and the clock (`step`).
"""

from firmware import coach, loading, session_clock
from firmware.frame import Frame
from firmware.game_screens import UNDO_SCREEN
from firmware.game_session import GameSession
from firmware.idle_tasks import IdleTasks
from firmware.instructions import DO, REDO, UNDO
from firmware.key_reader import KeyReader
from firmware.keys import BACK, HELD, INFO
from firmware.language import later
from firmware.light import Light
from firmware.recovery import Recovery
from firmware.screen_stack import ScreenStack
from firmware.storage import backup, settings
from firmware.storage.storage import Storage
from shared_rules.game import Refused

FLASH_FAILS = later("Storage is full or failing. New moves are not saved: keep the power on.")
NOT_DONE = later("Storage is full or failing, so this was not done.")


class App:
    """Everything that runs on one handheld. Screens open and close others through `stack`, request drawing through
    `frame`, read `game`, and change it with `act`, `undo` and `redo`.
    """

    def __init__(self, hardware):
        self.hardware = hardware
        self.now = hardware.now()  # ms, at the start of this step
        self._not_done = False  # players wait for the message that flash refused their act
        self.used = False  # True once a key was pressed or a computer acted since power on
        self.frame = Frame(self)
        self.storage = Storage(hardware.folder, self.frame.acknowledge_key)
        self.storage.takes(backup.finish_restore, hardware.folder)
        if backup.is_copied(self.storage):
            self.storage.takes(backup.note_copy, self.storage)
        self.settings = settings.read(self.storage)
        self.stack = ScreenStack(self)
        self.key_reader = KeyReader(self)
        self.idle_tasks = IdleTasks(self)
        self.game = GameSession(self)
        self.pad = None  # the score pad of firmware.pads.bookkeeping once it is open
        self.usb_table = None  # firmware.usb_table.UsbTable while a computer takes part
        self.recovery = Recovery(self)
        self.light = None  # firmware.light.Light once the first frame is shown

    @property
    def canvas(self):
        """The Canvas of the panel; SafeMode has this property too."""
        return self.frame.canvas

    # The loop

    def step(self, now):
        """Run one turn of the main loop at time `now` in ms (see Hardware.now)."""
        self.now = now
        try:
            if not self.stack:
                self.apply_settings()
                self.game.restore()
                self._draw()
            if self.light is None:
                # Set up here what the first frame does not need.
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

    # From key press to action

    def _take_keys(self):
        key = self._key_for_screen()
        while key >= 0:
            self._teach()
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
                break  # draw the new screen before it gets a key
            key = self._key_for_screen()
        self._show_news()

    def _key_for_screen(self):
        # Return the next key, or -1. A screen gets no keys before it is drawn: players cannot react to it yet, and
        # `prepare` has not run.
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
        """Do one action; return True if it was accepted. A refusal shows its reason. Also return False if the coach
        first checks the action.
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

    def undo(self, agreed: bool = False) -> bool:
        """Undo one action and what rivals did after it. Unless the players have agreed, first ask them if this takes
        back the result, dice of the device, or an action that revealed a hidden card.
        """
        game = self.game
        if game.table.over and not agreed and not game.locked:
            self.stack.push(UNDO_SCREEN)
            return False
        return self._turn(UNDO, (game.rivals or game.table).undo, agreed)

    def redo(self) -> bool:
        """Redo the last undone action."""
        return self._turn(REDO, (self.game.rivals or self.game.table).redo)

    def _turn(self, operation, change, *arguments):
        events = self.game.attempt(change, *arguments)
        if events is None:
            return False
        self.game.show_phase()
        self.game.accepted(operation, events)
        return True

    def _teach(self):
        # The tip of a screen comes before it, but after the answer of a screen that closed over it.
        if self.stack.is_new:
            self.stack.is_new = False
            self.game.teach([self.stack[-1][0]])

    def _draw(self):
        if self.recovery.plain:
            self.recovery.plain.show()
            return
        self._teach()
        screen = self.stack.top()
        asleep = self.light is not None and self.light.asleep
        if not asleep and screen.tick(self.now):
            self.frame.invalidate()
        if self.stack.screen is screen:
            self.frame.draw(screen)
            if self.light and self.game.table and session_clock.step(self.game, self.now, asleep):
                self.frame.draw_clock(screen)

    # Everything but keys

    def _show_news(self):
        storage = self.storage
        if storage.untold or self._not_done:
            self.stack.show_message(NOT_DONE if self._not_done else FLASH_FAILS)
            storage.untold = self._not_done = False
        elif storage.news:
            self.stack.show_message(storage.news)
            storage.news = None

    def _serve_computer(self):
        # Drop the connection if it raises an error.
        usb, self.usb_table = self.usb_table or self._answer_call(), None
        if usb.step():
            self.usb_table = usb

    def _answer_call(self):
        self.idle_tasks.collection_due = True
        return loading.load("firmware.usb_table").UsbTable(self)

    def wake(self):
        """Turn the light on and schedule garbage collection, after something happened without a key."""
        if self.light:
            self.light.wake()
        self.idle_tasks.collection_due = self.used = True

    @property
    def clock(self):
        """What pauses the clock that players see run: the open screen or the game; None if none runs."""
        screen = self.stack.screen
        if screen is not None and screen.counts_time:
            return screen
        return self.game if session_clock.runs(self.game) else None

    def set(self, name, value):
        """Change a setting, save it and apply it."""
        self.storage.kept(settings.change, self.settings, self.storage, name, value)
        self.apply_settings()
        clock = self.game.clock
        if clock.limit:
            clock.write()  # in the language of now

    def apply_settings(self):
        """Apply the settings for the light, for left-handed use, large text and the language."""
        if self.light:
            self.light.renew()
        self.frame.arrange(self.settings)

    def remember(self, key, value):
        """Save a JSON value across power off; read it back with `storage.remembered`."""
        self.frame.acknowledge_key()
        try:
            self.storage.memory.remember(key, value)
        except OSError:
            self.storage.owe()

    def stored(self, write, *arguments) -> bool:
        """Call a method that writes; return False after telling the players that it was not done."""
        if self.storage.takes(write, *arguments):
            return True
        self.flash_refused()
        return False

    def flash_refused(self):
        """Tell the players, after this key, that flash refused what they wanted to do."""
        self._not_done = True

    def broken(self, error):
        """Recover from an error in a screen or a rule."""
        handling, self.key_reader.handled = self.key_reader.handled >= 0, -1
        self.recovery.broken(error, handling)

    def log(self, place, error):
        """Save a crash report."""
        self.recovery.log(place, error)
