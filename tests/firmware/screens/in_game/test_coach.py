"""The coach in a turn: asked, warning once, and never playing for anybody."""

from types import SimpleNamespace

import pytest

from firmware.coach import ON_REQUEST, WARNS, points, reasons
from firmware.games.penk import game as penk
from firmware.keys import HELD, INFO
from shared_rules.advice import Advice
from tests.firmware.games.bench import GameBench
from tests.firmware.games.block_buster.cases import BlockBench
from tests.firmware.games.penk.cases import PenkBench, over
from tests.firmware.games.puzzle_sheet.cases import PuzzleBench
from tests.firmware.games.shape_cards.bench import ShapeBench, prepared_games  # noqa: F401
from tests.firmware.screens.bench import BOARDS, stick_and_buttons
from tests.firmware.screens.in_game.scripted_advice import Adviser, use

STICK, BUTTONS, _WIDE = BOARDS
COACH = "screens.in_game.coach.Coach"
THINKING = "screens.in_game.coach.Thinking"
MARK = "games.penk.mark.Mark"
SHEETS = "games.penk.sheets.Sheets"
BEST = {"type": "mark", "cells": [[1, 5], [2, 3]]}
WORSE = {"type": "mark", "cells": [[1, 1]]}
REROLL = {"type": "reroll", "at": [2, 3, 4]}
PENK = Adviser((BEST, 350, "two more", (5, 12)), (REROLL, 320, "four 3s", (1, 36)), (WORSE, 20), other=-1000)


def begun(board, folder, coach, **more):
    """A game of Penk! whose dice are to be used."""
    bench = PenkBench(board, folder).begin(**more)
    bench.app.game.coach.level = coach
    bench.app.game.write_side()
    return bench.roll(3, 3, 6, 1, 5, 3)


def words(bench):
    return bench.app.stack.screen.words.replace("\xa0", " ").split("\n")


def marking(bench, *cells):
    """On the sheet, these cells chosen, and Done about to be pressed."""
    return bench.push(MARK, {"cells": [5 * row + column - 6 for row, column in cells], "focus": 25})


def out_of_memory(game, seat):
    raise MemoryError


def done(bench):
    from firmware.games.penk.mark import DONE

    return bench.go_to(DONE).press("ok")


@stick_and_buttons
def test_the_menu_offers_the_coach_where_the_setup_asked_for_it(board, tmp_path, monkeypatch):
    use(monkeypatch, PENK)
    bench = begun(board, tmp_path, 0).press("back")
    assert "Coach" not in bench.app.stack.screen.list.labels
    bench = begun(board, tmp_path, ON_REQUEST).press("back").row("Coach")
    assert bench.top == COACH
    assert words(bench) == [
        "1. Circle 1\xd75, 2\xd73",
        "42 %: two more, about +3.5",
        "2. Hold 3 3 3",
        "3 %: four 3s, about +3.2",
        "3. Circle 1\xd71",
        "about +0.2 points",
    ]
    assert bench.whole_frame() == [1]
    before = bench.app.game.table.count
    bench.press("ok")
    assert bench.top == "games.penk.turn.Turn" and bench.app.game.table.count == before


def test_the_info_key_held_asks_it_whether_the_sheets_are_open_or_not(tmp_path, monkeypatch):
    use(monkeypatch, PENK)
    bench = begun(STICK, tmp_path, ON_REQUEST)
    turn = bench.top
    for opened in (turn, SHEETS):
        if opened == SHEETS:
            bench.press("info")
        bench.press("info")  # the press of which the rest is held
        bench.hardware.keys.events.append(INFO + HELD)
        bench.settle()
        assert bench.top == COACH
        bench.press("back")
        assert bench.top == turn
    bench.app.game.coach.level = 0
    bench.press("info")
    bench.hardware.keys.events.append(INFO + HELD)
    bench.settle()
    assert bench.top == SHEETS


def test_the_info_key_held_asks_nothing_over_what_asks_itself(tmp_path, monkeypatch):
    use(monkeypatch, PENK)
    bench = begun(STICK, tmp_path, ON_REQUEST).press("undo")
    top = bench.top
    bench.hardware.keys.events.append(INFO + HELD)
    bench.settle()
    assert bench.top == top


