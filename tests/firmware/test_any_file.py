"""Unusable files are set aside with one message, and every game can be deleted."""

import itertools
import os
import shutil
from binascii import crc32
from pathlib import Path

import pytest

from firmware.language import shown
from firmware.pads import bookkeeping
from firmware.recovery import NOT_SHOWN
from firmware.storage import memory, settings
from firmware.storage.files import add_crc
from firmware.storage.storage import Storage
from shared_rules.table import record
from tools.workshop.prove.table_top import PowerCut, TableTop, failing

BOARD = "waveshare_pico_lcd_1_3"
HOME = ["screens.home.Home", None]
MESSAGE = "screens.choice.Message"


@pytest.fixture
def top(tmp_path):
    return TableTop(BOARD, str(tmp_path / "data"), 1)


def flash(top):
    return Storage(top.folder)


def told(top):
    return [shown(state[0]) for name, state in top.app.stack.cover() if name == MESSAGE]


def acknowledge(top):
    while top.app.stack[-1][0] == MESSAGE:
        top.press("ok")


def test_a_state_that_no_screen_ever_had_is_set_aside_and_the_game_goes_on(top):
    top.game("penk", 1, 3)
    (name,) = top.screens()[1:]
    flash(top).write_session({"at": 3, "game": 1, "stack": [HOME, [name, ["x", {}]]]})
    forged = flash(top).read_text("place.log")[0]
    with pytest.raises(Exception, match="in restored " + name):  # the trials stop at each report of a crash
        top.again()
    top = QuietTop(BOARD, top.folder, 1)
    assert top.screens() == ["screens.home.Home", name]
    assert flash(top).read_text("place.bad")[0] == forged
    assert top.app.game.table.count == 3


class QuietTop(TableTop):
    """Goes on after a crash."""

    class desk_kind(TableTop.desk_kind):
        def crash(self):
            return ""


def test_a_state_that_breaks_at_a_press_is_set_aside_once(top):
    top.game("penk", 1, 3)
    name = top.screens()[-1]
    flash(top).write_session({"at": 3, "game": 1, "stack": [HOME, [name, None], ["screens.choice.Confirm", 7]]})
    top = QuietTop(BOARD, top.folder, 1)
    assert told(top) == [NOT_SHOWN]
    acknowledge(top)
    assert top.screens() == ["screens.home.Home", name]
    top.again()
    assert top.screens() == ["screens.home.Home", name] and told(top) == []


@pytest.mark.parametrize(
    "place",
    [
        7,
        {"at": True, "game": None, "stack": [HOME]},
        {"at": 0, "game": "1", "stack": [HOME]},
        {"at": 0, "game": None, "stack": []},
        {"at": 0, "game": None, "stack": [[1, 2]]},
    ],
)
def test_a_place_that_is_none_is_set_aside_and_told_once(top, place):
    flash(top).write_session(place)
    top.again()
    assert told(top) == [NOT_SHOWN]
    assert flash(top).read_log("place.bad")[0][-1] == place
    acknowledge(top)
    top.settle()
    top.again()
    assert told(top) == [] and top.screens() == ["screens.home.Home"]


@pytest.mark.parametrize("name", ["screens.home.NAME", "storage.storage.Storage", "screens.home.Nothing", "no.where.X"])
def test_a_name_that_is_no_screen_opens_home(top, name):
    flash(top).write_session({"at": 0, "game": None, "stack": [HOME, [name, None]]})
    top.again()
    assert top.screens() == ["screens.home.Home"]


@pytest.mark.parametrize(
    ("above", "is_in_game", "has_notice"),
    [
        ([["games.penk.gone.Turn", None]], True, False),
        ([["screens.in_game.gone.Over", None]], True, False),
        ([["games.penk.turn.Turn", None], ["games.penk.gone.Notice", None]], True, True),
        ([["games.penk.turn.Turn", None], ["games.penk.notice.Notice", [["block", 1], 0]]], True, True),
        ([["screens.gone.Gone", None]], False, False),
    ],
)
def test_screens_of_another_version_give_way_to_those_of_the_game(top, above, is_in_game, has_notice):
    """An update found other screens open; the last action asked people for something."""
    top.game("penk", 1, 20)
    record = top.app.game.table.save()
    turn, notice = top.app.game.screens.play(top.app.game.table), top.app.game.screens.NOTICE
    flash(top).write_session({"at": 20, "game": 1, "stack": [HOME, *above]})
    top.again()
    assert top.screens() == [HOME[0], *[turn] * is_in_game, *[notice] * has_notice]
    assert told(top) == [] and top.app.game.table.save() == record


