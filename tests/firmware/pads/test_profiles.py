"""Profiles: the settings of named score pads, from the first setup to the next pad; and their file."""

import pytest

from firmware.app import NOT_DONE
from firmware.pads import bookkeeping, pad_settings
from firmware.storage.files import add_crc
from tests.firmware.pads.test_score_pad import with_pad
from tests.firmware.screens.bench import BOARDS, Bench, each_board, each_board_in_time
from tests.firmware.screens.by_keys import choose, labels, spell, to_row

RUMMY = {"name": "Rummy", "lowest": True, "target": 100}
LIVES = {"name": "Lives", "start": 20, "counters": ["Poison"]}


def keep(bench, *profiles):
    for one in profiles:
        pad_settings.keep(bench.app, pad_settings.of(one))


def names(bench):
    return [one["name"] for one in pad_settings.profiles(bench.app.storage)]


def step(bench, row, key="up"):
    to_row(bench, row)
    bench.press("ok", key, "ok")


@each_board
def test_a_pad_with_a_name_is_a_profile_for_the_next_one(board, tmp_path):
    bench = Bench(board, tmp_path)
    choose(bench, "Score pad", "Name")
    spell(bench, "GOLF")
    for row in ("Winner", "Target", "Start value", "Rounds", "Step", "Counters"):
        step(bench, row)
    choose(bench, "Counter 1")
    spell(bench, "PUTTS")
    choose(bench, "Start")
    settings = {
        **{"counters": ["PUTTS"], "limit": 1, "lowest": True, "name": "GOLF"},
        **{"start": 3, "step": 1, "target": 10},
    }
    assert bench.app.pad.settings == settings and bench.app.stack.screen.title == "GOLF"
    bench = Bench(board, tmp_path)
    choose(bench, "New pad")
    assert labels(bench) == ["GOLF\nlowest wins, start 3, target 10, step 1, 1 round, PUTTS", "Other pad"]
    bench.press("ok")
    choose(bench, "Start")
    assert bench.app.pad.settings == settings and names(bench) == ["GOLF"], "once"


@each_board_in_time
def test_another_pad_has_none_of_the_named_ones_settings(board, tmp_path):
    bench = with_pad(board, tmp_path, **RUMMY)
    keep(bench, RUMMY)
    choose(bench, "New pad", "Other pad", "Start")
    assert bench.app.pad.settings == pad_settings.DEFAULTS
    bench = with_pad(board, tmp_path, lowest=True, target=31)
    choose(bench, "New pad", "Other pad", "Start")
    assert bench.app.pad.settings["target"] == 31, "but those of a pad without a name"


@each_board_in_time
def test_home_asks_for_a_profile_when_there_is_no_pad(board, tmp_path):
    bench = Bench(board, tmp_path)
    keep(bench, RUMMY, LIVES)
    choose(bench, "Score pad")
    assert labels(bench) == ["Rummy\nlowest wins, target 100", "Lives\nstart 20, Poison", "Other pad"]
    choose(bench, labels(bench)[1])
    bench = Bench(board, tmp_path)
    assert bench.app.stack.screen.settings["start"] == 20, "after a power cut, too"
    choose(bench, "Start")
    bench.press("back")
    assert "Lives, round 1" in labels(bench)


@each_board
def test_a_profile_is_deleted_in_its_setup_after_a_question(board, tmp_path):
    bench = Bench(board, tmp_path)
    keep(bench, RUMMY, LIVES)
    choose(bench, "Score pad", "Rummy\nlowest wins, target 100", "Delete profile")
    bench.press("ok")
    assert names(bench) == ["Rummy", "Lives"], "the focus is on keeping it"
    choose(bench, "Delete profile", "Delete it")
    assert names(bench) == ["Lives"] and labels(bench)[0].startswith("Lives")
    choose(bench, "Other pad")
    assert "Delete profile" not in labels(bench)


@each_board_in_time
def test_settings_changed_on_the_pad_change_its_profile(board, tmp_path):
    bench = with_pad(board, tmp_path, **RUMMY)
    keep(bench, RUMMY)
    choose(bench, "Settings")
    step(bench, "Target", "down")
    bench = Bench(board, tmp_path)
    assert bench.top == "pads.score_pad_menus.Settings", "what was chosen is there after a power cut"
    bench.press("back")
    assert [one["target"] for one in pad_settings.profiles(bench.app.storage)] == [75]
    assert bookkeeping.load(Bench(board, tmp_path).app).settings["target"] == 75


@each_board_in_time
def test_settings_looked_at_write_nothing(board, tmp_path):
    bench = with_pad(board, tmp_path, **RUMMY)
    before = (tmp_path / "pad.log").read_bytes()
    choose(bench, "Settings")
    bench.press("back")
    assert (tmp_path / "pad.log").read_bytes() == before


@each_board
def test_the_thirteenth_profile_is_refused_and_the_pad_begins(board, tmp_path):
    bench = Bench(board, tmp_path)
    keep(bench, *[{"name": f"Game {number}"} for number in range(12)])
    choose(bench, "Score pad", "Other pad", "Name")
    spell(bench, "GO")
    choose(bench, "Start")
    assert bench.app.stack.screen.words.startswith('There are 12 profiles already, so "GO" is not kept as one.')
    bench.press("ok")
    assert bench.top == "pads.score_pad.Pad" and bench.app.pad.settings["name"] == "GO"
    assert len(names(bench)) == 12 and "GO" not in names(bench)
    keep(bench, {"name": "Game 3", "start": 7})
    assert pad_settings.profiles(bench.app.storage)[-1]["start"] == 7, "one of the twelve can change"


def test_a_pad_that_begins_as_its_profile_says_does_not_write_it_again(tmp_path, monkeypatch):
    bench = Bench(BOARDS[0], tmp_path)
    keep(bench, RUMMY, LIVES)
    written = []
    write = bench.app.storage.write_log
    monkeypatch.setattr(
        bench.app.storage, "write_log", lambda name, values: (written.append(name), write(name, values))
    )
    choose(bench, "Score pad", "Rummy\nlowest wins, target 100", "Start")
    assert written == ["pad.log"] and names(bench) == ["Rummy", "Lives"]


@pytest.mark.parametrize("bad", [5, {"name": ""}, {"name": 7}])
def test_a_profile_that_cannot_be_used_is_set_aside_and_the_others_stay(bad, tmp_path):
    bench = Bench(BOARDS[0], tmp_path)
    path = tmp_path / "profiles.log"
    path.write_bytes(add_crc(RUMMY) + add_crc(bad) + b"juice\n" + add_crc(LIVES) + b"torn")
    assert names(bench) == ["Rummy", "Lives"]
    assert path.read_bytes() == add_crc(RUMMY) + add_crc(LIVES)
    assert (tmp_path / "profiles.bad").exists() and pad_settings.DAMAGED in (bench.app.storage.news or "")


def test_a_profile_that_the_flash_refuses_is_told(tmp_path, monkeypatch):
    bench = Bench(BOARDS[0], tmp_path)

    def refuse(*_arguments):
        raise OSError(28)

    monkeypatch.setattr(bench.app.storage, "write_log", refuse)
    keep(bench, RUMMY)
    bench.settle()
    assert bench.state()[0] == NOT_DONE and names(bench) == []
