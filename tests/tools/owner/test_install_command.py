"""`dev.py install` with a board that is a littlefs: from a blank Pico in BOOTSEL mode, an update, a dry run."""

import io
import random

import pytest
import serial

from tests.tools.owner.littlefs_board import LittlefsBoard, interrupted_board, micropython
from tools.board import board_link, device_files, device_paths, micropython_image
from tools.board.board_link import BoardLink, LinkError
from tools.board.device_files import CompileError
from tools.board.install_files import SUFFIX, SWAP_SIGN, carry_out, check_plan, make_plan, present_files
from tools.commands import install
from tools.owner import bootsel
from tools.owner.progress import Progress, compiled
from tools.refusal import Refusal
from tools.uf2.interpreter import PICOS

DISPLAY = "waveshare_pico_lcd_1_3"
FILES = {
    "/main.py": b"new main",
    "/board.txt": DISPLAY.encode() + b"\n",
    "/firmware/app.mpy": b"app" * 2000,
    "/firmware/drawing/deep.mpy": b"deep",
}
KEPT = {
    "/data/games/0001.log": b"game",
    "/data/settings.txt": b"loud",
    "/data/sheets/Own.json": b"{}",
    "/board_settings.txt": b"mine",
}
OLD = {
    "/main.py": b"old main",
    "/board.txt": DISPLAY.encode() + b"\n",
    "/firmware/app.mpy": b"old",
    "/firmware/gone.mpy": b"gone",
}


@pytest.fixture
def boards(monkeypatch):
    """The boards behind ports; each is found when its port is asked for."""
    known = {}
    monkeypatch.setattr(board_link, "BoardLink", lambda port: known[port])
    monkeypatch.setattr(board_link, "find_ports", lambda: [(port, "a board") for port in sorted(known)])
    monkeypatch.setattr(device_files, "device_files", lambda _display, _told: FILES)
    monkeypatch.setattr(bootsel, "find_drives", list)
    return known


@pytest.fixture
def drive(tmp_path, monkeypatch, boards):
    """A Pico in BOOTSEL mode; once it has got a file it is a board with MicroPython."""
    (tmp_path / "INFO_UF2.TXT").write_bytes(b"UF2 Bootloader v3.0\r\nModel: Raspberry Pi RP2\r\nBoard-ID: RPI-RP2\r\n")
    monkeypatch.setattr(bootsel, "find_drives", lambda: drives_of(tmp_path))
    monkeypatch.setattr(micropython_image, "micropython_image", lambda download: download.encode())

    def wait(_find_ports):
        assert len(list(tmp_path.glob("RPI_PICO*.uf2"))) == 1
        boards["COM7"] = LittlefsBoard({})
        return "COM7"

    monkeypatch.setattr(bootsel, "wait_for_port", wait)
    return tmp_path


class Terminal(io.StringIO):
    def isatty(self):
        return True


real_find_drives = bootsel.find_drives


def drives_of(*places):
    return real_find_drives([str(place) for place in places])


def test_an_update_keeps_saves_settings_sheets_and_what_is_not_ours(boards, capsys):
    boards["COM3"] = LittlefsBoard({**OLD, **KEPT})
    assert install.main([]) == 0
    assert boards["COM3"].files() == {**FILES, **KEPT}
    said = capsys.readouterr().out
    assert "3 of 4 files copied, all checked" in said and "100 %" in said
    assert "/firmware/gone.mpy is no part of this version: it is removed" in said
    assert boards["COM3"].restarted


def test_the_page_is_installed_once_and_stays(boards, capsys):
    boards["COM3"] = LittlefsBoard(dict(OLD))
    for options in (["--page", "https://tableside.example/"], []):
        assert install.main(options) == 0
        assert boards["COM3"].files()["/page.txt"] == b"https://tableside.example/\n"
    assert "no part of this version" not in capsys.readouterr().out.split("Comparing")[-1]


def test_programs_that_are_not_the_games_are_told(boards, capsys):
    boards["COM3"] = LittlefsBoard({**OLD, "/main.py": b"import blink\n", "/boot.py": b"import network\n"})
    assert install.main([]) == 0
    said = capsys.readouterr().out
    assert "/main.py is another program's: it is replaced" in said and "/boot.py is not the game's: it stays" in said
    assert boards["COM3"].files()["/boot.py"] == b"import network\n"


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


