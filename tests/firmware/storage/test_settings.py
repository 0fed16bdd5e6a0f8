"""The owner's settings: kept, range-checked, never lost by a damaged file."""

import pytest

from firmware.storage.settings import DAMAGED, FIELDS, FILE, change, read
from firmware.storage.storage import Storage

DEFAULTS = {field.name: field.default for field in FIELDS} | {"tips": False}  # as conftest.py has it


def values(settings):
    return {field.name: getattr(settings, field.name) for field in FIELDS}


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "data").mkdir()
    return tmp_path / "data"


def opened(folder):
    storage = Storage(str(folder))
    settings = read(storage)
    settings.told = storage.news
    return settings


def changed(folder, name, value):
    settings = opened(folder)
    change(settings, Storage(str(folder)), name, value)
    return settings


def test_without_a_file_all_is_default_and_nothing_is_said(folder):
    settings = opened(folder)
    assert values(settings) == DEFAULTS
    assert settings.told is None


def test_every_choice_offered_is_accepted_and_comes_back(folder):
    for field in FIELDS:
        for choice in field.choices:
            changed(folder, field.name, choice)
            assert getattr(opened(folder), field.name) is choice or getattr(opened(folder), field.name) == choice
    assert opened(folder).told is None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("brightness", 9), ("brightness", 101), ("brightness", True), ("brightness", "80"), ("dim_seconds", -1),
        ("motion", 1), ("led", None),
    ],
)  # fmt: skip
def test_a_value_of_the_wrong_kind_or_out_of_range_is_refused(folder, name, value):
    with pytest.raises(ValueError, match=name):
        changed(folder, name, value)
    assert values(opened(folder)) == DEFAULTS


def test_an_unknown_name_is_refused(folder):
    with pytest.raises(KeyError):
        changed(folder, "volume", 3)


@pytest.mark.parametrize(
    "content",
    [
        b"brightness=900\nmotion=off\n", b"brightness=\nmotion=off\n", b"brightness=bright\nmotion=off\n",
        b"motion=off\nbrightness\n", b"motion=off\n\xff\xfe\x00\n", b"motion=off\n=5\n",
    ],
)  # fmt: skip
def test_a_bad_line_costs_itself_only_and_the_file_is_kept_aside(folder, content):
    (folder / FILE).write_bytes(content)
    settings = opened(folder)
    assert values(settings) == {**DEFAULTS, "motion": False}
    assert settings.told == DAMAGED
    assert (folder / "settings.bad").read_bytes() == content
    again = opened(folder)
    assert values(again) == values(settings) and again.told is None, "told once"


def test_lines_of_another_version_are_kept(folder):
    (folder / FILE).write_text("volume=7\nbrightness=50\n")
    settings = opened(folder)
    assert settings.told is None
    changed(folder, "led", False)
    assert "volume=7" in (folder / FILE).read_text()
    assert opened(folder).brightness == 50


def test_a_setting_holds_until_power_off_when_the_flash_refuses(folder, monkeypatch):
    settings = opened(folder)
    monkeypatch.setattr("firmware.storage.files.write_whole", refuse)
    with pytest.raises(OSError, match="full"):
        change(settings, Storage(str(folder)), "brightness", 30)
    assert settings.brightness == 30


def refuse(*_):
    raise OSError("full")
