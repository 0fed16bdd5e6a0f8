"""The evening: games of one sitting count together, by the players that one finished above."""

import pytest

from firmware import evening
from firmware.game_record import current_evening
from firmware.pads import archive, bookkeeping
from firmware.storage.side_file import rows_in
from shared_rules import registry
from tests.firmware.games.penk.cases import PenkBench, over
from tests.firmware.games.yacht.cases import YachtBench
from tests.firmware.screens.bench import BOARDS, each_board
from tests.firmware.screens.by_keys import choose, labels
from tools.owner.commands import history

STICK = BOARDS[0]
OVER = "screens.in_game.over.GameOver"


def played(bench, **more):
    """A game of Penk! to its end, in the place of the one before."""
    return over(bench.begin(**more))


# Points


@pytest.mark.parametrize(
    ("teams", "scores", "winners", "points"),
    [
        ([0, 1, 2], [30, 20, 10], [0], [4, 2, 0]),
        ([0, 1, 2], [30, 30, 10], [0, 1], [3, 3, 0]),
        ([0, 1, 2], [30, 10, 10], [0], [4, 1, 1]),
        ([0, 1, 2], [5, 20, 10], [0], [4, 2, 0]),  # who has won is above all, whatever the points
        ([0, 1, 0, 1], [5, 9, 5, 9], [1, 3], [0, 4, 0, 4]),
        ([0], [77], [0], [0]),
        ([0, 1], [None, None], [1], [0, 2]),
    ],
)
def test_a_point_for_each_player_one_finished_above_and_half_for_a_tie(teams, scores, winners, points):
    side = {"teams": teams, "scores": scores, "winners": winners}
    assert evening.half_points(rows_in(side), winners) == points


def test_half_points_are_written_as_people_do():
    assert [evening.points_text(half) for half in range(5)] == ["0", "½", "1", "1½", "2"]


# On the handheld


def test_each_game_that_ends_counts_and_the_end_says_so_from_the_second_one_on(tmp_path):
    bench = played(PenkBench(STICK, tmp_path))
    assert not any(label.startswith("Evening") for label in bench.app.stack.screen.list.labels)
    first = bench.app.storage.side(1)
    assert first["evening"] == 1
    played(bench)
    bench.settle()
    row = next(label for label in labels(bench) if label.startswith("Evening"))
    found = evening.standings(evening.games(bench.app.storage, 1))
    assert row == "Evening\n" + ", ".join(f"{name}: {evening.points_text(half)}" for name, _games, half in found)
    assert sum(half for _name, _games, half in found) == 4 and all(games == 2 for _name, games, _half in found)


def test_after_a_power_on_it_is_asked_once_whether_the_evening_goes_on(tmp_path):
    bench = played(PenkBench(STICK, tmp_path))
    assert bench.begin().top != evening.ASK, "nobody has switched it off"
    bench = PenkBench(STICK, tmp_path).begin()
    assert bench.top == evening.ASK
    bench.press("ok")
    assert bench.top != evening.ASK and current_evening(bench.app.storage) == 1, "yes has the focus"
    over(bench)
    assert bench.begin().top != evening.ASK
    bench = PenkBench(STICK, tmp_path).begin()
    bench.press("down", "ok")
    assert current_evening(bench.app.storage) == 2
    over(bench)
    assert bench.app.storage.side(bench.app.game.record.number)["evening"] == 2
    assert len(evening.games(bench.app.storage, 2)) == 1 and len(evening.games(bench.app.storage, 1)) == 2


def test_who_plays_on_after_a_power_cut_is_not_asked_again(tmp_path):
    played(PenkBench(STICK, tmp_path))
    bench = PenkBench(STICK, tmp_path).begin()
    assert bench.top == evening.ASK
    bench.press("ok")
    bench = PenkBench(STICK, tmp_path)
    over(bench)
    assert bench.begin().top != evening.ASK, "the same evening, in which it was asked"
    assert PenkBench(STICK, tmp_path).begin().top == evening.ASK, "the game that was open is not played on"


def test_a_handheld_without_games_asks_nothing(tmp_path):
    assert PenkBench(STICK, tmp_path).begin().top != evening.ASK


def test_a_game_keeps_its_evening_whenever_it_is_looked_at(tmp_path):
    bench = played(PenkBench(STICK, tmp_path))
    evening.begin_another(bench.app)
    bench = PenkBench(STICK, tmp_path)
    bench.app.game.look(1)
    bench.app.game.leave()
    assert bench.app.storage.side(1)["evening"] == 1


@each_board
def test_the_table_and_games_that_do_not_count(board, tmp_path):
    bench = played(played(PenkBench(board, tmp_path)))
    bench.app.stack.home()
    bench.settle()
    choose(bench, "History", "Evening")
    assert bench.app.stack.screen.list.values[:2] == ["2", "0"] or bench.app.stack.screen.list.values[:2] == ["1", "1"]
    assert labels(bench)[2:] == ["2. Penk!\ncounts", "1. Penk!\ncounts", "New evening"]
    choose(bench, "2. Penk!\ncounts")
    assert labels(bench)[2:] == ["2. Penk!\ndoes not count", "1. Penk!\ncounts", "New evening"]
    assert bench.app.stack.screen.list.labels[0].endswith("1 game")
    again = PenkBench(board, tmp_path)
    assert again.app.storage.side(2)["evening"] == -1, "and so it is after a power cut"
    choose(again, "2. Penk!\ndoes not count")
    assert again.app.storage.side(2)["evening"] == 1
    choose(again, "New evening", "New evening")
    assert labels(again) == ["No game has ended yet"]


