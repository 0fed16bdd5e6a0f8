"""`dev.py install` with boards that are a littlefs and drives that are a model of the boot ROM: new, in use, older."""

import hashlib
import io
import random
import subprocess
import urllib.request

import pytest
import serial

from tests.tools.device.synthetic_programs import IDENTITY, OTHER_IDENTITY, file_with, program_for, sector_in
from tests.tools.owner.littlefs_board import LittlefsBoard
from tools.board import board_link
from tools.board.board_link import BoardLink, LinkError
from tools.commands import install
from tools.device import boot_rom, device_file, prerequisites
from tools.device.board_sector import board_sector
from tools.device.flash_layout import BOARD_SECTOR, CHIPS, FILE_SYSTEM, RP2040, RP2350, SECTOR
from tools.owner import bootsel, program_file
from tools.owner.progress import Progress
from tools.owner.saves import Archive, read_all

DISPLAY = "waveshare_pico_lcd_1_3"
OTHER_DISPLAY = "pimoroni_pico_display"
SAVES = {"/data/games/0001.log": b"game", "/data/settings.txt": b"loud"}
BACK = {path.removeprefix("/data/"): content for path, content in SAVES.items()}
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


@pytest.mark.parametrize("chip", CHIPS, ids=lambda chip: chip.name)
def test_a_new_pico_becomes_a_handheld_for_its_display(desk, run, chip):
    pico = desk.plug("COM7", chip)
    pico.content = bytes(LittlefsBoard().flash.buffer)  # the firmware formats what is erased
    code, said = run("--board", "lcd_1_3", "--yes")
    assert code == 0, said
    assert pico.flash[: len(program_for(chip))] == program_for(chip)
    assert sector_in(pico.flash) == (DISPLAY, "") and pico.link.restarted
    assert f"It runs Tableside {IDENTITY} for {DISPLAY}." in said and "Done in 0 s." in said


def test_an_update_keeps_saves_and_display(desk, run):
    pico = desk.plug("COM3", files=SAVES, identity=OTHER_IDENTITY, board=DISPLAY)
    code, said = run("--yes")
    assert code == 0, said
    assert pico.link.files() == SAVES and sector_in(pico.flash) == (DISPLAY, "")
    assert pico.link.identity == IDENTITY
    assert f"in the place of {OTHER_IDENTITY}? Games, settings and sheets stay." in said
    assert not list(desk.folder.glob("*.zip"))


def test_what_is_on_it_already_is_not_copied(desk, run):
    pico = desk.plug("COM3", files=SAVES, identity=IDENTITY, board=DISPLAY)
    for options in ([], ["--board", DISPLAY]):
        code, said = run(*options)
        assert code == 0 and "nothing needs to be copied" in said
    assert pico.link.restarted == 2 and not pico.link.started_boot_rom
    assert run("--board", OTHER_DISPLAY, "--yes")[0] == 0
    assert sector_in(pico.flash) == (OTHER_DISPLAY, "") and pico.link.files() == SAVES


@pytest.mark.parametrize("chip", CHIPS, ids=lambda chip: chip.name)
def test_games_of_an_older_installation_are_backed_up_and_come_back(desk, run, chip):
    older = {"/main.py": b"run()", "/board.txt": DISPLAY.encode(), "/firmware/app.mpy": b"app" * 9000}
    pico = desk.plug("COM3", chip, files=SAVES | older)
    code, said = run("--board", DISPLAY, "--yes")
    assert code == 0, said
    assert pico.link.files() == SAVES
    (kept,) = desk.folder.glob("*.zip")
    assert read_all(Archive(kept)) == BACK
    assert f"{kept.name}: 1 game, settings" in said and f"dev.py restore {kept.name}" in said
    assert "Back on the handheld: 1 game, settings." in said


