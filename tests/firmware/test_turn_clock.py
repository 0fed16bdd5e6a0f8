"""The clock of a game: whose time runs, what is left of it, and what is kept of it."""

from pathlib import Path

import pytest

from firmware.game_record import side_of
from firmware.keys import HELD, INFO
from firmware.turn_clock import COUNTS_UP, LIMITS, limit_text, seconds_of, times_text
from tests.firmware.games.bench import SEED
from tests.firmware.games.block_buster.cases import BlockBench
from tests.firmware.games.cross_rows.cases import CrossRowsBench
from tests.firmware.games.penk.cases import SIX_JOLLIES, PenkBench
from tests.firmware.screens.bench import BOARDS, stick_and_buttons

STICK, BUTTONS, _WIDE = BOARDS
PAUSE = "screens.choice.Pause"


def begun(folder, limit=COUNTS_UP, board=STICK, bench=PenkBench, names=("Ann", "Bo")):
    """A game with a clock, on its first picture."""
    bench = bench(board, folder)
    bench.app.set("sleep_seconds", 0)
    bench.app.set("dim_seconds", 0)
    bench.app.set("motion", False)
    colours = list(range(len(names)))
    bench.app.game.new(bench.GAME, list(names), colours, None, 0, "table", SEED, {"clock": limit})
    bench.settle()
    return bench


def wait(bench, seconds):
    """Nobody presses for so long."""
    for _ in range(seconds * 10):
        bench.step(100)
    return bench


def spent(bench):
    """The seconds of each seat so far, the turns that go on included, to the nearest second."""
    clock = bench.app.game.clock
    return [sum(seconds_of([*clock.turns[seat], [0, clock.ms[seat]]])) for seat in range(len(clock.turns))]


def scored(bench):
    """The one to move rolls and crosses out a column, with all that people read after it."""
    listed = bench.roll(*SIX_JOLLIES).app.game.table.game.legal()
    return bench.act("eliminate", column=[action["column"] for action in listed if "column" in action][0])


def test_the_time_is_that_of_the_player_to_move(tmp_path):
    bench = begun(tmp_path)
    before = spent(bench)
    wait(bench, 20)
    assert spent(bench) == [before[0] + 20, 0]
    scored(bench).acknowledge()
    before = spent(bench)
    wait(bench, 30)
    assert spent(bench) == [before[0], before[1] + 30]


def test_who_reads_and_writes_what_the_own_action_asks_for_is_still_timed(tmp_path):
    bench = begun(tmp_path, bench=BlockBench)
    for skip in (0, 0, 1):
        bench.act("place", skip=skip)
    assert bench.top == bench.app.game.screens.NOTICE and bench.app.game.table.to_move == 1
    before = spent(bench)
    wait(bench, 10)
    assert spent(bench) == [before[0] + 10, before[1]]


def again(bench):
    """The same game after the power went and came back, without ever sleeping."""
    return type(bench)(STICK, Path(bench.hardware.folder))


def left_for_home(bench):
    """The game is left, another one is played, and it is resumed."""
    app = bench.app
    app.game.leave()
    bench.settle()
    app.game.new("yacht", ["Di"], [3], None, None, "table", SEED)
    bench.settle()
    app.game.leave()
    bench.settle()
    app.game.resume(1)
    bench.settle()
    return bench.acknowledge()


def crashed(bench):
    """A screen crashed, and the game was loaded again."""
    bench.app.game.recover(True)
    bench.settle()
    return bench.acknowledge()


def undone(bench):
    return bench.undo().acknowledge()


def redone(bench):
    """Undo and redo until the last action that gave the turn away is done again."""
    bench.undo().redo()
    return bench.acknowledge()


def twice(bench):
    """Undo gives the turn back in two steps, the roll and what was written."""
    bench.undo().undo().acknowledge()
    return bench