def test_keys_stay_alive_while_it_thinks(tmp_path, monkeypatch):
    adviser = use(monkeypatch, Adviser((BEST, 350), slices=10**9))
    bench = begun(STICK, tmp_path, ON_REQUEST)
    hardware = bench.hardware
    monkeypatch.setattr(hardware, "now", lambda: setattr(hardware, "time", hardware.time + 1) or hardware.time)
    bench.press("back").row("Coach")
    assert bench.top == THINKING
    assert bench.whole_frame() == [1]
    bench.press("back")
    assert bench.top == "games.penk.turn.Turn" and adviser.asked


@stick_and_buttons
def test_a_clearly_worse_choice_is_asked_about_once(board, tmp_path, monkeypatch):
    use(monkeypatch, PENK)
    bench = done(marking(begun(board, tmp_path, WARNS), (1, 1)))
    assert bench.top == COACH and bench.app.game.table.to_move == 0
    assert words(bench) == ["Another choice is about 3.3 points better."]
    assert bench.whole_frame() == [1]
    bench.press("ok")
    assert bench.top == MARK and bench.state()["cells"] == [0], "as it was left"
    done(bench)
    assert bench.app.game.table.to_move == 1, "asked once for each decision"


@stick_and_buttons
def test_a_warning_can_be_overruled_or_the_choices_be_shown(board, tmp_path, monkeypatch):
    use(monkeypatch, PENK)
    bench = done(marking(begun(board, tmp_path / "played", WARNS), (1, 1))).row("Play it")
    assert bench.app.game.table.to_move == 1
    assert bench.app.game.table.entries()[-1].action == WORSE
    bench = done(marking(begun(board, tmp_path / "shown", WARNS), (1, 1))).row("Show")
    assert bench.top == COACH and words(bench)[0] == "1. Circle 1\xd75, 2\xd73"
    bench.press("ok")
    assert bench.top == MARK and bench.app.game.table.to_move == 0


@pytest.mark.parametrize("cells", [((1, 5), (2, 3))])
def test_a_good_choice_is_played_without_a_word(cells, tmp_path, monkeypatch):
    adviser = use(monkeypatch, PENK)
    asked = adviser.asked
    bench = marking(begun(STICK, tmp_path, WARNS), *cells)
    seen = []
    monkeypatch.setattr(bench.app.frame.canvas, "finish", lambda *_: seen.append(bench.top))
    done(bench)
    assert adviser.asked == asked + 1
    assert bench.app.game.table.to_move == 1
    assert THINKING not in seen and COACH not in seen, "it was quick enough to show nothing of its own"


def test_only_what_can_be_chosen_is_looked_at(tmp_path, monkeypatch):
    adviser = use(monkeypatch, Adviser(other=0))
    bench = PenkBench(STICK, tmp_path).begin(dice="device")
    bench.app.game.coach.level = WARNS
    bench.press("ok")
    assert bench.game.dice and not adviser.asked, "the first roll is no choice"
    bench.app.act({"type": "eliminate", "column": 9})
    bench.settle()
    assert bench.top == "screens.in_game.refusal.Refusal" and not adviser.asked


def test_with_real_dice_it_warns_before_they_are_rolled(tmp_path, monkeypatch):
    use(monkeypatch, Adviser((BEST, 350), other=-100))
    bench = begun(STICK, tmp_path, WARNS)
    bench.app.stack.screen.focus = 6
    bench.app.stack.screen.held = 0b100000
    bench.press("ok")
    assert bench.top == COACH and "4.5 points" in words(bench)[0]
    bench.row("Play it")
    assert bench.top == "games.penk.entry.Entry" and bench.state()["at"] == [0, 1, 2, 3, 4]
    bench.press("ok*6")
    assert bench.app.game.table.entries()[-1].action["type"] == "reroll", "and not again when they are entered"


def test_what_was_asked_and_was_answered_outlives_a_power_cut(tmp_path, monkeypatch):
    use(monkeypatch, PENK)
    bench = done(marking(begun(STICK, tmp_path, WARNS), (1, 1)))
    seen = bench.pixels()
    again = PenkBench(STICK, tmp_path)
    assert again.top == COACH and again.pixels() == seen
    again.press("ok")
    last = PenkBench(STICK, tmp_path)
    assert last.top == MARK and last.app.game.coach.level == WARNS
    done(last)
    assert last.app.game.table.to_move == 1, "never twice"


