"""Score pads for many games: lives, out at a target, a number of rounds, steps, counters, players who come and go."""

import random

import pytest

from firmware.drawing import fonts, theme
from firmware.pads import archive, bookkeeping
from firmware.pads.bookkeeping import JOINED, LEFT, ROUNDS
from tests.firmware.pads.test_bookkeeping import app_on, seen
from tests.firmware.pads.test_score_pad import enter, with_pad
from tests.firmware.screens.bench import BOARDS, Bench, each_board, each_board_in_time
from tests.firmware.screens.by_keys import choose, labels, spell

POISON = {"start": 20, "counters": ["Poison"]}


def rows(bench):
    """(label, value) of each row of the open list."""
    shown = bench.app.stack.screen.list
    return list(zip(shown.labels, shown.values, strict=True))


def shown_of(bench, name):
    return next(value for label, value in rows(bench) if label.split("\n")[0] == name)


def dim_rows(bench):
    """Labels of the rows whose words are painted dim where they have no focus."""
    bench.whole_frame()
    firsts = [lines[0] for _player, lines in filter(None, bench.app.stack.screen.list.rows)]
    styles = [(line[2], line[-1][0]) for line in firsts]
    return [label for label, style in styles if style is theme.TEXT_DIM]


# Start value, target, out


@each_board
def test_lives_begin_at_the_start_value_and_who_has_none_is_out(board, tmp_path):
    bench = with_pad(board, tmp_path, start=20)
    assert shown_of(bench, "Ann") == "20"
    bench.press("ok", "down")
    sums = bench.app.stack.screen.lines[4].words
    bench.press("up")
    assert sums.endswith("= 19" if bench.hardware.has_stick else "= 10"), "the total is seen while one counts"
    enter(bench, -3, -20)
    assert bench.app.stack.screen.words == "Bo has 0: out 1st."
    bench.press("ok")
    enter(bench, -1)
    assert labels(bench)[0] == "Round 2", "two still play"
    assert shown_of(bench, "Bo") == "0   out 1st"
    assert dim_rows(bench) == ["Bo"]
    bench.press("ok")
    if bench.hardware.has_stick:
        bench.whole_frame()
        assert bench.app.stack.screen.lines[5].words.endswith("then Cy"), "who is out is not asked"
    enter(bench, -2)
    assert bench.app.stack.screen.band.name == "Cy"
    enter(bench, -19)
    bench.press("ok")
    assert labels(bench)[0] == "Finish\nAnn remains" and shown_of(bench, "Cy") == "0   out 2nd"
    choose(bench, "Finish\nAnn remains", "Finish")
    assert bench.app.stack.screen.words == "Ann 15 (won)\nBo 0 (out 1st)\nCy 0 (out 2nd)"


@each_board_in_time
def test_who_is_out_by_mistake_is_asked_again_for_what_is_missing(board, tmp_path):
    bench = with_pad(board, tmp_path, rounds=[(1, -30, 1), (2, None, 2)], start=20)
    choose(bench, "Bo", "Round 1")
    enter(bench, -3)
    bench.press("back")
    assert "Round 2\nBo is next" in labels(bench) and bench.app.pad.out() == []


@each_board
def test_where_the_lowest_wins_the_target_puts_out_and_ends_a_round_or_the_game(board, tmp_path):
    bench = with_pad(board, tmp_path, rounds=[(50, 90, 60)], lowest=True, target=100)
    choose(bench, "Round 2")
    enter(bench, 40, 10)
    bench.press("ok")
    enter(bench, 40)
    bench.press("ok")
    assert labels(bench)[0] == "Finish\nAnn remains"
    assert shown_of(bench, "Bo") == "100   out 1st" and shown_of(bench, "Cy") == "100   out 1st", "both in one round"


@each_board_in_time
def test_those_who_are_out_do_not_hold_up_the_rounds_that_follow(board, tmp_path):
    bench = with_pad(board, tmp_path, rounds=[(50, 100, 60)], lowest=True, target=100)
    assert labels(bench)[:2] == ["Finish\nreached by Bo", "Round 2"]
    choose(bench, "Round 2")
    enter(bench, 1, 1)
    assert labels(bench)[0] == "Round 3" and labels(bench)[-4].startswith("Finish")


@each_board_in_time
def test_who_counts_down_to_the_target_where_the_lowest_wins_has_reached_it(board, tmp_path):
    bench = with_pad(board, tmp_path, names=("Ann", "Bo"), rounds=[(-180, -60)], lowest=True, start=301)
    choose(bench, "Round 2")
    enter(bench, -121)
    assert bench.app.stack.screen.words == "Ann has 0: the target of 0 is reached."
    bench.press("ok")
    enter(bench, -60)
    assert labels(bench)[0] == "Finish\nreached by Ann" and bench.app.pad.leaders() == [0]


