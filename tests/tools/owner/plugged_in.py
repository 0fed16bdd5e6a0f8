"""Boards that are a littlefs and drives that are a model of the boot ROM, for tests of `dev.py install`."""

import io
import random

import pytest

from tests.tools.device.synthetic_programs import IDENTITY, file_with
from tests.tools.owner.littlefs_board import LittlefsBoard
from tools.device import boot_rom, device_file
from tools.device.board import board_link
from tools.device.board_sector import board_sector
from tools.device.flash_layout import BOARD_SECTOR, FILE_SYSTEM, RP2040, SECTOR
from tools.owner import bootsel
from tools.owner.commands import install

DISPLAY = "waveshare_pico_lcd_1_3"
OTHER_DISPLAY = "pimoroni_pico_display"
SAVES = {"/data/games/0001.log": b"game", "/data/settings.txt": b"loud"}
real_find_drives = bootsel.find_drives


class Pico:
    """A Pico on the USB of the desk: a board at a port while its program runs, else a drive in a folder."""

    def __init__(self, desk, chip=RP2040, files=None, identity="", board="", settings=""):
        self.chip = chip
        self.desk = desk
        self.content = None  # of its file system, where the board has none of the test's
        sector = board_sector(board, settings) if board else b""
        self.flash = bytearray(random.Random(3).randbytes(chip.flash))
        self.flash[BOARD_SECTOR:FILE_SYSTEM] = sector.ljust(SECTOR, b"\xff")
        machine = f"Raspberry Pi Pico with {chip.name}"
        self.link = None
        if files is not None:
            self.link = LittlefsBoard(files, identity=identity, sector=sector, machine=machine)

    @property
    def drive(self):
        """The folder of its drive, made when it waits for a program."""
        place = self.desk.folder / f"drive-{self.chip.drive}"
        place.mkdir(exist_ok=True)
        (place / "INFO_UF2.TXT").write_text(f"UF2 Bootloader v3.0\nBoard-ID: {self.chip.drive}\n", encoding="ascii")
        return place

    @property
    def waits(self):
        """Whether it shows its drive."""
        return self.link is None or self.link.started_boot_rom

    def take(self):
        """Its boot ROM takes in the file on the drive, and it starts."""
        (uf2,) = self.drive.glob("*.uf2")
        assert uf2.name == "tableside.uf2"
        was_ours = self.link is not None and self.link.identity
        content, restarted = boot_rom.copied(uf2.read_bytes(), self.chip, bytes(self.flash))
        uf2.unlink()
        assert restarted and content[FILE_SYSTEM:] == self.flash[FILE_SYSTEM:]
        self.flash[:] = content
        files = bytes(self.link.flash.buffer) if was_ours else self.content or b"\x55" * 96 * 4096
        self.link = LittlefsBoard(
            content=files,
            identity=device_file.program.identity_of(content),
            sector=content[BOARD_SECTOR:FILE_SYSTEM].rstrip(b"\xff"),
            machine=f"Raspberry Pi Pico with {self.chip.name}",
        )


@pytest.fixture
def desk(tmp_path, monkeypatch):
    """What is plugged in; without a compiler, with the file `new.uf2` of this version in the folder."""

    class Desk:
        folder = tmp_path
        picos: dict[str, Pico] = {}

        def ports(self):
            return [(port, "a board") for port, pico in sorted(self.picos.items()) if not pico.waits]

        def drives(self, places=None):
            return real_find_drives(
                [pico.drive for pico in self.picos.values() if pico.waits] if places is None else places
            )

        def wait_for(self, found):
            for pico in self.picos.values():
                if pico.waits and list(pico.drive.glob("*.uf2")):
                    pico.take()
            return found()

        def plug(self, port, *arguments, **options):
            self.picos[port] = Pico(self, *arguments, **options)
            return self.picos[port]

    desk = Desk()
    desk.picos = {}
    monkeypatch.chdir(tmp_path)
    (tmp_path / "new.uf2").write_bytes(file_with(IDENTITY))
    monkeypatch.setattr(board_link, "BoardLink", lambda port: desk.picos[port].link)
    monkeypatch.setattr(board_link, "find_ports", desk.ports)
    monkeypatch.setattr(bootsel, "find_drives", desk.drives)
    monkeypatch.setattr(bootsel, "wait_for", desk.wait_for)
    monkeypatch.setattr(bootsel, "unmounted", lambda: False)
    return desk


@pytest.fixture
def run(capsys):
    """Runs the command with the file of this version; gives its exit code and what it said."""

    def run(*options, image="new.uf2"):
        code = install.main([*(["--image", image] if image else []), *options])
        said = capsys.readouterr()
        return code, said.out + said.err

    return run


class Terminal(io.StringIO):
    def isatty(self):
        return True
