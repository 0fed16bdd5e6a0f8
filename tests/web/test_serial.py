"""What the page does over a cable, played in node with a littlefs at its end: look, back up, restore, and the flash
whenever the power may fail.
"""

import contextlib
import json
import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest

from host_sim.script import boot
from host_sim.usb_socket import HandheldOnSocket, UsbSocket
from tests.tools.owner.littlefs_board import LittlefsBoard, cuts
from tests.web.board import BOARD, Handheld
from tests.web.conftest import IDENTITY
from tests.web.raw_repl_port import Gone, RawReplPort
from tools.npm import node
from tools.owner.archive import Archive, packed
from tools.owner.saves import read_all

_PROGRAM = Path(__file__).with_name("serial_job.mjs")
_SECONDS = 120
_QUICKER = "5"

SAVES = {
    "/data/games/0001.log": b"save" * 500,
    "/data/settings.txt": b"sound = off\n",
    "/data/sheets/mine.json": b"{}",
}
FILES = {"/page.txt": b"https://there/\n", **SAVES}
OTHER = {"games/0002.log": b"another" * 900, "settings.txt": b"sound = on\n", "deep/er/0001.log": b""}
RESTORED = {"/page.txt": FILES["/page.txt"]} | {f"/data/{path}": content for path, content in OTHER.items()}


@pytest.fixture
def done(page):
    """What the page gives for steps with a board: done(board, *steps)."""

    def run(board, *steps, late=0):
        with RawReplPort(board, late) as port:
            command = [node(), _PROGRAM, page, str(port.number), json.dumps(steps)]
            if late:
                command.append(_QUICKER)
            played = subprocess.run(
                command, capture_output=True, text=True, encoding="utf-8", check=False, timeout=_SECONDS
            )
        assert played.returncode == 0, played.stderr
        return json.loads(played.stdout)

    return run


@pytest.fixture
def other(tmp_path):
    """The path of a backup of OTHER."""
    path = tmp_path / "other.zip"
    path.write_bytes(packed(OTHER))
    return str(path)


def test_a_handheld_says_its_program_its_display_and_its_saves(done):
    board = Handheld(FILES)
    [seen] = done(board, ["look"])
    assert (seen["identity"], seen["board"], seen["hasFiles"]) == (IDENTITY, BOARD, True)
    assert (seen["machine"], seen["micropython"]) == ("Raspberry Pi Pico with RP2040", "1.25.0")
    assert seen["listed"] == "1 game, 1 sheet or deck of your own, settings"
    assert board.files() == FILES and board.restarted == 1


def test_score_pads_are_told(done, tmp_path):
    board = Handheld({"/data/pads.log": b"one\ntwo\n", "/data/pad.log": b"three\n"})
    seen, backup = done(board, ["look"], ["backup", str(tmp_path / "kept.zip")])
    assert seen["listed"] == "finished score pads, the score pad in use"
    assert backup["listed"] == seen["listed"]


def test_the_files_of_another_program_are_no_saves(done):
    board = Handheld({**FILES, "/data.restored/mine.txt": b"mine"})
    board.program, before = None, board.files()
    [seen] = done(board, ["look"])
    assert (seen["identity"], seen["board"], seen["paths"]) == ("", "", [])
    assert board.files() == before


def test_a_file_system_that_cannot_be_read_is_told(done):
    board = Handheld(FILES)
    board.mounted = False
    [seen] = done(board, ["look"])
    assert (seen["hasFiles"], seen["paths"]) == (False, [])


def test_a_backup_is_that_of_the_commands_and_comes_back(done, other, tmp_path):
    board = Handheld(FILES)
    kept = str(tmp_path / "kept.zip")
    backup, restored, nothing = done(board, ["backup", kept], ["restore", other], ["restore", other])
    assert backup["count"] == len(SAVES)
    assert read_all(Archive(kept)) == {path.removeprefix("/data/"): content for path, content in SAVES.items()}
    assert restored == {"loses": True} and nothing is None
    assert board.files() == RESTORED
    assert done(board, ["restore", kept]) == [{"loses": True}]
    assert board.files() == FILES


def after_a_start(content):
    """The files when the handheld has started on this flash."""
    board = LittlefsBoard(content=content)
    board.run("_finish_restore('/data.restored', '/data')\n_remove('/data.new')")
    return board.files()


def test_power_that_fails_before_any_flash_command_of_a_restore_leaves_all_of_the_old_or_of_the_new(done, other):
    board = Handheld(FILES)
    start = bytes(board.flash.buffer)
    done(board, ["restore", other])
    found = [after_a_start(left) for left in cuts(start, board.flash.log)]
    assert [files in (FILES, RESTORED) for files in found] == [True] * len(found)
    assert len(found) > 20 and found[0] == FILES and found[-1] == RESTORED
    assert found == sorted(found, key=lambda files: files == RESTORED), "one rename decides"


class Unplugged(Handheld):
    """Loses its cable at the first step that holds a text."""

    at = "?"

    def run(self, code):
        if self.at in code:
            raise Gone
        return super().run(code)


