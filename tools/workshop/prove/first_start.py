"""The first start on whatever another firmware has left in flash, with Ctrl-C at any step of the mount and power cuts
at each write: nothing is formatted unasked.
"""

import importlib.util
import random
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any
from unittest import mock

from littlefs import LittleFS, UserContext
from littlefs.errors import LittleFSError

from tools import places
from tools.device.board import flash_image
from tools.device.flash_layout import RP2040, SECTOR
from tools.workshop.emulated_pico.flash_chip import ERASE_4K, PROGRAM, Operation
from tools.workshop.prove.trial import Found

NAME = "first start"
SHARE = 40
SIZE = RP2040.files
ERASED = b"\xff" * SIZE
_ROOT = 2 * SECTOR
_FAILS = -5
"""An error code that stops littlefs."""
_INTERRUPTS = 12
"""Number of random steps of one mount that get a Ctrl-C."""


class PowerCut(BaseException):
    """The power went."""


class Flash:
    """rp2.Flash over `content`. steps: reads and changes done; changes: the latter. Ctrl-C comes after step
    `interrupt`; the power fails at change `cut`, in the middle of it if `torn` is a random.Random.
    """

    def __init__(self, content: bytes, interrupt: int | None = None, cut: int | None = None, torn: Any = None):
        self.content = bytearray(content)
        self.steps = self.changes = 0
        self.interrupt, self.cut, self.torn = interrupt, cut, torn

    def ioctl(self, request: int, _argument: int) -> int:
        """Return the number of blocks, or the size of one."""
        return {4: len(self.content) // SECTOR, 5: SECTOR}[request]

    def readblocks(self, number: int, block: Any, offset: int = 0) -> None:
        """Read as the Pico does, which looks for Ctrl-C at each read and write."""
        at = number * SECTOR + offset
        block[:] = self.content[at : at + len(block)]
        self._done()

    def change(self, operation: Operation) -> None:
        """Erase a sector, or program a page."""
        if self.changes == self.cut:
            if self.torn is not None:
                operation.tear(self.content, self.torn)
            raise PowerCut
        self.changes += 1
        operation.apply(self.content)
        self._done()

    def _done(self):
        self.steps += 1
        if self.steps == self.interrupt:
            raise KeyboardInterrupt


class _Context(UserContext):
    """Gives a Flash to littlefs. stopped: what was raised there, which cannot pass through littlefs."""

    def __init__(self, flash):
        self._flash = flash
        self.stopped = None

    def read(self, _config, block, off, size):
        answer = bytearray(size)
        self._tried(self._flash.readblocks, block, answer, off)
        return answer

    def prog(self, _config, block, off, data):
        return self._tried(self._flash.change, Operation(PROGRAM, block * SECTOR + off, bytes(data)))

    def erase(self, _config, block):
        return self._tried(self._flash.change, Operation(ERASE_4K, block * SECTOR, b""))

    def sync(self, _config):
        return 0

    def _tried(self, work, *given):
        try:
            if self.stopped is None:
                work(*given)
        except BaseException as stop:
            self.stopped = stop
        return _FAILS if self.stopped is not None else 0


class _VfsLfs2:
    """What the firmware needs of vfs.VfsLfs2 before the mount."""

    def __init__(self, flash, progsize, make=False):
        self._context = _Context(flash)
        sizes: Any = {"block_size": SECTOR, "block_count": flash.ioctl(4, 0), "read_size": 32, "cache_size": 1024}
        self._files = LittleFS(context=self._context, mount=False, prog_size=progsize, **sizes)
        self._as_on_a_pico(self._files.format if make else self._files.mount)

    @classmethod
    def mkfs(cls, flash, progsize):
        cls(flash, progsize, True)

    def ilistdir(self, path):
        return iter(self._as_on_a_pico(self._files.listdir, path))

    def _as_on_a_pico(self, work, *given) -> Any:
        try:
            return work(*given)
        except LittleFSError as error:
            if self._context.stopped is None:
                raise OSError(error.code) from error
        finally:
            if self._context.stopped is not None:
                raise self._context.stopped


def file_system(flash: Flash) -> ModuleType:
    """Return the module firmware.file_system as it is at power-on, with this flash."""
    _rp2, vfs = ModuleType("_rp2"), ModuleType("vfs")
    _rp2.__dict__["Flash"] = lambda: flash
    vfs.__dict__.update(VfsLfs2=_VfsLfs2, mount=lambda files, path: None)
    path = places.ROOT / "firmware" / "file_system.py"
    spec: Any = importlib.util.spec_from_file_location("firmware.file_system", path)
    module = importlib.util.module_from_spec(spec)
    with mock.patch.dict(sys.modules, {"_rp2": _rp2, "vfs": vfs}):
        spec.loader.exec_module(module)
    return module


def _games(chance, most=8):
    names = [f"/data/games/{number:04}.log" for number in range(1, chance.randint(2, most))]
    return {name: chance.randbytes(chance.choice((40, 300, 3000, 9000))) for name in names}


def _ours(chance):
    """Return a file system of the handheld."""
    return flash_image.build_file_system(_games(chance), SIZE)


def _another_littlefs(chance):
    """Return another littlefs, of other sizes, or a part of it."""
    block = chance.choice((512, 1024, 4096, 4096, 4096, 8192))
    count = chance.choice((32, 191, 352))
    other: Any = LittleFS(block_size=block, block_count=count, read_size=32, prog_size=256, cache_size=512)
    other.makedirs("/data/games")
    for name, content in _games(chance, 40).items():
        if other.used_block_count + len(content) // block + 12 < count:
            with other.open(name, "wb") as file:
                file.write(content)
    content = bytes(other.context.buffer)
    used = [at for at in range(0, len(content), SECTOR) if content[at : at + _ROOT] != ERASED[:_ROOT]]
    return content[chance.choice((0, *used)) :]


def _fat(chance):
    """Return the beginning of a FAT12 volume, as other firmware for a Pico makes it."""
    name = chance.choice((b"MSDOS5.0", b"mkfs.fat", b"CIRCUITP"))
    sectors, clusters = chance.choice((1, 8)), chance.choice((1, 2, 8))
    parameters = (512).to_bytes(2, "little") + bytes([clusters, sectors, 0, 1, 0, 2]) + (1536).to_bytes(2, "little")
    boot = (b"\xeb\x3c\x90" + name + parameters + b"\xf8\1\0").ljust(510, b"\0") + b"\x55\xaa"
    return boot.ljust(512 * sectors, b"\0") + b"\xf8\xff\xff" + chance.randbytes(600)


def _half_erased(chance):
    """Return a file system whose root was erased in part."""
    content = bytearray(_ours(chance))
    for sector in chance.choice(((0,), (1,), (0, 1))):
        if chance.getrandbits(1):
            size = chance.choice((16, 64, 256, 2048, SECTOR - 1, SECTOR))
            at = sector * SECTOR + chance.choice((0, SECTOR - size))
            content[at : at + size] = b"\xff" * size
        else:
            Operation(ERASE_4K, sector * SECTOR, b"").tear(content, chance)
    return bytes(content)


def _some_bytes(chance):
    """Return random bytes in the sectors of the root, in erased flash or over a file system."""
    content = bytearray(chance.choice((ERASED, _ours(chance), bytes(SIZE))))
    size = chance.choice((1, 8, 300, SECTOR))
    at = chance.randrange(_ROOT)
    content[at : at + size] = chance.randbytes(size)
    return bytes(content)


KINDS: dict[str, Callable[[random.Random], bytes]] = {
    "erased": lambda chance: b"",
    "erased root": lambda chance: ERASED[:_ROOT] + chance.randbytes(SIZE - _ROOT),
    "ours": _ours,
    "random bytes": lambda chance: chance.randbytes(SIZE),
    "some bytes": _some_bytes,
    "another littlefs": _another_littlefs,
    "FAT": _fat,
    "half erased": _half_erased,
}
"""What is in the flash where the file system begins: name -> the first bytes, by chance; erased flash follows."""


class Case:
    """Starts with one content of the flash. starts, cuts: how many there were."""

    def __init__(self, kind: str, seed: int):
        self._chance = random.Random(seed)
        self._before = KINDS[kind](self._chance)[:SIZE].ljust(SIZE, b"\xff")
        self._is_erased = self._before[:_ROOT] == ERASED[:_ROOT]
        self.starts = self.cuts = self.interrupts = 0

    def wrong(self) -> str:
        """Return what goes wrong, or ""."""
        flash = Flash(self._before)
        system = self._started(flash)
        reason = self._wrong_mount(flash, system.mounted) or self._wrong_after_ctrl_c(flash, system.mounted)
        if not reason and self._is_erased:
            reason = self._wrong_after_cuts("first format", lambda system: system.mount(), flash.changes)
        if not reason and not system.mounted:
            reason = self._wrong_after_cuts("erasing", lambda system: system.erase(), self._erased_by(flash))
        return reason

    def _started(self, flash):
        self.starts += 1
        system = file_system(flash)
        system.mount()
        return system

    def _wrong_mount(self, flash, mounted):
        if self._is_erased:
            if not mounted or flash.content[_ROOT:] != self._before[_ROOT:]:
                return "an erased flash gets no file system, or more than that"
        elif flash.content != self._before:
            return "what is no erased flash was changed unasked"
        if mounted:
            try:
                flash_image.read_file_system(bytes(flash.content))
            except LittleFSError as error:
                return f"what was mounted cannot be read: {error}"
        return ""

    def _wrong_after_ctrl_c(self, plain, mounted):
        """Try Ctrl-C in the mount before main.py, which then mounts."""
        for step in self._chance.sample(range(1, plain.steps + 1), min(plain.steps, _INTERRUPTS)):
            flash = Flash(self._before, interrupt=step)
            system = file_system(flash)
            self.interrupts += 1
            try:
                system.mount()
            except KeyboardInterrupt:
                if not self._is_erased and flash.content != self._before:
                    return f"Ctrl-C at step {step} changes the flash"
                if system.mount() is not mounted or flash.content[_ROOT:] != plain.content[_ROOT:]:
                    return f"Ctrl-C at step {step} leaves another file system than without it"
            else:
                return f"Ctrl-C at step {step} is lost"
        return ""

    def _wrong_after_cuts(self, what, work, changes):
        for cut in range(changes):
            for torn in (None, self._chance):
                flash = Flash(self._before, cut=cut, torn=torn)
                self.cuts += 1
                try:
                    work(file_system(flash))
                except PowerCut:
                    reason = self._wrong_after_a_cut(bytes(flash.content))
                    if reason:
                        return f"{reason}, after a power cut at change {cut} of {what}"
        return ""

    def _wrong_after_a_cut(self, left):
        flash = Flash(left)
        system = self._started(flash)
        if left[:_ROOT] != ERASED[:_ROOT] and flash.content != left:
            return "what was left is formatted unasked"
        if not system.mounted:
            system.erase()
            if not self._started(flash).mounted:
                return "what was left cannot be erased"
        return ""

    def _erased_by(self, flash):
        before = flash.changes
        file_system(flash).erase()
        return flash.changes - before


def run(chance: random.Random, until: Callable[[], bool]) -> Found:
    """Start until `until()`; a case is one content of the flash."""
    found = Found()
    kinds = list(KINDS)
    while not until() and not found.enough:
        kind, seed = kinds[found.counts.get("contents", 0) % len(kinds)], chance.getrandbits(32)
        case = Case(kind, seed)
        reason = case.wrong()
        found.count("contents")
        found.count("starts", case.starts)
        found.count("times Ctrl-C", case.interrupts)
        found.count("power cuts", case.cuts)
        if reason:
            found.failures.append((reason, [f"{kind}, seed {seed}"]))
    return found