@pytest.mark.parametrize("ways", [
    (undone,), (twice,), (undone, again), (again, undone), (again, again, undone), (undone, left_for_home),
    (left_for_home, undone), (undone, redone, undone), (redone,), (again,), (left_for_home,),
    (crashed,), (undone, crashed),
])  # fmt: skip
@pytest.mark.parametrize("limit", [COUNTS_UP, 60, -600])
def test_a_turn_that_comes_back_goes_on_with_what_it_had(ways, limit, tmp_path):
    bench = wait(begun(tmp_path, limit), 29)
    scored(bench).acknowledge()
    wait(bench, 20)
    before = spent(bench)
    for way in ways:
        bench = way(bench)
    clock, seat = bench.app.game.clock, bench.app.game.table.to_move
    wait(bench, 20)
    for each in range(2):
        more = spent(bench)[each] - before[each] - (20 if each == seat else 0)
        assert 0 <= more < 5, "what the keys took"
    assert limit == COUNTS_UP or abs(clock.left(seat) - max(abs(limit) - spent(bench)[seat], 0)) < 2
    clock.stop()
    assert [len(each) for each in clock.turns] == [1, 1], "each had one turn"


def test_undo_over_the_turn_of_a_rival_gives_no_time_back(tmp_path):
    bench = PenkBench(STICK, tmp_path)
    side = {"clock": 60, "rivals": ["", "gentle"]}
    bench.app.game.new("yacht", ["Ann", "Bot"], [0, 1], None, 0, "table", SEED, side)
    bench.settle()
    for seat, box in ((0, "ones"), (1, "chance")):
        wait(bench, 20)
        assert bench.app.game.table.to_move == seat
        bench.act("roll", dice=[1, 1, 1, 1, 1]).act("write", box=box)
        bench.acknowledge()
    before = spent(bench)
    while bench.app.game.table.to_move or bench.app.game.table.phase == "roll":
        assert bench.app.undo(True)
    bench.settle()
    wait(bench, 10)
    assert spent(bench)[0] >= before[0] + 10 and spent(bench)[1] >= before[1]
    bench.app.game.clock.stop()
    assert [[number for number, _ms in each if number < 3] for each in bench.app.game.clock.turns] == [[1], [2]]


def test_a_time_that_is_over_stays_over_after_a_power_cut_and_in_the_next_game_it_is_new(tmp_path):
    bench = wait(begun(tmp_path, 30), 95)
    assert bench.app.game.clock.texts[0] == "Time!"
    bench = again(bench)
    wait(bench, 1)
    assert bench.app.game.clock.texts[0] == "Time!" and spent(bench)[0] >= 90
    bench.app.game.new("penk", ["Ann", "Bo"], [0, 1], None, 0, "table", SEED, {"clock": 30})
    bench.settle()
    assert bench.app.game.clock.texts[0] in ("0:30", "0:29", "0:28")


@pytest.mark.parametrize(
    ("limit", "minutes", "percent"), [(0, 6, 0), (COUNTS_UP, 12, 80), (-1800, 12, 80), (30, 59, 80)]
)
def test_while_a_clock_runs_the_handheld_is_awake_and_bright(limit, minutes, percent, tmp_path):
    bench = begun(tmp_path, limit)
    for name, seconds in (("sleep_seconds", 300), ("dim_seconds", 60)):
        bench.app.set(name, seconds)
    bench.press("up")
    before = spent(bench)[0]
    lights = []
    bench.hardware.backlight = lights.append
    bench.app.light.renew()
    wait(bench, 60 * minutes)
    assert lights[-1] == percent and bench.app.light.asleep == (limit == 0)
    assert spent(bench)[0] - before in ((299, 300) if limit == 0 else (60 * minutes, 60 * minutes - 1))
    bench.press("up")
    bench.app.game.clock.stop()
    words = times_text(["Ann", "Bo"], bench.app.game.clock.turns, bench.app.game.clock.slept)
    assert words.endswith("is not counted.") == (limit == 0), "what is missing is said"


def test_a_handheld_that_was_forgotten_pauses_its_clock_and_sleeps_after_an_hour(tmp_path):
    bench = begun(tmp_path)
    bench.app.set("sleep_seconds", 300)
    bench.press("up")
    wait(bench, 3601)
    assert bench.app.light.asleep and bench.top == PAUSE
    before = spent(bench)
    assert spent(wait(bench, 600)) == before and before[0] >= 3599
    bench.press("ok")
    assert bench.top == PAUSE, "the key that wakes it does nothing else"
    bench.press("ok")
    assert spent(wait(bench, 5))[0] == before[0] + 5
    assert bench.app.game.record.played_ms >= 3600_000