def delete_damaged(top):
    """Delete game 2, which History calls damaged."""
    top.app.stack.show([HOME, ["screens.history.History", None]])
    top.settle()
    assert top.app.stack.screen.list.labels[1] == "Game 2\ndamaged"
    top.app.stack.show([HOME, ["screens.history.Game", [2]]])
    top.settle()
    top.app.stack.screen.on_result("", 1)
    top.settle()


@pytest.mark.parametrize(
    "setup",
    [{"game": "penk"}, {"game": "penk", "players": [1]}, {"game": 1, "players": ["Ann"]}, {"players": []}, [], 1],
)
def test_a_record_without_players_is_damaged_and_can_be_deleted(top, setup):
    top.game("penk", 1, 3)
    top.app.stack.home()
    top.settle()
    (line, _crc) = record.add_crc(setup, 0)
    Path(top.folder, "games", "0002.log").write_text(line + "\n")
    top.again()
    delete_damaged(top)
    assert top.app.storage.games() == [1]


def as_on_a_board(monkeypatch):
    """MicroPython tells the size of a folder as 0, and lists kinds and sizes."""
    real = os.listdir

    def ilistdir(folder):
        for name in real(folder):
            path = os.path.join(folder, name)
            is_folder = os.path.isdir(path)
            yield name, 0x4000 if is_folder else 0x8000, 0, 0 if is_folder else os.path.getsize(path)

    monkeypatch.setattr(os, "ilistdir", ilistdir, raising=False)


@pytest.mark.parametrize("on_a_board", [False, True])
@pytest.mark.parametrize("content", [(), ("x.txt", "more/y.txt")])
def test_a_folder_with_the_name_of_a_record_can_be_deleted(top, monkeypatch, on_a_board, content):
    if on_a_board:
        as_on_a_board(monkeypatch)
    top.game("penk", 1, 3)
    for name in ("games/0002.log", "games/0002.side"):
        Path(top.folder, name).mkdir()
        for inside in content:
            path = Path(top.folder, name, inside)
            path.parent.mkdir(exist_ok=True)
            path.write_text("x")
    top.again()
    delete_damaged(top)
    assert [path.name for path in Path(top.folder, "games").iterdir() if path.name.startswith("0002")] == []
    assert top.app.storage.games() == [1]


def test_a_result_that_is_none_is_set_aside_and_comes_back_with_the_game(top):
    top.game("yacht", 1, 10000)
    assert top.app.game.table.over
    side = top.app.storage.side(1)
    top.app.stack.home()
    top.settle()
    flash(top).write_metadata(1, {**side, "winners": ["Ann"]})
    top.again()
    assert told(top) == ["The result of game 1 was damaged. Resume it in History to get it back."]
    acknowledge(top)
    assert top.app.game.resume(1)
    assert top.app.storage.side(1)["scores"] == side["scores"]
    top.app.storage.delete(1)
    assert not list(Path(top.folder, "games").iterdir())


@pytest.mark.parametrize(
    "first",
    [{"colours": [0], "names": ["Ann", "Bo"], "number": 1}, {"colours": [0], "names": ["Ann"]}, {"names": 1}, 5],
)
def test_a_pad_whose_players_are_none_gives_way_to_a_new_one(top, first):
    flash(top).write_log(bookkeeping.FILE, [first, [0, 0, 5]])
    assert bookkeeping.load(top.app).names == []
    assert top.app.storage.news == bookkeeping.UNREADABLE
    assert flash(top).read_log("pad.bad")[0][0] == first


@pytest.mark.parametrize("change", ["x", [0, 2, 5], [0, 0, None], [1 << 31, 0, 1], [0, 0, 1 << 40], 3])
def test_a_change_of_a_pad_that_is_none_ends_it_there(top, change):
    first = {"colours": [0, 3], "names": ["Ann", "Bo"], "number": 1}
    flash(top).write_log(bookkeeping.FILE, [first, [0, 0, 5], change, [0, 1, 6]])
    assert bookkeeping.load(top.app).rounds == [[5, None]]
    assert top.app.storage.news == bookkeeping.END_LOST
    assert flash(top).read_log(bookkeeping.FILE) == ([first, [0, 0, 5]], True)


def test_a_remembered_value_that_cannot_be_used_goes_and_the_others_stay(top):
    top.app.remember("names", {"Ann": 99})
    top.app.remember("free_dice", [6, [0, 0], 0, 2])
    top.app.stack.show([HOME, ["screens.new_game.NewGame", {"game": "penk"}]])
    top.settle()
    assert told(top) == [memory.DAMAGED]
    assert flash(top).remembered("names", None) is None and flash(top).remembered("free_dice", None)[0] == 6
    assert flash(top).read_log("memory.bad")[0] == [{"names": {"Ann": 99}}]


