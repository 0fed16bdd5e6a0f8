"""Torn flash commands: a game is recorded once on the emulated Pico, and cut at each of its flash commands."""

import random
import tempfile
from collections.abc import Callable
from pathlib import Path

from firmware.storage.storage import Storage
from host_sim.script import boot, parse, press
from shared_rules.table.table import Table
from tools.device.board import flash_image
from tools.device.flash_layout import FILE_SYSTEM
from tools.owner.saves import whole_record
from tools.workshop.emulated_pico.handheld import EmulatedHandheld
from tools.workshop.goldens.game_scripts import FOLDER, SCRIPTS
from tools.workshop.prove.trial import Found

NAME = "torn flash"
SHARE = 1
PRESSES = 26


def first_record(files: dict[str, bytes]) -> bytes:
    """Return the first game's record among the files of a device (absolute path -> bytes); empty without one."""
    return whole_record("games/0001.log", files.get("/data/games/0001.log", b""), files.get("/data/tail.log", b""))


def first_presses(name: str, number: int) -> list[str]:
    """Return the first keys of a recorded whole game: its setup and the first turns."""
    steps = parse((FOLDER / f"{name}.script").read_text(encoding="utf-8"), name)
    return [step.key or "" for step in steps if step.what == "press" for _ in range(step.number)][:number]


class Recording:
    """A handheld playing with its flash commands recorded.

    known: (commands done, text of the record then) after each press; log: the commands; start: the flash before them.
    """

    def __init__(self, script=SCRIPTS[0], presses: int = PRESSES):
        name, board, seed = script
        handheld = EmulatedHandheld(board, seed=seed)
        self.place = slice(FILE_SYSTEM, len(handheld.flash))
        self.start = handheld.flash
        self.known = [(0, "")]
        handheld.power_on()
        self.log = handheld.pico.flash_chip.log = []
        boot(handheld)
        self.keys = first_presses(name, presses)
        for key in self.keys:
            press(handheld, key)
            self.known.append((len(self.log), first_record(handheld.files_in_flash()).decode()))
        self.violations = list(handheld.violations)
        handheld.power_off()

    def shown_by(self, commands: int) -> str:
        """Return what was in flash for certain when that many commands were done."""
        return [text for done, text in self.known if done <= commands][-1]

    def lost(self, chance: random.Random | None = None) -> list[int]:
        """Return the numbers of the commands at which a cut loses what was shown; with `chance`, each is torn."""
        flash = bytearray(self.start)
        lost = []
        for number, operation in enumerate(self.log):
            cut = bytearray(flash)
            if chance is not None:
                operation.tear(cut, chance)
            good = self._good_part(bytes(cut[self.place]))
            if good is None or not self.known[-1][1].startswith(good) or not good.startswith(self.shown_by(number)):
                lost.append(number)
            operation.apply(flash)
        return lost

    @staticmethod
    def _good_part(file_system):
        """Return the record that the firmware finds, "" without a game; None if nothing can be read."""
        with tempfile.TemporaryDirectory(prefix="tableside-prove-") as folder:
            try:
                for path, content in flash_image.read_file_system(file_system, "/data").items():
                    place = Path(folder, *path.strip("/").split("/"))
                    place.parent.mkdir(parents=True, exist_ok=True)
                    place.write_bytes(content)
                storage = Storage(folder + "/data")
                numbers = storage.games()
                if not numbers:
                    return ""
                table = Table()
                table.load(storage.record(numbers[0])[0])
                return table.save()
            except Exception:
                return None


def run(chance: random.Random, until: Callable[[], bool], presses: int = PRESSES) -> Found:
    """Record games and cut them until `until()`; a case is one recording."""
    found = Found()
    while not until() and not found.enough:
        script = chance.choice(SCRIPTS)
        recording = Recording(script, presses)
        found.count("games recorded")
        found.count("flash commands", len(recording.log))
        for torn in (False, True):
            tear = random.Random(chance.getrandbits(32)) if torn else None
            lost = recording.lost(tear)
            found.count("cuts", len(recording.log))
            if lost:
                done = sum(commands <= lost[0] for commands, _text in recording.known) - 1
                where = f"{'in the middle of' if torn else 'before'} flash command {lost[0]} of {len(recording.log)}"
                keys = [f"press {key}" for key in recording.keys[: done + 1]]
                lines = [f"{script[0]} on {script[1]}, seed {script[2]}", *keys, f"power off {where}"]
                found.failures.append((f"{len(lost)} cuts lose what had been shown", lines))
    return found
