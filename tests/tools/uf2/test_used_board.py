"""The one file copied onto a board that was in use: nothing of its older file system may show through."""

import pytest
from littlefs import LittleFS

from tests.tools.uf2.synthetic_images import image
from tools.board.flash_image import read_file_system
from tools.uf2 import boot_rom, interpreter, one_file

FIRST = {"/main.py": b"x", "/z/a.txt": b"first", "/z/b.txt": b"first too", "/y/c.txt": b"first as well"}
SETS = {
    "the same files, newer": {path: b"newer" for path in FIRST},
    "one in the last folder": {"/main.py": b"x", "/z/a.txt": b"newer"},
    "another folder": {"/main.py": b"x", "/zz/d.txt": b"newer"},
    "no folder": {"/main.py": b"x"},
    "large ones": {"/main.py": b"x" * 9000, "/y/c.txt": b"y" * 30_000, "/z/a.txt": b"z" * 5000},
    "many folders": {f"/folder{number}/a.txt": bytes([number]) * 300 for number in range(20)},
}

SOON = "one in the last folder"
"""The set that finds most."""


def arrived(files, flash):
    """The flash of a Pico after the file with `files` was copied onto it."""
    flash, restarted = boot_rom.copied(one_file.with_files(RUNTIME, files), RUNTIME.pico, flash)
    assert restarted
    return flash


RUNTIME = interpreter.read(image("pico"), "pico")
START, SIZE = RUNTIME.file_system


@pytest.fixture(scope="module")
def used():
    """The flash of a Pico whose owner has updated its files and played for long; in what it has left over of its file
    system lie more copies of its folders, all of them newer than those of a new file system.
    """
    flash = arrived(FIRST, b"\xff" * RUNTIME.pico.flash)
    system = LittleFS(block_size=4096, block_count=SIZE // 4096, prog_size=256, mount=False)
    system.context.buffer = bytearray(flash[START:])
    system.mount()
    for number in range(150):
        for path in FIRST:
            with system.open(f"{path}.new", "wb") as file:
                file.write(b"from the owner's use, %d" % number)
            system.rename(f"{path}.new", path)
    content = bytearray(system.context.buffer)
    folders = [sector for sector in sectors(content) if b"a.txt" in sector or b"c.txt" in sector]
    assert len(folders) >= 4
    for number, sector in enumerate(sectors(content)):
        if sector == b"\xff" * 4096:
            content[number * 4096 : (number + 1) * 4096] = folders[number % len(folders)]
    return flash[:START] + bytes(content)


def sectors(content):
    return [bytes(content[place : place + 4096]) for place in range(0, len(content), 4096)]


@pytest.mark.parametrize(
    "files",
    [pytest.param(files, id=name, marks=() if name == SOON else pytest.mark.thorough) for name, files in SETS.items()],
)
def test_the_files_read_back_are_those_of_the_copied_file(used, files):
    assert read_file_system(used[START:]).keys() == FIRST.keys()
    assert read_file_system(arrived(files, used)[START:]) == files