@each_board_in_time
def test_a_pad_ends_with_its_last_round(board, tmp_path):
    bench = with_pad(board, tmp_path, names=("Ann",), limit=2)
    bench.press("ok")
    enter(bench, 1)
    choose(bench, "Round 2")
    enter(bench, 2)
    assert labels(bench)[0] == "Finish\nthe last round is full"
    assert not [label for label in labels(bench) if label.startswith("Round")]
    bench.press("ok", "ok")
    assert bench.top == "pads.score_pad.Pad" and bench.app.pad.rounds, "the focus is on playing on"


def test_the_place_of_those_who_are_out_is_counted_by_rounds():
    pad = bookkeeping.Pad(list("abcdefg"), [0] * 7, {"start": 1})
    for at in range(6):
        pad.apply([at, at, -1])
    words = [pad.state_words(seat) for seat in range(7)]
    assert words == ["out 1st", "out 2nd", "out 3rd", "out 4th", "out 5th", "out 6th", ""]


@each_board
def test_the_widest_names_and_numbers_have_room(board, tmp_path):
    wide = ["W" * 12, "M" * 12, "WM" * 6]
    rounds = [[9999, -9999, 9999]] * 98 + [[9999, None, None]]
    bench = with_pad(board, tmp_path, wide, True, rounds, name="W" * 12, start=99999, counters=wide)
    for change in ([ROUNDS, 1, -9999], [ROUNDS + 1, 1, -9999], [ROUNDS + 2, 1, -9999], [LEFT, 0, 1]):
        bookkeeping.change(bench.app, change)
    screens = [["pads.score_pad.Pad", ["", [at, 0, False]]] for at in range(len(labels(bench)))]
    screens += [[f"pads.score_pad_menus.{name}", None] for name in ("Players", "Settings", "Profiles")]
    screens += [["pads.score_pad_entry.Entry", [ROUNDS, 1, False]], ["pads.score_pad.Numbers", [1]]]
    for lowest in (True, False):
        bookkeeping.change(bench.app, {"lowest": lowest, "target": 0 if lowest else 5000})
        for screen in [*screens, ["pads.score_pad.Sheet", None]]:
            bench.open([["screens.home.Home", None], screen])
            assert bench.whole_frame() == [1]
    archive.finish(bench.app)
    bench.settle()
    assert bench.whole_frame() == [1]


def test_where_all_are_out_the_last_ones_win():
    pad = bookkeeping.Pad(["Ann", "Bo", "Cy"], [0, 1, 2], {"start": 3})
    for change in ([0, 0, -3], [0, 1, -1], [0, 2, -1], [1, 1, -5], [1, 2, -4]):
        pad.apply(change)
    assert pad.out() == [(0, 0), (1, 1), (1, 2)] and pad.leaders() == [2]


# Steps


def test_with_a_stick_the_step_is_up_and_down_and_ones_are_left_and_right(tmp_path):
    bench = with_pad(BOARDS[0], tmp_path, step=5)
    bench.press("ok", "up*2", "left*3")
    assert bench.app.stack.screen.counter.value == 7
    words = [line.words for line in bench.app.stack.screen.lines[:4]]
    assert [one.strip(fonts.UP + fonts.DOWN + fonts.LEFT + fonts.RIGHT + " ") for one in words] == [
        "+5",
        "-5",
        "+1",
        "-1",
    ]
    bench.press("ok")
    assert bench.app.pad.rounds == [[7, None, None]]


@pytest.mark.parametrize("step, counted", [(1, 2), (5, 5 + 1), (50, 50 + 5 + 1), (100, 100 + 10 + 1)])
def test_with_four_keys_ok_goes_down_from_the_step_to_ones(step, counted, tmp_path):
    bench = with_pad(BOARDS[1], tmp_path, step=step)
    bench.press("ok", "up")
    finer = 0
    while bench.app.stack.screen.counter.step > 1:
        bench.press("ok", "up")
        finer += 1
    if not finer:
        bench.press("up")
    assert bench.app.stack.screen.counter.value == counted
    for _ in range(finer):
        bench.press("back")
    assert bench.app.stack.screen.counter.step == step and bench.top.endswith("Entry")
    bench.press("back")
    assert bench.top == "pads.score_pad.Pad"


# Counters


