"""Score pads to their end: target, finish, what History keeps; entries that were missed or come in parts."""

import json
from contextlib import nullcontext

import pytest

from firmware.app import NOT_DONE
from firmware.language import shown
from firmware.pads import archive, pad_settings
from firmware.pads import bookkeeping as score_pad
from firmware.storage.files import add_crc
from tests.firmware.pads.test_score_pad import HOME, enter, with_pad
from tests.firmware.screens.bench import BOARDS, Bench, each_board
from tests.firmware.screens.by_keys import choose, labels

ENTRY = "pads.score_pad_entry.Entry"
MESSAGE = "screens.choice.Message"
FINISH = "pads.finished.Finish"


def finish(bench):
    choose(bench, "Finish")
    assert bench.top == FINISH
    choose(bench, "Finish")


@each_board
def test_a_finished_pad_is_in_history_with_its_rounds_until_it_is_deleted(board, tmp_path):
    bench = with_pad(board, tmp_path, rounds=[(1, 20, 3), (4, 5, 6)])
    finish(bench)
    assert bench.app.stack[0] == HOME and bench.top == "pads.finished.Finished"
    assert bench.app.stack.screen.words == "Bo 25 (won)\nCy 9\nAnn 5"
    bench = Bench(board, tmp_path)
    assert bench.top == "pads.finished.Finished"
    choose(bench, "All rounds")
    assert bench.app.stack.screen.fill()[0] == [["1", "1", "20", "3"], ["2", "4", "5", "6"]]
    bench.press("back", "back")
    choose(bench, "History", "Score pads")
    assert labels(bench) == ["Bo wins: 25\nAnn, Bo, Cy"]
    bench.press("ok")
    choose(bench, "Delete", "Delete it")
    assert labels(bench) == ["No score pads"]
    bench.press("ok")
    assert "Score pads" not in labels(bench)


def test_a_pad_is_kept_once_when_the_power_goes_before_it_is_taken_out_of_use(tmp_path, monkeypatch):
    bench = with_pad(BOARDS[0], tmp_path, rounds=[(1, 20, 3)])
    with monkeypatch.context() as cut:
        cut.setattr(score_pad, "begin", lambda app, pad: None)
        finish(bench)
    bench = Bench(BOARDS[0], tmp_path)
    bench.open([HOME, ["pads.score_pad.Pad", None]])
    finish(bench)
    assert len(archive.values(bench.app.storage)) == 1
    assert score_pad.load(bench.app).names == []


def pad_of(bench, *rounds, names=("Ann",)):
    """Begin a pad as its setup does, and fill it."""
    number = archive.next_number(bench.app.storage)
    score_pad.begin(bench.app, score_pad.Pad(list(names), list(range(len(names))), number=number))
    for at, one in enumerate(rounds):
        for seat, value in enumerate(one):
            if value is not None:
                score_pad.change(bench.app, [at, seat, value])


def kept(bench):
    return [value["rounds"] for value in archive.values(bench.app.storage)]


@each_board
def test_the_oldest_pad_is_named_before_it_goes(board, tmp_path, monkeypatch):
    monkeypatch.setattr(archive, "MOST", 3)
    bench = Bench(board, tmp_path)
    for number in range(3):
        pad_of(bench, [number])
        bench.open([HOME, ["pads.score_pad.Pad", None]])
        choose(bench, "Finish")
        assert "deleted" not in bench.app.stack.screen.words
        choose(bench, "Finish")
    pad_of(bench, [3])
    bench.open([HOME, ["pads.score_pad.Pad", None]])
    choose(bench, "Finish")
    assert "History is full: the oldest score pad is deleted (Ann; Ann wins: 0)." in bench.app.stack.screen.words
    while bench.top in (FINISH, "screens.choice.Confirm"):  # words first, then the answer that loses nothing
        bench.press("ok")
    assert kept(bench) == [[[0]], [[1]], [[2]]] and score_pad.load(bench.app).rounds == [[3]]
    choose(bench, "Finish", "Finish")
    assert kept(bench) == [[[1]], [[2]], [[3]]]


def test_more_pads_than_fit_are_counted_before_they_go(tmp_path, monkeypatch):
    bench = Bench(BOARDS[0], tmp_path)
    for number in range(4):
        pad_of(bench, [number])
        archive.finish(bench.app)
    pad_of(bench, [4])
    monkeypatch.setattr(archive, "MOST", 3)
    assert "the 2 oldest score pads are deleted" in archive.question(bench.app)
    archive.finish(bench.app)
    assert kept(bench) == [[[2]], [[3]], [[4]]]


