"""What the page does over a cable, played in node with a littlefs at its end: install, update, back up, restore, and
the flash whenever the power may fail.
"""

import contextlib
import hashlib
import json
import subprocess
from pathlib import Path

import pytest

from host_sim.script import boot
from host_sim.usb_socket import HandheldOnSocket, UsbSocket
from tests.tools.owner.littlefs_board import LittlefsBoard, cuts, interrupted_board, micropython
from tests.web.raw_repl_port import Gone, RawReplPort
from tools.board.device_files import device_files
from tools.board.device_paths import NEW_BOARD
from tools.owner.saves import Archive, packed, read_all
from tools.wasm.runtime import node
from tools.web import board_files

_PROGRAM = Path(__file__).with_name("serial_job.mjs")
_SECONDS = 120
_QUICKER = "5"

FILES = {
    "/board.txt": b"some_board\n",
    "/firmware/app.mpy": b"new app" * 900,
    "/firmware/assets/font": b"font",
    "/main.py": b"# The handheld.\nmain",
    "/shared_rules/deep/more.mpy": b"more" * 1500,
}
OLD = {
    "/board.txt": b"some_board\n",
    "/data/games/0001.log": b"save" * 500,
    "/data/settings.txt": b"sound = off\n",
    "/firmware/app.mpy": b"old app" * 300,
    "/firmware/assets/font": b"font",
    "/firmware/gone/x.mpy": b"gone" * 2000,
    "/main.py": b"# The handheld.\nold",
}
SAVES = {path: content for path, content in OLD.items() if path.startswith("/data")}


def folder_with(place, files):
    """A folder as board/ is, whose one board has these files."""
    index = json.loads(board_files.board_files()[board_files.INDEX])
    listed = []
    for path, content in files.items():
        digest = hashlib.sha256(content).hexdigest()
        (place / f"{digest[:16]}.bin").write_bytes(content)
        listed.append([path, len(content), digest, f"{digest[:16]}.bin"])
    index |= {"boards": [{"id": "some_board", "name": "Some Board", "files": listed}], "main": "# The handheld."}
    (place / "index.json").write_text(json.dumps(index), encoding="utf-8")
    return place


@pytest.fixture(scope="module")
def new(tmp_path_factory):
    """board/ with FILES."""
    return folder_with(tmp_path_factory.mktemp("board"), FILES)


@pytest.fixture
def done(page, new):
    """What the page gives for steps with a board: done(board, *steps)."""

    def run(board, *steps, folder=new, late=0):
        with RawReplPort(board, late) as port:
            command = [node(), _PROGRAM, page, folder, str(port.number), json.dumps(steps)]
            if late:
                command.append(_QUICKER)
            played = subprocess.run(
                command, capture_output=True, text=True, encoding="utf-8", check=False, timeout=_SECONDS
            )
        assert played.returncode == 0, played.stderr
        return json.loads(played.stdout)

    return run


def what_counts(board):
    """Without what an interruption left beside the files, which is never read."""
    return {path: content for path, content in board.files().items() if not path.endswith((".new", ".swap"))}


def test_a_board_without_a_game_gets_everything_and_tests_itself(done):
    board = LittlefsBoard({"/own.txt": b"mine"})
    assert done(board, ["install", "some_board"], ["install", "some_board"]) == [sorted(FILES), []]
    files = board.files()
    assert {path: files[path] for path in FILES} == FILES
    assert set(files) - set(FILES) == {"/own.txt", NEW_BOARD}
    assert board.restarted == 2


def test_an_update_copies_only_what_differs_and_keeps_the_saves(done):
    board = LittlefsBoard(OLD)
    wanted = ["/firmware/app.mpy", "/main.py", "/shared_rules/deep/more.mpy"]
    seen, written = done(board, ["look"], ["install", "some_board"])
    assert (seen["board"], seen["version"], seen["differ"]) == ("some_board", "1.25.0", len(wanted))
    assert seen["foreign"] == ["/firmware/gone/x.mpy is no part of this version: it is removed"]
    assert written == wanted
    assert board.files() == FILES | SAVES


