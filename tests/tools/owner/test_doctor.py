"""The doctor finds each thing that can be wrong, names it once, and changes nothing on the board."""

import os
import threading

import pytest
from serial import Serial, SerialException

from firmware.storage.files import add_crc
from host_sim.usb_socket import UsbSocket
from shared_rules.table.table import Table
from tests.tools.device.synthetic_programs import program_for
from tests.tools.owner.littlefs_board import IDENTITY, LittlefsBoard
from tools.device.board import board_link
from tools.device.board.board_link import CodeError, LinkError
from tools.device.board_sector import board_sector
from tools.device.flash_layout import RP2040
from tools.owner import bootsel, findings, program_file
from tools.owner.commands import doctor, install
from tools.owner.examine import Examined, examine

DISPLAY = "waveshare_pico_lcd_1_3"
START = bytes(LittlefsBoard().flash.buffer)


@pytest.fixture(autouse=True)
def this_version(monkeypatch):
    """What belongs to the commands is what the boards run."""
    monkeypatch.setattr(program_file, "identity_here", lambda: IDENTITY)


@pytest.fixture
def board():
    """A board on which all is well."""
    return LittlefsBoard(content=START, sector=board_sector(DISPLAY))


def put(board, path, content):
    board.run(f"with open({path!r}, 'wb') as _one: _one.write({content!r})")


def found(board, wanted=None):
    before = bytes(board.flash.buffer)
    examined = examine(board, IDENTITY, wanted)
    assert bytes(board.flash.buffer) == before
    assert all(key in findings.FINDINGS for key, _details in examined.found)
    return examined.found


def keys(board, wanted=None):
    return [key for key, _details in found(board, wanted)]


def test_a_board_on_which_all_is_well_and_what_is_said_of_it(board):
    assert keys(board) == [] == keys(board, DISPLAY)
    put(board, "/page.txt", b"https://tableside.example/")
    assert examine(board, IDENTITY).facts == [
        f"Program: Tableside {IDENTITY}, this version",
        f"Display: {DISPLAY}",
        "Files: 376 of 384 KB are free",
        "Saved: 0 games",
    ]


def test_another_program_is_all_that_is_told(board):
    put(board, "/board.txt", DISPLAY.encode())
    board.identity = None
    assert keys(board) == ["other_program"]


def test_another_version_is_mentioned_with_both(board):
    board.identity = "0.0.9 ffffffffffffffff"
    assert keys(board) == ["other_version"] and not findings.FINDINGS["other_version"].serious
    assert examine(board, IDENTITY).facts[0] == f"Program: Tableside 0.0.9 ffffffffffffffff, not {IDENTITY}"


@pytest.mark.parametrize("sector", [b"", b"\0" * 4096, board_sector(DISPLAY)[:40], b"tableside board x y\nz"])
def test_a_board_sector_that_is_empty_or_damaged(board, sector):
    board.sector = sector
    assert keys(board) == ["no_display"]


def test_a_display_of_another_version(board):
    board.sector = board_sector("my_own")
    assert keys(board) == ["unknown_display"]


@pytest.mark.parametrize("key", ["nothing", "blank", "no_display", "wrong_display"])
def test_the_display_that_was_said_is_not_asked_for(key, capsys):
    doctor._report(Examined([], [(key, [])]), "generic")
    said = capsys.readouterr().out
    assert "tools/dev.py install --board generic" in said and "NAME" not in said


def test_the_wrong_display_is_told_when_it_is_said(board):
    assert keys(board, "pimoroni_pico_display") == ["wrong_display"]


def test_a_file_system_that_is_not_mounted():
    board = LittlefsBoard(content=b"\x55" * len(START), sector=board_sector(DISPLAY))
    assert keys(board) == ["no_files"]


def test_files_that_should_not_be_there(board):
    put(board, "/test_seed.txt", b"seed")
    put(board, "/data", b"mine")
    assert found(board) == [("test_dice", []), ("blocked", ["/data"])]


def test_what_the_board_cannot_do_is_told_beside_what_was_found_before(board):
    board.sector = b""
    board.listdir = board.ilistdir = board.stat = lambda _path: 1 // 0
    assert found(board) == [("no_display", []), ("failed", ["ZeroDivisionError: integer division or modulo by zero"])]