def test_two_pads_with_the_same_numbers_are_two(tmp_path):
    bench = Bench(BOARDS[0], tmp_path)
    for _ in range(2):
        pad_of(bench, [1])
        archive.finish(bench.app)
    assert [value["number"] for value in archive.values(bench.app.storage)] == [1, 2]


@each_board
def test_a_finished_pad_is_played_on_and_finished_again(board, tmp_path):
    bench = with_pad(board, tmp_path, rounds=[(1, 20, 3)])
    finish(bench)
    choose(bench, "Play on")
    assert bench.top == "pads.score_pad.Pad" and not kept(bench)
    bench = Bench(board, tmp_path)
    assert labels(bench)[0] == "Round 2"
    assert "Undo\nCy's 3 in round 1" in labels(bench)
    choose(bench, "Round 2")
    enter(bench, 4, 5, 6)
    finish(bench)
    assert kept(bench) == [[[1, 20, 3], [4, 5, 6]]]
    assert archive.values(bench.app.storage)[0]["number"] == 1


@each_board
def test_a_pad_that_is_in_use_is_finished_before_another_is_played_on(board, tmp_path):
    bench = with_pad(board, tmp_path, rounds=[(1, 20, 3)])
    finish(bench)
    pad_of(bench, [7, None], [2, None], names=("Di", "Ed"))
    bench.open([HOME, ["pads.finished.Finished", [0]]])
    choose(bench, "Play on")
    words = bench.app.stack.screen.words
    assert words.startswith("The pad of Di and Ed is finished first. 2 numbers are missing and count as 0. Di wins: 9.")
    assert "deleted" not in words
    bench.press("back")
    assert kept(bench) == [[[1, 20, 3]]] and score_pad.load(bench.app).names == ["Di", "Ed"]
    choose(bench, "Play on", "Finish it")
    assert score_pad.load(bench.app).rounds == [[1, 20, 3]]
    assert kept(bench) == [[[7, 0], [2, None]]]


def test_playing_on_deletes_nothing_when_history_is_full(tmp_path, monkeypatch):
    monkeypatch.setattr(archive, "MOST", 2)
    bench = Bench(BOARDS[0], tmp_path)
    for number in range(2):
        pad_of(bench, [number])
        archive.finish(bench.app)
    pad_of(bench, [2])
    bench.open([HOME, ["pads.finished.Finished", [1]]])
    choose(bench, "Play on")
    assert "deleted" not in bench.app.stack.screen.words
    choose(bench, "Finish it")
    assert kept(bench) == [[[0]], [[2]]] and score_pad.load(bench.app).rounds == [[1]]


@pytest.mark.parametrize("writes", range(4))
def test_no_pad_is_lost_when_the_power_goes_while_one_is_taken_back_into_use(writes, tmp_path, monkeypatch):
    bench = with_pad(BOARDS[0], tmp_path, rounds=[(1, 20, 3)])
    finish(bench)
    pad_of(bench, [7], names=("Di",))

    class PowerCut(BaseException):
        pass

    done = []
    written = bench.app.storage.written

    def cut(*arguments):
        if len(done) == writes:
            raise PowerCut
        done.append(written(*arguments))

    monkeypatch.setattr(bench.app.storage, "written", cut)
    with pytest.raises(PowerCut) if writes < 3 else nullcontext():
        archive.reopen(bench.app, 0)
    bench = Bench(BOARDS[0], tmp_path)
    there = [*kept(bench), score_pad.load(bench.app).rounds]
    assert [[1, 20, 3]] in there and [[7]] in there
    archive.finish(bench.app)
    assert sorted(kept(bench)) == [[[1, 20, 3]], [[7]]], "and each once"


@each_board
def test_a_number_of_a_finished_pad_is_corrected_in_history(board, tmp_path):
    bench = with_pad(board, tmp_path, rounds=[(1, 20, 3), (4, None, 6)])
    choose(bench, "Finish", "Finish")
    pad_of(bench, [7], names=("Di",))
    bench.open([HOME, ["pads.finished.Finished", [0]]])
    choose(bench, "Correct", "Ann", "Round 1")
    enter(bench, 40)
    assert bench.top == "pads.finished.Numbers"
    bench.press("back")
    choose(bench, "Correct", "Bo", "Round 2")
    bench = Bench(board, tmp_path)
    enter(bench, 5)
    bench.press("back")
    assert bench.app.stack.screen.words == "Ann 44 (won)\nBo 25\nCy 9"
    assert kept(bench) == [[[40, 20, 3], [4, 5, 6]]]
    assert score_pad.load(bench.app).rounds == [[7]], "the pad in use is another"


