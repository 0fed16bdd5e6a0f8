"""A new handheld on the emulated Pico: it tests itself first; then a computer plays on it over its USB cable, served on
a TCP port.
"""

import json
import os
import subprocess
import sys

import pytest

from host_sim.handheld import SimulatedHandheld
from tests.emulated.album import pictures
from tests.emulated.served_on_a_port import DEV, INSIDE, served
from tools import places
from tools.device.release.tried import SELF_TEST
from tools.workshop.emulated_pico.handheld import EmulatedHandheld
from tools.workshop.prove.torn_flash import first_record

pytestmark = pytest.mark.emulator

BOARD = "pimoroni_pico_display"
TYPED = [
    {"op": "new", "game": "penk", "players": ["Ann", "Bo"], "first": 1, "seed": "0" * 32},
    {"op": "do", "action": {"type": "roll"}},
    {"op": "state"},
    {
        "op": "new",
        "game": "puzzle_sheet",
        "players": ["Ann", "Bo"],
        "options": {"tracking": "pad"},
        "first": 0,
        "seed": "1" * 32,
    },
    {"op": "legal"},
]


def test_it_tests_itself_once_and_then_plays_with_a_computer(tmp_path):
    pico = EmulatedHandheld(BOARD, files=None)
    shown = pictures(pico, SELF_TEST, tmp_path / "pico")
    assert shown == pictures(SimulatedHandheld(BOARD, tmp_path, tried=False), SELF_TEST, tmp_path / "desk")
    assert pico.files_in_flash()["/board.txt"].strip() == BOARD.encode()

    typed = b"".join(json.dumps(request).encode() + b"\n" for request in TYPED)

    def referee(port):
        return subprocess.run(
            [*DEV, "referee", "--port", port],
            input=typed,
            env={**os.environ, **INSIDE},
            capture_output=True,
            check=False,
        )

    done = served(pico, referee)
    assert done.returncode == 0, done.stderr
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    desk = subprocess.run(
        [sys.executable, "-m", "tools.owner.referee"], input=typed, capture_output=True, cwd=places.ROOT, check=True
    )
    assert replies == [json.loads(line) for line in desk.stdout.splitlines()]
    assert pico.violations == []
    assert b'"roll"' in first_record(pico.files_in_flash())