def test_power_that_fails_before_any_flash_command_leaves_the_old_or_the_new_version(done):
    board = LittlefsBoard(OLD)
    start = bytes(board.flash.buffer)
    done(board, ["install", "some_board"])
    seen = []
    for number, left in enumerate(cuts(start, board.flash.log)):
        again = LittlefsBoard(content=left)
        again.start()
        assert what_counts(again) in (OLD, FILES | SAVES), number
        seen.append(what_counts(again) == OLD)
    assert len(seen) > 30 and {True, False} == set(seen)


def test_a_board_that_answers_late_and_then_to_all_that_it_was_asked_is_understood(done):
    written = done(LittlefsBoard(OLD), ["install", "some_board"], late=2)[0]
    assert "/firmware/app.mpy" in written


class Unplugged(LittlefsBoard):
    """Loses its cable at the first step that holds a text."""

    at = "?"

    def run(self, code):
        if self.at in code:
            raise Gone
        return super().run(code)


@pytest.mark.parametrize("at", ["_put(", "os.mkdir", "main.py.swap", "exec(_text"])
def test_a_cable_that_is_pulled_is_told_and_another_try_ends_it(done, at):
    board = Unplugged(OLD)
    board.at = at
    *_before, last = done(board, ["install", "some_board"])
    assert last["kind"] == "lost"
    board.close()
    whole = LittlefsBoard(content=bytes(board.flash.buffer))
    assert done(whole, ["install", "some_board"])[0] is not None
    assert whole.files() == FILES | SAVES


def test_an_installation_that_waits_is_finished_before_a_newer_one(done):
    board = interrupted_board(OLD, FILES | {"/firmware/app.mpy": b"second"})
    assert done(board, ["look"])[0]["main"].startswith("# Puts the files")
    assert done(board, ["install", "some_board"]) == [["/firmware/app.mpy", "/main.py"]]
    assert board.files() == FILES | SAVES


def test_a_backup_is_that_of_the_desk_and_comes_back(done, tmp_path):
    board = LittlefsBoard(OLD)
    kept, other = tmp_path / "kept.zip", tmp_path / "other.zip"
    saves = {path.removeprefix("/data/"): content for path, content in SAVES.items()}
    other.write_bytes(packed({"settings.txt": b"sound = on\n", "games/0002.log": b"another"}))
    count, restored, nothing = done(board, ["backup", str(kept)], ["restore", str(other)], ["restore", str(other)])
    assert count == len(SAVES)
    assert read_all(Archive(kept)) == saves
    assert restored["loses"] and restored["removed"] == ["/data/games/0001.log"]
    assert nothing is None
    assert board.files() == {path: OLD[path] for path in OLD if path not in SAVES} | {
        "/data/settings.txt": b"sound = on\n",
        "/data/games/0002.log": b"another",
    }
    [again] = done(board, ["restore", str(kept)])
    assert again["loses"]
    assert board.files() == OLD


def test_what_takes_away_nothing_is_restored_without_a_word(done, tmp_path):
    board = LittlefsBoard({path: OLD[path] for path in OLD if path != "/data/games/0001.log"})
    (tmp_path / "more.zip").write_bytes(packed({"settings.txt": b"", "games/0001.log": b"a game"}))
    [restored] = done(board, ["restore", str(tmp_path / "more.zip")])
    assert not restored["loses"]


class Full(LittlefsBoard):
    """A flash with room for the old files only."""

    def statvfs(self, path):
        found = super().statvfs(path)
        return (*found[:3], 3, 3, *found[5:])


@pytest.mark.parametrize(
    ("kind", "runs"),
    [
        ("runtime", {"name": "circuitpython"}),
        ("runtime", {"platform": "esp32"}),
        ("old", {"version": (1, 24, 9)}),
        ("format", {"format_number": 0x2D06}),
        ("format", {"format_number": 0x1305}),
    ],
)
def test_another_program_is_told_before_anything_is_written(done, kind, runs):
    board = LittlefsBoard(OLD)
    board.sys = micropython(**runs)
    [given] = done(board, ["look"])
    assert given["kind"] == kind
    assert board.files() == OLD


@pytest.mark.parametrize(
    ("machine", "pico"),
    [
        ("Raspberry Pi Pico with RP2040", "pico"),
        ("Raspberry Pi Pico W with RP2040", "pico_w"),
        ("Raspberry Pi Pico2 with RP2350", "pico2"),
        ("Raspberry Pi Pico 2 W with RP2350", "pico2_w"),
    ],
)
def test_the_board_says_which_pico_it_is(done, machine, pico):
    board = LittlefsBoard(OLD)
    board.sys = micropython(machine=machine, version=(1, 27, 0))
    [seen] = done(board, ["look"])
    assert (seen["pico"], seen["newer"]) == (pico, True)