def test_nobodys_time_runs_at_home_in_a_pause_and_while_the_handheld_sleeps(tmp_path):
    bench = begun(tmp_path)
    bench.put(INFO + HELD)
    bench.settle()
    assert bench.top == PAUSE
    before = spent(bench)
    assert spent(wait(bench, 30)) == before
    bench.press("ok")
    bench.app.game.leave()
    bench.settle()
    before = spent(bench)
    assert spent(wait(bench, 30)) == before
    bench.app.game.reopen()
    bench.settle()
    bench.app.game.clock.limit = 0
    bench.app.set("sleep_seconds", 60)
    bench.press("up")
    before = spent(bench)[0]
    assert 55 <= spent(wait(bench, 300))[0] - before <= 61


def test_the_menu_stops_the_clock_of_a_game_that_has_one(tmp_path):
    bench = begun(tmp_path).press("back").row("Pause the clock")
    assert bench.top == PAUSE
    bench.press("ok")
    bench.app.game.clock.limit = 0
    bench.app.game.reopen()
    bench.settle()
    assert "Pause the clock" not in bench.press("back").app.stack.screen.list.labels


def test_a_power_cut_loses_at_most_ten_seconds(tmp_path):
    bench = wait(begun(tmp_path, -600), 20)
    scored(bench).acknowledge()
    wait(bench, 39)
    before = spent(bench)
    bench = again(bench)
    assert bench.app.game.clock.limit == -600
    assert spent(bench)[0] == before[0] and before[1] - 10 <= spent(bench)[1] <= before[1]
    kept = len(bench.app.game.clock.unsaved)
    for _ in range(3):
        bench = again(bench)
    assert len(bench.app.game.clock.unsaved) == kept, "the session log does not grow with each power cut"


def test_turns_come_back_once_wherever_they_are_kept(tmp_path):
    bench = begun(tmp_path)
    clock = bench.app.game.clock
    for number in range(40):
        clock.turns[number % 2].append([number + 2, 1000])
        clock.unsaved.append([number % 2, number + 2, 1000])
        if number % 5 == 0:
            bench.app.game.keep_session()
        turns = PenkBench(STICK, tmp_path).app.game.clock.turns
        assert sorted(turns[0] + turns[1]) == [[at + 2, 1000] for at in range(number - number % 5 + 1)]


@pytest.mark.parametrize("limit", ["60", -1, 7, None, [60], True])
def test_a_limit_that_another_program_wrote_wrong_is_none(limit, tmp_path):
    bench = begun(tmp_path)
    bench.app.storage.write_metadata(1, {"clock": limit})
    assert PenkBench(STICK, tmp_path).app.game.clock.limit == 0


@pytest.mark.parametrize("turns", [
    3, [[[1, 1]]], [[[1, 1]], [], []], [[[1, 1]], [[1, "2"]]], [[[1, 0]], []], [[[1]], []], {"0": [1]}, [1, 2],
    [[1], [2]],
])  # fmt: skip
def test_turns_that_another_program_wrote_wrong_are_none(turns, tmp_path):
    bench = begun(tmp_path)
    side = {**side_of(bench.app.game), "turns": turns}
    bench.app.storage.write_metadata(1, side)
    assert PenkBench(STICK, tmp_path).app.game.clock.turns == [[], []]


@pytest.mark.parametrize("unsaved", [3, [], ["0"], [0, 1], [[5, 1, 1]], [[0, 1, "1"]], [[0, 1, -1]], [[0]]])
def test_a_session_log_that_another_program_wrote_wrong_adds_no_turn(unsaved, tmp_path):
    clock = begun(tmp_path).app.game.clock
    clock.turns, clock.unsaved = [[], []], []
    clock.restore(0, None, None, unsaved)
    assert clock.turns == [[], []]


# On the panel


@stick_and_buttons
def test_a_tick_draws_one_box_and_the_picture_is_that_of_a_whole_frame(board, tmp_path):
    bench = begun(tmp_path, board=board)
    texts = []
    with bench.painted():
        for _ in range(30):
            bench.step(100)
            texts.append(bench.app.game.clock.texts[0])
            seen = bench.pixels()
            assert bench.whole_frame() == [1] and bench.pixels() == seen
    assert len(set(texts)) >= 3 and all(text.startswith("0:") for text in texts)


