"""A restore is all or none: the start after it puts the new files in the place of the old, whenever the power goes."""

import os

import pytest

from firmware.app import FLASH_FAILS
from firmware.storage import backup
from tests.firmware.fake_hardware import Handheld

OLD = {"games/0001.log": "old", "games/0002.log": "old too", "settings.txt": "old"}
NEW = {"games/0001.log": "new", "sheets/own.json": "new"}


class PowerCut(BaseException):
    pass


def write(folder, files):
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def files_in(folder):
    return {path.relative_to(folder).as_posix(): path.read_text() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def data(tmp_path):
    write(tmp_path / "data", OLD)
    return tmp_path / "data"


def test_without_a_restore_nothing_changes(data):
    backup.finish_restore(str(data))
    assert files_in(data.parent) == {f"data/{name}": text for name, text in OLD.items()}


def test_an_unfinished_restore_goes_and_the_old_files_stay(data):
    write(data.parent / "data.new", NEW)
    backup.finish_restore(str(data))
    assert files_in(data.parent) == {f"data/{name}": text for name, text in OLD.items()}


def test_a_handheld_without_files_takes_a_restore(tmp_path):
    write(tmp_path / "data.restored", NEW)
    backup.finish_restore(str(tmp_path / "data"))
    assert files_in(tmp_path) == {f"data/{name}": text for name, text in NEW.items()}


def test_the_power_may_go_after_each_change_and_again_in_the_next_start(tmp_path, monkeypatch):
    left = [0]

    def cut(change):
        def cut_or_change(*arguments):
            if not left[0]:
                raise PowerCut
            left[0] -= 1
            change(*arguments)

        return cut_or_change

    changes = 0
    with monkeypatch.context() as flash:
        for name in ("remove", "rmdir", "rename"):
            flash.setattr(os, name, cut(getattr(os, name)))
        for steps in range(20):
            data = tmp_path / str(steps) / "data"
            write(data, OLD)
            write(data.parent / "data.restored", NEW)
            write(data.parent / "data.new", OLD)
            for left[0] in (steps, 1, 1):
                try:
                    backup.finish_restore(str(data))
                except PowerCut:
                    changes = steps + 1
                    kept = files_in(data.parent)
                    folder = "data.restored" if f"data.restored/{next(iter(NEW))}" in kept else "data"
                    assert {name: kept.get(f"{folder}/{name}") for name in NEW} == NEW
            left[0] = 100
            backup.finish_restore(str(data))
            assert files_in(data.parent) == {f"data/{name}": text for name, text in NEW.items()}
    assert 5 < changes < 20


def test_the_handheld_finishes_it_before_it_reads_anything(toys, tmp_path):
    handheld = Handheld(tmp_path / "data")
    handheld.app.set("brightness", 30)
    os.rename(tmp_path / "data", tmp_path / "data.restored")
    handheld = Handheld(tmp_path / "data")
    assert handheld.app.settings.brightness == 30


def test_flash_that_refuses_is_told_and_the_next_start_tries_again(toys, data, monkeypatch):
    write(data.parent / "data.restored", {"settings.txt": "brightness=30\n"})

    def refuse(*_):
        raise OSError(28, "no space")

    with monkeypatch.context() as failing:
        failing.setattr(os, "rename", refuse)
        handheld = Handheld(data)
        assert FLASH_FAILS in [state[0] for _name, state in handheld.shown()[1:]]
        assert files_in(data).items() >= {name: OLD[name] for name in OLD if name != "settings.txt"}.items()
    assert Handheld(data).app.settings.brightness == 30
