"""One handheld at a time plays in a folder."""

import subprocess
import sys

import pytest

from host_sim.folder_lock import LOCK_FILE, FolderError, FolderLock
from tools import places
from tools.owner.saves import Folder

HOLDER = """
import sys
from host_sim.folder_lock import FolderLock
lock = FolderLock(sys.argv[1])
lock.take()
print("taken", flush=True)
sys.stdin.read()
"""


def test_only_one_has_it_and_it_can_be_given_on(tmp_path):
    folder = tmp_path / "deep" / "flash"
    first, second = FolderLock(folder), FolderLock(folder)
    first.take()
    first.take()
    with pytest.raises(
        FolderError, match="Another handheld plays in .*: close it, or choose another folder with --save."
    ):
        second.take()
    second.release()
    with pytest.raises(FolderError):
        second.take()
    first.release()
    with second, pytest.raises(FolderError):
        first.take()
    first.take()
    first.release()


def test_another_program_is_refused_and_one_that_was_killed_locks_nobody_out(tmp_path):
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(tmp_path)], cwd=places.ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    try:
        assert holder.stdout.readline().strip() == b"taken"
        with pytest.raises(FolderError):
            FolderLock(tmp_path).take()
    finally:
        holder.kill()
        holder.communicate()
    assert (tmp_path / LOCK_FILE).is_file()
    with FolderLock(tmp_path):
        pass


def test_a_lock_that_is_forgotten_is_given_back(tmp_path):
    lock = FolderLock(tmp_path)
    lock.take()
    del lock
    with FolderLock(tmp_path):
        pass


def test_it_is_no_save(tmp_path):
    with FolderLock(tmp_path):
        assert Folder(tmp_path).paths() == []


def test_a_file_in_the_way_is_told_plainly(tmp_path):
    (tmp_path / "afile").write_text("", encoding="utf-8")
    with pytest.raises(
        FolderError,
        match="Games cannot be kept in .*afile: it is a file, not a folder. Choose another folder with --save.",
    ):
        FolderLock(tmp_path / "afile").take()