def test_the_end_says_the_points_anew_after_a_game_was_left_out(tmp_path):
    bench = played(played(played(PenkBench(STICK, tmp_path))))
    before = bench.app.stack.screen.evening
    bench.row("Evening").row("3. Penk!").press("back")
    assert bench.app.stack.screen.evening == evening.line(bench.app.storage, 1) != before
    row = "Evening\n" + bench.app.stack.screen.evening
    assert labels(bench)[bench.app.stack.screen.list.focus] == row.replace("\xa0", " ")
    bench.row("Evening").row("2. Penk!").press("back")
    assert not any(label.startswith("Evening") for label in labels(bench)), "one game says nothing"


def pad_of(rounds, names=("Ann", "Bo"), **settings):
    """The line of a finished pad."""
    pad = bookkeeping.Pad(list(names), list(range(len(names))), {"name": "Rummy", **settings}, 7)
    pad.rounds, pad.evening = rounds, settings.get("evening", 1)
    return pad.finished_line()


@pytest.mark.parametrize(
    ("line", "points"),
    [
        (pad_of([[5, 9]]), {"Ann": (2, 2), "Bo": (2, 2)}),
        (pad_of([[9, 5]]), {"Ann": (2, 4), "Bo": (2, 0)}),
        (pad_of([[5, 9]], lowest=True), {"Ann": (2, 4), "Bo": (2, 0)}),
        (pad_of([[5, 5]]), {"Ann": (2, 3), "Bo": (2, 1)}),
        (pad_of([[-5, -9]], start=3), {"Ann": (2, 4), "Bo": (2, 0)}),
        (pad_of([[5]], ["Bo"]), {"Ann": (1, 2), "Bo": (2, 0)}),
        (pad_of([[5, 9]], evening=-1), {"Ann": (1, 2), "Bo": (1, 0)}),
        (pad_of([[5, 9]], evening=2), {"Ann": (1, 2), "Bo": (1, 0)}),
        (pad_of([[5, 9]], evening=0), {"Ann": (1, 2), "Bo": (1, 0)}),
        (pad_of([[5, 9]], name=""), {"Ann": (1, 2), "Bo": (1, 0)}),
        (pad_of([[5, 9]], ["Ann", "Di"]), {"Ann": (1, 2), "Bo": (1, 0)}),
        (pad_of([[5, 9, 7]], ["Ann", "Bo", "Di"]), {"Ann": (1, 2), "Bo": (1, 0)}),
    ],
)
def test_a_named_pad_of_the_same_people_counts_like_a_game(line, points, tmp_path, capsys):
    bench = over(PenkBench(STICK, tmp_path / "data").begin())
    storage = bench.app.storage
    storage.write_metadata(1, {"scores": [9, 5], "winners": [0], "evening": 1})
    storage.append_log(archive.FILE, line)
    found = evening.standings(evening.games(storage, 1))
    assert {name: (games, half) for name, games, half in found} == points
    assert history.main(["--save", str(tmp_path), "--evening"]) == 0
    rows = [row.split() for row in capsys.readouterr().out.splitlines()]
    for name, (games, half) in points.items():
        assert [name, str(games), evening.points_text(half)] in rows, "the desk agrees"


def test_a_pad_is_left_out_and_counts_again_and_only_once(tmp_path):
    bench = played(PenkBench(STICK, tmp_path))
    names = list(bench.app.game.table.players)
    bookkeeping.begin(bench.app, bookkeeping.Pad(names, [0, 1], {"name": "Rummy"}, 7))
    bookkeeping.change(bench.app, [0, 0, 12])
    assert len(evening.games(bench.app.storage, 1)) == 1, "it is not finished"
    archive.finish(bench.app)
    archive.reopen(bench.app, 0)
    archive.finish(bench.app)
    bench.app.stack.home()
    bench.settle()
    choose(bench, "History", "Evening", "Rummy\ncounts")
    assert labels(bench)[2:4] == ["Rummy\ndoes not count", "1. Penk!\ncounts"]
    archive.correct(bench.app, 0, [0, 1, 3])
    assert archive.values(bench.app.storage)[0]["evening"] == -1
    choose(bench, "Rummy\ndoes not count")
    assert [one[0] for one in evening.games(bench.app.storage, 1)] == [-7, 1]
    played(bench)
    assert evening.line(bench.app.storage, 1).count(":") == 2


@pytest.mark.parametrize("number", ["1", None, [1], True, 0])
def test_an_evening_that_another_program_wrote_wrong_is_none(number, tmp_path):
    bench = played(PenkBench(STICK, tmp_path))
    bench.app.storage.write_metadata(1, {**bench.app.storage.side(1), "evening": number})
    assert evening.games(PenkBench(STICK, tmp_path).app.storage, 1) == []


def test_other_games_of_the_evening_count_together(tmp_path):
    bench = played(PenkBench(STICK, tmp_path))
    storage = bench.app.storage
    other = YachtBench(STICK, tmp_path)
    other.begin()
    other.press("ok")
    for box in list(other.game.boxes):
        other.round_of(box, 1, 2, 3, 4, 6)
    found = evening.games(storage, 1)
    assert {registry.name(setup["game"]) for _number, setup, _side in found} == {"Penk!", "Yacht"}
    assert sum(half for _name, _games, half in evening.standings(found)) == 4


def test_a_game_whose_end_was_recorded_before_the_power_went_counts(tmp_path):
    bench = played(PenkBench(STICK, tmp_path))
    side = bench.app.storage.side(1)
    bench.app.storage.write_metadata(1, {"colours": side["colours"]})
    assert PenkBench(STICK, tmp_path).app.storage.side(1)["evening"] == 1
