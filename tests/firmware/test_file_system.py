"""The file system on a littlefs in memory: made on an erased flash, and on nothing else."""

import importlib
import random
import sys
from types import ModuleType

import pytest
from littlefs import LittleFS, UserContext
from littlefs.errors import LittleFSError

BLOCKS, BLOCK = 16, 4096


class PowerCut(BaseException):
    pass


class Flash:
    """rp2.Flash over `content`; after so many changes the power goes in the midst of the next one."""

    content = bytearray()
    changes = None
    torn = 2

    def ioctl(self, request, _argument):
        return {4: BLOCKS, 5: BLOCK}[request]

    def readblocks(self, number, block, offset=0):
        at = number * BLOCK + offset
        block[:] = self.content[at : at + len(block)]

    def change(self, at, new):
        if Flash.changes == 0:
            part = len(new) // Flash.torn
            self.content[at : at + part] = new[:part]
            raise PowerCut
        if Flash.changes:
            Flash.changes -= 1
        self.content[at : at + len(new)] = new


class Context(UserContext):
    def __init__(self, flash):
        self.flash = flash

    def read(self, _config, block, off, size):
        answer = bytearray(size)
        self.flash.readblocks(block, answer, off)
        return answer

    def prog(self, _config, block, off, data):
        return self._kept(block * BLOCK + off, bytes(data))

    def erase(self, _config, block):
        return self._kept(block * BLOCK, b"\xff" * BLOCK)

    def _kept(self, at, new):
        try:
            self.flash.change(at, new)
        except PowerCut:
            Flash.gone = True
            return -5
        return 0

    def sync(self, _config):
        return 0


def littlefs(flash, progsize, mount):
    sizes = {"block_size": BLOCK, "block_count": BLOCKS, "prog_size": progsize, "read_size": 32, "cache_size": 256}
    made = LittleFS(context=Context(flash), mount=False, **sizes)
    Flash.gone = False
    try:
        made.mount() if mount else made.format()
    except LittleFSError as error:
        if Flash.gone:
            raise PowerCut from error
        raise OSError(error.code) from error
    return made


class VfsLfs2:
    def __init__(self, flash, progsize):
        if VfsLfs2.fails:
            raise VfsLfs2.fails
        self.files = littlefs(flash, progsize, True)

    @staticmethod
    def mkfs(flash, progsize):
        littlefs(flash, progsize, False)

    fails: BaseException | None = None


@pytest.fixture
def file_system(monkeypatch):
    """firmware.file_system as after a start, on an erased flash."""
    rp2, vfs = ModuleType("rp2"), ModuleType("vfs")
    monkeypatch.setitem(rp2.__dict__, "Flash", Flash)
    monkeypatch.setitem(vfs.__dict__, "VfsLfs2", VfsLfs2)
    monkeypatch.setitem(vfs.__dict__, "mount", lambda files, path: None)
    monkeypatch.setitem(sys.modules, "rp2", rp2)
    monkeypatch.setitem(sys.modules, "vfs", vfs)
    monkeypatch.delitem(sys.modules, "firmware.file_system", raising=False)
    monkeypatch.setattr(VfsLfs2, "fails", None)
    Flash.content = bytearray(b"\xff" * BLOCKS * BLOCK)
    Flash.changes = None
    module = importlib.import_module("firmware.file_system")
    yield module
    sys.modules.pop("firmware.file_system", None)


def test_an_erased_flash_gets_a_file_system_which_stays(file_system):
    assert file_system.mount() and file_system.mounted
    made = bytes(Flash.content)
    assert b"littlefs" in made
    assert file_system.mount() and bytes(Flash.content) == made


@pytest.mark.parametrize("block", [0, 1])
def test_another_programs_bytes_are_left_alone_until_somebody_erases_them(file_system, block):
    Flash.content[block * BLOCK : block * BLOCK + 300] = random.Random(1).randbytes(300)
    before = bytes(Flash.content)
    assert not file_system.mount() and not file_system.mounted
    assert bytes(Flash.content) == before
    file_system.erase()
    assert file_system.mount()


def test_one_damaged_root_sector_loses_nothing_and_two_are_left_alone(file_system):
    file_system.mount()
    for block, mounts in ((0, True), (1, False)):
        Flash.content[block * BLOCK : block * BLOCK + 64] = bytes(64)
        before = bytes(Flash.content)
        assert file_system.mount() is mounts and bytes(Flash.content) == before


@pytest.mark.parametrize("fails", [MemoryError(), KeyboardInterrupt()])
def test_what_is_no_fault_of_the_flash_formats_nothing(file_system, monkeypatch, fails):
    monkeypatch.setattr(VfsLfs2, "fails", fails)
    with pytest.raises(type(fails)):
        file_system.mount()
    assert not file_system.mounted and Flash.content == b"\xff" * BLOCKS * BLOCK


def test_a_power_cut_in_the_first_format_leaves_what_can_be_erased(file_system):
    ends = set()
    for number in range(60):
        Flash.content = bytearray(b"\xff" * BLOCKS * BLOCK)
        Flash.torn, Flash.changes = (1, 2, 5, 20, 100)[number % 5], number // 5
        try:
            file_system.mount()
            break
        except PowerCut:
            Flash.changes = None
        before = bytes(Flash.content)
        whole = file_system.mount()
        if not whole:
            assert bytes(Flash.content) == before != b"\xff" * BLOCKS * BLOCK
            file_system.erase()
            assert file_system.mount()
        ends.add(whole)
    assert number >= 20 and ends == {True, False}