@each_board
def test_pads_count_for_their_players_who_can_be_renamed(board, tmp_path):
    bench = Bench(board, tmp_path)
    for numbers in ([1, 2], [5, 2]):
        pad_of(bench, numbers, names=("Ann", "Bo"))
        archive.finish(bench.app)
    pad_of(bench, [7], names=("Ann",))
    archive.finish(bench.app)
    pad_of(bench, [7], names=("Player 1",))
    archive.finish(bench.app)
    bench.app.stack.home()
    bench.settle()
    choose(bench, "History", "Players")
    shown = bench.app.stack.screen.list
    assert list(zip(shown.labels, shown.values, strict=True)) == [("Ann", "3 games"), ("Bo", "2 games")]
    choose(bench, "Ann")
    assert labels(bench)[0] == "Score pad\n3 games, won 1"
    choose(bench, "Delete name", "Delete it")
    bench.settle()
    assert [value["names"] for value in archive.values(bench.app.storage)][:3] == [["?", "Bo"], ["?", "Bo"], ["?"]]


def test_a_correction_that_the_flash_refuses_is_told(tmp_path, monkeypatch):
    bench = with_pad(BOARDS[0], tmp_path, rounds=[(1, 20, 3)])
    finish(bench)

    def refuse(*_arguments):
        raise OSError(28)

    monkeypatch.setattr(bench.app.storage, "write_log", refuse)
    choose(bench, "Correct", "Ann", "Round 1")
    enter(bench, 40)
    assert bench.top == MESSAGE and bench.state()[0] == NOT_DONE
    assert kept(bench) == [[[1, 20, 3]]]


def test_lines_that_cannot_be_used_are_set_aside(tmp_path):
    bench = with_pad(BOARDS[0], tmp_path, rounds=[(1, 2, 3)])
    finish(bench)
    path = tmp_path / "pads.log"
    good = path.read_bytes()
    for value in ({"names": 1}, {**json.loads(good[9:]), "rounds": [[1, 2]]}, {**json.loads(good[9:]), "rounds": 7}, 5):
        path.write_bytes(good + add_crc(value))
        assert len(archive.values(bench.app.storage)) == 1
        assert path.read_bytes() == good and (tmp_path / "pads.bad").exists()
        assert archive.DAMAGED in shown(bench.app.storage.news or "")


@each_board
def test_the_target_is_told_when_it_is_reached_and_once(board, tmp_path):
    bench = with_pad(board, tmp_path)
    score_pad.change(bench.app, {"lowest": False, "target": 20})
    choose(bench, "Round 1")
    enter(bench, 12, 21)
    assert bench.top == MESSAGE
    assert bench.app.stack.screen.words == "Bo has 21: the target of 20 is reached."
    bench.press("ok")
    enter(bench, 3)
    choose(bench, "Round 2")
    enter(bench, 1, 2)
    assert bench.top == ENTRY


@each_board
def test_winner_and_target_are_chosen_in_the_setup_and_later(board, tmp_path):
    bench = Bench(board, tmp_path)
    choose(bench, "Score pad")
    choose(bench, "Target")
    bench.press("up*2", "ok")
    choose(bench, "Start")
    assert score_pad.load(bench.app).settings["target"] == pad_settings.TARGETS[2]
    choose(bench, "Settings", "Target")
    bench.press("up", "ok")
    choose(bench, "Winner")
    bench = Bench(board, tmp_path)
    bench.press("up", "ok", "back")
    settings = bench.app.stack.screen.pad.settings
    assert (settings["target"], settings["lowest"]) == (pad_settings.TARGETS[3], True)


def test_an_entry_that_was_missed_is_seen_at_once(tmp_path):
    bench = with_pad(BOARDS[0], tmp_path, rounds=[(1, None, 3), (4, 5, 6)])
    assert labels(bench)[0] == "Round 1\nBo is missing"
    choose(bench, "All rounds")
    assert bench.app.stack.screen.fill()[0][0] == ["1", "1", "-", "3"]


def test_a_number_is_summed_as_its_parts_come(tmp_path):
    bench = with_pad(BOARDS[0], tmp_path)
    choose(bench, "Round 1")
    bench.press("right", "up*2", "info", "up*7")
    assert bench.app.stack.screen.counter.words == "12+7"
    bench = Bench(BOARDS[0], tmp_path)
    bench.press("info", "up*5", "ok")
    assert score_pad.load(bench.app).rounds == [[24, None, None]]


@each_board
def test_more_can_be_added_to_a_number_later(board, tmp_path):
    bench = with_pad(board, tmp_path, rounds=[(10, 20, 30)])
    choose(bench, "Bo", "Add to round 1")
    enter(bench, 5)
    assert score_pad.load(bench.app).rounds == [[10, 25, 30]]
