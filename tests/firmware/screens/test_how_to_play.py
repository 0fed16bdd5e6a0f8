"""How to play: the pages of each game, the rule behind a refusal, and the tips of the first game."""

import importlib
import re

import pytest

from firmware import language
from firmware.screens.how_to_play import KEYS
from firmware.screens.in_game.tips import untaught
from shared_rules import registry
from shared_rules.block_buster import options as block_buster
from shared_rules.block_buster.points import SPACES
from shared_rules.block_buster.rules import SET_POINTS
from shared_rules.penk import rules as penk
from shared_rules.puzzle_sheet.boards import score
from shared_rules.roll_and_hold import ROLLS
from shared_rules.shape_cards.fields import FIGURE
from shared_rules.shape_cards.rules import OPENS_ALL, REVENGES
from shared_rules.yacht import rules as yacht
from tests.firmware.games.bench import GameBench
from tests.firmware.screens.bench import BOARDS, Bench, each_board
from tests.firmware.screens.by_keys import at_new_game, choose

PAGES = "screens.how_to_play.HowToPlay"
TIP = "screens.in_game.tips.Tip"


def module(game):
    return importlib.import_module(f"firmware.games.{game}.how_to_play")


def text(game, number):
    return module(game).PAGES[number][1]


def test_numbers_on_the_pages_are_those_of_the_rules():
    known = module("penk")
    assert f"Roll all {penk.DICE} dice" in text("penk", known.TURN)
    assert f"up to {ROLLS - 1} times" in text("penk", known.TURN)
    assert f"mark 1 to {penk.MOST_MARKS} clear cells" in text("penk", known.TURN)
    assert f"{penk.FEWEST_SCORING} or more marked cells" in text("penk", known.SCORE)
    known = module("block_buster")
    assert f"{SPACES} spaces" in text("block_buster", known.AIM)
    assert f"Each skipped space costs {block_buster.SKIP_PENALTY} penalty points" in text("block_buster", known.PENALTY)
    assert f"more than {block_buster.MOST_PENALTY} points" in text("block_buster", known.PENALTY)
    assert "scores %d, %d or %d for 1, 2 or more" % SET_POINTS[1:] in text("block_buster", known.END)
    blocks = [block_buster.blocks_each("standard", players) for players in (2, 3, 4)]
    sides = [block_buster.grid_side("standard", players) for players in (2, 3, 4)]
    assert "has %d, %d or %d blocks" % tuple(blocks) in text("block_buster", known.START)
    assert "%d×%d, %d×%d or %d×%d" % tuple(side for side in sides for _ in "ab") in text("block_buster", known.START)
    for variant, players, number in (
        ("two_colours", 2, known.TWO_COLOURS),
        ("official_two", 2, known.OFFICIAL),
        ("couple", 4, known.COUPLE),
    ):
        told = text("block_buster", number)
        side = block_buster.grid_side(variant, players)
        assert f"{block_buster.blocks_each(variant, players)} blocks" in told
        assert f"{side}×{side}" in told
        first, *others = block_buster.default_penalties(variant, players)
        assert f"The starting player takes {first} penalty points" in told and not any(others)
    known = module("shape_cards")
    told = text("shape_cards", known.REVENGES)
    words = {"swap": "swap", "replace": "replace", "wipe": "remove all", "exchange": "exchange"}
    assert all(f"{needed}: {words[name]}" in told for name, needed in REVENGES)
    assert f"A {OPENS_ALL} lets you choose any" in told
    assert f"Its {FIGURE} pieces" in text("shape_cards", known.DECLARE)
    assert score(5, 3, 18) == 270 and "5×3 with 18 points is 270" in text("puzzle_sheet", module("puzzle_sheet").SCORE)