def test_a_game_that_was_left_keeps_its_coach_and_does_not_warn_again(tmp_path, monkeypatch):
    use(monkeypatch, PENK)
    bench = done(marking(begun(STICK, tmp_path, WARNS), (1, 1))).press("ok")
    bench.app.game.leave()
    bench.settle()
    again = PenkBench(STICK, tmp_path).press("ok")
    assert again.top == MARK and again.app.game.coach.level == WARNS
    assert done(again).app.game.table.to_move == 1


@pytest.mark.parametrize("error", [KeyError, MemoryError])
def test_play_goes_on_where_advice_fails(error, tmp_path, monkeypatch):
    adviser = use(monkeypatch, Adviser())

    def think(game, seat, also=None):
        adviser.asked += 1
        yield None
        raise error

    adviser.think = think
    bench = marking(begun(STICK, tmp_path, WARNS), (1, 1))
    monkeypatch.setattr(bench, "_no_crash", lambda: None)
    done(bench)
    assert adviser.asked == 1 and bench.app.game.table.to_move == 1 and bench.top != COACH
    bench.app.undo(True)
    bench.settle()
    GameBench.row(bench.acknowledge().press("back"), "Coach")
    assert bench.top == COACH and words(bench)[0].startswith("The coach could not think")
    assert ("in advice" in bench.app.storage.crashes()) == (error is KeyError)


def test_the_record_is_the_same_with_and_without_a_coach(tmp_path, monkeypatch):
    use(monkeypatch, PENK)
    records = []
    for coach in (0, WARNS):
        bench = done(marking(begun(STICK, tmp_path / str(coach), coach), (1, 1)))
        if coach:
            bench.row("Play it")
        records.append(bench.app.game.table.save())
    assert records[0] == records[1]


def test_the_setup_remembers_the_coach_and_another_game_has_its_own(tmp_path):
    bench = PenkBench(BUTTONS, tmp_path)
    bench.open([["screens.home.Home", None], ["screens.new_game.NewGame", {"game": "penk"}]])
    shown = bench.app.stack.screen.list
    at = shown.labels.index("Coach")
    assert shown.values[at] == "off"
    bench.row("Coach")
    assert shown.values[at] == "on request"
    bench.press("ok")
    assert shown.values[at] == "warns"
    bench.row("Start")
    assert bench.app.game.coach.level == WARNS
    assert bench.app.storage.side(bench.app.game.record.number)["coach"] == WARNS
    bench.open([["screens.home.Home", None], ["screens.new_game.NewGame", {"game": "penk"}]])
    assert bench.app.stack.screen.list.values[at] == "warns"
    bench.open([["screens.home.Home", None], ["screens.new_game.NewGame", {"game": "yacht"}]])
    assert bench.app.stack.screen.beside["coach"] == 0


def test_another_game_of_the_same_players_has_the_same_coach(tmp_path):
    bench = over(PenkBench(STICK, tmp_path).begin())
    bench.app.game.coach.level = ON_REQUEST
    bench.app.stack.screen.again()
    bench.settle()
    assert bench.app.game.coach.level == ON_REQUEST and not bench.app.game.table.over


def test_nobody_is_asked_for_advice_once_the_game_is_over(tmp_path):
    bench = over(PenkBench(STICK, tmp_path).begin())
    bench.app.game.coach.level = WARNS
    bench.press("back")
    assert "Coach" not in bench.app.stack.screen.list.labels


@pytest.mark.usefixtures("prepared_games")
def test_in_shape_cards_it_counts_cards(tmp_path, monkeypatch):
    place, green = {"type": "own", "at": [2, 2]}, {"type": "green", "at": [1, 1]}
    use(monkeypatch, Adviser((place, 90), (green, -20)))
    bench = ShapeBench(STICK, tmp_path).begin()
    bench.app.game.coach.level = WARNS
    GameBench.row(bench.press("back"), "Coach")
    assert words(bench)[1::2] == ["about +0.9 cards", "about -0.2 cards"]
    assert bench.app.stack.screen.heading.right == "final lead"
    bench.press("back")
    bench.app.act(green)
    bench.settle()
    assert words(bench) == ["Another choice is about 1.1 cards better."]