def test_a_tick_sends_one_box_only(tmp_path):
    bench = begun(tmp_path)
    sent = []
    panel = bench.hardware.panel
    window = panel.window
    panel.window = lambda x, y, w, h: (sent.append((w, h)), window(x, y, w, h))
    with bench.painted():
        wait(bench, 2)
        sent.clear()
        wait(bench, 5)
    assert len(sent) == 5 and len(set(sent)) == 1 and sent[0][0] * sent[0][1] < 2400


def test_a_time_for_each_turn_runs_down_and_its_end_is_said_once(tmp_path):
    bench = begun(tmp_path, 30)
    wait(bench, 15)
    assert bench.app.game.clock.texts[0] in ("0:14", "0:15") and bench.app.game.clock.texts[1] == ""
    assert not bench.app.game.clock.is_urgent
    wait(bench, 10)
    assert bench.app.game.clock.is_urgent
    wait(bench, 100)
    assert bench.app.game.clock.texts == ["Time!", ""]
    scored(bench).acknowledge()
    assert bench.app.game.clock.texts[1] in ("0:29", "0:30"), "another turn has its own time, and nothing else happens"


def test_a_time_for_the_whole_game_is_that_of_all_turns(tmp_path):
    bench = wait(begun(tmp_path, -300), 100)
    scored(bench).acknowledge()
    wait(bench, 50)
    scored(bench).acknowledge()
    left = 300 - spent(bench)[0]
    assert bench.app.game.clock.left(0) in (left, left + 1) and left <= 200


def test_all_who_have_not_answered_are_timed_at_once(tmp_path):
    bench = begun(tmp_path, bench=CrossRowsBench, names=("Ann", "Bo", "Cy"))
    bench.act("roll", dice=[1, 1, 2, 3, 4, 5])
    before = spent(wait(bench, 1))
    after = spent(wait(bench, 10))
    awaited = bench.app.game.table.game.awaited()
    assert len(awaited) > 1
    for seat in range(3):
        assert after[seat] - before[seat] == (10 if seat in awaited else 0)
    assert all(bool(bench.app.game.clock.texts[seat]) == (seat in awaited) for seat in range(3))


def test_the_light_glows_and_is_bright_when_the_time_is_nearly_over(tmp_path):
    bench = begun(tmp_path, 30)
    seen = []
    bench.hardware.has_led = True
    bench.hardware.led = lambda *colour: seen.append(max(colour))
    wait(bench, 10)
    glow = seen[-1]
    wait(bench, 15)
    assert seen[-1] > 2 * glow


def test_at_a_change_of_turn_the_light_flashes_as_often_as_the_number_of_the_player(tmp_path):
    bench = PenkBench(_WIDE, tmp_path).begin(["Ann", "Bo", "Cy"])
    for seat in (1, 2):
        bench.roll(*SIX_JOLLIES)
        assert bench.app.act({"type": "eliminate", "column": seat})
        seen = []
        for _ in range(200):
            bench.step(20)
            seen.append(bench.hardware.lamp != (0, 0, 0))
        flashes = sum(not before and now for before, now in zip(seen, seen[1:], strict=False))
        assert bench.app.game.table.to_move == seat and flashes == seat + 1 and seen[-1]


# After the game


def test_times_are_told_in_all_in_the_middle_and_at_most():
    turns = [[[1, 20000], [2, 4800], [3, 90000]], [], [[1, 3400], [2, 4000]]]
    assert times_text(["Ann", "Bo", "Cy"], turns, False) == (
        "Ann: 1:55, usually 0:20, longest 1:30\nCy: 0:07, usually 0:03, longest 0:04"
    )
    assert times_text(["Ann"], [[]], True) == ""


def test_each_limit_has_a_text_of_its_own():
    assert len({limit_text(limit) for limit in LIMITS}) == len(LIMITS)
    assert [limit_text(limit) for limit in (0, 1, 30, 60, -600)] == [
        "off",
        "counts up",
        "30 s a turn",
        "1 min a turn",
        "10 min a game",
    ]
