"""How to play: what every game tells is there, fits, agrees with its rules, and refusals lead to it."""

import ast
import re
from itertools import combinations

import pytest

from firmware.screens import how_to_play
from firmware.screens.new_game import has_screens
from shared_rules import registry
from shared_rules.block_buster import options as block_buster
from shared_rules.block_buster.points import SPACES
from shared_rules.game import Illegal
from shared_rules.penk import rules as penk
from shared_rules.roll_and_hold import ROLLS
from shared_rules.shape_cards.fields import FIGURE
from shared_rules.shape_cards.options import FLAGS
from shared_rules.shape_cards.rules import OPENS_ALL, REVENGES
from shared_rules.yacht import rules as yacht
from tests.firmware.screens.bench import BOARDS, Bench, each_board, stick_and_buttons
from tests.firmware.screens.by_keys import choose, labels
from tests.firmware.screens.panels import board_of
from tools.places import ROOT

GAMES = [line[0] for line in registry.GAMES if has_screens(line[0])]
PAGES = "screens.how_to_play.HowToPlay"
SETUPS = {
    "penk": [({}, 2)],
    "yacht": [({"sheet": sheet}, players) for sheet in yacht.SHEETS for players in (1, 2)],
    "puzzle_sheet": [({"tracking": tracking}, players) for tracking in ("board", "pad") for players in (1, 2, 4)],
    "block_buster": [
        ({"variant": variant}, players) for players in (2, 3, 4) for variant in block_buster.variants_for(players)
    ],
    "shape_cards": [
        ({"variant": list(flags)}, 2) for count in range(len(FLAGS) + 1) for flags in combinations(FLAGS, count)
    ],
}
"""Options and numbers of players of every kind of game there is."""
FORM = {
    "Columns are 1 to 5.",
    "Rows and columns are 1 to 5.",
    "A cell must be a row and a column.",
    "Rows and columns are 1 to 4.",
    "Players are 0 to %d.",
    "Rows are 1 to %d and columns 1 to %d.",
    "There is no such piece: pieces are named by frame and letter, like 1A.",
    "Choose one of your colours: %d or %d.",
    "Say how many spaces are skipped: 0 or more.",
    "Kinds are A to %s.",
    "The other player's card must be counted from 0.",
    "Fill each cell only once.",
    "Shape Cards is for two players.",
    "There is no such sheet. The sheets here are: %s.",
    "There is no such deck. The decks here are: %s.",
    "The board cannot have more than 16 rows or 16 columns.",
    "The box of %s cannot have an empty row or column at its edges.",
    'Only a solo game on "board" can be pre-filled.',
    "The variant can have each of these only once: %s.",
}
"""Refusals of requests that no key makes: a computer on the cable counts or spells wrongly."""


def texts(game):
    return how_to_play._texts(game)


def all_sentences(game):
    """Every sentence of a game, whatever it is for."""
    for _title, sentences, _refusals in texts(game).PAGES:
        yield from (sentence if isinstance(sentence, str) else sentence[1] for sentence in sentences)
    yield from texts(game).SIGNS


def held(game):
    """The labels of every kind of game, each once."""
    found = []
    for options, players in SETUPS.get(game, [({}, 2)]):
        one = how_to_play.labels(game, options, players)
        if one not in found:
            found.append(one)
    return found


# The text


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_is_told_in_some_game_and_every_game_has_pages(game):
    used = {
        sentence[0]
        for _title, sentences, _refusals in texts(game).PAGES
        for sentence in sentences
        if not isinstance(sentence, str)
    }
    assert used - {label for some in held(game) for label in some} == set()
    for some in held(game):
        told = [how_to_play.in_force(sentences, some) for _title, sentences, _refusals in texts(game).PAGES]
        assert len([page for page in told if page]) >= 3


@pytest.mark.parametrize("size", [(240, 135), (240, 240)])
@pytest.mark.parametrize("game", GAMES)
def test_pages_fit_without_scrolling(game, size, tmp_path):
    bench = Bench(board_of(*size), tmp_path)
    for some in held(game):
        bench.open([["screens.home.Home", None], [PAGES, [game, some]]])
        seen = 1
        while seen < len(bench.app.screen.screens):
            assert not bench.app.screen.text.last_first, bench.app.screen.text.words
            bench.press("down")
            seen += 1