def test_another_micropython_without_games_gives_way_after_a_question(desk, run, monkeypatch):
    pico = desk.plug("COM3", files={"/main.py": b"blink()"})
    code, said = run()
    assert code == 1 and "Say once which display is on the Pico" in said
    code, said = run("--board", DISPLAY)
    assert code == 1 and "All that is on the Pico goes." in said and "add --yes" in said
    assert not pico.link.started_boot_rom and pico.link.files() == {"/main.py": b"blink()"}
    monkeypatch.setattr("sys.stdin", Terminal("y\n"))
    assert run("--board", DISPLAY)[0] == 0
    assert pico.link.files() == {} and not list(desk.folder.glob("*.zip"))


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_a_no_changes_nothing(desk, run, monkeypatch):
    pico = desk.plug("COM3", files=SAVES, identity=OTHER_IDENTITY, board=DISPLAY)
    monkeypatch.setattr("sys.stdin", Terminal("\n"))
    code, said = run()
    assert code == 1 and "Nothing was changed" in said and pico.link.identity == OTHER_IDENTITY
    assert pico.link.restarted and not pico.link.started_boot_rom


@pytest.mark.parametrize("waits", [True, False])
def test_a_dry_run_says_what_it_would_ask_and_changes_nothing(desk, run, waits):
    pico = desk.plug("COM3") if waits else desk.plug("COM3", files=SAVES, identity=OTHER_IDENTITY, board=DISPLAY)
    before = bytes(pico.flash)
    code, said = run("--dry-run", "--board", OTHER_DISPLAY, "--page", "https://tableside.example/")
    assert code == 0 and "That would be asked. Nothing was changed." in said
    assert bytes(pico.flash) == before and pico.waits is waits
    assert waits or pico.link.files() == SAVES


def test_the_page_is_written_once_and_stays(desk, run):
    pico = desk.plug("COM3", files=SAVES, identity=OTHER_IDENTITY, board=DISPLAY)
    for options in (["--page", "https://tableside.example/", "--yes"], []):
        assert run(*options)[0] == 0
        assert pico.link.files() == {**SAVES, "/page.txt": b"https://tableside.example/\n"}


# A breadboard


def test_settings_of_a_breadboard_come_along_stay_and_are_written_anew(desk, run):
    for name, text in (("mine.txt", "rotation = 270\n"), ("bad.txt", "rotation = 7\n"), ("new.txt", "width = 240\n")):
        (desk.folder / name).write_text(text, encoding="utf-8")
    pico = desk.plug("COM3", files=SAVES, identity=IDENTITY, board=DISPLAY)
    for options, words in (
        (["--board", "generic"], "Add the settings of the breadboard"),
        (["--settings", "mine.txt"], f"The handheld is set up for {DISPLAY}."),
        (["--board", DISPLAY, "--settings", "mine.txt"], "Only the board 'generic'"),
        (["--board", "generic", "--settings", "bad.txt"], "line 1: rotation"),
        (["--board", "generic", "--settings", "absent.txt"], "absent.txt cannot be read"),
        (["--board", "generic", "--settings", ""], "--settings needs a name"),
    ):
        code, said = run(*options, "--yes")
        assert code == 1 and words in said
    assert not pico.link.started_boot_rom
    assert run("--board", "generic", "--settings", "mine.txt", "--yes")[0] == 0
    assert sector_in(pico.flash) == ("generic", "rotation = 270\n")
    code, said = run("--board", "generic")
    assert code == 0 and "nothing needs to be copied" in said
    assert run("--settings", "new.txt", "--yes")[0] == 0
    assert sector_in(pico.flash) == ("generic", "width = 240\n") and pico.link.files() == SAVES


def test_a_new_breadboard_needs_its_settings(desk, run):
    desk.plug("COM3")
    code, said = run("--board", "generic", "--yes")
    assert code == 1 and "Add the settings of the breadboard" in said


def test_settings_that_are_too_long_for_their_sector_are_refused_before_anything(desk, run):
    (desk.folder / "long.txt").write_text("# many words\n" * 400, encoding="utf-8")
    pico = desk.plug("COM3", files=SAVES, identity=OTHER_IDENTITY, board="generic")
    code, said = run("--settings", "long.txt", "--yes")
    assert code == 1 and "bytes too long" in said and not pico.link.started_boot_rom


# What goes wrong