def test_a_dry_run_says_what_it_would_do_and_changes_nothing(boards, capsys):
    boards["COM3"] = LittlefsBoard({**OLD, **KEPT})
    before = bytes(boards["COM3"].flash.buffer)
    assert install.main(["--dry-run"]) == 0
    assert bytes(boards["COM3"].flash.buffer) == before
    said = capsys.readouterr().out
    assert "would copy /firmware/app.mpy" in said and "would remove /firmware/gone.mpy" in said
    assert "Nothing was changed" in said
    assert boards["COM3"].restarted


def test_a_flash_without_room_is_refused_before_anything_is_written(boards, capsys):
    boards["COM3"] = LittlefsBoard({**OLD, "/own.bin": b"x" * 4096 * 14}, blocks=24)
    before = bytes(boards["COM3"].flash.buffer)
    assert install.main([]) == 1
    assert "KB are needed" in capsys.readouterr().err
    assert bytes(boards["COM3"].flash.buffer) == before


# What a whole game has: 140 files of 400 bytes to 5 KB; an update changes most of them.
_RANDOM = random.Random(1)
GAME = {f"/firmware/part{number:03d}.mpy": _RANDOM.randbytes(400 + number * number // 4) for number in range(138)}
GAME.update({"/main.py": b"main", "/board.txt": DISPLAY.encode() + b"\n"})
OLD_GAME = {path: content if number % 5 == 0 else content[::-1] for number, (path, content) in enumerate(GAME.items())}
STANDARD_PICO = 352


def plan_of(board, files):
    return make_plan(files, present_files(board, files))


def has_room(board, plan):
    try:
        check_plan(board, plan)
    except Refusal:
        return False
    return True


@pytest.mark.thorough
def test_an_ordinary_update_of_a_standard_pico_with_many_saves_is_allowed_and_succeeds():
    saves = {f"/data/games/{number:04d}.log": b"x" * 7000 for number in range(25)}
    board = LittlefsBoard({**OLD_GAME, **saves}, STANDARD_PICO)
    plan = plan_of(board, GAME)
    assert has_room(board, plan) and len(plan.write) > 100
    carry_out(board, plan, lambda *_what: None)
    assert board.files() == {**GAME, **saves}


@pytest.mark.parametrize(
    "left", [0, pytest.param(100, marks=pytest.mark.thorough)], ids=["from the start", "some was copied before"]
)
@pytest.mark.thorough
def test_what_is_just_allowed_has_room(left):
    changed = sorted(path for path in GAME if GAME[path] != OLD_GAME[path])
    board = LittlefsBoard({**OLD_GAME, **{path + SUFFIX: GAME[path] for path in changed[:left]}}, STANDARD_PICO)
    plan = plan_of(board, GAME)
    for blocks in (128, 64, 32, 16, 8, 4, 2, 1):
        if board.statvfs("/")[3] > blocks:
            board.run(f"with open('/own{blocks}', 'wb') as _own: _own.write(bytes({blocks} * 4080))")
            if not has_room(board, plan):
                board.remove(f"/own{blocks}")
    board.run("with open('/one', 'wb') as _own: _own.write(bytes(4080))")
    assert not has_room(board, plan), "this is the edge"
    board.remove("/one")
    carry_out(board, plan, lambda *_what: None)
    after = board.files()
    assert {path: after[path] for path in GAME} == GAME


def cannot(error):
    def device_files(_display, _told):
        raise error

    return device_files


@pytest.mark.parametrize(
    "error, code",
    [(CompileError("a mistake"), 1), (LinkError("it arrived damaged", "damaged"), 1), (KeyboardInterrupt(), None)],
)
def test_whatever_ends_an_installation_the_game_starts_again(error, code, boards, monkeypatch):
    boards["COM3"] = LittlefsBoard(OLD)
    monkeypatch.setattr(device_files, "device_files", cannot(error))
    if code is None:
        with pytest.raises(KeyboardInterrupt):
            install.main([])
    else:
        assert install.main([]) == code
    assert boards["COM3"].restarted == 1 and boards["COM3"].files() == OLD


def test_a_board_that_fell_silent_is_not_waited_for_again(boards, monkeypatch):
    boards["COM3"] = LittlefsBoard(OLD)
    monkeypatch.setattr(device_files, "device_files", cannot(LinkError("the cable was pulled")))
    assert install.main([]) == 1
    assert boards["COM3"].restarted == 0


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--board", "pico"], 2),
        (["--board", "teapot"], 2),
        (["--board", DISPLAY, "--settings", "absent.txt"], 1),
    ],
)
def test_what_the_user_got_wrong_is_told_before_the_game_is_interrupted(arguments, code, boards, monkeypatch, capsys):
    def connect(_port):
        raise AssertionError("the board was interrupted")

    boards["COM3"] = LittlefsBoard(OLD)
    monkeypatch.setattr(board_link, "BoardLink", connect)
    try:
        assert install.main(arguments) == code
    except SystemExit as misunderstood:
        assert misunderstood.code == code
    said = capsys.readouterr().err
    assert any(words in said for words in ("may be any of", "is no board", "Only the board 'generic'"))


