"""The doctor finds each thing that can be wrong, names it once, and changes nothing on the board."""

import os
import threading

import pytest
from serial import Serial, SerialException
from tools.image import frozen

from firmware.storage.files import add_crc
from host_sim.usb_socket import UsbSocket
from shared_rules.table.table import Table
from tests.tools.owner.littlefs_board import LittlefsBoard, interrupted_board, micropython
from tools.board import board_link
from tools.board.board_link import CodeError, LinkError
from tools.board.device_files import CompileError
from tools.commands import doctor, install
from tools.owner import bootsel, findings
from tools.owner.examine import examine

DISPLAY = "waveshare_pico_lcd_1_3"
FILES = {
    "/main.py": b'"""What runs when the power comes on."""\nrun()\n',
    "/board.txt": DISPLAY.encode() + b"\n",
    "/firmware/firmware.pack": b"app" * 2000,
    "/shared_rules/table/table.mpy": b"table",
}
# MicroPython's documentation on .mpy files lists them in this order.
ARCHITECTURES = "none x86 x64 armv6 armv6m armv7m armv7em armv7emsp armv7emdp xtensa xtensawin rv32imc".split()
ARCHITECTURE_RISC_V = ARCHITECTURES.index("rv32imc")
START = bytes(LittlefsBoard(FILES).flash.buffer)


@pytest.fixture(autouse=True)
def few_files(monkeypatch):
    """The game is a few files here."""
    monkeypatch.setattr("tools.owner.examine.device_files", lambda _display: FILES)


@pytest.fixture
def board():
    """A board on which all is well."""
    return LittlefsBoard(content=START)


def put(board, path, content):
    board.run(f"with open({path!r}, 'wb') as _one: _one.write({content!r})")


def keys(board, wanted=None):
    before = board.files()
    found = examine(board, wanted)
    assert board.files() == before
    assert all(key in findings.FINDINGS for key, _details in found)
    return [key for key, _details in found]


def test_a_board_on_which_all_is_well(board):
    assert keys(board) == [] == keys(board, "waveshare_pico_lcd_1_3")


def test_code_inside_of_the_image_needs_no_files_but_the_name_of_the_display():
    board = LittlefsBoard({"/board.txt": FILES["/board.txt"]})
    assert keys(board) == ["no_game"]
    board.sys.implementation._build = "TABLESIDE_PICO"
    assert keys(board) == ["other_inside"]
    board.digest = "another"
    assert keys(board) == ["other_inside"]
    board.digest = frozen.digest(frozen.frozen_modules())
    assert keys(board) == ["inside"]
    put(board, "/boot.py", b"")
    assert keys(board) == ["inside", "boot"]
    put(board, "/use_files", b"")
    assert keys(board) == ["files_first", "no_game"]


@pytest.mark.parametrize(
    "key, facts",
    [
        ("runtime", {"name": "circuitpython", "platform": "RP2040"}),
        ("runtime", {"platform": "esp32"}),
        ("old", {"version": (1, 24, 1)}),
        ("format", {"version": (1, 26, 0), "format_number": 0x1307}),
        ("format", {"format_number": ARCHITECTURE_RISC_V << 10 | 0x306}),
        ("format", {"format_number": 0x306}),
    ],
)
def test_another_runtime_is_all_that_is_told(board, key, facts):
    board.sys = micropython(**facts)
    assert keys(board) == [key]


@pytest.mark.parametrize("architecture", ["armv6m", "armv7m", "armv7em", "armv7emsp", "armv7emdp"])
def test_every_arm_of_a_pico_takes_the_compiled_files(architecture, board):
    board.sys = micropython(format_number=ARCHITECTURES.index(architecture) << 10 | 0x306)
    assert keys(board) == []


def test_a_newer_micropython_is_mentioned(board):
    board.sys = micropython(version=(1, 26, 1))
    assert keys(board) == ["new"]
    assert not findings.FINDINGS["new"].serious


def removed(path):
    return lambda board: board.remove(path)


def written(path, content):
    return lambda board: put(board, path, content)


@pytest.mark.parametrize(
    "key, happened",
    [
        ("missing", removed("/firmware/firmware.pack")),
        ("missing", removed("/main.py")),
        ("changed", written("/firmware/firmware.pack", b"another")),
        ("left_over", written("/firmware/old.mpy", b"old")),
        ("interrupted", written("/firmware/firmware.pack.new", b"half")),
        ("other_main", written("/main.py", b"print('mine')\n")),
        ("other_main", written("/main.py", b"\xff\xfe\x00" * 400)),
        ("boot", written("/boot.py", b"")),
        ("test_dice", written("/test_seed.txt", b"seed")),
        ("no_display", removed("/board.txt")),
        ("unknown_display", written("/board.txt", b"my_own\n")),
        ("unknown_display", written("/board.txt", b"\x80\x1b[2J\xff" * 100)),
        ("blocked", written("/data", b"mine")),
    ],
)
def test_each_wrong_file_is_told_once(board, key, happened):
    happened(board)
    assert keys(board) == [key]


