"""Who starts, an order of play, teams: drawn with equal chances, before everybody's eyes."""

import itertools
import os
from collections import Counter

from firmware.drawing import fonts
from firmware.pads import players_menu, who_starts
from tests.firmware.screens.bench import BOARDS, Bench, each_board
from tests.firmware.screens.by_keys import choose, go_to_place, labels, spell, to_row

DRAWN = "pads.who_starts.Drawn"


def opened(board, folder, motion=False):
    bench = Bench(board, folder)
    bench.app.set("motion", motion)
    bench.app.stack.home()
    bench.settle()
    choose(bench, "Who starts?")
    return bench


def kind(bench, wanted):
    to_row(bench, "Draw what")
    for _ in range(len(who_starts.KINDS)):
        if bench.app.stack.screen.list.values[1] == wanted:
            break
        bench.app.stack.screen.adjust(1, 1)
        bench.app.stack.screen.refill()
        bench.settle()
    assert bench.app.stack.screen.list.values[1] == wanted


@each_board
def test_somebody_is_drawn_and_stays_until_a_press(board, tmp_path):
    bench = opened(board, tmp_path)
    choose(bench, "Draw")
    assert bench.top == DRAWN
    assert bench.app.stack.screen.text.words in [f"{name} starts" for name in ("Red", "Blue", "Green", "Yellow")]
    said = bench.app.stack.screen.text.words
    bench.settle(60000)
    bench = Bench(board, tmp_path)
    assert bench.app.stack.screen.text.words == said
    bench.press("ok")
    assert bench.top == "pads.who_starts.WhoStarts"


def test_the_names_pass_before_one_stays_and_a_key_ends_that(tmp_path):
    bench = opened(BOARDS[0], tmp_path, motion=True)
    to_row(bench, "Draw")
    bench.settle = lambda ms=20: bench.step(20)
    bench.press("ok")
    bench.step()
    seen = set()
    for _ in range(20):
        bench.step()
        seen.add(bench.app.stack.screen.text.words)
    assert seen >= {"Red", "Blue", "Green", "Yellow"}
    bench.press("ok")
    bench.step()
    assert bench.app.stack.screen.text.words.endswith(" starts") and bench.top == DRAWN


@each_board
def test_an_order_and_teams_hold_everybody_once(board, tmp_path):
    bench = opened(board, tmp_path)
    kind(bench, "Order of play")
    choose(bench, "Draw")
    lines = bench.app.stack.screen.text.words.split("\n")
    assert [line[:3] for line in lines] == ["1. ", "2. ", "3. ", "4. "]
    assert sorted(line[3:] for line in lines) == ["Blue", "Green", "Red", "Yellow"]
    bench.press("ok")
    kind(bench, "3 teams")
    choose(bench, "Draw")
    teams = [line.partition(": ")[2].split(", ") for line in bench.app.stack.screen.text.words.split("\n")]
    assert [len(team) for team in teams] == [2, 1, 1]
    assert sorted(itertools.chain(*teams)) == ["Blue", "Green", "Red", "Yellow"]


@each_board
def test_two_to_eight_with_names_that_are_remembered(board, tmp_path):
    bench = opened(board, tmp_path)
    for _ in range(9):
        bench.app.stack.screen.adjust(2, 1)
    bench.app.stack.screen.refill()
    bench.settle()
    assert labels(bench)[3:] == ["Red", "Blue", "Green", "Yellow", "Violet", "White", "Player 7", "Player 8"]
    choose(bench, "Player 8")
    spell(bench, "BO")
    bench.press("back")
    bench = Bench(board, tmp_path)
    choose(bench, "Who starts?")
    assert len(labels(bench)) == 11 and "Player 8" not in labels(bench)
    for _ in range(9):
        bench.app.stack.screen.adjust(2, -1)
    bench.app.stack.screen.refill()
    bench.settle()
    assert labels(bench)[3:] == ["Red", "Blue"]


def test_the_people_of_the_last_game_are_there_in_their_colours(tmp_path):
    bench = Bench(BOARDS[0], tmp_path)
    bench.app.remember("people", {"names": ["Ann", "Bo", "Cy"], "colours": [3, 1, 2], "seats": 2})
    bench = opened(BOARDS[0], tmp_path)
    assert labels(bench)[3:] == ["Ann", "Bo"]
    assert bench.app.stack.screen.list.players == [-1, -1, -1, 3, 1]
    colours = who_starts.colours_of(bench.app, ["Blue", "Zoe", "Cy", "Bo", "Red"])
    assert colours == [-1, -1, 2, -1, 0], "no mark for two, none for somebody unknown"


@each_board
def test_who_starts_is_large_and_has_its_mark(board, tmp_path):
    bench = Bench(board, tmp_path)
    for names, line in ((["Violet", "Red"], [(0, "Violet", 4)]), (["Maxi", "Red"], [(0, "Maxi", -1)])):
        bench.open([["screens.home.Home", None], [DRAWN, [who_starts.STARTS, names, False]]])
        text = bench.app.stack.screen.text
        assert text.font is fonts.LARGE and text.places[0][:1] == line
        assert bench.whole_frame() == [1]
    bench.open([["screens.home.Home", None], [DRAWN, [2, ["Red", "Blue", "Green", "Yellow"], False]]])
    text = bench.app.stack.screen.text
    assert text.words == "1: Red, Green\n2: Blue, Yellow"
    assert text.font is fonts.LARGE or not bench.app.stack.screen.layout.high


@each_board
def test_a_name_that_was_chosen_can_be_mended_and_a_colour_is_none(board, tmp_path):
    bench = opened(board, tmp_path)
    choose(bench, "Green")
    assert bench.state()[2] == ""
    spell(bench, "BO")
    choose(bench, "Bo" if "Bo" in labels(bench) else "BO")
    assert bench.state()[2] == "BO"
    go_to_place(bench, 30)
    bench.press("ok", "back")
    if not bench.app.hardware.has_stick:
        bench.press("back")
    assert bench.state()[2] == "", "back goes on with deleting once something was changed"


def test_a_name_is_changed_or_forgotten_here_too(tmp_path):
    bench = opened(BOARDS[0], tmp_path)
    bench.app.remember("who_starts", [["Ann", "Bo"], 0])
    players_menu.rename(bench.app, "Ann", "Zoe")
    players_menu.rename(bench.app, "Bo", None)
    assert bench.app.storage.remembered("who_starts", None) == [["Zoe", "Blue"], 0]


def test_every_order_is_as_likely_as_another():
    counts = Counter(tuple(who_starts.drawn(os.urandom, 3)) for _ in range(6000))
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 30  # chi square, 5 degrees: 1 in 100,000


def test_a_source_that_stands_still_is_refused(tmp_path):
    bench = opened(BOARDS[0], tmp_path)
    bench.hardware.raw_entropy = lambda count: bytes(count)
    bench.hardware.entropy = type(bench.hardware).__mro__[-2].entropy.__get__(bench.hardware)
    choose(bench, "Draw")
    assert bench.top == "screens.choice.Message" and "stands still" in bench.app.stack.screen.words
