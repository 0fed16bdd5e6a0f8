"""Copies of device files that break off, with the blocks in any order, by the models of both boot ROMs."""

import random
from collections.abc import Callable

from firmware import board_sector as sector_of_board
from host_sim.boards import board_names
from tools.device import boot_rom, device_file, uf2_blocks
from tools.device.board_sector import board_sector
from tools.device.flash_layout import BOARD_SECTOR, CHIPS, FILE_SYSTEM, PROGRAM_END, RP2040, RP2350, SECTOR, Chip
from tools.workshop.prove.trial import Found, shortest

NAME = "copies"
SHARE = 60
IN_ORDER = "in order"
_IMAGE_DEF_AT = 0x138
"""Not in the first page, as in a real program for the RP2350."""
_SIZES = (2, 6, 7, 40)


def made_program(chip: Chip, identity: str, sectors: int) -> bytes:
    """Return random bytes, two sectors or more, that a boot ROM starts and that have this identity."""
    content = bytearray(random.Random(f"{chip.name} {identity}").randbytes(sectors * SECTOR - 700))
    if chip is RP2350:
        content[_IMAGE_DEF_AT : _IMAGE_DEF_AT + 4] = uf2_blocks.IMAGE_DEF
    else:
        content[uf2_blocks.PAGE - 4 : uf2_blocks.PAGE] = boot_rom.checksum(bytes(content[: uf2_blocks.PAGE - 4]))
    word = f"tableside {identity}".encode() + b"\0"
    content[SECTOR : SECTOR + len(word)] = word
    return bytes(content).ljust(sectors * SECTOR, b"\xff")


def _moved(whole, chance):
    """Put runs of blocks in another order."""
    length = chance.choice((8, 16, 64, 256))
    runs = [whole[at : at + length] for at in range(chance.randrange(length), len(whole), length)]
    chance.shuffle(runs)
    return [at for run in runs for at in run]


def _in_windows(whole, chance):
    """Put each block near its place."""
    width = chance.choice((4, 16, 128))
    return sorted(whole, key=lambda at: at + chance.randrange(width))


ORDERS = {
    IN_ORDER: lambda whole, chance: whole,
    "backwards": lambda whole, chance: whole[::-1],
    "shuffled": lambda whole, chance: chance.sample(whole, len(whole)),
    "some twice": lambda whole, chance: chance.choices(whole, k=2 * len(whole)),
    "begun anew": lambda whole, chance: whole[: chance.randrange(len(whole))] + whole,
    "moved": _moved,
    "in windows": _in_windows,
}
"""Orders in which a computer might send the blocks: name -> those of `whole`, by chance."""


class _Case:
    """A handheld in use and two files for it: of another version for its display, and an update."""

    def __init__(self, seed):
        chance = random.Random(seed)
        self.chip = chance.choice(CHIPS)
        names = [chance.choice(board_names()) for _ in range(2)]
        versions = [f"{number}.0.0 {chance.getrandbits(64):016x}" for number in range(3)]
        older, other, newer = [
            {chip: made_program(chip, version, chance.choice(_SIZES)) for chip in CHIPS} for version in versions
        ]
        self.files = {
            "other": (other[self.chip], names[1], device_file.file_of(other, board_sector(names[1]))),
            "update": (newer[self.chip], None, device_file.file_of(newer)),
        }
        self.flash = bytearray(chance.randbytes(self.chip.flash))
        self.flash[: len(older[self.chip])] = older[self.chip]
        self.flash[BOARD_SECTOR:FILE_SYSTEM] = board_sector(names[0])
        self.flash = bytes(self.flash)

    def lines(self, chance):
        """Return what is copied, a line each; the last one is a whole copy in order."""
        lines = []
        for _ in range(chance.randrange(1, 11)):
            name = chance.choice(list(self.files))
            order = chance.choice((IN_ORDER, *ORDERS))
            lines.append(f"{name}, {order}, seed {chance.getrandbits(32)}, broken off at {chance.random():.4f}")
        return [*lines, f"update, {IN_ORDER}, seed 0, broken off at 1"]

    def wrong(self, lines):
        """Return what goes wrong when these copies are made, or ""."""
        flash = self.flash
        for line in lines:
            flash, reason = self._copied(flash, *line.split(", "))
            if reason:
                return reason
        return ""

    def _copied(self, before, name, order, seed, share):
        program, board, uf2 = self.files[name]
        whole = list(range(len(uf2) // uf2_blocks.SIZE))
        pieces = ORDERS[order](whole, random.Random(seed))
        pieces = pieces[: round(len(pieces) * float(share.rpartition(" ")[2]))]
        after, restarted = boot_rom.copied(uf2, self.chip, before, pieces)
        return after, self._fault(before, after, order, restarted, set(pieces) == set(whole), program, board)

    def _fault(self, before, after, order, restarted, whole, program, board):
        if after[FILE_SYSTEM:] != before[FILE_SYSTEM:]:
            return "the file system is another one"
        if board is None and after[BOARD_SECTOR:FILE_SYSTEM] != before[BOARD_SECTOR:FILE_SYSTEM]:
            return "an update changes the sector of the display"
        if after[len(program) : PROGRAM_END] != before[len(program) : PROGRAM_END]:
            return "what lies behind the program is another one"
        if restarted or (whole and (order == IN_ORDER or self.chip is RP2040)):
            if not restarted or after[: len(program)] != program or not boot_rom.starts(self.chip, after):
                return "the program did not arrive"
            if board is not None and sector_of_board.parse(after[BOARD_SECTOR:FILE_SYSTEM])[0] != board:
                return "the sector of the display did not arrive"
        elif order == IN_ORDER and after[:PROGRAM_END] != before[:PROGRAM_END] and boot_rom.starts(self.chip, after):
            return "the Pico starts with half a program"
        return ""


def run(chance: random.Random, until: Callable[[], bool]) -> Found:
    """Copy until `until()`; a case is one handheld, on which copies break off up to ten times before a whole one."""
    found = Found()
    while not until() and not found.enough:
        seed = chance.getrandbits(32)
        case = _Case(seed)
        lines = case.lines(chance)
        found.count("handhelds")
        found.count("copies broken off", len(lines) - 1)
        if case.wrong(lines):
            reason, lines = shortest(lines, case.wrong, 100)
            found.failures.append((reason, [f"files of seed {seed} on an {case.chip.name}", *lines]))
    return found