def test_a_dry_run_says_that_the_restart_finishes_an_interrupted_installation(boards, capsys):
    board = boards["COM3"] = interrupted_board(OLD, FILES)
    before = bytes(board.flash.buffer)
    assert install.main(["--dry-run"]) == 0
    said = capsys.readouterr().out
    assert "finishes it when it restarts" in said and "Nothing was changed" not in said
    assert bytes(board.flash.buffer) == before and board.restarted == 1


def test_the_display_of_an_interrupted_installation_counts(boards, monkeypatch):
    asked = []
    monkeypatch.setattr(device_files, "device_files", lambda display, _told: asked.append(display) or FILES)
    board = boards["COM3"] = interrupted_board({**OLD, "/board.txt": b"pimoroni_pico_display\n"}, FILES)
    assert SWAP_SIGN.encode() in board.files()["/main.py"]
    assert install.main([]) == 0
    assert asked == [DISPLAY]


def test_damaged_files_of_the_handheld_are_replaced(boards, capsys):
    damaged = b"\xff\xfe\x00" * 400
    board = boards["COM3"] = LittlefsBoard({**OLD, "/main.py": damaged, "/board.txt": damaged})
    assert install.main([]) == 1
    assert "Say once which display is on the Pico" in capsys.readouterr().err
    assert install.main(["--board", DISPLAY]) == 0
    assert board.files() == {**FILES, device_paths.NEW_BOARD: device_paths.NEW_BOARD_TEXT}


@pytest.mark.parametrize(
    "facts, words",
    [
        ({"version": (1, 24, 0)}, "1.25.0 or newer"),
        ({"name": "circuitpython"}, "runs circuitpython"),
        ({"format_number": 11 << 10 | 0x306}, "takes the Arm image"),
    ],
)
def test_another_runtime_is_refused(facts, words, boards, capsys):
    boards["COM3"] = LittlefsBoard(OLD)
    boards["COM3"].sys = micropython(**facts)
    assert install.main([]) == 1
    assert words in capsys.readouterr().err and boards["COM3"].files() == OLD
    assert boards["COM3"].restarted


def test_a_blank_pico_gets_micropython_and_the_game(drive, boards, capsys):
    assert install.main(["--yes", "--board", DISPLAY]) == 0
    after = boards["COM7"].files()
    assert {path: after[path] for path in FILES} == FILES and set(after) - set(FILES) == {device_paths.NEW_BOARD}
    assert "A Pico waits for a program" in capsys.readouterr().out


