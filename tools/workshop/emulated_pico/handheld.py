"""A whole handheld around the emulated Pico, on which scripts run: panel, keys, flash with program and games."""

import functools
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from host_sim import page_file
from host_sim.any_handheld import AnyHandheld
from host_sim.boards import full_name, load_board, panel_of, polarity_of
from host_sim.switches import Switch
from tools.device import program
from tools.device.board import device_paths, flash_image
from tools.device.board_sector import board_sector
from tools.device.flash_layout import BOARD_SECTOR, FILE_SYSTEM, RP2040
from tools.owner.saves import Folder, read_all
from tools.workshop.emulated_pico.board import EmulatedPico
from tools.workshop.emulated_pico.panel_wire import PanelWire

BOARD_SETTINGS = "board_settings.txt"
_NO_MORE: Mapping[str, bytes] = MappingProxyType({})


@functools.lru_cache(maxsize=1)
def built_program() -> bytes:
    """Return the program of this checkout for the emulated chip."""
    return program.program(RP2040)


def flash_with(
    board: str, settings: str = "", files: dict[str, bytes] | None = None, code: bytes | None = None
) -> bytes:
    """Return a whole flash: the program (code: another one), the sector of the board with its settings, and a file
    system with `files` (absolute device path -> bytes); None: it was never formatted.
    """
    flash = (built_program() if code is None else code).ljust(BOARD_SECTOR, b"\xff") + board_sector(board, settings)
    system = b"\xff" * RP2040.files if files is None else flash_image.build_file_system(files, RP2040.files)
    return flash + system


class ChipHandheld(AnyHandheld):
    """What handhelds around an emulated chip have in common: switches that bounce, a panel, a flash."""

    is_on: Any
    backlight: Any

    def __init__(self, board: Any):
        self._switches = {pin: Switch(pin, number) for number, (_, pin, _) in enumerate(board.KEYS)}
        self._panel: Any = None
        super().__init__(board)

    def _flash_now(self) -> bytes:
        """Return the bytes of the flash, also while the power is on."""
        raise NotImplementedError

    def _contact(self, pin: int, level: int, microseconds: float) -> None:
        """The contact of a key changes so much later."""
        raise NotImplementedError

    def _move(self, pin, pressed):
        for moment, level in self._switches[pin].move(pressed):
            self._contact(pin, level, moment)

    def _hold_again(self):
        """Keys that were held while the power was off are held now."""
        for pin, switch in self._switches.items():
            if switch.pressed:
                self._contact(pin, 0, 0)

    def pixels(self) -> bytes:
        """Return the panel as its holder sees it: RGB565 pixels, high byte first; black while off."""
        return self._panel.pixels() if self.is_on else bytes(self.board.WIDTH * self.board.HEIGHT * 2)

    @property
    def turned(self) -> bool:
        """Return True if the picture is turned for a left-handed owner."""
        return self.is_on and self._panel.turned

    def files_in_flash(self, folder: str = "/") -> dict[str, bytes]:
        """Return the files at or under `folder` on the device: absolute device path -> bytes."""
        return flash_image.read_file_system(self._flash_now()[FILE_SYSTEM : RP2040.flash], folder)

    def _crashes(self):
        content = self.files_in_flash(device_paths.DATA).get(device_paths.DATA + "/crash.log", b"")
        return content.decode("utf-8", "replace")


