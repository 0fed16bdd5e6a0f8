"""Installed sheets and decks in the setup of a game, with keys alone: chosen, damaged, gone."""

import os

import pytest

from shared_rules.puzzle_sheet import samples as sheet_samples
from shared_rules.shape_cards import samples as deck_samples
from shared_rules.text import canonical_json
from tests.firmware.screens.bench import each_board_in_time
from tests.firmware.screens.by_keys import at_new_game, choose, labels, to_row

SHEET = dict(sheet_samples.value(sheet_samples.NAMES[0]), name="Mill")
DECK_ROW = "Deck\ncheck your box"
DECK = list(reversed(deck_samples.value(deck_samples.NAMES[0])))


def put(bench, path, content):
    path = os.path.join(bench.app.hardware.folder, path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(content if isinstance(content, bytes) else canonical_json.write(content).encode())


def words_of(bench, label):
    shown = bench.app.stack.screen.list
    return shown.values[labels(bench).index(label)]


@each_board_in_time
def test_an_installed_sheet_can_be_chosen_and_its_game_holds_all_of_it(board, tmp_path):
    bench = at_new_game(board, tmp_path, "Puzzle Sheet")
    put(bench, "sheets/Mill.json", SHEET)
    bench = at_new_game(board, tmp_path, "Puzzle Sheet")
    choose(bench, "Sheet", "Mill", "Start")
    assert bench.app.game.table.game.sheet["name"] == "Mill"
    os.remove(os.path.join(bench.app.hardware.folder, "sheets/Mill.json"))
    bench.app.stack.home()
    bench.settle()
    choose(bench, "Resume") if "Resume" in labels(bench) else bench.press("ok")
    assert bench.app.game.table.game.sheet["name"] == "Mill"


@each_board_in_time
@pytest.mark.parametrize("game, path", [("Puzzle Sheet", "sheets/Mill.json"), ("Shape Cards", "decks/Mill.json")])
@pytest.mark.parametrize("damage", [b"", b"{}", b"[]", b"\xff\x00"], ids=["empty", "no sheet", "no deck", "binary"])
def test_a_damaged_file_is_told_and_another_one_is_played(board, tmp_path, game, path, damage):
    bench = at_new_game(board, tmp_path, game)
    put(bench, path, damage)
    bench = at_new_game(board, tmp_path, game)
    row = "Sheet" if "sheets" in path else DECK_ROW
    bench.app.stack.screen.options["sheet" if row == "Sheet" else "deck"] = "Mill"
    bench.app.stack.screen.refill()
    bench.settle()
    assert words_of(bench, row) == (sheet_samples.NAMES if row == "Sheet" else deck_samples.NAMES)[0]
    kind = path.split("/")[0]
    choose(bench, "Damaged " + kind)
    assert bench.top == "screens.choice.Message" and "Mill is damaged" in bench.app.stack.screen.words
    bench.press("ok")
    assert bench.top == "screens.new_game.NewGame"
    choose(bench, "Start")
    assert bench.app.game.table is not None


@each_board_in_time
def test_an_installed_deck_is_played(board, tmp_path):
    bench = at_new_game(board, tmp_path, "Shape Cards")
    put(bench, "decks/Back.json", DECK)
    bench = at_new_game(board, tmp_path, "Shape Cards")
    to_row(bench, DECK_ROW)
    bench.press("ok")
    choose(bench, "Start")
    assert bench.app.game.table.game.options["deck"] == DECK
