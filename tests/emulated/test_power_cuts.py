"""Power cuts at every flash command of a running game: the record always loads, with everything that had been shown."""

import random

import pytest

from firmware.storage.storage import Storage
from host_sim.script import boot, parse, press
from shared_rules.table.table import Table
from tests.emulated.records import first_record
from tools.board import flash_image
from tools.emulated_pico.board import PowerCut
from tools.emulated_pico.flash_chip import ERASE_4K
from tools.emulated_pico.handheld import EmulatedHandheld, bare_flash
from tools.goldens.game_scripts import FOLDER, SCRIPTS

pytestmark = [pytest.mark.emulator, pytest.mark.xdist_group("power cuts")]

NAME, BOARD, SEED = SCRIPTS[0]
PRESSES = 26


def first_presses():
    """The keys pressed first in the recorded whole game: its set-up and the first turns."""
    steps = parse((FOLDER / f"{NAME}.script").read_text(encoding="utf-8"), NAME)
    return [step.key for step in steps if step.what == "press" for _ in range(step.number)][:PRESSES]


class Recording:
    """A handheld playing with its flash commands recorded. known: (commands done, text of the record then) after each
    press.
    """

    def __init__(self):
        self.handheld = EmulatedHandheld(BOARD, seed=SEED)
        _, offset, size = bare_flash()
        self.place = slice(offset, offset + size)
        self.start = self.handheld.flash
        self.known = [(0, "")]
        self.handheld.power_on()
        self.log = self.handheld.pico.flash_chip.log = []
        boot(self.handheld)
        for key in first_presses():
            press(self.handheld, key)
            self.known.append((len(self.log), first_record(self.handheld.files_in_flash()).decode()))
        assert self.handheld.complaints == []

    def shown_by(self, commands):
        """What had been in flash for certain when that many commands were done."""
        return [text for done, text in self.known if done <= commands][-1]


@pytest.fixture(scope="module")
def recording():
    return Recording()


def good_part(files, folder):
    """The record that the firmware's own storage finds among the files of a device: "" without a game."""
    for path, content in files.items():
        place = folder.joinpath(*path.strip("/").split("/"))
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
    storage = Storage(str(folder / "data"))
    numbers = storage.games()
    if not numbers:
        return ""
    text, _damaged = storage.record(numbers[0])
    table = Table()
    table.load(text)
    return table.save()


def test_the_game_was_recorded(recording):
    assert recording.known[-1][1].count("\n") >= 4
    assert len(recording.log) > 20


@pytest.mark.parametrize("torn", [False, True], ids=["between commands", "in the middle of a command"])
def test_every_cut_leaves_what_had_been_shown(recording, torn, tmp_path):
    flash = bytearray(recording.start)
    last = recording.known[-1][1]
    lost = []
    for number, operation in enumerate(recording.log):
        cut = bytearray(flash)
        if torn:
            operation.tear(cut, random.Random(number))
        files = flash_image.read_file_system(bytes(cut[recording.place]), "/data")
        good = good_part(files, tmp_path / str(number))
        if not last.startswith(good) or not good.startswith(recording.shown_by(number)):
            lost.append(number)
        operation.apply(flash)
    assert lost == []
    assert first_record(flash_image.read_file_system(bytes(flash[recording.place]), "/data")).decode() == last


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
    assert handheld.complaints == []
    assert first_record(handheld.files_in_flash()).startswith(recording.shown_by(number).encode())


WRITER = b"""
for number in range(50):
    with open("/numbers", "a") as file:
        file.write("%d\\n" % number)
"""


def test_a_run_that_is_over_during_a_flash_command_ends_with_it():
    handheld = EmulatedHandheld(BOARD, files={"/main.py": WRITER})
    handheld.power_on()
    log = handheld.pico.flash_chip.log = []
    while not log:
        handheld.run(1)
    assert log[-1].command == ERASE_4K
    assert 45_000_000 <= handheld.pico.clock.nanos - log[-1].at < 45_001_000


@pytest.mark.parametrize("torn", [False, True])
def test_the_emulated_power_fails_at_the_command_asked_for(torn):
    handheld = EmulatedHandheld(BOARD, files={"/main.py": WRITER})
    handheld.power_on()
    handheld.pico.flash_chip.cut_at(12, torn)
    with pytest.raises(PowerCut):
        handheld.run(3000)
    assert handheld.pico.flash_chip.operations == 12
    with pytest.raises(PowerCut):
        handheld.run(1)
    handheld.power_off()
    numbers = handheld.files_in_flash()["/numbers"].decode().split()
    assert numbers == [str(number) for number in range(len(numbers))] and 0 < len(numbers) < 50