FACTS = {
    "penk": [
        (f"all {penk.DICE} dice", f"up to {ROLLS - 1} times"),
        (f"Mark 1 to {penk.MOST_MARKS} clear cells", f"{penk.FEWEST_SCORING} or more marked cells"),
    ],
    "yacht": [
        (f"all {yacht.DICE} dice", f"up to {ROLLS - 1} times"),
        (f"If these {len(yacht.UPPER)} boxes reach {yacht.BONUS_FROM} together, you get a bonus of {yacht.BONUS}.",),
        (f"another: {yacht.points('modern', 'full_house', [2, 2, 2, 5, 5])}.",),
        (f"4 faces in a row: {yacht.points('modern', 'small_straight', [1, 2, 3, 4, 6])}",),
        (f"5 in a row: {yacht.points('modern', 'large_straight', [1, 2, 3, 4, 5])}",),
        (f"Yacht, 5 alike: {yacht.points('modern', 'yacht', [3] * 5)}. Chance",),
        (f"1 2 3 4 5, big straight 2 3 4 5 6: {yacht.points('classic', 'little_straight', [1, 2, 3, 4, 5])} each",),
        (f"Yacht, 5 alike: {yacht.points('classic', 'yacht', [3] * 5)}.",),
        ("4 times that face", f"4 4 4 in fours scores {yacht.points('modern', 'fours', [4, 4, 4, 1, 2])}"),
    ],
    "puzzle_sheet": [],
    "block_buster": [
        (f"{SPACES} spaces", f"costs {block_buster.SKIP_PENALTY} penalty points"),
        (f"more than {block_buster.MOST_PENALTY} penalty points",),
    ],
    "shape_cards": [
        (f"The {FIGURE} pieces", f"With a {OPENS_ALL} choose any"),
        tuple(f"{needed}: {name}" for name, needed in zip(("swap", "replace", "remove", "exchange"), (4, 7, 13, 100))),
    ],
}
"""What the rules' own numbers make of sentences: each tuple must be found among those of the game."""


@pytest.mark.parametrize("game", GAMES)
def test_numbers_are_those_of_the_rules(game):
    text = " ".join(all_sentences(game))
    for facts in FACTS.get(game, []):
        for fact in facts:
            assert fact in text, fact


def test_the_points_of_revenge_are_those_of_the_rules():
    assert [needed for _name, needed in REVENGES] == [4, 7, 13, 100]


def test_blocks_and_point_blocks_are_those_of_the_rules():
    names = {"two_colours": "Two colours", "official_two": "Official two", "couple": "Couples"}
    for options, players in SETUPS["block_buster"]:
        variant = options["variant"]
        blocks, side = block_buster.blocks_each(variant, players), block_buster.grid_side(variant, players)
        some = how_to_play.labels("block_buster", options, players)
        assert names.get(variant, f"Standard, {players} players") in some
        told = " ".join(how_to_play.in_force(texts("block_buster").PAGES[1][1], some))
        assert f"has {blocks} blocks" in told
        assert f"The point blocks: {side}×{side}, {side} each of {side} kinds." in told
        full = " ".join(how_to_play.in_force(texts("block_buster").PAGES[5][1], some))
        assert f"{3 if players == 2 else 4} of one kind" in full


# Refusals


def templates(game):
    """Every template with which the rules of a game refuse what somebody at the table may want."""
    folder = ROOT / "shared_rules" / game
    paths = sorted(folder.glob("*.py"))
    if "RollAndHold" in (folder / "rules.py").read_text(encoding="utf-8"):
        paths.append(ROOT / "shared_rules" / "roll_and_hold.py")
    for path in paths:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
                if re.fullmatch(r"[A-Z1%].* .*\.", node.value) and node.value not in FORM:
                    if not re.match(r"(?!All five|At least).* must ", node.value) and not node.value.startswith("In "):
                        yield node.value


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_of_the_rules_leads_to_a_page_that_is_told(game):
    assert [template for template in templates(game) if how_to_play.page_of(game, template) < 0] == []


@pytest.mark.parametrize("game", GAMES)
def test_pages_name_only_refusals_that_there_are_and_each_only_once(game):
    known = list(templates(game))
    named = [beginning for _title, _sentences, refusals in texts(game).PAGES for beginning in refusals]
    for beginning in named:
        assert [template for template in known if template.startswith(beginning)], beginning
        assert [other for other in named if other.startswith(beginning)] == [beginning]