def test_what_is_in_the_way_or_has_no_room_is_told_before_anything_is_written(done):
    for board, kind in (
        (Full(OLD), "full"),
        (LittlefsBoard(dict(OLD, **{"/firmware/app.mpy.new/mine.txt": b"mine"})), "way"),
    ):
        before = board.files()
        [given] = done(board, ["install", "some_board"])
        assert given["kind"] == kind
        assert board.files() == before


def test_a_file_that_is_missing_or_wrong_in_the_folder_is_told_before_anything_is_written(done, tmp_path):
    folder = folder_with(tmp_path, FILES)
    content = next(folder.glob(hashlib.sha256(FILES["/firmware/app.mpy"]).hexdigest()[:16] + "*"))
    for harm, kind in ((lambda: content.write_bytes(b"other"), "mixed"), (content.unlink, "network")):
        harm()
        board = LittlefsBoard(OLD)
        [given] = done(board, ["install", "some_board"], folder=folder)
        assert given["kind"] == kind
        assert board.files() == OLD


def test_a_step_that_fails_on_the_board_is_told_with_its_words(done):
    class Broken(LittlefsBoard):
        def statvfs(self, path):
            raise OSError(5)

    [given] = done(Broken(OLD), ["install", "some_board"])
    assert given["kind"] == "step" and "OSError" in given["message"]


def test_a_board_without_a_game_takes_no_backup(done, tmp_path):
    (tmp_path / "kept.zip").write_bytes(packed({"settings.txt": b""}))
    [given] = done(LittlefsBoard({}), ["restore", str(tmp_path / "kept.zip")])
    assert given["kind"] == "noGame"


def test_every_file_of_every_board_is_there():
    files = board_files.board_files()
    index = json.loads(files[board_files.INDEX])
    assert "waveshare_pico_lcd_1_3" in [board["id"] for board in index["boards"]]
    for board in index["boards"]:
        wanted = device_files(board["id"])
        assert {path: files[f"{board_files.FOLDER}/{name}"] for path, _bytes, _digest, name in board["files"]} == wanted
        for path, size, digest, _name in board["files"]:
            assert (size, digest) == (len(wanted[path]), hashlib.sha256(wanted[path]).hexdigest())


NEW_GAME = b'{"op":"new","game":"penk","players":["Ann","Bo"],"first":0,"seed":"00000000000000000000000000000000"}'


def watched(page, new, handheld, number):
    """What the page shows of a handheld whose time passes meanwhile."""
    command = [node(), _PROGRAM, page, new, str(number), '[["watch"]]']
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        while process.poll() is None:
            # Not much quicker than real time: the handheld takes a computer that is silent for a minute for gone.
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(0.01)
            handheld.run(20)
        said, complained = process.communicate()
    assert process.returncode == 0, complained.decode()
    return json.loads(said)


def test_the_table_is_watched_while_people_play(page, new, tmp_path):
    usb = UsbSocket()
    handheld = HandheldOnSocket("waveshare_pico_lcd_1_3", tmp_path, None, usb)
    boot(handheld)
    assert watched(page, new, handheld, usb.port) == [f"No game is open on the {handheld.board.NAME}."]
    handheld.run(1000)
    handheld.usb_send(b"\ntableside usb\n" + NEW_GAME + b"\ntableside off\n")
    handheld.run(2000)
    before = handheld.pixels()
    [shown] = watched(page, new, handheld, usb.port)
    handheld.run(1000)
    first, _blank, ann, bo, *rest = shown.splitlines()
    assert first == "Penk!   round 1, turn 1: roll"
    assert ann.split() == [">", "Ann", "0"] and bo.split() == ["Bo", "0"]
    assert any(line.startswith("sheets: ") for line in rest)
    assert handheld.pixels() == before
    usb.close()


def test_code_inside_micropython_is_seen_unless_files_are_used(done):
    board = LittlefsBoard(OLD)
    board.sys.implementation._build = "TABLESIDE_PICO"
    assert done(board, ["look"])[0]["inside"] is True
    board.run("with open('/use_files', 'wb') as _one: pass")
    assert done(board, ["look"])[0]["inside"] is False


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