def test_a_file_in_the_place_of_the_games_folder_is_named(board):
    for path in ("/firmware/firmware.pack", "/firmware"):
        board.remove(path)
    put(board, "/firmware", b"mine")
    assert examine(board) == [("blocked", ["/firmware"])]


def test_what_is_no_text_is_not_shown(board):
    put(board, "/board.txt", b"\x80\x1b[2J\xff" * 100)
    assert examine(board) == [("unknown_display", ["board.txt holds no name"])]


def test_what_the_board_cannot_do_is_told_beside_what_was_found_before(board):
    board.remove("/board.txt")
    board.statvfs = lambda _path: 1 // 0
    assert examine(board) == [("no_display", []), ("failed", ["ZeroDivisionError: integer division or modulo by zero"])]


def test_an_installation_that_was_interrupted_while_it_switched_over():
    assert keys(interrupted_board(dict(FILES, **{"/firmware/firmware.pack": b"old"}), FILES)) == ["interrupted"]


def test_an_empty_board_has_no_game():
    assert keys(LittlefsBoard({})) == ["no_game"]


def test_the_wrong_display_is_told_when_it_is_said(board):
    assert keys(board, "pimoroni_pico_display") == ["wrong_display"]


def test_a_key_that_is_down_is_named(board):
    board.pressed = [17]
    assert examine(board) == [("pressed", ["B (GPIO 17)"])]


@pytest.fixture
def breadboard():
    """A breadboard without settings of its own."""
    return LittlefsBoard(dict(FILES, **{"/board.txt": b"generic\n"}))


@pytest.mark.parametrize(
    "content, words",
    [
        (
            b"width = 480\n",
            ["board_settings.txt cannot be used:", "line 1: width: '480' is no whole number from 240 to 320"],
        ),
        (b"\xff\xfe\x00", ["board_settings.txt is no plain text. Save it as UTF-8"]),
    ],
)
def test_settings_of_a_breadboard_that_cannot_be_used_are_told_with_their_lines(
    content, words, breadboard, monkeypatch
):
    monkeypatch.setitem(FILES, "/board.txt", b"generic\n")
    assert keys(breadboard) == []
    put(breadboard, "/board_settings.txt", content)
    assert keys(breadboard) == ["settings"] and findings.FINDINGS["settings"].serious
    assert examine(breadboard) == [("settings", words)]


def test_the_keys_of_a_breadboard_are_those_of_its_settings(breadboard, monkeypatch):
    monkeypatch.setitem(FILES, "/board.txt", b"generic\n")
    breadboard.pressed = [2, 13]
    assert examine(breadboard) == [("pressed", ["B (GPIO 13)"])]
    put(breadboard, "/board_settings.txt", b"key = A, 2, ok\nkey = B, 3, back\nkey = X, 4, up\nkey = Y, 5, down\n")
    assert examine(breadboard) == [("pressed", ["A (GPIO 2)"])]


def test_a_full_flash_is_told_with_figures():
    board = LittlefsBoard(FILES)
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
    assert examine(board) == [("damaged", ["games/0002.log"]), ("crashes", ["line 1", "line 2"])]


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
    board.remove("/firmware/firmware.pack")
    assert doctor.main(["--port", "x"]) == 1
    said = capsys.readouterr().out
    assert "! Files of the game are missing." in said and "tools/dev.py install" in said
    assert "/firmware/firmware.pack" in said


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


def test_a_firmware_that_does_not_compile_is_no_fault_of_the_board(board, monkeypatch, capsys):
    def device_files(_display):
        raise CompileError("app.py does not compile")

    monkeypatch.setattr(board_link, "BoardLink", lambda port: board)
    monkeypatch.setattr("tools.owner.examine.device_files", device_files)
    assert doctor.main(["--port", "x"]) == 1
    said = capsys.readouterr()
    assert "app.py does not compile" in said.err and "!" not in said.out


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
    monkeypatch.setattr("tools.board.board_link._SECONDS_TO_ANSWER", 60)  # however slow this computer is
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


def test_a_port_that_is_not_there_is_told(capsys):
    assert doctor.main(["--port", "/dev/no-such-port"]) == 1
    assert findings.FINDINGS["absent"].title in capsys.readouterr().out


def test_install_gives_the_advice_that_fits_the_port(capsys):
    assert install.main(["--port", "/dev/ttyACM9"]) == 1
    said = capsys.readouterr().err
    assert findings.FINDINGS["absent"].title in said and "dialout" not in said and "program" not in said