@stick_and_buttons
@pytest.mark.usefixtures("prepared_games")
def test_where_cards_are_hidden_the_device_is_handed_over_first(board, tmp_path, monkeypatch):
    place = {"type": "green", "at": [1, 1]}
    use(monkeypatch, Adviser((place, 40, "your card", (1, 1))))
    bench = ShapeBench(board, tmp_path).begin("expert")
    bench.app.game.coach.level = ON_REQUEST
    GameBench.row(bench.press("back"), "Coach")
    assert bench.app.stack.screen.cover.closed
    hidden = bench.pixels()
    assert bench.whole_frame() == [1]
    bench.press("ok")
    assert words(bench) == ["1. Green at row 1, column 1", "100 %: your card, about +0.4"]
    assert bench.whole_frame() == [1]
    again = ShapeBench(board, tmp_path)
    assert again.top == COACH and again.pixels() == hidden
    bench.settle(60000)
    assert bench.pixels() == hidden, "a handheld that was put down tells nobody"
    bench.press("back")
    assert bench.top == "games.shape_cards.turn.Turn"


@stick_and_buttons
def test_of_some_games_it_tells_facts_and_it_never_warns_there(board, tmp_path):
    for bench_class, suggests in ((PuzzleBench, False), (BlockBench, True)):
        bench = bench_class(board, tmp_path / bench_class.GAME).begin()
        bench.push(THINKING, [None, None])
        assert bench.top == COACH and bench.whole_frame() == [1]
        assert words(bench)[0].startswith("Suggestion: go for row") == suggests and len(words(bench)) > 2
        setup = ["screens.new_game.NewGame", {"game": bench_class.GAME}]
        bench.open([["screens.home.Home", None], setup])
        shown = bench.app.stack.screen.list
        at = shown.labels.index("Coach")
        values = [shown.values[at]]
        for _ in range(2):
            bench.row("Coach")
            values.append(bench.app.stack.screen.list.values[at])
        assert values == ["off", "on request", "off"]


@pytest.mark.parametrize("kind", ["choices", "warning", "facts", "failed"])
def test_it_speaks_the_language_that_was_chosen_while_it_was_left_open(kind, tmp_path, monkeypatch):
    use(monkeypatch, PENK)
    if kind == "facts":
        bench = PuzzleBench(STICK, tmp_path).begin()
        monkeypatch.undo()
    elif kind == "warning":
        bench = marking(begun(STICK, tmp_path, WARNS), (1, 1))
    else:
        bench = begun(STICK, tmp_path, ON_REQUEST)
    if kind == "warning":
        done(bench)
    else:
        bench.app.game.coach.level = ON_REQUEST
        if kind == "failed":
            monkeypatch.setattr(PENK, "think", out_of_memory)
        bench.press("back").row("Coach")
    assert bench.top == COACH
    english = bench.app.stack.screen.words
    bench.app.game.leave()
    bench.settle()
    bench.app.set("language", "de")
    bench.press("ok")
    assert bench.top == COACH and bench.whole_frame() == [1]
    german = bench.app.stack.screen.words
    assert all(a != b for a, b in zip(english.split("\n"), german.split("\n"), strict=True)), german
    bench.app.set("language", "")
    bench.app.stack.show(bench.app.stack.cover())
    bench.settle()
    assert bench.app.stack.screen.words == english


def test_figures_in_words():
    assert [points(each) for each in (354, 355, -4, -5, 0, 12345)] == ["+3.5", "+3.6", "+0.0", "-0.1", "+0.0", "+123.5"]
    told = [
        reasons(Advice({}, None, "a six", exact), False) for exact in ((0, 6), (1, 6), (1, 1000), (999, 1000), (6, 6))
    ]
    assert [each.split(":")[0] for each in told] == ["0 %", "17 %", "under 1 %", "over 99 %", "100 %"]
    assert reasons(Advice({}, 22930), True) == "about\xa0229.3 points"
    game = SimpleNamespace(dice=[3, 6, 3, 1, 5, 2])
    assert penk.GAME.choice_words(game, 0, {"type": "reroll", "at": [3, 4, 5]}) == "hold 3\xa03\xa0!"
    assert penk.GAME.choice_words(game, 0, {"type": "reroll", "at": [0, 1, 2, 3, 4, 5]}) == "reroll all"
    assert penk.GAME.choice_words(game, 0, {"type": "roll"}) == "roll the dice"
