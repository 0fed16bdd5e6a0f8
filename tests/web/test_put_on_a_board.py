"""The page's "Put it on a board" in a real Chromium: with the official MicroPython in an emulated Pico at the other end
of a fake navigator.serial, and with what a cable and its owner can get wrong.
"""

import contextlib
import hashlib
import json
import select
import shutil
import socket
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from host_sim.handheld import SimulatedHandheld
from host_sim.script import boot
from tests.web.conftest import serving
from tests.web.test_in_chromium import READY
from tools.board.device_files import device_files
from tools.board.device_paths import NEW_BOARD
from tools.commands.web import Handler
from tools.emulated_pico.handheld import EmulatedHandheld
from tools.emulated_pico.serve import ConsoleServer
from tools.owner.saves import Archive, packed, read_all

pytestmark = pytest.mark.browser

BOARD = "waveshare_pico_lcd_1_3"
SAVES = {"/data/settings.txt": b"sound = off\n", "/data/sheets/mine.json": b"{}"}
FAKE = Path(__file__).with_name("fake_serial.js")
DESK = {"viewport": {"width": 1200, "height": 900}, "accept_downloads": True}
# Of all that is done over a cable on the emulated Pico, in ms; half a minute on a computer that has no other work
PATIENCE = 600_000


class CableHandler(Handler):
    """Also carries the bytes of a fake port to a TCP port and back."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    number = None
    cable: socket.socket | None = None
    milliseconds: Callable[[], float] = staticmethod(float)
    """Time on the board"""

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
        self.send_header("Board-Milliseconds", str(kind.milliseconds()))
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


def opened(tab, address):
    tab.goto(f"{address}?board={BOARD}&seed=cable")
    tab.wait_for_selector(READY)
    tab.click("#put > summary")
    tab.wait_for_selector("#board-look, #no-serial")
    return tab


def done(tab, button):
    """What is said after a press of a button, when it has ended."""
    tab.click(f"#board-{button}")
    tab.wait_for_selector(f"#board-{button}:enabled", timeout=PATIENCE)
    return tab.inner_text("#board-state")


@contextlib.contextmanager
def plugged(handheld):
    """The handheld's time passes in a thread of its own while it is at the end of the cable."""
    server = ConsoleServer(handheld)
    CableHandler.number = server.port
    pico = handheld.pico
    CableHandler.milliseconds = staticmethod(lambda: pico.milliseconds)
    ended = threading.Event()
    thread = threading.Thread(target=lambda: server.serve(ended.is_set))
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def emulated(files):
    handheld = EmulatedHandheld(BOARD, files=files)
    handheld.power_on()
    handheld.run(1000)
    return handheld


def test_a_pico_with_bare_micropython_gets_the_game_which_starts(tab, tmp_path):
    handheld = emulated({})
    wanted = device_files(BOARD)
    with plugged(handheld):
        assert "Looked at" in done(tab, "look")
        facts = tab.inner_text("#board-facts")
        assert "Raspberry Pi Pico with RP2040" in facts and "MicroPython 1.25.0" in facts and "no Tableside" in facts
        assert f"{len(wanted)} of {len(wanted)} files copied" in done(tab, "install")
    files = handheld.files_in_flash()
    assert {path: files[path] for path in wanted} == wanted
    (tmp_path / NEW_BOARD.strip("/")).write_bytes(files[NEW_BOARD])
    desk = SimulatedHandheld(BOARD, tmp_path)
    boot(desk)
    handheld.pico.run_until(lambda: handheld.quiet_ms() > 100, 8000, "the self-test", 10)
    assert handheld.pixels() == desk.pixels()