def test_the_boxes_of_yacht_are_worth_what_the_pages_say():
    known = module("yacht")
    assert f"Roll all {yacht.DICE} dice" in text("yacht", known.TURN)
    assert f"up to {ROLLS - 1} times" in text("yacht", known.TURN)
    assert f"With {yacht.BONUS_FROM} or more in these {len(yacht.UPPER)} boxes" in text("yacht", known.UPPER)
    assert f"a bonus of {yacht.BONUS}." in text("yacht", known.UPPER)
    assert f"4 4 4 in fours scores {yacht.points('modern', 'fours', [4, 4, 4, 1, 2])}" in text("yacht", known.UPPER)
    for sheet, number, box, dice, words in (
        ("modern", known.LOWER, "full_house", [2, 2, 3, 3, 3], "2 of another: %d."),
        ("modern", known.LOWER, "small_straight", [1, 2, 3, 4, 6], "4 faces in a row: %d."),
        ("modern", known.LOWER, "large_straight", [2, 3, 4, 5, 6], "5 in a row: %d."),
        ("modern", known.LOWER, "yacht", [1] * 5, "5 alike: %d."),
        ("classic", known.CLASSIC_LOWER, "little_straight", [1, 2, 3, 4, 5], "Little straight, 1 2 3 4 5"),
        ("classic", known.CLASSIC_LOWER, "big_straight", [2, 3, 4, 5, 6], "2 3 4 5 6: %d each."),
        ("classic", known.CLASSIC_LOWER, "yacht", [1] * 5, "5 alike: %d."),
    ):
        worth = yacht.points(sheet, box, dice)
        assert worth and (words % worth if "%" in words else words) in text("yacht", number)
    assert yacht.points("classic", "four_alike", [3, 3, 3, 3, 6]) == 4 * 3
    assert "4 times that face" in text("yacht", known.CLASSIC_LOWER)
    assert yacht.points("modern", "full_house", [3] * 5) == yacht.points("classic", "full_house", [3] * 5) == 0
    assert "5 alike is not a full house" in text("yacht", known.END)


def titles(bench):
    """The titles of all pages, turned with ok until they close."""
    found = []
    while bench.top == PAGES:
        if not found or found[-1] != bench.app.stack.screen.title:
            found.append(bench.app.stack.screen.title)
        bench.press("ok")
    return found


@each_board
def test_the_setup_and_the_game_menu_open_the_pages_of_what_is_in_force(board, tmp_path):
    bench = at_new_game(board, tmp_path)
    choose(bench, "How to play")
    assert bench.top == PAGES
    assert titles(bench) == ["Aim", "A turn", "The jolly", "Nothing fits?", "Penk!", "End and score", "Keys and signs"]
    assert bench.top == "screens.new_game.NewGame"

    game = GameBench(board, tmp_path / "game")
    game.GAME = "yacht"
    game.begin(["Ann", "Bo"], sheet="classic")
    game.press("back")
    choose(game, "How to play")
    assert titles(game)[2:] == ["Upper boxes", "Lower boxes", "Good to know", "Keys and signs"]
    assert "Little straight" in module("yacht").PAGES[module("yacht").CLASSIC_LOWER][1]


@each_board
def test_pages_turn_both_ways_and_come_back_after_a_power_cut(board, tmp_path):
    bench = at_new_game(board, tmp_path)
    choose(bench, "How to play")
    bench.press("down*30")
    assert bench.app.stack.screen.title == "Keys and signs"
    bench.press("up")
    bench = Bench(board, tmp_path)
    assert bench.top == PAGES
    bench.press("up*30")
    assert bench.app.stack.screen.title == "Aim"
    bench.press("back")
    assert bench.top == "screens.new_game.NewGame"


@each_board
def test_the_legend_names_this_boards_keys(board, tmp_path):
    bench = at_new_game(board, tmp_path)
    choose(bench, "How to play")
    bench.press("down*30")
    for label, _pin, logical in board.KEYS:
        if logical in ("ok", "back", "undo", "info"):
            assert re.search(rf"\b{label}\b.*:", bench.app.stack.screen.text.words), label


def test_letters_printed_beside_keys_stay_in_every_language(tmp_path):
    bench = Bench(BOARDS[0], tmp_path)
    for code in language.CODES:
        bench.app.set("language", code)
        bench.open([["screens.home.Home", None], [PAGES, ["cross_rows", [KEYS], 0, 0]]])
        assert re.search(r"\bB\s*:.*\bX\s*:.*\bY\s*:", bench.app.stack.screen.text.words, re.DOTALL), code


