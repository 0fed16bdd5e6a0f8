"""The page at the end of the cable of an emulated Pico: what is on it, a backup, and a restore."""

import json
import subprocess
from pathlib import Path

import pytest

from host_sim.handheld import SimulatedHandheld
from host_sim.script import boot
from tests.web.board import BOARD
from tools.device import program
from tools.npm import node
from tools.owner.archive import Archive, packed
from tools.owner.saves import read_all
from tools.workshop.emulated_pico.handheld import EmulatedHandheld
from tools.workshop.emulated_pico.serve import ConsoleServer

pytestmark = pytest.mark.emulator

PROGRAM = Path(__file__).with_name("serial_job.mjs")
SLOWER = "0.1"
"""The page waits ten times longer: an emulated Pico is slow."""
SHEET = b'{"name": "Mine"}'
SETTINGS = b"brightness=%d\ndim_seconds=60\nsleep_seconds=300\nmotion=on\nled=on\nleft_handed=off\ntips=on\n"


def test_a_pico_says_what_is_on_it_gives_a_backup_and_takes_one(page, tmp_path):
    saves = {"/data/settings.txt": SETTINGS % 40, "/data/sheets/mine.json": SHEET}
    handheld = EmulatedHandheld(BOARD, files={"/board.txt": f"{BOARD}\n".encode(), **saves})
    handheld.power_on()
    handheld.run(1000)
    kept, other = tmp_path / "kept.zip", tmp_path / "other.zip"
    other.write_bytes(packed({"settings.txt": SETTINGS % 80}))
    steps = [["look"], ["backup", str(kept)], ["restore", str(other)]]
    server = ConsoleServer(handheld)
    command = [node(), PROGRAM, page, str(server.port), json.dumps(steps), SLOWER]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        server.serve(lambda: process.poll() is not None)
        said, complained = process.communicate()
    assert process.returncode == 0, complained.decode()
    seen, backup, restored = json.loads(said)
    assert (seen["identity"], seen["board"], seen["hasFiles"]) == (program.identity(), BOARD, True)
    assert backup["unreadable"] == []
    found = read_all(Archive(kept))
    assert (found["settings.txt"], found["sheets/mine.json"]) == (SETTINGS % 40, SHEET)
    assert restored == {"loses": True}
    handheld.run(3000)
    files = handheld.files_in_flash("/data")
    assert "/data/sheets/mine.json" not in files and files["/data/settings.txt"] == SETTINGS % 80
    desk = SimulatedHandheld(BOARD, tmp_path / "desk")
    boot(desk)
    assert handheld.pixels() == desk.pixels()
    assert not handheld.violations