def test_a_number_with_a_fraction_in_memory_does_not_keep_others_from_being_remembered(top):
    top.app.stack.home()
    line = add_crc({"a": 15, "b": "Ann"}).replace(b"15", b"1.5")
    body = line[9:-1]
    crc = crc32(body)
    flash(top).write_text("memory.txt", "%08x %s\n" % (crc, body.decode()))
    flash(top).remember("c", 3)
    assert [flash(top).remembered(key, None) for key in "abc"] == [None, "Ann", 3]


def test_only_files_named_as_records_are_games(top):
    top.game("penk", 1, 0)
    for name in ("7.log", "\u00b2.log", "00002.log", "x.log", "9" * 30 + ".log", "0000.log"):
        shutil.copy(top.folder + "/games/0001.log", f"{top.folder}/games/{name}")
    assert flash(top).games() == [1]


# Deleting, and the power


def deleting(folder):
    """A handheld that asks whether to delete its only game, which is over or was left, as the players did it."""
    top = TableTop(BOARD, folder, 1)
    top.game("penk", 1, 5)
    top.press("back")
    top.app.game.leave()
    top.settle()
    top.app.stack.show([HOME, ["screens.history.History", None], ["screens.history.Game", [1]]])
    top.settle()
    top.app.stack.screen.answered(1)
    top.settle()
    top.press("down")
    top.press("wait")
    return top


@pytest.mark.parametrize("kept", [0, 0.4, 1])
def test_a_power_cut_at_any_write_of_a_deletion_is_never_told_as_damage(tmp_path, kept):
    whole = deleting(str(tmp_path / "whole"))
    source = str(tmp_path / "source")
    shutil.copytree(whole.folder, source)
    deleted = set()
    for writes in itertools.count():
        copy = str(tmp_path / str(writes))
        shutil.copytree(source, copy)
        top = TableTop(BOARD, copy, 1)
        cut = True
        try:
            with failing(writes, kept):
                top.press("ok")
                cut = False
        except PowerCut:
            pass
        top = TableTop(BOARD, copy, 1)
        assert told(top) == []
        deleted.add(top.app.storage.games() == [])
        if top.screens()[-1] == "screens.history.Game":
            assert "damaged" not in top.app.stack.screen.words
        assert not (tmp_path / str(writes) / "crash.log").exists()
        if not cut:
            break
    assert writes > 3 and deleted == {True, False}


def test_a_new_game_gets_no_number_that_open_screens_in_flash_name(top):
    top.game("penk", 1, 5)
    top.game("penk", 2, 5)
    stack = [HOME, ["screens.history.History", None], ["screens.history.Game", [3, 0, 0]]]
    for kind in ("log", "side"):
        for number in (1, 2):
            Path(top.folder, "games", f"000{number}.{kind}").unlink()
    flash(top).write_session({"at": 5, "game": 1, "stack": stack})
    side = {"colours": [0, 1]}
    assert flash(top).create("a\n", side) == 2
    assert flash(top).create("b\n", side) == 4
    flash(top).write_session({"at": 0, "game": None, "stack": [HOME]})
    assert flash(top).create("c\n", side) == 5


def test_a_deleted_game_whose_screens_are_still_named_is_not_mistaken_for_the_next_one(top):
    """The file of the game vanished while the handheld was off; the power goes when the next one was just written."""
    top.game("penk", 1, 5)
    top.press("wait")
    Path(top.folder, "games", "0001.log").unlink()
    table = top.app.game.new_table()
    table.new("penk", ["Ann", "Bo"])
    assert flash(top).create(table.save(), {"colours": [0, 1]}) == 2
    top.again()
    assert top.app.game.table is None and top.screens() == ["screens.home.Home"]


def test_a_file_that_cannot_be_set_aside_does_not_keep_home_from_being_used(top, monkeypatch):
    top.game("penk", 1, 3)
    top.app.stack.home()
    top.settle()
    flash(top).write_metadata(1, {"winners": 5})

    def refuse(*_):
        raise OSError(28, "no space")

    with monkeypatch.context() as full:
        full.setattr("firmware.storage.files.replace", refuse)
        assert flash(top).side(1) == {} and flash(top).news is None
        top.app.game.adopt(None, None, [])
        top.app.stack.home()
        top.press("wait")
        assert "The result" not in " ".join(told(top))


def test_two_files_that_are_set_aside_are_both_told(top):
    flash(top).write_text("settings.txt", "motion=7\n")
    flash(top).write_session(7)
    top.again()
    (message,) = told(top)
    assert settings.DAMAGED in message and NOT_SHOWN in message