def test_a_file_system_that_cannot_be_read_is_only_made_anew_when_that_is_asked_for(desk, run):
    pico = desk.plug("COM3", files={}, identity=OTHER_IDENTITY, board=DISPLAY)
    pico.link.flash.buffer[:] = b"\x55" * len(pico.link.flash.buffer)
    pico.link.mounted = False
    code, said = run("--yes")
    assert code == 1 and pico.link.identity == IDENTITY, "the program is new"
    assert "The file system cannot be read." in said and "install --format" in said
    assert bytes(pico.link.flash.buffer) == b"\x55" * len(pico.link.flash.buffer)
    code, said = run("--format")
    assert code == 1 and "Erase all and start?" in said and "add --yes" in said
    assert bytes(pico.link.flash.buffer) == b"\x55" * len(pico.link.flash.buffer)
    code, said = run("--format", "--yes")
    assert code == 0 and "The file system was made anew." in said and pico.link.files() == {}


def test_a_file_system_that_can_be_read_is_never_formatted(desk, run):
    pico = desk.plug("COM3", files=SAVES, identity=IDENTITY, board=DISPLAY)
    code, said = run("--format", "--yes")
    assert code == 0 and "nothing was erased" in said and pico.link.files() == SAVES


def test_a_new_pico_without_a_display_is_told_to_say_it(desk, run):
    pico = desk.plug("COM3")
    code, said = run("--yes")
    assert code == 1 and "a new Pico needs --board NAME" in said
    assert "Now say which display is on the Pico" in said and f"--board {DISPLAY}" in said
    assert pico.link.restarted


def test_a_file_that_did_not_arrive_is_told(desk, run, monkeypatch):
    pico = desk.plug("COM3", files=SAVES, identity=OTHER_IDENTITY, board=DISPLAY)
    take = pico.take

    def lost():
        take()
        pico.link.identity = OTHER_IDENTITY

    monkeypatch.setattr(pico, "take", lost)
    code, said = run("--yes")
    assert code == 1 and "does not run what was copied" in said and pico.link.files() == SAVES


def test_a_drive_or_a_port_that_does_not_come_is_told(desk, run, monkeypatch):
    pico = desk.plug("COM3", files=SAVES, identity=OTHER_IDENTITY, board=DISPLAY)
    monkeypatch.setattr(bootsel, "wait_for", lambda found: [])
    code, said = run("--yes")
    assert code == 1 and "The drive of the Pico is not there" in said and pico.waits
    code, said = run("--yes")
    assert code == 1 and "does not show up again" in said


def test_a_drive_that_takes_no_file_is_told(desk, run, monkeypatch):
    desk.plug("COM3")

    def fails(_drive, _name, _content):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(bootsel.Drive, "put", fails)
    code, said = run("--yes", "--board", DISPLAY)
    assert code == 1 and "does not take the file" in said and "BOOTSEL" in said


def test_several_drives_or_boards_are_told_apart(desk, run):
    desk.plug("COM3")
    other = desk.plug("COM4", RP2350)
    code, said = run("--yes", "--board", DISPLAY)
    assert code == 1 and "Several Picos wait" in said
    code, said = run("--yes", "--board", DISPLAY, "--drive", str(other.drive))
    assert "It runs Tableside" in said and sector_in(other.flash) == (DISPLAY, "")
    desk.plug("COM5", files=SAVES, identity=IDENTITY, board=DISPLAY)
    code, said = run("--yes", "--board", DISPLAY)
    assert code == 1 and "There are several boards" in said
    assert "--port COM4" in said and "--port COM5" in said


def test_another_board_that_is_plugged_in_is_not_taken_for_the_new_one(desk, run):
    other = desk.plug("COM1", files=SAVES, identity=OTHER_IDENTITY, board=OTHER_DISPLAY)
    pico = desk.plug("COM3", files=SAVES, identity=OTHER_IDENTITY, board=DISPLAY)
    code, said = run("--port", "COM3", "--yes")
    assert code == 0, said
    assert pico.link.identity == IDENTITY and other.link.identity == OTHER_IDENTITY and not other.link.restarted


def test_a_file_for_the_other_chip_or_of_another_program_is_refused(desk, run):
    pico = desk.plug("COM3", RP2350, files=SAVES, identity=OTHER_IDENTITY, board=DISPLAY)
    (desk.folder / "one.uf2").write_bytes(device_file.file_of({RP2040: program_for(RP2040)}))
    (desk.folder / "page.uf2").write_bytes(b"<!doctype html>")
    for image, words in (
        ("one.uf2", "not for a Pico 2"),
        ("page.uf2", "it is a web page"),
        ("absent.uf2", "cannot be read"),
    ):
        code, said = run("--yes", image=image)
        assert code == 1 and words in said
    assert not pico.link.started_boot_rom and pico.link.files() == SAVES


