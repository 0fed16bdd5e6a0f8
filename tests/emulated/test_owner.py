"""What an owner does to a board, on an emulated Pico that is served on a TCP port: an update that is cut before every
flash command and in every block that is sent, backup, restore, the doctor, mpremote.
"""

import contextlib
import io
import itertools
import subprocess
import sys

import pytest

from tests.emulated.served_on_a_port import served
from tests.tools.owner.littlefs_board import LittlefsBoard
from tools.board import flash_image
from tools.board.board_link import BoardLink
from tools.board.install_files import SUFFIX, carry_out, finish_interrupted, make_plan, present_files
from tools.emulated_pico.handheld import EmulatedHandheld, bare_flash
from tools.owner.examine import examine
from tools.owner.package import LIST, write_package
from tools.owner.saves import Board, read_all

pytestmark = [pytest.mark.emulator, pytest.mark.xdist_group("install")]

BOARD = "waveshare_pico_lcd_1_3"
LOOP = b"import time\nwhile True:\n    time.sleep_ms(100)\n"
OLD = {
    "/main.py": b"# old\n" + LOOP,
    "/firmware/app.mpy": b"old" * 700,
    "/firmware/gone.mpy": b"gone",
    "/data/games/0001.log": b"save" * 300,
}
SAVES = {"/data/games/0001.log": OLD["/data/games/0001.log"]}
NEW = {"/main.py": b"# new\n" + LOOP, "/firmware/app.mpy": b"new!" * 900, "/shared_rules/more.mpy": b"more" * 1100}


def board_with(files):
    handheld = EmulatedHandheld(BOARD, files=files)
    handheld.power_on()
    handheld.run(800)
    return handheld


def bring(link):
    """What `install` does, as far as files go."""
    finish_interrupted(link)
    plan = make_plan(NEW, present_files(link, NEW))
    if plan.needed:
        carry_out(link, plan, lambda *_what: None)


def update(port):
    with BoardLink(port) as link:
        bring(link)


def what_counts(files):
    return {path: content for path, content in files.items() if not path.endswith((".new", ".swap"))}


