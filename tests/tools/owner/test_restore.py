"""`dev.py restore` when it is interrupted, and of backups that a computer unpacked."""

import errno
import os
import zipfile
from pathlib import Path

import pytest

from firmware.storage.backup import finish_restore
from firmware.storage.storage import Storage
from shared_rules.table.table import Table
from tests.tools.owner.test_saves import OTHER, SAVES, folder_with, read_all_below
from tools.owner.archive import Archive, write_backup
from tools.owner.commands import backup, history, restore
from tools.owner.saves import Folder, read_all


class Killed(BaseException):
    pass


def failing_at(monkeypatch, step, error):
    """Raise `error` in place of this step of all that changes files; a write gets half of its bytes there."""
    left = [step]

    def interrupted(change):
        def changed(*arguments, **options):
            left[0] -= 1
            if left[0] == -1:
                if change.__name__ == "write_bytes":
                    change(arguments[0], arguments[1][: len(arguments[1]) // 2])
                raise error
            return change(*arguments, **options)

        return changed

    for module, names in ((os, ("mkdir", "rename", "replace", "remove", "rmdir")), (Path, ("write_bytes",))):
        for name in names:
            monkeypatch.setattr(module, name, interrupted(getattr(module, name)))
    return left


@pytest.mark.parametrize("error", [OSError(errno.ENOSPC, "No space left on device"), Killed()], ids=["full", "killed"])
def test_a_restore_that_breaks_off_at_any_step_leaves_the_old_or_the_new_saves(error, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    write_backup("kept.zip", SAVES)
    seen = []
    for step in range(60):
        desk = f"desk{step}"
        folder_with(OTHER, desk)
        with monkeypatch.context() as broken:
            left = failing_at(broken, step, error)
            try:
                code = restore.main(["--save", desk, "kept.zip", "--replace"])
            except Killed:
                code = 1
        said = capsys.readouterr().err
        assert read_all(Folder(desk)) in (OTHER, SAVES)
        seen.append(read_all(Folder(desk)))
        if left[0] >= 0:
            break
        assert code == 1 or seen[-1] == SAVES
        if error.args and code:
            assert "No space left on device" in said
            assert ("Nothing was changed" in said or "cannot be written" in said) == (seen[-1] == OTHER), said
        finish_restore(f"{desk}/data")  # as the handheld does when it starts
        assert read_all_below(Path(desk, "data")) and read_all(Folder(desk)) == seen[-1]
        assert {place.name for place in Path(desk).iterdir()} <= {"data", "in_use.lock"}
        for kept in tmp_path.glob("tableside-before*"):
            assert kept.suffix == ".zip" or isinstance(error, Killed)
            kept.unlink()
        assert restore.main(["--save", desk, "kept.zip", "--replace"]) == 0 and read_all(Folder(desk)) == SAVES
        for kept in tmp_path.glob("tableside-before*"):
            kept.unlink()
        capsys.readouterr()
    assert code == 0 and len(seen) > 20
    if isinstance(error, Killed):
        assert seen == sorted(seen, key=[OTHER, SAVES].index), "the old ones never come back"


def as_a_zip_of_macos(folder, target):
    """Pack a folder with its name, and beside it what macOS adds."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for place in sorted(folder.rglob("*")):
            name = place.relative_to(folder.parent).as_posix()
            archive.write(place, name)
            archive.writestr(f"__MACOSX/{name.rpartition('/')[0]}/._{place.name}", b"\0\5\x16\7")
        archive.writestr(f"{folder.name}/.DS_Store", bytes(6148))


@pytest.mark.parametrize("form", ["folder", "folder in a folder", "zip", "unpacked zip"])
def test_a_backup_that_a_computer_unpacked_is_restored_and_shown(form, tmp_path, capsys):
    (tmp_path / "from").mkdir()
    storage = Storage(str(tmp_path / "from" / "data"))
    table = Table()
    table.new("penk", ["Ann", "Bo"], seed="0" * 32)
    storage.create(table.save(), {})
    assert backup.main(["--save", str(tmp_path / "from"), str(tmp_path / "kept.zip")]) == 0
    place = tmp_path / "out" / "kept"
    with zipfile.ZipFile(tmp_path / "kept.zip") as archive:
        archive.extractall(place)
    (place / "data" / ".DS_Store").write_bytes(b"x")
    if form == "folder in a folder":
        (place.parent / "__MACOSX" / "kept").mkdir(parents=True)
        place = place.parent
    if "zip" in form:
        as_a_zip_of_macos(place, tmp_path / "again.zip")
        place = tmp_path / "again.zip"
    if form == "unpacked zip":
        with zipfile.ZipFile(place) as archive:
            archive.extractall(tmp_path / "again")
        place = tmp_path / "again"
    assert read_all(Archive(place)) == read_all(Archive(tmp_path / "kept.zip"))
    assert history.main(["--file", str(place)]) == 0 and "Ann" in capsys.readouterr().out
    assert restore.main(["--save", str(tmp_path / "to"), str(place)]) == 0
    assert read_all(Folder(tmp_path / "to")) == read_all(Archive(place))


def test_a_folder_without_one_backup_is_refused(tmp_path, capsys):
    assert restore.main(["--save", str(tmp_path / "to"), str(tmp_path)]) == 1
    assert "It is a folder without a backup. Nothing was changed." in capsys.readouterr().err
    for name in ("one", "two"):
        write_backup(tmp_path / f"{name}.zip", SAVES)
        with zipfile.ZipFile(tmp_path / f"{name}.zip") as archive:
            archive.extractall(tmp_path / name)
    assert restore.main(["--save", str(tmp_path / "to"), str(tmp_path)]) == 1
    assert "There are several backups in it. Choose one. Nothing was changed." in capsys.readouterr().err
    (tmp_path / "one" / "data" / "settings.txt").write_bytes(b"changed")
    assert restore.main(["--save", str(tmp_path / "to"), str(tmp_path / "one")]) == 1
    assert "In this backup the file settings.txt is damaged. Nothing was changed." in capsys.readouterr().err