@each_board
def test_a_refusal_opens_its_rule(board, tmp_path):
    bench = GameBench(board, tmp_path)
    bench.GAME = "penk"
    bench.DICE = "table"
    bench.begin(["Ann", "Bo"])
    bench.app.act({"type": "mark", "cells": [[1, 1]]})
    bench.settle()
    assert bench.top == "screens.in_game.refusal.Refusal" and bench.state()[0] == "Roll the dice first."
    bench.press("down", "ok")
    assert bench.top == PAGES and bench.app.stack.screen.title == "A turn"
    bench.press("back", "up", "ok")
    assert bench.top == "games.penk.entry.Entry"


@pytest.fixture
def first_game(tmp_path):
    """A bench with tips, on which the dice of a first game of Yacht have just been rolled."""
    bench = GameBench(BOARDS[0], tmp_path)
    bench.GAME = "yacht"
    bench.app.set("tips", True)
    bench.begin(["Ann"], dice="device")
    assert bench.top == "games.yacht.turn.Turn", "nothing is to be said of dice before there are any"
    return bench.press("ok")


def test_the_first_game_teaches_each_thing_once(first_game, tmp_path):
    bench = first_game
    tips = [words for _what, words in module("yacht").TIPS]
    assert bench.top == TIP and bench.state()[:2] == [tips[0], "Tip"]
    bench = Bench(BOARDS[0], tmp_path)
    assert bench.top == TIP, "a tip is there until somebody has pressed a key"
    bench.press("ok")
    assert bench.top == "games.yacht.turn.Turn"
    bench.app.game.new("yacht", ["Ann"], [0])
    bench.settle()
    assert bench.top == "screens.choice.Message" and "unfinished" in bench.app.stack.screen.words
    bench.press("ok", "ok")
    assert bench.top == "games.yacht.turn.Turn" and bench.app.game.table.game.dice


def test_a_tip_for_what_happened_comes_first(first_game):
    bench = first_game
    bench.press("ok")
    bench.app.game.tips.untaught = {"written": bench.app.game.tips.untaught["bonus"]}
    bench.app.act({"type": "write", "box": "chance"})
    bench.settle()
    assert bench.state()[:2] == [module("yacht").TIPS[2][1], "Tip"]
    assert bench.app.game.tips.untaught == {}


def test_a_power_cut_before_the_place_is_kept_loses_no_tip(first_game, tmp_path, monkeypatch):
    bench = first_game
    bench.press("ok")
    bench.begin(["Ann"], dice="table")
    for box, face in (("sixes", 6), ("fives", 5)):
        bench.roll(*[face] * 5).act("write", box=box)
    monkeypatch.setattr(bench.app.game, "keep_session", lambda: None)
    bench.roll(*[4] * 5).act("write", box="fours")
    expected = list(bench.app.stack)
    assert bench.top == TIP and bench.state()[0] == module("yacht").TIPS[2][1]
    bench = Bench(BOARDS[0], tmp_path)
    assert list(bench.app.stack) == expected


@pytest.mark.parametrize("key", ("ok", "back"))
def test_a_tip_that_was_read_never_comes_again(key, first_game, tmp_path):
    bench = first_game
    bench.press(key)
    assert bench.top == "games.yacht.turn.Turn"
    bench = Bench(BOARDS[0], tmp_path)
    bench.app.game.new("yacht", ["Ann"], [0])
    bench.settle()
    assert bench.top == "screens.choice.Message" and "unfinished" in bench.app.stack.screen.words
    bench.press("ok", "ok")
    assert bench.top == "games.yacht.turn.Turn" and bench.app.game.table.game.dice


def test_what_two_games_teach_is_read_once(first_game):
    assert "rolled" in untaught(first_game.app, "penk")
    first_game.press("ok")
    assert "rolled" not in untaught(first_game.app, "penk") and len(untaught(first_game.app, "penk")) == 3


def test_tips_can_be_switched_off(tmp_path):
    bench = GameBench(BOARDS[0], tmp_path)
    bench.GAME = "yacht"
    bench.app.set("tips", False)
    bench.begin(["Ann"], dice="device").press("ok")
    assert bench.top == "games.yacht.turn.Turn" and bench.game.dice


@each_board
def test_the_page_of_signs_tells_of_the_clock(board, tmp_path):
    for game in registry.GAMES:
        bench = Bench(board, tmp_path, [[PAGES, [game[0], [-1], 0, 0]]])
        lines = bench.app.stack.screen.text.lines
        assert " ".join(lines).replace("\xa0", " ").endswith("the game menu pauses it.")
