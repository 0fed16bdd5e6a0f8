"""Tools for other games in another language: what they keep stays English, and names that people typed stay theirs."""

import sys

import pytest

from firmware import language
from firmware.languages.pack import pack
from firmware.pads import bookkeeping, deck, dice_set, dice_sets, pad_settings, players_menu, throws
from tests.firmware.pads.test_dice_sets import ATTACK, FATE
from tests.firmware.pads.test_score_pad import HOME, with_pad
from tests.firmware.screens.bench import BOARDS, Bench
from tests.firmware.screens.by_keys import choose, labels
from tests.languages import CODE, chosen_by, pseudo, texts_of
from tools.workshop.languages.texts import collect


@pytest.fixture(autouse=True)
def another_language():
    with chosen_by(texts_of(collect().by_key)):
        yield


def speak(bench):
    bench.app.set("language", CODE)
    bench.app.stack.show(bench.app.stack.cover())


def test_rolls_are_kept_in_english_and_shown_in_the_language(tmp_path):
    line = dice_set.throw_words(FATE, [1, 2, 3, 1], 0b10)
    assert line[0] == "{0}: {1} =\xa0{2}" and ["blank"] in line[2]
    bench = Bench(BOARDS[0], tmp_path, [list(HOME), ["pads.free_dice.FreeDice", [6, [0, 0], 0, 0]]])
    bench.app.set("motion", False)
    speak(bench)
    bench.press("ok")
    assert b'[2,"{0} die","{0} dice"]' in (tmp_path / "throws.log").read_bytes()
    assert pseudo("blank") in language.shown(line)
    throws.show(bench.app)
    bench.settle()
    assert bench.app.stack.screen.words.startswith("[" + pseudo("{0} dice").format(2))
    language.choose("", False)
    assert language.shown(line) == "Fate: + (-) blank + =\xa0+1"


def test_a_line_of_the_rolls_that_no_version_writes_is_left_out(tmp_path):
    bench = Bench(BOARDS[0], tmp_path, [list(HOME), ["pads.free_dice.FreeDice", None]])
    good = (["2 dice: 1 2 = 3"], ["{0}: {1}", "Ann", 5])
    for line in (good[0], "1", [], [None], ["{1}", 5], ["{x}", 1], [1, "{0} die"], {"a": 1}, 5, good[1]):
        bench.app.storage.append_log("throws.log", line)
    throws.show(bench.app)
    bench.settle()
    assert bench.app.stack.screen.words == "Ann: 5\n2 dice: 1 2 = 3"


def test_only_names_that_nobody_typed_are_translated():
    language.choose(CODE, False)
    assert [players_menu.shown_name(name) for name in ("Red", "Player 8", "Ann")] == [
        pseudo("Red"),
        pseudo("Player {0}").format(8),
        "Ann",
    ]
    assert dice_sets.shown_name({"name": "Set 3"}) == pseudo("Set {0}").format(3)
    assert dice_sets.shown_name(ATTACK) == "Attack"
    settings = {"counters": ["Counter 1", "Pairs"]}
    assert pad_settings.counter_names(settings) == [pseudo("Counter {0}").format(1), "Pairs"]


def test_the_state_of_a_question_is_english(tmp_path):
    bench = with_pad(BOARDS[0], tmp_path, rounds=[(12, 5, 7)])
    speak(bench)
    bench.settle()
    bench.press("undo")
    assert bench.state()[1] == ["Undo {0}'s {1} in round {2}?", "Cy", 7, 1]
    assert bench.app.stack.screen.words == pseudo("Undo {0}'s {1} in round {2}?").format("Cy", 7, 1)


def test_a_name_is_put_where_the_language_has_it(tmp_path):
    bench = with_pad(BOARDS[0], tmp_path, rounds=[(12, 5, 7)])
    packed = pack((("{0}'s {1} in round {2}", "In Runde {2}: {1} von {0}"),))
    sys.modules[f"firmware.languages.{CODE}"].PACKED = packed
    speak(bench)
    bench.settle()
    assert "Undo\nIn Runde 1: 7 von Cy" in labels(bench)


def test_the_question_before_a_pad_is_finished_comes_back_when_it_is_gone(tmp_path):
    bench = with_pad(BOARDS[0], tmp_path, rounds=[(12, 5, 7)])
    choose(bench, "Finish")
    assert bench.state() == [0, 0, 0]
    bookkeeping.begin(bench.app, bookkeeping.Pad([], []))
    bench.app.stack.show(bench.app.stack.cover())
    bench.settle()
    assert bench.app.stack.screen.words == "This score pad is gone."


def test_cards_are_translated_and_what_is_kept_of_them_is_not():
    cards = deck.Deck({"kind": deck.OWN, "own": [["Yes", 1], ["Home", 1]], "players": ["Red", "Ann"], "seed": "0" * 64})
    language.choose(CODE, False)
    assert sorted(map(cards.card, range(2))) == sorted([pseudo("Yes"), "Home"])
    cards.do([deck.DRAW, 0])
    assert cards.words(cards.story[0]) == pseudo("{0}: {1}").format(pseudo("Red"), pseudo("a card"))
    of_32 = deck.Deck({"kind": 0, "own": [], "players": ["Red", "Ann"], "seed": "0" * 64})
    assert of_32.card(15) == pseudo("{0} of diamonds").format(pseudo("Ace"))
