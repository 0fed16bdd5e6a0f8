"""Score pads to their end: target, finish, what History keeps; entries that were missed or come in parts."""

import json

from firmware.pads import bookkeeping as score_pad
from firmware.pads import finished
from firmware.storage.files import add_crc
from tests.firmware.pads.test_score_pad import HOME, enter, with_pad
from tests.firmware.screens.bench import BOARDS, Bench, each_board
from tests.firmware.screens.by_keys import choose, labels, to_row

ENTRY = "pads.score_pad_entry.Entry"
MESSAGE = "screens.choice.Message"


def finish(bench):
    choose(bench, "Finish")
    assert bench.top == "screens.choice.Confirm"
    choose(bench, "Finish")


@each_board
def test_a_finished_pad_is_in_history_with_its_rounds_until_it_is_deleted(board, tmp_path):
    bench = with_pad(board, tmp_path, rounds=[(1, 20, 3), (4, 5, 6)])
    finish(bench)
    assert bench.app.stack[0] == HOME and bench.top == "pads.finished.Finished"
    assert bench.app.screen.words == "Bo 25 (won)\nCy 9\nAnn 5"
    bench = Bench(board, tmp_path)
    assert bench.top == "pads.finished.Finished"
    choose(bench, "All rounds")
    assert bench.app.screen.fill()[0] == [["1", "1", "20", "3"], ["2", "4", "5", "6"]]
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
    assert len(finished.values(bench.app.storage)) == 1
    assert score_pad.load(bench.app).names == []


def test_only_the_newest_pads_are_kept(tmp_path, monkeypatch):
    monkeypatch.setattr(finished, "MOST", 3)
    bench = Bench(BOARDS[0], tmp_path)
    for number in range(5):
        score_pad.begin(bench.app, score_pad.Pad(["Ann"], [0]))
        score_pad.change(bench.app, [0, 0, number])
        finished.finish(bench.app)
    assert [value["rounds"] for value in finished.values(bench.app.storage)] == [[[2]], [[3]], [[4]]]


def test_lines_that_cannot_be_used_are_set_aside(tmp_path):
    bench = with_pad(BOARDS[0], tmp_path, rounds=[(1, 2, 3)])
    finish(bench)
    path = tmp_path / "pads.log"
    good = path.read_bytes()
    for value in ({"names": 1}, {**json.loads(good[9:]), "rounds": [[1, 2]]}, {**json.loads(good[9:]), "rounds": 7}, 5):
        path.write_bytes(good + add_crc(value))
        assert len(finished.values(bench.app.storage)) == 1
        assert path.read_bytes() == good and (tmp_path / "pads.bad").exists()
        assert finished.DAMAGED in (bench.app.storage.news or "")


def test_a_name_is_changed_on_finished_pads_too(tmp_path):
    bench = with_pad(BOARDS[0], tmp_path, rounds=[(1, 2, 3)])
    finish(bench)
    finished.rename(bench.app.storage, "Bo", "?")
    assert finished.values(bench.app.storage)[0]["names"] == ["Ann", "?", "Cy"]


@each_board
def test_the_target_is_told_when_it_is_reached_and_once(board, tmp_path):
    bench = with_pad(board, tmp_path)
    score_pad.change(bench.app, {"lowest": False, "target": 20})
    choose(bench, "Round 1")
    enter(bench, 12, 21)
    assert bench.top == MESSAGE
    assert bench.state()[0] == "Bo has 21: the target of 20 is reached."
    bench.press("ok")
    enter(bench, 3)
    choose(bench, "Round 2")
    enter(bench, 1, 2)
    assert bench.top == ENTRY


@each_board
def test_winner_and_target_are_chosen_in_the_setup_and_later(board, tmp_path):
    bench = Bench(board, tmp_path)
    choose(bench, "Score pad")
    to_row(bench, "Target")
    bench.press("ok", "ok")
    choose(bench, "Start")
    pad = score_pad.load(bench.app)
    assert pad.target == score_pad.TARGETS[2]
    choose(bench, "Target", "Winner")
    bench = Bench(board, tmp_path)
    assert (bench.app.screen.pad.target, bench.app.screen.pad.lowest) == (score_pad.TARGETS[3], True)


def test_an_entry_that_was_missed_is_seen_at_once(tmp_path):
    bench = with_pad(BOARDS[0], tmp_path, rounds=[(1, None, 3), (4, 5, 6)])
    assert labels(bench)[0] == "Round 1\nBo is missing"
    choose(bench, "All rounds")
    assert bench.app.screen.fill()[0][0] == ["1", "1", "-", "3"]


def test_a_number_is_summed_as_its_parts_come(tmp_path):
    bench = with_pad(BOARDS[0], tmp_path)
    choose(bench, "Round 1")
    bench.press("right", "up*2", "info", "up*7")
    assert bench.app.screen.words == "12+7"
    bench = Bench(BOARDS[0], tmp_path)
    bench.press("info", "up*5", "ok")
    assert score_pad.load(bench.app).rounds == [[24, None, None]]


@each_board
def test_more_can_be_added_to_a_number_later(board, tmp_path):
    bench = with_pad(board, tmp_path, rounds=[(10, 20, 30)])
    choose(bench, "Bo", "Add to round 1")
    enter(bench, 5)
    assert score_pad.load(bench.app).rounds == [[10, 25, 30]]


def test_home_says_the_round(tmp_path):
    bench = with_pad(BOARDS[0], tmp_path, rounds=[(1, 2, 3), (4, 5, 6)])
    bench.press("back")
    assert "Score pad, round 3" in labels(bench)
    bench = Bench(BOARDS[0], tmp_path)
    assert "Score pad, round 3" in labels(bench)
