"""The page's "Put it on a board" in a real Chromium: the file, a handheld at the other end of a fake navigator.serial,
and what a cable and its owner can get wrong.
"""

import contextlib
import select
import shutil
import socket

import pytest

from firmware.storage import backup
from tests.web.board import BOARD, Handheld
from tests.web.conftest import serving, small_device_file
from tests.web.raw_repl_port import RawReplPort
from tests.web.test_in_chromium import READY
from tools import places
from tools.device.board_sector import board_sector
from tools.device.commands.web import Handler
from tools.device.device_file import file_of, programs_of
from tools.device.web import board_files
from tools.owner.archive import Archive, packed
from tools.owner.saves import read_all

pytestmark = pytest.mark.browser

SAVES = {"/data/settings.txt": b"sound = off\n", "/data/sheets/mine.json": b"{}"}
FAKE = places.ROOT / "tests" / "web" / "fake_serial.js"
DESK = {"viewport": {"width": 1200, "height": 900}, "accept_downloads": True}
DISPLAY = "Waveshare Pico-LCD-1.3"


class CableHandler(Handler):
    """Also carries the bytes of a fake port to a TCP port and back."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    number = None
    cable: socket.socket | None = None

    def do_POST(self):
        sent = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        what = self.path.rpartition("/")[2]
        kind = type(self)
        cable = kind.cable
        reply = b""
        if what == "open":
            kind.cable = socket.create_connection(("127.0.0.1", kind.number))
            kind.cable.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        elif cable is not None and what == "write":
            with contextlib.suppress(OSError):  # nobody is at the other end any more
                cable.sendall(sent)
        elif cable is not None and what == "read":
            with contextlib.suppress(OSError, ValueError):  # closed meanwhile
                if select.select([cable], [], [], 0.2)[0]:
                    reply = cable.recv(65536)
        elif cable is not None:
            # Closing alone leaves the connection open while another thread waits for its bytes, and the board would
            # turn the next one away.
            with contextlib.suppress(OSError):  # the other end was first
                cable.shutdown(socket.SHUT_RDWR)
            cable.close()
        self.send_response(200)
        self.send_header("Content-Length", str(len(reply)))
        self.end_headers()
        self.wfile.write(reply)


@pytest.fixture
def address(page, tmp_path):
    """(the address of a copy of the page, its folder)."""
    with serving(page, tmp_path, CableHandler) as where:
        yield where


@pytest.fixture
def tab(chromium, address):
    """The page with the section open, before the fake port."""
    with contextlib.closing(chromium.new_context(**DESK)) as context:
        context.add_init_script(path=FAKE)
        yield opened(context.new_page(), address[0])


def opened(tab, address, wait="#board-look, #no-serial"):
    tab.goto(f"{address}?board={BOARD}&seed=cable")
    tab.wait_for_selector(READY)
    tab.click("#put > summary")
    tab.wait_for_selector(wait)
    return tab


@contextlib.contextmanager
def plugged(board):
    with RawReplPort(board) as port:
        CableHandler.number = port.number
        yield


def done(tab, button):
    """What is said after a press of a button, when it has ended."""
    tab.click(f"#board-{button}")
    tab.wait_for_selector(f"#board-{button}:enabled")
    return tab.inner_text("#board-state")


def fetched(tab, press="#get-file"):
    """(name, bytes) of what is downloaded after a press."""
    with tab.expect_download() as download:
        tab.click(press)
    with open(download.value.path(), "rb") as file:
        return download.value.suggested_filename, file.read()


def test_the_file_for_the_display_is_downloaded_and_its_program_is_named(tab):
    assert tab.inner_text("#file-identity").startswith("Tableside 7.8.9 (0123456789abcdef), for every Pico")
    programs = programs_of(small_device_file())
    for board in (BOARD, "pimoroni_pico_display"):
        tab.select_option("#put-display", board)
        assert fetched(tab) == (f"tableside-7.8.9-{board}.uf2", file_of(programs, board_sector(board)))


def test_a_breadboard_needs_its_settings_and_wrong_ones_are_told_as_by_the_commands(tab, tmp_path):
    assert tab.locator("#board-settings").is_hidden()
    tab.select_option("#put-display", "generic")
    tab.click("#get-file")
    tab.wait_for_selector("#put-note:text('Choose the board_settings.txt')")
    settings = tmp_path / "mine.txt"
    settings.write_bytes(b"colors = BGR\n")
    tab.set_input_files("#board-settings", settings)
    tab.click("#get-file")
    tab.wait_for_selector("#put-note:text('line 1')")
    assert "Write colours." in tab.inner_text("#put-note")
    settings.write_bytes(b"# as it is\r\n")
    tab.set_input_files("#board-settings", settings)
    _name, content = fetched(tab)
    assert content == file_of(programs_of(small_device_file()), board_sector("generic", "# as it is\r\n"))
    tab.wait_for_selector("#put-note", state="hidden")


def test_every_system_has_words_of_its_own(tab):
    told = []
    for number in range(4):
        tab.select_option("#put-system", str(number))
        told.append(tab.inner_text("#put ol"))
    assert len(set(told)) == 4
    assert all("BOOTSEL" in words and "RPI-RP2" in words and "RP2350" in words for words in told)


def test_a_handheld_is_looked_at_backed_up_restored_and_shows_its_drive(tab, tmp_path):
    board = Handheld(SAVES)
    tab.select_option("#put-display", "pimoroni_pico_display")
    tab.on("dialog", lambda dialog: dialog.accept())
    with plugged(board):
        assert "Looked at" in done(tab, "look")
        facts = tab.inner_text("#board-facts").splitlines()
        assert facts == [
            "Raspberry Pi Pico with RP2040",
            "MicroPython 1.25.0",
            "Tableside 7.8.9 (0123456789abcdef)",
            "It is the version of the file above.",
            f"Display: {DISPLAY}",
            "1 sheet or deck of your own, settings",
        ]
        assert tab.input_value("#put-display") == BOARD
        name, content = fetched(tab, "#board-keep")
        tab.wait_for_selector("#board-keep:enabled")
        (tmp_path / name).write_bytes(content)
        kept = {"settings.txt": b"sound = off\n", "sheets/mine.json": b"{}", backup.COPIED: backup.WORDS}
        assert read_all(Archive(tmp_path / name)) == kept
        (tmp_path / "other.zip").write_bytes(packed({"settings.txt": b"sound = on\n"}))
        tab.set_input_files("#board-backup", tmp_path / "other.zip")
        assert "before-restore" in fetched(tab, "#board-restore")[0]
        tab.wait_for_selector("#board-restore:enabled")
        assert tab.inner_text("#board-state").startswith("Restored and checked: settings.")
        assert board.files() == {"/data/settings.txt": b"sound = on\n"}
        assert "Games, settings and sheets stay." in done(tab, "drive")
    assert board.started_boot_rom


def test_another_program_has_no_saves_and_gives_way_in_its_drive(tab, tmp_path):
    board = Handheld(SAVES)
    board.program = None
    (tmp_path / "other.zip").write_bytes(packed({"settings.txt": b"sound = on\n"}))
    tab.set_input_files("#board-backup", tmp_path / "other.zip")
    with plugged(board):
        assert done(tab, "look") and tab.inner_text("#board-facts").endswith("\nno Tableside")
        for name in ("keep", "restore"):
            assert done(tab, name).startswith("The program of the file above is not on this board.")
        assert done(tab, "drive").endswith("The program that is on it now and its files are lost.")
    assert board.files() == SAVES and board.started_boot_rom


def test_a_storage_that_does_not_open_is_told_and_stays_as_it_is(tab):
    board = Handheld(SAVES)
    board.mounted, before = False, bytes(board.flash.buffer)
    with plugged(board):
        assert done(tab, "look") and "cannot be read. Nothing is erased by itself." in tab.inner_text("#board-facts")
        assert done(tab, "keep").startswith("The file system of the handheld cannot be read.")
        assert done(tab, "drive").endswith("Games, settings and sheets stay.")
    assert bytes(board.flash.buffer) == before


def test_a_pulled_cable_is_told(tab):
    tab.evaluate("fakeSerial.pulledAt = 20")
    with plugged(Handheld(SAVES)):
        assert done(tab, "keep").startswith("The connection broke.")


@pytest.mark.parametrize(
    ("trouble", "words"),
    [
        ("none", "No port was chosen."),
        ("forbidden", "The browser does not allow serial ports here."),
        ("ports", "The browser does not allow serial ports here."),
        ("busy", "The port cannot be opened."),
        ("here", "This page holds the port already."),
    ],
)
def test_each_cause_of_a_failure_has_words_of_its_own_and_a_log(tab, trouble, words):
    tab.evaluate(f"fakeSerial.trouble = '{trouble}'")
    assert done(tab, "look").startswith(words)
    assert "Look at it" in tab.inner_text("#board-log") and words in tab.inner_text("#board-log")


def test_a_board_that_says_nothing_is_told(tab):
    tab.evaluate("fakeSerial.trouble = 'silent'")
    tab.clock.install()
    tab.click("#board-look")
    while not tab.query_selector("#board-look:enabled"):
        tab.clock.run_for(5000)
    assert tab.inner_text("#board-state").startswith("The board does not answer as MicroPython does.")


def without_its_cable(chromium, address, wait):
    context = chromium.new_context(**DESK)
    context.add_init_script("delete Navigator.prototype.serial")
    return opened(context.new_page(), address, wait), context


def test_a_browser_without_a_cable_is_told_which_have_one(chromium, address):
    tab, context = without_its_cable(chromium, address[0], "#no-serial")
    with contextlib.closing(context):
        assert "Firefox from 151" in tab.inner_text("#no-serial")


def test_a_page_without_a_file_says_so_and_one_without_its_folder_that_it_cannot_be_fetched(chromium, address):
    for name, content in board_files.board_files(None).items():
        (address[1] / name).write_bytes(content)
    tab, context = without_its_cable(chromium, address[0], "#no-serial")
    with contextlib.closing(context):
        assert tab.inner_text("#no-file").startswith("This page has no file for a Pico")
        assert not tab.query_selector("#get-file")
    shutil.rmtree(address[1] / board_files.FOLDER)
    tab, context = without_its_cable(chromium, address[0], "#note:not([hidden])")
    with contextlib.closing(context):
        assert tab.inner_text("#note").startswith("A part of the page cannot be fetched.")


def test_axe_finds_nothing_in_the_open_section(tab):
    from axe_playwright_python.sync_playwright import Axe

    tab.select_option("#put-display", "generic")
    found = Axe().run(tab).response["violations"]
    assert [(one["id"], one["nodes"][0]["html"]) for one in found] == []
