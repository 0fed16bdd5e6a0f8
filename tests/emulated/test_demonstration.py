"""Rivals in all seats play by themselves on the Pico too, and do what they do on the desk."""

import shutil

import pytest

from firmware.storage.storage import Storage
from host_sim.handheld import SimulatedHandheld
from host_sim.script import boot
from tools.workshop.emulated_pico.handheld import EmulatedHandheld

pytestmark = pytest.mark.emulator

BOARD = "pimoroni_pico_display"
SECONDS = 12


def test_a_demonstration_plays_by_itself(tmp_path):
    handheld = SimulatedHandheld(BOARD, tmp_path / "desk", "demonstration")
    boot(handheld)
    handheld.app.game.new("yacht", ["Ann", "Bot"], [0, 1], None, 0, "device", "ab" * 16, {"rivals": ["keen", "sharp"]})
    handheld.run(1000)
    handheld.power_off()
    shutil.copytree(tmp_path / "desk", tmp_path / "pico")
    records = []
    for name, handheld, seconds in (
        ("desk", SimulatedHandheld(BOARD, tmp_path / "desk", "demonstration"), 2 * SECONDS),
        ("pico", EmulatedHandheld(BOARD, tmp_path / "pico", "demonstration"), SECONDS),
    ):
        boot(handheld)
        handheld.run(1000 * seconds)
        handheld.power_off()
        records.append(Storage(str(tmp_path / name / "data")).record(1)[0].splitlines())
    desk, pico = records
    assert 4 < len(pico) <= len(desk)
    assert pico == desk[: len(pico)]
