"""SimulatedHandheld: a whole handheld on a computer.

The real firmware runs on a simulated Pico and drives a modelled panel through its real driver. Only what the window,
the terminal or the USB cable needs is specific to it; the emulated handheld offers scripts the same.
"""

import os

from firmware.hardware import BOARD_FILE
from host_sim import device_modules, limited
from host_sim.any_handheld import AnyHandheld
from host_sim.boards import connect, full_name, load_board, settings_in
from host_sim.finger import Finger
from host_sim.folder_lock import FolderLock, unusable
from host_sim.pico import Restart, SimulatedPico
from host_sim.screen_words import Recorder, Word

SEED_FILE = "test_seed.txt"
DATA_FOLDER = "data"
CRASH_FILE = "crash.log"
_MOST_CRASHES = 1 << 20
EYE_GAMMA = 2.2  # doubling the light does not look twice as bright


class SimulatedHandheld(AnyHandheld):
    """The handheld of a board (board_name), with its flash file system in `folder`, made if missing.

    seed: text that fixes the dice, or None; tried: False for a board never used with the folder, which tests itself
    first. board: module of pins and capabilities; app: running firmware.app.App (or its safe mode), None while off;
    pico, panel: new at each power-on.
    """

    def __init__(self, board_name: str, folder: str | os.PathLike, seed: str | None = None, tried: bool = True):
        self.board_name = full_name(board_name)
        self.folder = os.fspath(folder)
        self.seed = seed
        self._tried = tried
        self._lock = FolderLock(self.folder)
        self.app = None
        self._hardware = None
        self._recorder = None
        self._finger = None
        super().__init__(load_board(self.board_name, self.folder))
        self._new_chip()

    def _new_chip(self):
        self.pico = SimulatedPico()
        self.panel, self._switches = connect(self.pico, self.board)

    # ---- power

    @property
    def is_on(self) -> bool:
        """True while it has power."""
        return self.app is not None

    def power_on(self) -> None:
        """Boot the firmware like a Pico that gets power. Held keys stay held, which is the way to safe mode.

        FolderError if another handheld plays in the folder, or it cannot be written.
        """
        if self.is_on:
            return
        self._lock.take()
        try:
            os.makedirs(os.path.join(self.folder, DATA_FOLDER), exist_ok=True)
            if self._tried:
                self._write_or_remove(BOARD_FILE, self.board_name)
            self._write_or_remove(SEED_FILE, self.seed)
        except OSError as error:
            self._lock.release()
            raise unusable(self.folder, error) from error
        for pin in self._held.values():
            self._switches[pin].pressed = True
            self.pico.drive(pin, 0)
        device_modules.install()
        device_modules.use(self.pico)
        from firmware.main import start

        self._hardware, self.app = start(
            self.board_name, settings_in(self.folder), self.folder.replace(os.sep, "/") + "/"
        )
        self.app.canvas.strict = True  # raise an error for what does not fit
        self._recorder = Recorder(self.app.canvas, self.board.HEIGHT)
        self._finger = Finger(self.app)

    def power_off(self) -> None:
        """Cut the power at once: everything but the flash folder is lost."""
        self._lock.release()  # also after a failed start
        if not self.is_on:
            return
        self._older_complaints += self._present_complaints()
        self.app = self._hardware = self._recorder = self._finger = None
        self._new_chip()

    def _crashes(self):
        try:
            content = limited.read(os.path.join(self.folder, DATA_FOLDER, CRASH_FILE), _MOST_CRASHES)
        except OSError:
            # Other faults of the folder are reported at power-on.
            return ""
        return content.decode("utf-8", "replace")

    def _write_or_remove(self, name, text):
        path = os.path.join(self.folder, name)
        if text is not None:
            with open(path, "w", encoding="utf-8", newline="\n") as file:
                file.write(text + "\n")
        elif os.path.exists(path):
            os.remove(path)

    # ---- time

    def run(self, ms: int) -> None:
        """Let `ms` milliseconds of the device pass. Raises errors of the firmware."""
        app, hardware, pico = self.app, self._hardware, self.pico
        if app is None or hardware is None:
            return
        device_modules.use(pico)
        end = pico.wake_by = pico.now_us + ms * 1000
        try:
            while pico.now_us < end:
                before = pico.now_us
                if self._finger:
                    self._finger.step()
                app.step(hardware.now())
                hardware.idle(min(20, (end - pico.now_us) // 1000))
                if pico.now_us == before:
                    pico.idle()
        except Restart:
            self.power_off()
            self.power_on()

    def quiet_ms(self) -> int:
        """Return milliseconds of the device since the last byte to the panel; infinite while off."""
        if not self.is_on:
            return 1 << 30
        return (self.pico.now_us - self.panel.last_byte_us) // 1000

    # ---- fingers

    def press_pin(self, pin: int, pressed: bool) -> None:
        """Press or release the key of a pin, for front ends that draw the keys."""
        if pressed and pin not in self._held.values():
            self._held[pin] = pin
            self._move(pin, True)
        elif not pressed and self._held.pop(pin, None) is not None and pin not in self._held.values():
            self._move(pin, False)

    def tap(self, x: int, y: int) -> None:
        """Tap on this pixel of the picture as its holder sees it, with a finger or a mouse.

        No board has a touch panel.
        """
        if self._finger:
            self._finger.tap(x, y)

    def swipe(self, x: int, y: int) -> None:
        """Swipe over the picture, this many pixels to the right and down."""
        if self._finger:
            self._finger.swipe(x, y)

    def pressed_pins(self) -> list[int]:
        """Return the pins of the pressed keys."""
        return sorted(set(self._held.values()))

    def _move(self, pin, pressed):
        if not self.is_on:
            return
        for delay, level in self._switches[pin].move(pressed):
            self.pico.drive_later(pin, delay, None if level else 0)

    # ---- the USB cable

    def usb_send(self, data: bytes) -> None:
        """Send bytes from the computer on the USB cable to the program.

        Ctrl-C, which would end it on a real board, is dropped.
        """
        if self.is_on:
            self.pico.console_in += bytes(data).replace(b"\x03", b"")

    def usb_received(self) -> bytes:
        """Return what the program has sent to the computer since the last call."""
        received = bytes(self.pico.console_out)
        self.pico.console_out.clear()
        return received

    # ---- eyes

    def pixels(self) -> bytes:
        """Return the panel as its holder sees it; black while off.

        board.WIDTH * board.HEIGHT RGB565 pixels, high byte first.
        """
        return self.panel.pixels()

    def words(self) -> list[Word]:
        """Return the readable words of the picture in painting order; [] while off."""
        return [] if self._recorder is None else self._recorder.words

    @property
    def turned(self) -> bool:
        """True while the picture is turned for a left-handed owner."""
        return self.is_on and self.panel.turned

    def _present_complaints(self):
        return self.panel.violations + self.pico.violations

    @property
    def backlight(self) -> int:
        """Return the perceived brightness of the backlight, 0 to 100."""
        share = self.pico.brightness(self.board.BACKLIGHT)
        if share is None:
            return 0
        return round(100 * share ** (10 / self.board.BACKLIGHT_GAMMA_TENTHS))

    @property
    def led(self) -> tuple[int, ...] | None:
        """Return the perceived (red, green, blue), each 0 to 255, or None on a board without an RGB LED."""
        if self.board.LED is None:
            return None
        *pins, active_low = self.board.LED
        shares = [self.pico.brightness(pin) for pin in pins]
        return tuple(
            0 if share is None else round(255 * (1 - share if active_low else share) ** (1 / EYE_GAMMA))
            for share in shares
        )