@each_board
def test_counters_are_counted_undone_and_kept(board, tmp_path):
    bench = with_pad(board, tmp_path, **POISON)
    choose(bench, "Bo\nPoison 0", "Poison")
    assert bench.app.stack.screen.lines[4].words.endswith("was 0")
    bench.press("up*3", "ok")
    assert rows(bench)[0] == ("Poison", "3")
    bench = Bench(board, tmp_path)
    bench.press("back")
    assert "Bo\nPoison 3" in labels(bench) and "Undo\nBo's Poison 3" in labels(bench)
    assert shown_of(bench, "Bo") == "20", "they do not count for the total"
    choose(bench, "Undo\nBo's Poison 3")
    assert bench.app.pad.counters(1) == [0]


@each_board_in_time
def test_counters_of_a_finished_pad_are_seen_and_corrected(board, tmp_path):
    bench = with_pad(board, tmp_path, rounds=[(-1, -2, -3)], **POISON)
    bookkeeping.change(bench.app, [ROUNDS, 0, 4])
    choose(bench, "Finish", "Finish", "All rounds")
    assert bench.app.stack.screen.fill()[0][-1] == ["Poison\nPo", "4", "0", "0"]
    bench.press("back")
    choose(bench, "Correct", "Ann", "Poison")
    bench.press("up", "ok")
    assert archive.pads(bench.app.storage)[0].counters(0) == [5]
    bench.press("back")
    choose(bench, "Play on")
    assert bench.app.pad.counters(0) == [5]


@each_board_in_time
def test_the_undo_key_goes_from_a_number_to_the_counter_before_it_but_not_to_who_left(board, tmp_path):
    if "undo" not in [logical for _label, _pin, logical in board.KEYS]:
        return
    bench = with_pad(board, tmp_path, **POISON)
    bookkeeping.change(bench.app, [ROUNDS, 2, 4])
    bench.press("ok", "undo")
    assert (bench.app.stack.screen.band.name, bench.app.stack.screen.counter.value) == ("Cy", 4)
    bench.press("ok")
    bookkeeping.change(bench.app, [LEFT, 2, 1])
    bench.press("ok", "undo")
    assert bench.app.stack.screen.band.name == "Ann"


# Players


@each_board
def test_a_player_leaves_and_returns(board, tmp_path):
    bench = with_pad(board, tmp_path, rounds=[(1, 2, 30)])
    choose(bench, "Players", "Cy leaves")
    assert labels(bench)[2] == "Cy returns"
    assert dim_rows(bench) == ["Cy returns"]
    bench.press("back")
    assert shown_of(bench, "Cy") == "30   left" and bench.app.pad.leaders() == [1], "who left does not win"
    assert "Undo\nCy's leaving" in labels(bench)
    choose(bench, "Round 2")
    enter(bench, 5, 6)
    assert labels(bench)[0] == "Round 3" and bench.app.pad.rounds == [[1, 2, 30], [5, 6, None]]
    choose(bench, "Players", "Cy returns")
    bench.press("back")
    assert labels(bench)[0] == "Round 2\nCy is next" and "Undo\nCy's return" in labels(bench)
    bench = Bench(board, tmp_path)
    choose(bench, "Undo\nCy's return")
    choose(bench, "Finish", "Finish")
    assert bench.app.stack.screen.words == "Bo 8 (won)\nAnn 6\nCy 30 (left)"
    choose(bench, "Play on")
    assert bench.app.pad.here() == [0, 1]


@each_board
def test_a_player_joins_with_a_remembered_or_a_new_name(board, tmp_path):
    bench = with_pad(board, tmp_path, rounds=[(1, 2, 3), (4, None, None)], start=10)
    bench.app.remember("names", [["Di", 4], ["Ann", 0]])
    choose(bench, "Players", "New player joins")
    assert labels(bench) == ["Di", "New name"]
    bench.press("ok")
    assert bench.top == "pads.score_pad_menus.Players"
    choose(bench, "New player joins")
    spell(bench, "EVE")
    bench.press("back")
    assert (bench.app.pad.names[3:], bench.app.pad.colours) == (["Di", "EVE"], [0, 1, 2, 3, 4])
    assert bench.app.pad.rounds == [[1, 2, 3, 0, 0], [4, None, None, None, None]]
    assert shown_of(bench, "Di").endswith("10"), "the start value, and nothing for rounds before"
    assert [entry[0] for entry in bench.app.storage.remembered("names", [])] == ["Ann", "Bo", "Cy", "Di", "EVE"]
    bench = Bench(board, tmp_path)
    choose(bench, "Undo\nEVE's joining")
    choose(bench, "Undo\nDi's joining")
    assert bench.app.pad.names == ["Ann", "Bo", "Cy"] and bench.app.pad.rounds == [[1, 2, 3], [4, None, None]]


