"""`dev.py install` on an emulated Pico that is served on a TCP port, as its owner would do it."""

import os
import subprocess
import sys

import pytest

from host_sim.handheld import SimulatedHandheld
from host_sim.script import boot
from tools import places
from tools.device_files import device_files
from tools.emulated_pico.handheld import EmulatedHandheld
from tools.emulated_pico.serve import ConsoleServer

pytestmark = [pytest.mark.emulator, pytest.mark.xdist_group("install")]

BOARD = "waveshare_pico_lcd_1_3"
OLD_MAIN = b"import time\nwhile True:\n    time.sleep_ms(100)\n"
SAVES = {"/data/settings.json": b"{}", "/data/games/0009.side": b"kept"}


def install(handheld, *arguments):
    """Serve the handheld while the command runs; returns its exit code and what it printed."""
    server = ConsoleServer(handheld)
    command = [sys.executable, str(places.ROOT / "tools" / "dev.py"), "install"]
    command += ["--port", f"socket://127.0.0.1:{server.port}", *arguments]
    process = subprocess.Popen(
        command,
        env=dict(os.environ, TABLESIDE_INSIDE="1", PYTHONIOENCODING="utf-8"),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    server.serve(lambda: process.poll() is not None)
    return process.returncode, process.stdout.read().decode("utf-8")


@pytest.fixture(scope="module")
def empty_board():
    """A Pico with MicroPython, somebody's main.py that loops, and the saves of an older version of the game."""
    handheld = EmulatedHandheld(BOARD, files={"/main.py": OLD_MAIN, "/firmware/gone/old.mpy": b"old", **SAVES})
    handheld.power_on()
    handheld.run(1000)
    return handheld


def test_all_from_nothing_to_the_home_screen(empty_board, tmp_path):
    code, said = install(empty_board)
    assert code == 1 and f"--board {BOARD}" in said

    code, said = install(empty_board, "--board", "waveshare")
    assert code == 0, said
    files = empty_board.files_in_flash()
    wanted = device_files(BOARD)
    assert {path: files[path] for path in wanted} == wanted
    assert set(files) - set(wanted) == set(SAVES)
    assert f"{len(wanted)} of {len(wanted)} files copied" in said
    assert "removed /firmware/gone/old.mpy" in said

    desk = SimulatedHandheld(BOARD, tmp_path)
    boot(desk)
    empty_board.pico.run_until(lambda: empty_board.quiet_ms() > 100, 4000, "the home screen", 10)
    assert empty_board.pixels() == desk.pixels()

    code, said = install(empty_board)
    assert code == 0, said
    assert f"0 of {len(wanted)} files copied" in said


def test_only_what_changed_is_copied_and_saves_stay():
    files = device_files(BOARD)
    older = dict(files, **{"/firmware/screens/about.mpy": b"older"}, **SAVES)
    handheld = EmulatedHandheld(BOARD, files=older)
    handheld.power_on()
    handheld.run(300)
    code, said = install(handheld)
    assert code == 0, said
    assert f"2 of {len(files)} files copied" in said
    after = handheld.files_in_flash()
    assert {path: after[path] for path in files} == files
    assert {path: after[path] for path in SAVES} == SAVES


def test_another_runtime_or_nobody_is_told_in_plain_words():
    listener = subprocess.run(
        [sys.executable, str(places.ROOT / "tools" / "dev.py"), "install", "--port", "socket://127.0.0.1:1"],
        env=dict(os.environ, TABLESIDE_INSIDE="1"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert listener.returncode == 1
    assert "cannot be opened" in listener.stderr and "Traceback" not in listener.stderr