@stick_and_buttons
def test_why_opens_the_page_with_the_rule_for_the_game_that_is_set_up(board, tmp_path):
    bench = Bench(board, tmp_path)
    bench.app.new_game("block_buster", ["Ann", "Bo"], [0, 1], {"bank": [0, 0], "variant": "two_colours"}, 0)
    bench.settle()
    assert bench.top == "screens.how_to_play.Refusal"
    assert bench.app.screen.words == "The bank cannot pay the start penalties exactly."
    bench.press("down*9", "ok")
    assert bench.top == PAGES
    assert bench.app.screen.heading.words == "Before the game"
    assert "2 colours" in bench.app.screen.text.words
    bench.press("back", "up*9", "ok")
    assert bench.top == "screens.home.Home"


@stick_and_buttons
def test_why_opens_the_page_with_the_rule_of_the_running_game(board, tmp_path):
    bench = Bench(board, tmp_path)
    bench.app.new_game("penk", ["Ann", "Bo"], [0, 1], {}, 0, "table")
    bench.settle()
    bench.app.act({"type": "roll", "dice": [6, 6, 1, 2, 2, 2]})
    assert not bench.app.act({"type": "mark", "cells": [[1, 5]]})
    bench.settle()
    assert bench.app.screen.words == "Row 1 needs a real die, not the jolly."
    bench.press("down*9", "ok")
    assert "row 1 needs a real die" in bench.app.screen.text.words


def test_a_refusal_without_a_page_is_a_message(tmp_path):
    bench = Bench(BOARDS[0], tmp_path)
    how_to_play.refuse(bench.app, Illegal("Nobody knows why."), "penk", {}, 2)
    bench.settle()
    assert bench.top == "screens.choice.Message"


# Pages


@each_board
def test_the_setup_leads_to_the_pages_of_the_variant_chosen(board, tmp_path):
    bench = Bench(board, tmp_path, [["screens.home.Home", None], ["screens.new_game.NewGame", {"game": "yacht"}]])
    choose(bench, "Sheet", "How to play")
    assert bench.top == PAGES
    assert bench.state()[1] == ["Classic sheet", "2 to 6 players"]
    bench.press("back")
    assert bench.top == "screens.new_game.NewGame"


@each_board
def test_pages_are_turned_to_the_last_one_and_back_and_come_back_after_a_power_cut(board, tmp_path):
    bench = Bench(board, tmp_path)
    bench.app.new_game("penk", ["Ann", "Bo"], [0, 1], {}, 0)
    bench.settle()
    bench.press("back")
    choose(bench, "How to play")
    count = len(bench.app.screen.screens)
    assert bench.app.screen.heading.right == f"1 of {count}"
    bench.press(f"down*{count - 2}", "ok")
    assert bench.app.screen.heading.right == f"{count} of {count}"
    last = bench.pixels()
    bench.press("down")
    bench = Bench(board, tmp_path)
    assert bench.pixels() == last
    bench.press("up")
    assert bench.app.screen.heading.right == f"{count - 1} of {count}"
    bench.press("down", "ok")
    assert bench.top == "screens.in_game.menu.Menu"


def test_the_keys_are_those_of_the_board():
    small = " ".join(how_to_play.key_lines(BOARDS[1], False))
    assert "A: choose" in small and "X, Y: move" in small and "undo" not in small
    assert "Y, X: move" in " ".join(how_to_play.key_lines(BOARDS[1], True))
    assert "stick or A: choose" in " ".join(how_to_play.key_lines(BOARDS[0], False))


def test_a_game_without_pages_has_no_row(tmp_path, monkeypatch):
    from firmware import loading

    found = loading.has_module
    monkeypatch.setattr(loading, "has_module", lambda game, name: name != "how_to_play" and found(game, name))
    bench = Bench(BOARDS[0], tmp_path, [["screens.home.Home", None], ["screens.new_game.NewGame", {"game": "penk"}]])
    assert "How to play" not in labels(bench)
    bench.app.new_game("penk", ["Ann", "Bo"], [0, 1], {}, 0, "table")
    bench.settle()
    assert not bench.app.act({"type": "reroll", "at": [0]})
    bench.settle()
    assert bench.top == "screens.choice.Message"
    bench.press("ok", "back")
    assert "How to play" not in labels(bench)
