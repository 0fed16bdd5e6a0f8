"""A new handheld on the emulated Pico: it tests itself first; then a computer plays on it over its USB cable, served on a TCP port."""

import json
import os
import subprocess
import sys

import pytest

from host_sim.handheld import SimulatedHandheld
from host_sim.script import Runner, parse
from tests.emulated.records import first_record
from tools import places
from tools.device_files import NEW_BOARD, device_files
from tools.emulated_pico.handheld import EmulatedHandheld
from tools.emulated_pico.serve import ConsoleServer

pytestmark = pytest.mark.emulator

BOARD = "pimoroni_pico_display"
SCRIPT = """
shot picture
press ok
press up
shot keys
hold back 900
expect Random numbers
press ok
expect New game
"""
TYPED = [
    {"op": "new", "game": "penk", "players": ["Ann", "Bo"], "first": 1, "seed": "0" * 32},
    {"op": "do", "action": {"type": "roll"}},
    {"op": "state"},
]


class Album(Runner):
    """Keeps the pictures in memory."""

    def __init__(self, handheld, folder):
        super().__init__(handheld, folder)
        self.pictures = {}

    def _keep_picture(self, name):
        self.pictures[name] = self.handheld.pixels()
        return super()._keep_picture(name)


def played(handheld, folder):
    album = Album(handheld, folder)
    album.run(parse(SCRIPT))
    return album.pictures


def test_it_tests_itself_once_and_then_plays_with_a_computer(tmp_path):
    pico = EmulatedHandheld(BOARD, files={**device_files(BOARD), NEW_BOARD: b"new\n"})
    (tmp_path / NEW_BOARD.strip("/")).write_bytes(b"new\n")
    shown = played(pico, tmp_path / "pico")
    assert shown == played(SimulatedHandheld(BOARD, tmp_path), tmp_path / "desk")
    assert NEW_BOARD not in pico.files_in_flash()

    server = ConsoleServer(pico)
    referee = subprocess.Popen(
        [sys.executable, str(places.ROOT / "tools" / "dev.py"), "referee", "--port", f"socket://127.0.0.1:{server.port}"],
        env=dict(os.environ, TABLESIDE_INSIDE="1"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    referee.stdin.write(b"".join(json.dumps(request).encode() + b"\n" for request in TYPED))
    referee.stdin.close()
    server.serve(lambda: referee.poll() is not None)
    assert referee.returncode == 0, referee.stderr.read()
    replies = [json.loads(line) for line in referee.stdout.read().splitlines()]
    desk = subprocess.run(
        [sys.executable, "-m", "tools.referee"],
        input=b"".join(json.dumps(request).encode() + b"\n" for request in TYPED), capture_output=True, cwd=places.ROOT, check=True,
    )  # fmt: skip
    assert replies == [json.loads(line) for line in desk.stdout.splitlines()]
    assert pico.complaints == []
    assert b'"roll"' in first_record(pico.files_in_flash())
