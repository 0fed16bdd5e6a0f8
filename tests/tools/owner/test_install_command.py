"""`dev.py install`: Picos that are new, in use, or with another program."""

import pytest
import serial

from tests.tools.device.synthetic_programs import IDENTITY, OTHER_IDENTITY, program_for, sector_in
from tests.tools.owner.littlefs_board import LittlefsBoard
from tests.tools.owner.plugged_in import (
    DISPLAY,
    OTHER_DISPLAY,
    SAVES,
    Terminal,
)
from tools.device import device_file
from tools.device.board.board_link import BoardLink, LinkError
from tools.device.flash_layout import CHIPS, RP2040, RP2350
from tools.owner import bootsel


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
    assert f"replacing {OTHER_IDENTITY}? Games, settings and sheets stay." in said
    assert not list(desk.folder.glob("*.zip"))


def test_what_is_on_it_already_is_not_copied(desk, run):
    pico = desk.plug("COM3", files=SAVES, identity=IDENTITY, board=DISPLAY)
    for options in ([], ["--board", DISPLAY]):
        code, said = run(*options)
        assert code == 0 and "is already installed" in said
    assert pico.link.restarted == 2 and not pico.link.started_boot_rom
    assert run("--board", OTHER_DISPLAY, "--yes")[0] == 0
    assert sector_in(pico.flash) == (OTHER_DISPLAY, "") and pico.link.files() == SAVES


def test_another_program_gives_way_after_a_question_and_what_it_leaves_is_erased_after_another(desk, run, monkeypatch):
    pico = desk.plug("COM3", files=SAVES | {"/main.py": b"blink()"})
    code, said = run()
    assert code == 1 and "Name the display of the Pico once" in said
    code, said = run("--board", DISPLAY)
    assert code == 1 and "the files that are on the Pico now are lost" in said and "add --yes" in said
    assert not pico.link.started_boot_rom and pico.link.files() == SAVES | {"/main.py": b"blink()"}
    monkeypatch.setattr("sys.stdin", Terminal("y\n"))
    code, said = run("--board", DISPLAY)
    assert code == 1 and pico.link.identity == IDENTITY and not pico.link.mounted
    assert "The file system cannot be read.\nNothing was erased." in said and "install --format" in said
    monkeypatch.setattr("sys.stdin", Terminal("y\n"))
    assert run("--format")[0] == 0 and pico.link.files() == {}
    assert not list(desk.folder.glob("*.zip"))


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
    assert code == 0 and "The question would be: " in said
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
    assert code == 0 and "is already installed" in said
    assert run("--settings", "new.txt", "--yes")[0] == 0
    assert sector_in(pico.flash) == ("generic", "width = 240\n") and pico.link.files() == SAVES


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
    assert code == 0 and "The file system is new and empty." in said and pico.link.files() == {}


def test_a_file_system_that_can_be_read_is_never_formatted(desk, run):
    pico = desk.plug("COM3", files=SAVES, identity=IDENTITY, board=DISPLAY)
    code, said = run("--format", "--yes")
    assert code == 0 and "nothing was erased" in said and pico.link.files() == SAVES


def test_a_new_pico_without_a_display_is_told_to_say_it(desk, run):
    pico = desk.plug("COM3")
    code, said = run("--yes")
    assert code == 1 and "a new Pico needs --board NAME" in said
    assert "Now name the display of the Pico" in said and f"--board {DISPLAY}" in said
    assert pico.link.restarted


def test_a_file_that_did_not_arrive_is_told(desk, run, monkeypatch):
    pico = desk.plug("COM3", files=SAVES, identity=OTHER_IDENTITY, board=DISPLAY)
    take = pico.take

    def lost():
        take()
        pico.link.identity = OTHER_IDENTITY

    monkeypatch.setattr(pico, "take", lost)
    code, said = run("--yes")
    assert code == 1 and "does not run the copied program" in said and pico.link.files() == SAVES


def test_a_drive_or_a_port_that_does_not_come_is_told(desk, run, monkeypatch):
    pico = desk.plug("COM3", files=SAVES, identity=OTHER_IDENTITY, board=DISPLAY)
    monkeypatch.setattr(bootsel, "wait_for", lambda found: [])
    code, said = run("--yes")
    assert code == 1 and "The drive of the Pico is not there" in said and pico.waits
    code, said = run("--yes")
    assert code == 1 and "did not reappear" in said


def test_a_drive_that_takes_no_file_is_told(desk, run, monkeypatch):
    desk.plug("COM3")

    def fails(_drive, _name, _content):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(bootsel.Drive, "put", fails)
    code, said = run("--yes", "--board", DISPLAY)
    assert code == 1 and "does not accept the file" in said and "BOOTSEL" in said


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

    monkeypatch.setattr("tools.device.board.board_link.SerialTransport", Pulled)
    with pytest.raises(LinkError, match="Was the cable pulled") as told:
        BoardLink("COM3")
    assert told.value.kind == "lost"


def test_what_was_given_is_not_asked_for_where_there_is_no_pico(desk, run):
    code, said = run("--board", DISPLAY)
    assert code == 1 and said.endswith("Then start this again.\n") and "--board" not in said
    code, said = run()
    assert code == 1 and "install --board NAME" in said


def test_a_folder_that_is_no_drive_of_a_pico_is_named(desk, run):
    code, said = run("--board", DISPLAY, "--drive", str(desk.folder))
    assert code == 1 and f"{desk.folder} is not the drive of one: it has no file INFO_UF2.TXT" in said