def test_an_update_cut_before_any_flash_command_leaves_the_old_or_the_new_version():
    handheld = board_with(OLD)
    flash = bytearray(handheld.pico.chip.flash[: flash_image.FLASH_SIZE])
    log = handheld.pico.flash_chip.log = []
    served(handheld, update)
    assert handheld.files_in_flash() == dict(NEW, **SAVES)
    _, offset, size = bare_flash()
    seen = []
    for operation in log:
        board = LittlefsBoard(content=bytes(flash[offset : offset + size]))
        board.start()
        after = what_counts(board.files())
        assert after in (OLD, dict(NEW, **SAVES)), len(seen)
        seen.append((after == OLD, board.restarted, bytes(flash) if board.restarted else b""))
        operation.apply(flash)
    assert len(log) > 20 and seen[0][0] and not seen[-1][0]
    # Those that the board has to finish by itself: one of them does so on the emulated Pico.
    left = [content for _old, restarted, content in seen if restarted]
    assert left
    again = EmulatedHandheld(BOARD, files={})
    again.flash = left[len(left) // 2]
    again.power_on()
    again.run(3000)
    assert again.files_in_flash() == dict(NEW, **SAVES)


class CutLink(BoardLink):
    """A connection that breaks in the middle of what is sent to the board as its step `left`, counted down to 0."""

    left = -1

    def run(self, code):
        if self.left == 0:
            code = code.encode()
            with contextlib.redirect_stdout(io.StringIO()):
                self._transport.serial.write(code[: len(code) // 2])
            raise ConnectionResetError("the cable was pulled")
        self.left -= 1
        return super().run(code)


def test_a_connection_cut_in_every_block_leaves_the_old_or_the_new_version():
    handheld = board_with(OLD)
    _, offset, size = bare_flash()
    seen = []

    def cut_everywhere(port):
        for step in itertools.count():
            try:
                with CutLink(port) as link:
                    link.left = step
                    bring(link)
                return
            except ConnectionResetError:
                pass
            board = LittlefsBoard(content=bytes(handheld.pico.chip.flash[offset : offset + size]))
            board.start()
            after = what_counts(board.files())
            assert after in (OLD, dict(NEW, **SAVES)), step
            seen.append(after == OLD)

    served(handheld, cut_everywhere)
    assert len(seen) > 20 and seen[0] and not seen[-1]
    assert handheld.files_in_flash() == dict(NEW, **SAVES)


def test_a_file_left_open_by_a_broken_connection_does_not_spoil_the_next_installation():
    handheld = board_with(OLD)

    def break_off_and_install(port):
        link = BoardLink(port)
        first = "/firmware/app.mpy" + SUFFIX
        link.run(f"_file = open({first!r}, 'wb')\n_file.write(b'half a file' * 200) and None")
        link.close()
        with BoardLink(port) as again:
            bring(again)

    served(handheld, break_off_and_install)
    assert handheld.files_in_flash() == dict(NEW, **SAVES)


def test_saves_leave_a_board_and_come_back_byte_for_byte():
    saves = {"games/0001.log": bytes(range(256)) * 15, "sheets/M\u00fchle.json": b"{}", "settings.txt": b"x\r\n"}
    handheld = board_with({"/main.py": LOOP, **{f"/data/{path}": content for path, content in saves.items()}})

    def take_and_change(port):
        with BoardLink(port) as link:
            place = Board(link)
            taken = read_all(place)
            place.replace({"games/0007.log": b"seven"})
            other = read_all(place)
            place.replace(taken)
            return taken, other

    taken, other = served(handheld, take_and_change)
    assert taken == saves and other == {"games/0007.log": b"seven"}
    files = handheld.files_in_flash("/data")
    assert files == {f"/data/{path}": content for path, content in saves.items()}
    assert handheld.files_in_flash()["/main.py"] == LOOP


def test_mpremote_installs_a_package(tmp_path):
    handheld = board_with({"/main.py": LOOP, **SAVES})
    write_package(tmp_path, NEW)

    def install(port):
        command = [
            sys.executable,
            "-m",
            "mpremote",
            "connect",
            port,
            "mip",
            "install",
            "--target",
            "/",
            (tmp_path / LIST).as_posix(),
        ]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    result = served(handheld, install)
    assert result.returncode == 0, result.stdout + result.stderr
    assert handheld.files_in_flash() == dict(NEW, **SAVES)


def test_the_doctor_looks_at_a_board_and_changes_nothing(monkeypatch):
    files = dict(NEW, **{"/board.txt": BOARD.encode() + b"\n"})
    monkeypatch.setattr("tools.owner.examine.device_files", lambda _display: files)
    handheld = board_with({**files, **SAVES, "/firmware/app.mpy": b"another", "/test_seed.txt": b"1"})
    before = handheld.files_in_flash()
    handheld.key_down("back")

    def look(port):
        with BoardLink(port) as link:
            return examine(link, "pimoroni_pico_display")

    found = served(handheld, look)
    assert [key for key, _details in found] == ["wrong_display", "test_dice", "changed", "pressed", "damaged"]
    assert dict(found)["pressed"] == ["B (GPIO 17)"] and dict(found)["changed"] == ["/firmware/app.mpy"]
    assert handheld.files_in_flash() == before


def test_the_doctor_reads_files_that_are_no_text(monkeypatch):
    no_text = b"\xff\xfe\x00" * 400
    files = dict(NEW, **{"/board.txt": b"generic\n"})
    monkeypatch.setattr("tools.owner.examine.device_files", lambda _display: files)
    handheld = board_with({**files, "/main.py": no_text, "/board_settings.txt": no_text, "/data": no_text})

    def look(port):
        with BoardLink(port) as link:
            found = examine(link)
            link.write("/board.txt", no_text)
            return found, examine(link)

    found, without_display = served(handheld, look)
    assert found == [
        ("blocked", ["/data"]),
        ("other_main", []),
        ("settings", ["board_settings.txt is no plain text. Save it as UTF-8"]),
    ]
    assert [key for key, _details in without_display] == ["unknown_display", "blocked"]
