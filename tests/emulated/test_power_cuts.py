"""Power cuts at every flash command of a running game: the record always loads, with everything that had been shown."""

import random

import pytest

from host_sim.script import boot
from tools.workshop.emulated_pico.handheld import EmulatedHandheld
from tools.workshop.goldens.game_scripts import SCRIPTS
from tools.workshop.prove.torn_flash import Recording, first_record

pytestmark = [pytest.mark.emulator, pytest.mark.xdist_group("power cuts")]

_NAME, BOARD, SEED = SCRIPTS[0]


@pytest.fixture(scope="module")
def recording():
    recording = Recording()
    assert recording.violations == []
    return recording


def test_the_game_was_recorded(recording):
    assert recording.known[-1][1].count("\n") >= 4
    assert len(recording.log) > 20


@pytest.mark.parametrize("torn", [False, True], ids=["between commands", "in the middle of a command"])
def test_every_cut_leaves_what_had_been_shown(recording, torn):
    assert recording.lost(random.Random(5) if torn else None) == []


@pytest.mark.parametrize("share", [30, 90])
def test_a_handheld_that_lost_power_in_a_command_starts_without_a_complaint(recording, share):
    number = len(recording.log) * share // 100
    flash = bytearray(recording.start)
    for operation in recording.log[:number]:
        operation.apply(flash)
    recording.log[number].tear(flash, random.Random(number))
    handheld = EmulatedHandheld(BOARD, seed=SEED)
    handheld.flash = bytes(flash)
    boot(handheld)
    assert handheld.violations == []
    assert first_record(handheld.files_in_flash()).startswith(recording.shown_by(number).encode())
