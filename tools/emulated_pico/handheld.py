"""A whole handheld around the emulated Pico: panel, keys, LED, flash with the real files.

It has the interface of host_sim.handheld.SimulatedHandheld, so that one script runs on both.
"""

import functools
from pathlib import Path

from host_sim.st7789_model import ST7789, glass_of
from host_sim.switches import Switch
from tools import device_files, flash_image
from tools.emulated_pico.board import EmulatedPico
from tools.emulated_pico.panel_wire import PanelWire
from tools.micropython_image import micropython_image


@functools.lru_cache(maxsize=1)
def bare_flash():
    """(flash, offset of the file system, its size): the official image alone."""
    flash = flash_image.uf2_to_flash(micropython_image())
    return flash, *flash_image.file_system_place(flash)


def flash_with(files):
    """A whole flash: the official image and a fresh file system with `files` (absolute device path -> bytes)."""
    flash, offset, size = bare_flash()
    return flash[:offset] + flash_image.build_file_system(files, size) + flash[offset + size :]


class EmulatedHandheld:
    """A switched-off handheld.

    board_name: a module of firmware.boards. folder: where the handheld's saves and settings come from at first and
    go to at power off (None: an empty device, nothing written). seed: text for the developers' test dice, or None.
    files: what else lies on the device, instead of the project's own files (for tests).
    """

    def __init__(self, board_name, folder=None, seed=None, files=None, usb=True):
        self.board = device_files.board_module(board_name)
        self._folder = None if folder is None else Path(folder)
        self._usb = usb
        content = dict(device_files.device_files(board_name) if files is None else files)
        if seed is not None:
            content[device_files.TEST_SEED] = str(seed).encode()
        content.update(self._saved_files())
        self.flash = flash_with(content)
        self.pico = None
        self._panel = None
        self._wire = None
        self._past_complaints = []
        self._switches = [
            (logical, pin, Switch(pin, number)) for number, (_, pin, logical) in enumerate(self.board.KEYS)
        ]

    # Power

    def power_on(self):
        """Plug the battery in. The program starts when time next passes."""
        self.pico = EmulatedPico(self.flash, self._usb)
        chip = self.pico.chip
        board = self.board
        self._panel = ST7789(glass_of(board), lambda: self.pico.clock.nanos / 1000)
        self._wire = PanelWire(chip, board.SPI_NUMBER, board.CHIP_SELECT, board.DATA_COMMAND, self._panel)
        if board.RESET is not None:
            chip.gpio[board.RESET].add_listener(self._reset_line)
        for _, pin, switch in self._switches:
            if switch.pressed:
                chip.gpio[pin].set_input_value(False)

    def power_off(self):
        """Pull the battery: what is in flash stays, all else is gone. Saves are copied to `folder`."""
        self.flash = bytes(self.pico.chip.flash[: flash_image.FLASH_SIZE])
        self._past_complaints = self.complaints
        self.pico = self._panel = self._wire = None
        self.copy_saves()

    def copy_saves(self):
        """Write the files under /data in flash to `folder`, and remove what is gone from there."""
        if self._folder is None:
            return
        saved = self.files_in_flash(device_files.DATA)
        for path in self._saved_files():
            if path not in saved:
                self._host_path(path).unlink()
        for path, content in saved.items():
            place = self._host_path(path)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(content)

    def files_in_flash(self, folder="/"):
        """The files at or under `folder` on the device, as a dict of absolute device path -> bytes."""
        flash = self.flash if self.pico is None else self.pico.chip.flash
        _, offset, size = bare_flash()
        return flash_image.read_file_system(bytes(flash[offset : offset + size]), folder)

    def _host_path(self, device_path):
        return self._folder.joinpath(*device_path[len(device_files.DATA) + 1 :].split("/"))

    def _saved_files(self):
        if self._folder is None or not self._folder.is_dir():
            return {}
        return {
            f"{device_files.DATA}/{place.relative_to(self._folder).as_posix()}": place.read_bytes()
            for place in sorted(self._folder.rglob("*"))
            if place.is_file()
        }

    # Time

    def run(self, milliseconds):
        """Let emulated time pass. Raises BoardFault when the program printed a traceback."""
        self.pico.run(milliseconds)

    def quiet_ms(self):
        """Milliseconds of emulated time since the last byte went to the panel."""
        return (self.pico.clock.nanos - self._wire.last_byte_at) / 1e6

    # Keys

    def key_down(self, logical):
        """Press the first key with that meaning; its contact bounces. KeyError when the board has none."""
        self._move(logical, True)

    def key_up(self, logical):
        """Let go of the key pressed by key_down(); its contact bounces."""
        self._move(logical, False)

    def _move(self, logical, pressed):
        for meaning, pin, switch in self._switches:
            if meaning == logical:
                for moment, level in switch.move(pressed):
                    self._contact(pin, level, moment / 1000)
                return
        raise KeyError(logical)

    def _contact(self, pin, level, delay):
        if self.pico is None:
            return
        pad = self.pico.chip.gpio[pin]
        # An open contact leaves the pin to its pull-up; if the firmware forgot that, it reads low.
        change = pad.release_input if level else functools.partial(pad.set_input_value, False)
        if delay:
            self.pico.after(delay, change)
        else:
            change()

    # What can be seen

    def pixels(self):
        """The picture as its holder sees it: width * height pixels of RGB565, high byte first."""
        return self._panel.pixels()

    @property
    def complaints(self):
        """What a real panel would not have forgiven since the first power on."""
        if self._panel is None:
            return list(self._past_complaints)
        return self._past_complaints + self._panel.complaints + self._wire.complaints

    @property
    def backlight(self):
        """Brightness of the backlight, 0 to 1000."""
        return self.pico.pin_share(self.board.BACKLIGHT)

    @property
    def led(self):
        """(red, green, blue), each 0 to 1000, or None without LED."""
        if self.board.LED is None:
            return None
        *pins, active_low = self.board.LED
        shares = [self.pico.pin_share(pin) for pin in pins]
        return tuple(1000 - share if active_low else share for share in shares)

    def _reset_line(self, new, _old):
        if new == 0:
            self._panel.reset()