def test_a_key_that_is_down_is_named(board):
    board.pressed = [17]
    assert found(board) == [("pressed", ["B (GPIO 17)"])]


@pytest.fixture
def breadboard(board):
    """A breadboard without settings of its own."""
    board.sector = board_sector("generic")
    return board


def test_settings_of_a_breadboard_are_told_and_what_is_wrong_with_them_by_line(breadboard):
    assert keys(breadboard) == []
    breadboard.sector = board_sector("generic", "# mine\nwidth = 480\n")
    assert found(breadboard) == [
        (
            "settings",
            ["board_settings.txt cannot be used:", "line 2: width: '480' is no whole number from 240 to 320"],
        )
    ]
    assert findings.FINDINGS["settings"].serious
    assert examine(breadboard, IDENTITY).facts[1:4] == ["Display: generic", "    # mine", "    width = 480"]


def test_the_keys_of_a_breadboard_are_those_of_its_settings(breadboard):
    breadboard.pressed = [2, 13]
    assert found(breadboard) == [("pressed", ["B (GPIO 13)"])]
    keys_elsewhere = "key = A, 2, ok\nkey = B, 3, back\nkey = X, 4, up\nkey = Y, 5, down\n"
    breadboard.sector = board_sector("generic", keys_elsewhere)
    assert found(breadboard) == [("pressed", ["A (GPIO 2)"])]


def test_a_full_flash_is_told_with_figures(board):
    number = 0
    while board.statvfs("/")[3] >= 16:
        put(board, f"/own{number}", b"x" * 40000)
        number += 1
    assert keys(board) == ["full"]


def test_crashes_and_damaged_games_are_told(board):
    table = Table()
    table.new("penk", ["Ann", "Bo"], seed="0" * 32)
    board.mkdir("/data")
    board.mkdir("/data/games")
    put(board, "/data/games/0001.log", table.save().encode())
    assert keys(board) == []
    put(board, "/data/games/0002.log", b"nonsense\n")
    put(board, "/data/crash.log", b"line 1\nline 2\n")
    assert found(board) == [("damaged", ["games/0002.log"]), ("crashes", ["line 1", "line 2"])]


def test_damaged_score_pads_are_told(board):
    board.mkdir("/data")
    put(board, "/data/pads.log", add_crc({"names": ["Ann"]}))
    assert keys(board) == []
    put(board, "/data/pads.log", add_crc({"names": ["Ann"]}) + b"nonsense\n")
    assert found(board) == [("damaged", ["pads.log"])]


def test_a_game_whose_newest_lines_were_being_folded_in_when_the_power_went_is_whole(board):
    table = Table()
    table.new("penk", ["Ann", "Bo"], seed="0" * 32)
    start = len(table.save())
    table.do({"type": "roll"})
    record = table.save().encode()
    for folder in ("/data", "/data/games"):
        board.mkdir(folder)
    put(board, "/data/games/0001.log", record[: start + 10])
    assert keys(board) == ["damaged"]
    put(board, "/data/tail.log", add_crc([1, start]) + record[start:])
    assert keys(board) == []


# The command


def test_the_command_says_that_all_is_well_and_starts_the_game_again(board, monkeypatch, capsys):
    monkeypatch.setattr(board_link, "BoardLink", lambda port: board)
    assert doctor.main(["--port", "x"]) == 0
    assert "All is well" in capsys.readouterr().out and board.restarted == 1
    board.sector = b""
    assert doctor.main(["--port", "x"]) == 1
    said = capsys.readouterr().out
    assert "! The handheld does not know its display." in said and "tools/dev.py install --board NAME" in said
    board.sector, board.identity = board_sector(DISPLAY), "0.0.9 ffffffffffffffff"
    assert doctor.main(["--port", "x"]) == 0
    assert "You can play all the same." in capsys.readouterr().out


@pytest.mark.parametrize(
    "error", [CodeError("Traceback:\n  File\nOSError: 5\n"), LinkError("/main.py arrived damaged", "damaged")]
)
def test_a_board_that_answers_is_not_called_silent(error, monkeypatch, capsys):
    def connect(_port):
        raise error

    monkeypatch.setattr(board_link, "BoardLink", connect)
    assert doctor.main(["--port", "x"]) == 1
    said = capsys.readouterr().out
    assert findings.FINDINGS["failed"].title in said and findings.FINDINGS["silent"].title not in said
    assert "      OSError: 5\n" in said or "      /main.py arrived damaged\n" in said


