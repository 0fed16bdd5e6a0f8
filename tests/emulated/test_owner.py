"""What an owner does to a handheld, on an emulated Pico that is served on a TCP port: backup and restore, the doctor,
mpremote beside a running game; and what somebody put into the file system.
"""

import subprocess
import sys

import pytest

from host_sim.handheld import SimulatedHandheld
from tests.emulated.album import pictures
from tests.emulated.served_on_a_port import run_command, served
from tools.device.board.board_link import BoardLink
from tools.device.program import identity
from tools.owner.examine import examine
from tools.workshop.emulated_pico.handheld import EmulatedHandheld

pytestmark = [pytest.mark.emulator, pytest.mark.xdist_group("install")]

BOARD = "waveshare_pico_lcd_1_3"
SAVES = {
    "/data/games/0001.log": bytes(range(256)) * 15,
    "/data/sheets/M\u00fchle.json": b"{}",
    "/data/decks/Own.json": b"[]",
}


def board_with(files):
    handheld = EmulatedHandheld(BOARD, files=files)
    handheld.power_on()
    handheld.run(800)
    return handheld


def data(handheld):
    return handheld.files_in_flash("/data")


def test_saves_leave_a_board_and_come_back_byte_for_byte(tmp_path):
    handheld = board_with(SAVES)
    kept = str(tmp_path / "kept.zip")
    code, said = run_command(handheld, "backup", kept)
    assert code == 0, said
    empty = board_with({})
    code, said = run_command(empty, "restore", kept)
    assert code == 0, said
    assert SAVES.items() <= data(empty).items()


def test_mpremote_lists_reads_writes_and_runs_beside_a_running_handheld(tmp_path):
    handheld = board_with(SAVES)
    (tmp_path / "Deck.json").write_bytes(b"[1]")

    def use(port):
        def mpremote(*words):
            command = [sys.executable, "-m", "mpremote", "connect", port, "resume", *words]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stdout + done.stderr
            return done.stdout

        return (
            mpremote("fs", "ls", ":/data/games"),
            mpremote("exec", "from firmware import identity; print(identity.IDENTITY)"),
            mpremote("cp", str(tmp_path / "Deck.json"), ":/data/decks/Deck.json"),
        )

    listed, identity, _copied = served(handheld, use)
    assert "0001.log" in listed and identity.startswith("tableside ")
    assert data(handheld)["/data/decks/Deck.json"] == b"[1]"


def test_the_doctor_looks_at_a_handheld_and_changes_nothing():
    handheld = board_with({**SAVES, "/test_seed.txt": b"1"})
    before = handheld.files_in_flash()
    handheld.key_down("back")

    def look(port):
        with BoardLink(port) as link:
            return examine(link, identity())

    found = dict(served(handheld, look).found)
    assert {"test_dice", "pressed", "damaged"} <= found.keys()
    assert found["pressed"] == ["B (GPIO 17)"]
    assert handheld.files_in_flash() == before


def test_files_that_somebody_put_there_neither_run_nor_hide_modules(tmp_path):
    stop = b"raise SystemExit('a file')\n"
    names = ("main.py", "boot.py", "_boot.py", "firmware/__init__.py", "firmware/main.py", "firmware.py", "os.py")
    left = {f"{folder}/{name}": stop for folder in ("", "/lib") for name in names}
    script = "shot home\npress ok\nshot games"
    shown = pictures(EmulatedHandheld(BOARD, seed="1", files=left), script, tmp_path / "pico")
    assert shown == pictures(SimulatedHandheld(BOARD, tmp_path / "desk", "1"), script, tmp_path)
