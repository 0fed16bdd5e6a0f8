"""`dev.py install` on an emulated Pico that is served on a TCP port, as its owner would do it."""

import os
import subprocess

import pytest

from host_sim.handheld import SimulatedHandheld
from host_sim.script import boot
from tests.emulated.served_on_a_port import DEV, INSIDE, run_command
from tools.board.device_files import device_files
from tools.board.device_paths import NEW_BOARD
from tools.emulated_pico.handheld import EmulatedHandheld

pytestmark = pytest.mark.emulator

BOARD = "waveshare_pico_lcd_1_3"
OLD_MAIN = b"import time\nwhile True:\n    time.sleep_ms(100)\n"
SAVES = {"/data/settings.json": b"{}", "/data/games/0009.side": b"kept"}


def test_what_lacks_is_copied_and_the_new_display_is_tested(tmp_path):
    wanted = device_files(BOARD)
    lacking = [*sorted(wanted)[::12], "/board.txt", "/main.py"]
    there = {path: wanted[path] for path in wanted if path not in lacking}
    handheld = EmulatedHandheld(BOARD, files={**there, "/main.py": OLD_MAIN, "/firmware/gone/old.mpy": b"old", **SAVES})
    handheld.power_on()
    handheld.run(1000)
    code, said = run_command(handheld, "install")
    assert code == 1 and f"--board {BOARD}" in said

    code, said = run_command(handheld, "install", "--board", BOARD)
    assert code == 0, said
    assert f"{len(set(lacking))} of {len(wanted)} files copied" in said
    assert "/firmware/gone/old.mpy is no part of this version: it is removed" in said
    files = handheld.files_in_flash()
    assert {path: files[path] for path in wanted} == wanted
    assert set(files) - set(wanted) == {*SAVES, NEW_BOARD}

    (tmp_path / NEW_BOARD.strip("/")).write_bytes(files[NEW_BOARD])
    desk = SimulatedHandheld(BOARD, tmp_path)
    boot(desk)
    handheld.pico.run_until(lambda: handheld.quiet_ms() > 100, 4000, "the self-test", 10)
    assert handheld.pixels() == desk.pixels()


def test_only_what_changed_is_copied_and_saves_stay():
    files = device_files(BOARD)
    older = dict(files, **{"/firmware/screens.pack": b"older"}, **SAVES)
    handheld = EmulatedHandheld(BOARD, files=older)
    handheld.power_on()
    handheld.run(300)
    code, said = run_command(handheld, "install")
    assert code == 0, said
    assert f"2 of {len(files)} files copied" in said
    after = handheld.files_in_flash()
    assert {path: after[path] for path in files} == files
    assert {path: after[path] for path in SAVES} == SAVES


def test_another_runtime_or_nobody_is_told_in_plain_words():
    listener = subprocess.run(
        [*DEV, "install", "--port", "socket://127.0.0.1:1"],
        env={**os.environ, **INSIDE},
        capture_output=True,
        text=True,
        check=False,
    )
    assert listener.returncode == 1
    assert "cannot be opened" in listener.stderr and "Traceback" not in listener.stderr