@pytest.mark.parametrize(
    "ports, drives, title",
    [
        ([], [], "nothing"),
        ([], None, "unmounted"),
        ([], [bootsel.Drive("/media/RPI-RP2", "RPI-RP2")], "blank"),
        ([("COM3", "Pico"), ("COM4", "Pico")], [], "several"),
    ],
)
def test_what_is_plugged_in_is_told(ports, drives, title, monkeypatch, capsys):
    monkeypatch.setattr(board_link, "find_ports", lambda: ports)
    monkeypatch.setattr(bootsel, "find_drives", lambda: drives)
    monkeypatch.setattr(bootsel, "unmounted", lambda: drives is None)
    assert doctor.main([]) == 1
    assert findings.FINDINGS[title].title in capsys.readouterr().out


class SimulatedCable:
    """What the simulator does for its USB cable; keeps what the game hears."""

    def __init__(self):
        self.heard = b""

    def usb_received(self):
        return b""

    def usb_send(self, data):
        self.heard += data


def test_a_simulated_handheld_is_told_before_anything_is_interrupted(capsys, monkeypatch):
    monkeypatch.setattr("tools.device.board.board_link._SECONDS_TO_ANSWER", 60)  # however slow this computer is
    usb = UsbSocket()
    handheld = SimulatedCable()
    over = threading.Event()

    def play():
        while not over.wait(0.01):
            usb.carry(handheld)

    game = threading.Thread(target=play)
    game.start()
    code = doctor.main(["--port", f"socket://127.0.0.1:{usb.port}"])
    over.set()
    game.join()
    usb.close()
    said = capsys.readouterr().out
    assert code == 1
    assert findings.FINDINGS["simulated"].title in said and "BOOTSEL" not in said
    assert handheld.heard.strip() == b""


@pytest.fixture
def terminal():
    """The path of a serial port that this program has not opened yet."""
    pty = pytest.importorskip("pty", reason="Windows has no pseudo-terminals")
    ours, theirs = pty.openpty()
    yield os.ttyname(theirs)
    os.close(ours)
    os.close(theirs)


def test_a_port_that_another_program_holds_is_told(terminal, capsys):
    with Serial(terminal, exclusive=True):
        assert doctor.main(["--port", terminal]) == 1
    assert findings.FINDINGS["busy"].title in capsys.readouterr().out


def test_a_port_that_is_not_to_be_used_is_told(terminal, capsys):
    if os.geteuid() == 0:
        pytest.skip("nothing is denied to root")
    os.chmod(terminal, 0)
    assert doctor.main(["--port", terminal]) == 1
    assert findings.FINDINGS["denied"].title in capsys.readouterr().out


@pytest.mark.parametrize(
    "error, title",
    [
        (SerialException("could not open port 'COM3': PermissionError(13, 'Zugriff verweigert', None, 5)"), "busy"),
        (
            SerialException(
                "could not open port 'COM9': FileNotFoundError(2, 'Das System kann die Datei nicht finden.')"
            ),
            "absent",
        ),
        (SerialException(13, "could not open port /dev/ttyACM0: [Errno 13] Permission denied"), "denied"),
    ],
)
def test_what_pyserial_says_elsewhere_is_understood(error, title, monkeypatch, capsys):
    def no_port(*_arguments, **_options):
        raise error

    monkeypatch.setattr("serial.serial_for_url", no_port)
    assert doctor.main(["--port", "x"]) == 1
    assert findings.FINDINGS[title].title in capsys.readouterr().out


def test_install_gives_the_advice_that_fits_the_port(capsys, monkeypatch):
    monkeypatch.setattr(program_file, "programs", lambda _image, _agreed: {RP2040: program_for(RP2040)})
    assert install.main(["--port", "/dev/ttyACM9"]) == 1
    said = capsys.readouterr().err
    assert findings.FINDINGS["absent"].title in said and "dialout" not in said and "program" not in said