class EmulatedHandheld(ChipHandheld):
    """A switched-off handheld.

    board_name: of a board, or part of it. folder: a folder of saves, which are read at first and written at power off;
    None: an empty device, nothing written. seed: text that fixes the dice. files: what else is in the file system;
    None: it was never formatted. usb: False leaves the cable out. code: another program. flash: all that is in flash.

    pico: the running EmulatedPico, wire: its PanelWire, None while off; flash: while it is off.
    """

    def __init__(
        self,
        board_name,
        folder=None,
        seed=None,
        files: Mapping[str, bytes] | None = _NO_MORE,
        usb=True,
        code=None,
        flash=None,
    ):
        self.board_name = full_name(board_name)
        self.folder = None if folder is None else Path(folder)
        board = load_board(self.board_name, folder)
        self.seed = seed
        self.pico: Any = None
        self._usb = usb
        self.wire: Any = None
        self.flash = flash or flash_with(self.board_name, self._settings(), self._files(files), code)
        super().__init__(board)

    # Power

    @property
    def is_on(self) -> bool:
        """True between power_on() and power_off()."""
        return self.pico is not None

    def power_on(self) -> None:
        """Put the battery in. The program starts when time next passes."""
        if self.is_on:
            return
        self.pico = EmulatedPico(self.flash, self._usb)
        chip = self.pico.chip
        board = self.board
        clock = self.pico.clock
        self._panel = panel_of(board, lambda: clock.nanos / 1000)
        self.wire = PanelWire(
            chip, board.SPI_NUMBER, board.CHIP_SELECT, board.DATA_COMMAND, self._panel, polarity_of(board)
        )
        if board.RESET is not None:
            chip.gpio[board.RESET].add_listener(self._reset_line)
        self._hold_again()

    def power_off(self) -> None:
        """Pull the battery: only the flash stays. Saves are copied to `folder`."""
        if not self.is_on:
            return
        self._older_complaints += self._present_complaints()
        self.flash = bytes(self.pico.chip.flash[: RP2040.flash])
        self.pico = self._panel = self.wire = None
        self.copy_saves()

    def copy_saves(self) -> None:
        """Make `data` in `folder` equal to /data on the device, all files or none. Raises Refusal."""
        if self.folder is None:
            return
        saved = self.files_in_flash(device_paths.DATA)
        Folder(self.folder).replace({path.removeprefix(device_paths.DATA + "/"): saved[path] for path in saved})

    def _flash_now(self):
        return bytes(self.pico.chip.flash) if self.is_on else self.flash

    def _files(self, more):
        """Return what the file system holds at first; None if it was never formatted."""
        if more is None:
            return None
        files = {device_paths.BOARD_NAME: f"{self.board_name}\n".encode(), **more}
        if self.seed is not None:
            files[device_paths.TEST_SEED] = f"{self.seed}\n".encode()
        files.update(self._saves())
        if self.folder is not None and (self.folder / page_file.NAME).is_file():
            files["/" + page_file.NAME] = (self.folder / page_file.NAME).read_bytes()
        return files

    def _settings(self):
        """Return the settings of a breadboard in `folder`."""
        if self.folder is None or not (self.folder / BOARD_SETTINGS).is_file():
            return ""
        return (self.folder / BOARD_SETTINGS).read_text(encoding="utf-8")

    def _saves(self):
        """Return what `folder` holds of /data: absolute device path -> bytes."""
        if self.folder is None:
            return {}
        return {f"{device_paths.DATA}/{path}": content for path, content in read_all(Folder(self.folder)).items()}

    # Time

    def run(self, ms: float) -> None:
        """Let emulated time pass. Raises BoardFault if the program printed a traceback."""
        if self.is_on:
            self.pico.run(ms)

    def quiet_ms(self) -> int:
        """Return the milliseconds since the panel last got a byte or the processor last worked; 0 before the first
        whole picture.
        """
        if not self.is_on:
            return 1 << 30
        if self.wire.bytes_sent < self.board.WIDTH * self.board.HEIGHT * 2:
            return 0
        last = max(self.wire.last_byte_at, self.pico.work.seen_at)
        return int((self.pico.clock.nanos - last) // 1_000_000)

    # Fingers and eyes

    def _contact(self, pin, level, microseconds):
        if not self.is_on:
            return
        pad = self.pico.chip.gpio[pin]
        # An open contact leaves the pin to its pull-up, if the firmware has set one.
        change = pad.release_input if level else functools.partial(pad.set_input_value, False)
        if microseconds:
            self.pico.after(microseconds / 1000, change)
        else:
            change()

    def _present_complaints(self):
        return self._panel.violations + self.wire.violations if self.is_on else []

    @property
    def backlight(self) -> int:
        """Return the brightness of the light behind the panel as the eye sees it, 0 to 100."""
        share = self.pico.pin_share(self.board.BACKLIGHT) if self.is_on else None
        if share is None:
            return 0
        return round(100 * (share / 1000) ** (10 / self.board.BACKLIGHT_GAMMA_TENTHS))

    def _reset_line(self, new, _old):
        if new == 0:
            self._panel.reset()