@pytest.mark.parametrize("at", ["os.mkdir('/data.new/games')", "_put(", "os.rename('/data.new'"])
def test_a_cable_that_is_pulled_changes_nothing_and_another_try_ends_it(done, other, at):
    board = Unplugged(FILES)
    board.at = at.replace("'", '"') if "mkdir" in at else at
    assert done(board, ["restore", other])[0]["kind"] == "lost"
    board.close()
    again = Handheld(content=bytes(board.flash.buffer))
    assert {path: content for path, content in again.files().items() if "/data.new" not in path} == FILES
    assert done(again, ["restore", other]) == [{"loses": True}]
    assert again.files() == RESTORED


def test_a_restore_whose_rename_is_done_is_finished_by_the_next_look(done, other):
    board = Handheld({**FILES, **{f"/data.restored/{path}": content for path, content in OTHER.items()}})
    assert "games/0002.log" in done(board, ["look"])[0]["paths"]
    assert board.files() == RESTORED


def test_a_board_that_answers_late_and_then_to_all_that_it_was_asked_is_understood(done):
    assert done(Handheld(FILES), ["look"], late=2)[0]["identity"] == IDENTITY


def test_what_cannot_be_read_is_left_out_of_a_backup_and_named(done, tmp_path):
    board = Handheld(FILES)
    run, whole = board.run, "def _hash(path):"
    broken = f"{whole}\n    if 'mine' in path: raise OSError(5)\n"
    board.run = lambda code: run(code.replace(whole, broken))
    kept = tmp_path / "kept.zip"
    [backup] = done(board, ["backup", str(kept)])
    assert (backup["count"], backup["unreadable"]) == (2, ["sheets/mine.json"])
    assert "sheets/mine.json" not in read_all(Archive(kept))


@pytest.mark.parametrize(
    "runs",
    [
        {"implementation": SimpleNamespace(name="circuitpython", version=(9, 2, 1))},
        {"platform": "esp32"},
    ],
)
def test_another_program_is_told_before_anything_is_written(done, runs):
    board = Handheld(FILES)
    board.runs = SimpleNamespace(**runs)
    assert done(board, ["look"])[0]["kind"] == "runtime"
    assert board.files() == FILES


class Full(Handheld):
    """A flash with room for the old files only."""

    def statvfs(self, path):
        found = super().statvfs(path)
        return (*found[:3], 1, 1, *found[5:])


class Filled(Handheld):
    """A flash whose last free block is used up while a file is written."""

    def run(self, code):
        if "_put('" in code and "YW5vdGhlc" in code:
            return super().run("raise OSError(28)")
        return super().run(code)


@pytest.mark.parametrize("kind", [Full, Filled])
def test_a_restore_without_room_changes_nothing(done, other, kind):
    board = kind(FILES)
    assert done(board, ["restore", other])[0]["kind"] == "full"
    assert board.files() == FILES


def test_a_step_that_fails_on_the_board_is_told_with_its_words(done, other):
    class Broken(Handheld):
        def rename(self, old, new):
            raise OSError(5)

    [given] = done(Broken(FILES), ["restore", other])
    assert given["kind"] == "step" and "OSError" in given["message"]


NEW_GAME = b'{"op":"new","game":"penk","players":["Ann","Bo"],"first":0,"seed":"00000000000000000000000000000000"}'


def watched(page, handheld, number):
    """What the page shows of a handheld whose time passes meanwhile."""
    command = [node(), _PROGRAM, page, str(number), '[["watch"]]']
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        while process.poll() is None:
            # Not much quicker than real time: the handheld takes a computer that is silent for a minute for gone.
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(0.01)
            handheld.run(20)
        said, complained = process.communicate()
    assert process.returncode == 0, complained.decode()
    return json.loads(said)


def test_the_table_is_watched_while_people_play(page, tmp_path):
    usb = UsbSocket()
    handheld = HandheldOnSocket(BOARD, tmp_path, None, usb)
    boot(handheld)
    assert watched(page, handheld, usb.port) == [f"No game is open on the {handheld.board.NAME}."]
    handheld.run(1000)
    handheld.usb_send(b"\ntableside usb\n" + NEW_GAME + b"\ntableside off\n")
    handheld.run(2000)
    before = handheld.pixels()
    [shown] = watched(page, handheld, usb.port)
    handheld.run(1000)
    first, _blank, ann, bo, *rest = shown.splitlines()
    assert first == "Penk!   round 1, turn 1: roll"
    assert ann.split() == [">", "Ann", "0"] and bo.split() == ["Bo", "0"]
    assert any(line.startswith("sheets: ") for line in rest)
    assert handheld.pixels() == before
    usb.close()


@pytest.mark.parametrize("write", [repr, ascii])
def test_what_python_writes_is_read(page, write):
    values = [None, True, False, -7, 0, "", (), [], (1,), ("a", ["b", ("c",)]), "(None, 'True')", "it's", "\"'\\,)"]
    values += ["M\u00fchle \u20ac \U0001f600", "line\nline\ttab\r\x00\x7f", ((4096, 3), "x"), ["/data/a", None, ""]]
    module = (Path(page) / "serial_link.mjs").as_uri()
    program = f"import {{ parsed }} from {module!r}; console.log(JSON.stringify(parsed(process.argv[1])));"
    command = [node(), "--input-type=module", "--eval", program, write(values)]
    read = subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", check=True, timeout=_SECONDS
    ).stdout
    assert json.loads(read) == json.loads(json.dumps(values))