def test_nothing_is_put_on_a_pico_without_a_yes(drive, monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert install.main(["--board", DISPLAY]) == 1
    assert "add --yes" in capsys.readouterr().err
    assert install.main(["--dry-run"]) == 0
    assert sorted(place.name for place in drive.iterdir()) == ["INFO_UF2.TXT"]


def test_asked_in_a_terminal_only_yes_is_yes(drive, monkeypatch):
    monkeypatch.setattr("builtins.input", lambda _question: "")
    monkeypatch.setattr("sys.stdin", Terminal())
    assert install.main(["--board", DISPLAY]) == 1
    monkeypatch.setattr("builtins.input", lambda _question: " Yes")
    assert install.main(["--board", DISPLAY]) == 0


def test_another_board_in_bootsel_mode_is_told_by_name(drive, capsys):
    (drive / "INFO_UF2.TXT").write_text("Model: x\nBoard-ID: nRF52840-Feather\n")
    assert install.main(["--yes", "--board", DISPLAY]) == 1
    assert "is no Pico" in capsys.readouterr().err
    assert sorted(place.name for place in drive.iterdir()) == ["INFO_UF2.TXT"]


@pytest.mark.parametrize(
    ("chip", "options", "pico"),
    [
        ("RPI-RP2", [], "pico"),
        ("RPI-RP2", ["--pico", "pico_w"], "pico_w"),
        ("RP2350", [], "pico2"),
        ("RP2350", ["--pico", "Pico 2 W"], "pico2_w"),
    ],
)
def test_each_pico_gets_its_own_micropython(chip, options, pico, drive, capsys):
    (drive / "INFO_UF2.TXT").write_text(f"Model: x\nBoard-ID: {chip}\n")
    assert install.main(["--yes", "--board", DISPLAY, *options]) == 0
    assert (drive / PICOS[pico].file).read_bytes() == PICOS[pico].download.encode()
    assert f"A {PICOS[pico].name} waits" in capsys.readouterr().out


def test_a_pico_of_the_other_chip_is_refused(drive, capsys):
    assert install.main(["--yes", "--board", DISPLAY, "--pico", "pico2"]) == 1
    assert "is a Pico or Pico W, not a Pico 2" in capsys.readouterr().err


def test_of_several_drives_none_is_guessed(drive, tmp_path, monkeypatch, capsys):
    other = tmp_path / "other"
    other.mkdir()
    (other / "INFO_UF2.TXT").write_text("Board-ID: RPI-RP2\n")
    monkeypatch.setattr(bootsel, "find_drives", lambda: drives_of(drive, other))
    assert install.main(["--yes", "--board", DISPLAY]) == 1
    assert "Leave one plugged in" in capsys.readouterr().err


def test_only_drives_of_boards_are_found(tmp_path):
    (tmp_path / "photos").mkdir()
    (tmp_path / "pico").mkdir()
    (tmp_path / "pico" / "INFO_UF2.TXT").write_text("Board-ID: RPI-RP2\n")
    found = drives_of(tmp_path / "photos", tmp_path / "pico", tmp_path / "absent")
    assert [(drive.path, drive.chip) for drive in found] == [(tmp_path / "pico", "RPI-RP2")]


def test_settings_of_a_breadboard_come_along_and_stay(boards, tmp_path, capsys):
    boards["COM3"] = LittlefsBoard(OLD)
    (tmp_path / "mine.txt").write_bytes(b"controller = ILI9341\n")
    (tmp_path / "bad.txt").write_bytes(b"controller = PAPER\n")
    assert install.main(["--board", "generic", "--settings", str(tmp_path / "bad.txt")]) == 1
    assert install.main(["--board", DISPLAY, "--settings", str(tmp_path / "mine.txt")]) == 1
    assert install.main(["--board", "generic", "--settings", str(tmp_path / "absent.txt")]) == 1
    assert boards["COM3"].files() == OLD
    assert install.main(["--board", "generic", "--settings", str(tmp_path / "mine.txt")]) == 0
    assert install.main(["--board", "generic"]) == 0
    assert boards["COM3"].files()["/board_settings.txt"] == b"controller = ILI9341\n"


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


def test_a_long_compilation_says_how_far_it_is(monkeypatch, capsys):
    def slow_files(_display, told):
        for done in range(1, 9):
            told(done, 8)
        return FILES

    monkeypatch.setattr(device_files, "device_files", slow_files)
    seconds = iter(range(0, 100))
    assert compiled(DISPLAY, lambda: next(seconds)) == FILES
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Compiling for the Waveshare Pico-LCD-1.3 ..."
    assert told[1:] == [f"  {done} of 8 files" for done in (2, 4, 6, 8)]


def test_in_a_file_the_bar_is_a_few_lines():
    text = io.StringIO()
    progress = Progress(text)
    for done in range(0, 10001):
        progress(done, 10000, "/a")
    progress.end()
    assert len(text.getvalue().splitlines()) == 6