def test_no_more_than_six_play_and_eight_have_played(tmp_path):
    bench = with_pad(BOARDS[0], tmp_path, names=list("ABCDEF"))
    choose(bench, "Players")
    assert "New player joins" not in labels(bench)
    for at, new in enumerate("GH"):
        choose(bench, f"{'BC'[at]} leaves", "New player joins")
        if bench.top == "screens.names.Pick":
            choose(bench, "New name")
        spell(bench, new)
    assert bench.app.pad.colours == [0, 1, 2, 3, 4, 5, 1, 2], "they have the colours of those who left"
    choose(bench, "D leaves")
    assert "New player joins" not in labels(bench)


def test_who_joins_after_a_round_that_lacks_only_those_who_left_begins_with_the_next():
    pad = bookkeeping.Pad(["Ann", "Bo"], [0, 1])
    for change in ([0, 0, 1], [LEFT, 1, 1]):
        pad.apply(change)
    assert pad.begun() == 1
    pad.apply(["Cy", 2, pad.begun()])
    assert pad.next() == (1, 0) and pad.rounds == [[1, None, 0]]


@pytest.mark.parametrize(
    "change",
    [["", 0, 0], ["Ann", 0, 0], ["Cy", 9, 0], ["Cy", 0, 5], ["Cy", 0], [JOINED, 0, 1]],
)
def test_a_change_that_is_none_is_refused(change):
    pad = bookkeeping.Pad(["Ann", "Bo"], [0, 1])
    with pytest.raises(ValueError):
        pad.apply(change)


def _random_change(chance, pad):
    kind = chance.random()
    if kind < 0.2 and pad.last():
        return "undo"
    if kind < 0.25:
        return {"limit": chance.randrange(9), "start": chance.choice((0, 20)), "target": chance.choice((0, 30))}
    if kind < 0.35 and len(pad.names) < 8:
        return [f"P{chance.randrange(1 << 20)}", chance.randrange(6), pad.begun()]
    seat = chance.randrange(len(pad.names))
    if kind < 0.45:
        return [LEFT, seat, chance.randrange(2)]
    if kind < 0.6:
        return [ROUNDS + chance.randrange(3), seat, chance.randrange(9)]
    place = pad.next() or (0, seat)
    return [*place, chance.randint(-30, 30)]


def everything(pad):
    words = [pad.state_words(seat) for seat in range(len(pad.names))]
    return [*seen(pad), pad.extra, words, pad.here(), pad.is_over()]


@pytest.mark.parametrize("seed", range(20))
def test_random_changes_come_back_from_flash_and_are_undone_to_the_start(seed, tmp_path):
    chance = random.Random(seed)
    app = app_on(tmp_path)
    bookkeeping.begin(app, bookkeeping.Pad(["Ann", "Bo"], [0, 1], {"counters": ["Poison"]}))
    for _ in range(60):
        bookkeeping.change(app, _random_change(chance, app.pad))
        before = everything(app.pad)
        if chance.random() < 0.2:
            bookkeeping.begin(app, app.pad)  # writes the shortest log
        if chance.random() < 0.3 and app.pad.rounds:
            again = bookkeeping.of_finished(app.pad.finished_line())
            assert again and everything(again.reopened())[0] == app.pad.completed().rounds
        app = app_on(tmp_path)
        assert everything(bookkeeping.load(app)) == before
    while app.pad.last():
        app.pad.apply("undo")
    assert app.pad.names == ["Ann", "Bo"] and app.pad.rounds == [] and app.pad.extra == [[None, None]] * 5


@pytest.mark.parametrize("extra", [5, [[1]], [[None, None, None]] * 4, [[None, None, "x"]] * 5, [[None, None]] * 5])
def test_a_finished_pad_whose_counters_are_damaged_is_none(extra):
    line = bookkeeping.Pad(["Ann", "Bo", "Cy"], [0, 1, 2]).first_line()
    line["rounds"] = [[1, 2, 3]]
    assert bookkeeping.of_finished(line)
    line["extra"] = extra
    assert bookkeeping.of_finished(line) is None


def test_a_file_from_elsewhere_is_read_with_the_settings_it_lacks(tmp_path):
    app = app_on(tmp_path)
    first = {"colours": [0], "lowest": True, "names": ["Ann"], "number": 1, "what a newer version has": 1}
    app.storage.write_log("pad.log", [first, [0, 0, 3], {"lowest": False, "target": 20}])
    pad = bookkeeping.load(app)
    assert pad.rounds == [[3]] and pad.heading() == "Score pad"
    assert (pad.settings["lowest"], pad.settings["target"], pad.settings["counters"]) == (False, 20, [])
