"""How the emulated handheld keeps saves; nothing is emulated here."""

import os

import pytest

from host_sim.boards import DEFAULT_BOARD

pytest.importorskip("rp2040py")

from tools.device.board.device_paths import DATA
from tools.refusal import Refusal
from tools.workshop.emulated_pico import handheld as emulated


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

    monkeypatch.setattr(os, "rename", full)
    with pytest.raises(Refusal, match="cannot be written: No space left on device. Nothing was changed."):
        emulated.EmulatedHandheld(DEFAULT_BOARD, tmp_path).copy_saves()
    assert [(tmp_path / "data" / name).read_bytes() for name in ("a.log", "b.log")] == [b"old", b"old"]