def test_a_drive_of_another_board_is_refused(desk, run):
    (desk.folder / "other").mkdir()
    (desk.folder / "other" / "INFO_UF2.TXT").write_text("Board-ID: SAMD21\n", encoding="ascii")
    code, said = run("--yes", "--board", DISPLAY, "--drive", "other")
    assert code == 1 and "which calls itself SAMD21" in said
    assert [path.name for path in (desk.folder / "other").iterdir()] == ["INFO_UF2.TXT"]


def test_a_drive_that_nobody_mounted_is_told(desk, run, monkeypatch):
    monkeypatch.setattr(bootsel, "unmounted", lambda: True)
    code, said = run("--yes", "--board", DISPLAY)
    assert code == 1 and "its drive is not mounted" in said
    monkeypatch.setattr(bootsel, "unmounted", lambda: False)
    code, said = run("--yes", "--board", DISPLAY)
    assert code == 1 and "No Pico was found on USB" in said


def test_a_board_that_falls_silent_is_told(desk, run, monkeypatch):
    pico = desk.plug("COM3", files=SAVES, identity=OTHER_IDENTITY, board=DISPLAY)

    def fails():
        raise LinkError("the cable was pulled", "lost")

    monkeypatch.setattr(pico.link, "start_boot_rom", fails)
    assert run("--yes")[0] == 1 and pico.link.restarted == 0


def test_a_cable_that_is_pulled_is_told_as_that(monkeypatch):
    class Pulled:
        def __init__(self, *_port, **_options):
            pass

        def enter_raw_repl(self, **_options):
            raise serial.SerialException("read failed: device disconnected")

        def close(self):
            pass

    monkeypatch.setattr("tools.board.board_link.SerialTransport", Pulled)
    with pytest.raises(LinkError, match="Was the cable pulled") as told:
        BoardLink("COM3")
    assert told.value.kind == "lost"


# Where the file comes from


@pytest.fixture
def no_compiler(monkeypatch):
    monkeypatch.setattr(prerequisites, "missing", lambda: ["a compiler"])
    monkeypatch.setattr(device_file, "carried", lambda: None)
    monkeypatch.setattr(program_file, "release_address", lambda: None)


def test_the_file_of_a_wheel_is_taken(desk, run, no_compiler, monkeypatch):
    monkeypatch.setattr(device_file, "carried", lambda: file_with(IDENTITY))
    pico = desk.plug("COM3", files=SAVES, identity=OTHER_IDENTITY, board=DISPLAY)
    assert run("--yes", image=None)[0] == 0 and pico.link.identity == IDENTITY
    assert program_file.identity_here() == IDENTITY


def test_the_file_is_built_where_that_can_be(desk, run, no_compiler, monkeypatch):
    monkeypatch.setattr(prerequisites, "missing", list)
    monkeypatch.setattr(device_file, "device_file", lambda: file_with(IDENTITY))
    pico = desk.plug("COM3", files=SAVES, identity=OTHER_IDENTITY, board=DISPLAY)
    assert run("--yes", image=None)[0] == 0 and pico.link.identity == IDENTITY


def test_without_compiler_or_release_it_is_said_what_to_install(desk, run, no_compiler):
    pico = desk.plug("COM3", files=SAVES, identity=OTHER_IDENTITY, board=DISPLAY)
    code, said = run("--yes", image=None)
    assert code == 1 and "a compiler" in said and not pico.link.restarted


@pytest.fixture
def release(monkeypatch, no_compiler):
    """A release at GitHub: its files by address."""
    address = "https://github.com/someone/tableside/releases/download/v0.1.0/"
    content = file_with(IDENTITY)
    sums = f"{hashlib.sha256(content).hexdigest()}  {program_file.RELEASED}\n"
    files = {address + program_file.RELEASED: content, address + "SHA256SUMS": sums.encode()}

    def urlopen(address, timeout):
        if address not in files:
            raise OSError(404, "Not Found")
        return io.BytesIO(files[address])

    monkeypatch.setattr(urllib.request, "urlopen", urlopen)
    monkeypatch.setattr(program_file, "release_address", lambda: address)
    return files