def test_an_update_after_a_pulled_cable_a_backup_a_restore_and_a_look_at_the_table(tab, tmp_path):
    wanted = device_files(BOARD)
    older = dict(wanted, **{"/firmware/drivers.pack": b"older"}, **SAVES)
    older["/main.py"] = b"# of another program\nwhile True: pass\n"
    handheld = emulated(older)
    tab.on("dialog", lambda dialog: dialog.accept())
    with plugged(handheld):
        tab.evaluate("fakeSerial.pulledAt = 160")
        assert "The connection broke" in done(tab, "install")
    assert {path: content for path, content in handheld.files_in_flash().items() if path in older} == older
    handheld.power_off()
    handheld.power_on()
    handheld.run(1000)
    with plugged(handheld):
        tab.evaluate("fakeSerial.pulledAt = null")
        said = done(tab, "install")
        assert f"2 of {len(wanted)} files copied" in said
        assert "another program's" in tab.inner_text("#board-facts")
        with tab.expect_download() as download:
            done(tab, "keep")
        download.value.save_as(tmp_path / "kept.zip")
    files = handheld.files_in_flash()
    assert {path: files[path] for path in wanted} == wanted
    kept = {path.removeprefix("/data/"): content for path, content in SAVES.items()}
    found = read_all(Archive(tmp_path / "kept.zip"))
    assert {path: found[path] for path in kept} == kept

    (tmp_path / "other.zip").write_bytes(packed({"settings.txt": b"sound = on\n"}))
    with plugged(handheld):
        with tab.expect_download() as download:
            tab.set_input_files("#board-backup", tmp_path / "other.zip")
            tab.click("#board-restore")
        tab.wait_for_selector("#board-look:enabled", timeout=PATIENCE)
        assert "Restored" in tab.inner_text("#board-state")
        assert "before-restore" in download.value.suggested_filename
    assert "/data/sheets/mine.json" not in handheld.files_in_flash()
    handheld.pico.run_until(lambda: handheld.quiet_ms() > 100, 8000, "home", 10)
    with plugged(handheld):
        tab.click("#board-watch")
        tab.wait_for_function("document.getElementById('board-facts').textContent", timeout=PATIENCE)
        assert tab.inner_text("#board-facts") == f"No game is open on the {handheld.board.NAME}."
        tab.click("#board-stop")
        tab.wait_for_selector("#board-watch:enabled", timeout=PATIENCE)
    assert handheld.violations == []


@pytest.mark.parametrize(
    ("trouble", "words"),
    [
        ("none", "No port was chosen."),
        ("forbidden", "The browser does not allow serial ports here."),
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


def test_files_that_are_not_there_are_told_before_the_port_is_opened(tab, address):
    shutil.rmtree(address[1] / "board")
    assert done(tab, "install").startswith("A file cannot be fetched. Nothing was written to the board.")
    assert tab.evaluate("fakeSerial.writes") == 0


def test_a_browser_without_a_cable_is_told_which_have_one(chromium, address):
    with contextlib.closing(chromium.new_context(**DESK)) as context:
        context.add_init_script("delete Navigator.prototype.serial")
        tab = opened(context.new_page(), address[0])
        assert "Firefox from 151" in tab.inner_text("#no-serial")


def test_a_file_for_drag_and_drop_is_offered_only_when_it_is_there(chromium, address):
    place = address[1] / "uf2"
    place.mkdir()
    content = b"UF2\n" * 100
    (place / "one.uf2").write_bytes(content)
    entry = {"board": BOARD, "bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}
    listed = [{**entry, "file": "one.uf2", "pico": "pico"}, {**entry, "file": "none.uf2", "pico": "pico2"}]
    (place / "index.json").write_text(json.dumps(listed), encoding="utf-8")
    with contextlib.closing(chromium.new_context(**DESK)) as context:
        tab = opened(context.new_page(), address[0])
        link = "#uf2 a[href='uf2/one.uf2']"
        tab.wait_for_selector(link)
        assert "RPI-RP2" in tab.inner_text("#uf2") and "saved games too" in tab.inner_text("#uf2")
        tab.select_option("#put select >> nth=1", "pico_w")  # the same file runs there, without the radio
        tab.wait_for_selector(link)
        tab.select_option("#put select >> nth=1", "pico2")
        tab.wait_for_selector("#uf2 code")
        assert "--pico pico2" in tab.inner_text("#uf2") and not tab.query_selector("#uf2 a")


def test_axe_finds_nothing_in_the_open_section(tab):
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(tab).response["violations"]
    assert [(one["id"], one["nodes"][0]["html"]) for one in found] == []
