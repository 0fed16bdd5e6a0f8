"""Power cuts at every flash command of a running game: the record always loads, with everything that had been shown."""

import random

import pytest

from firmware.storage import Storage
from host_sim.script import boot, press
from shared_rules.table import Table
from tools import flash_image
from tools.emulated_pico.board import PowerCut
from tools.emulated_pico.handheld import EmulatedHandheld, bare_flash

pytestmark = [pytest.mark.emulator, pytest.mark.xdist_group("power cuts")]

BOARD = "waveshare_pico_lcd_1_3"
PRESSES = "ok ok ok ok right ok down ok up ok".split()


class Recording:
    """A handheld playing with its flash commands recorded. known: (commands done, text of the record then) after each press."""

    def __init__(self):
        self.handheld = EmulatedHandheld(BOARD, seed="cuts")
        _, offset, size = bare_flash()
        self.place = slice(offset, offset + size)
        self.start = self.handheld.flash
        self.known = [(0, "")]
        boot_log = []
        self.handheld.power_on()
        self.handheld.pico.flash_chip.log = boot_log
        boot(self.handheld)
        for key in PRESSES:
            press(self.handheld, key)
            self.handheld.run(400)
            self.known.append((len(boot_log), self.handheld.files_in_flash().get("/data/games/0001.log", b"").decode()))
        self.log = boot_log
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
    assert flash_image.read_file_system(bytes(flash[recording.place]), "/data")["/data/games/0001.log"].decode() == last


def test_a_handheld_that_lost_power_in_a_command_starts_again(recording):
    """The whole way once: the emulator stops in the middle of a command and another one starts on that flash."""
    handheld = EmulatedHandheld(BOARD, seed="cuts")
    handheld.power_on()
    handheld.pico.flash_chip.cut_at(len(recording.log) * 2 // 3, torn=True)
    with pytest.raises(PowerCut):
        boot(handheld)
        for key in PRESSES:
            press(handheld, key)
            handheld.run(400)
    handheld.power_off()
    before = handheld.files_in_flash().get("/data/games/0001.log", b"")
    boot(handheld)
    assert handheld.complaints == []
    assert before.startswith(recording.shown_by(len(recording.log) * 2 // 3).encode())