def test_the_file_of_the_release_is_fetched_after_a_question(desk, run, release):
    pico = desk.plug("COM3", files=SAVES, identity=OTHER_IDENTITY, board=DISPLAY)
    code, said = run(image=None)
    assert code == 1 and f"Get the program of release 0.1.0 instead, from {next(iter(release))}?" in said
    assert run("--yes", image=None)[0] == 0 and pico.link.identity == IDENTITY


@pytest.mark.parametrize("wrong", ["changed", "not listed", "absent"])
def test_what_the_release_does_not_list_is_not_taken(desk, run, release, wrong):
    pico = desk.plug("COM3", files=SAVES, identity=OTHER_IDENTITY, board=DISPLAY)
    file, sums = release
    if wrong == "absent":
        del release[file]
    else:
        release[file if wrong == "changed" else sums] = file_with(OTHER_IDENTITY) if wrong == "changed" else b"\n"
    code, said = run("--yes", image=None)
    assert code == 1 and ("cannot be fetched" if wrong == "absent" else "is not the file that SHA256SUMS lists") in said
    assert not pico.link.started_boot_rom and not pico.link.restarted


@pytest.mark.parametrize(
    "remote",
    [
        "https://github.com/some-one/table.side.git\n",
        "git@github.com:some-one/table.side.git\n",
        "https://name:word@github.com/some-one/table.side/\n",
        "https://example.org/some-one/table.side.git\n",
        "",
    ],
)
def test_the_release_is_that_of_the_repository_that_this_checkout_came_from(remote, monkeypatch):
    monkeypatch.setattr(subprocess, "run", lambda *_command, **_options: subprocess.CompletedProcess([], 0, remote))
    address = "https://github.com/some-one/table.side/releases/download/v0.1.0/"
    assert program_file.release_address() == (address if "github.com" in remote else None)


# Drives and bars


def test_only_drives_of_boards_are_found(tmp_path):
    (tmp_path / "photos").mkdir()
    (tmp_path / "pico").mkdir()
    (tmp_path / "pico" / "INFO_UF2.TXT").write_text("Board-ID: RPI-RP2\n")
    found = real_find_drives([tmp_path / "photos", tmp_path / "pico", tmp_path / "absent"])
    assert [(drive.path, drive.chip) for drive in found] == [(tmp_path / "pico", "RPI-RP2")]


def test_a_drive_is_waited_for_half_a_minute():
    waited = []
    answers = iter([[], [], ["a drive"]])
    assert bootsel.wait_for(lambda: next(answers), waited.append) == ["a drive"] and len(waited) == 2
    assert bootsel.wait_for(list, waited.append) == [] and sum(waited) == 31


def test_a_pico_whose_drive_nobody_mounted_is_told_apart(tmp_path):
    assert not bootsel.unmounted(tmp_path)
    for name, maker, product in (("1-1", "2e8a", "0005"), ("1-2", "1234", "0003"), ("1-3", "2e8a", "0003")):
        assert not bootsel.unmounted(tmp_path)
        (tmp_path / name).mkdir()
        (tmp_path / name / "idVendor").write_text(maker + "\n")
        (tmp_path / name / "idProduct").write_text(product + "\n")
    assert bootsel.unmounted(tmp_path)


def test_the_bar_fills_on_one_line_and_tells_the_time_left():
    seconds = iter([0, 5, 5, 10])
    screen = Terminal()
    progress = Progress(screen, lambda: next(seconds))
    progress(0, 1000, "/a")
    progress(500, 1000, "/b")
    progress(1000, 1000, "/b")
    progress.end()
    lines = screen.getvalue().rstrip("\n").split("\r")
    assert "\n" not in screen.getvalue()[:-1]
    assert "50 %, 5 s left" in lines[2] and lines[2].count("#") == lines[2].count(".")
    assert "100 %" in lines[3] and "." not in lines[3]


def test_in_a_file_the_bar_is_a_few_lines():
    text = io.StringIO()
    progress = Progress(text)
    for done in range(0, 10001):
        progress(done, 10000, "/a")
    progress.end()
    assert len(text.getvalue().splitlines()) == 6
