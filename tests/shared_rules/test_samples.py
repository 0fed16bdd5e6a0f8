"""The sheets and decks that come with the project are what their files say."""

import pytest

from shared_rules.puzzle_sheet import samples as sheet_samples
from shared_rules.shape_cards import samples as deck_samples
from tools.sheets import make_samples
from tools.sheets.parse import parse


def read(name):
    return parse((make_samples.SOURCES / f"{name}.txt").read_bytes())


@pytest.mark.parametrize("target", make_samples.TARGETS, ids=lambda target: target.parent.name)
def test_the_data_are_what_the_writer_makes_of_the_files(target):
    assert target.read_text(encoding="utf-8") == make_samples.generated(target)


@pytest.mark.parametrize("file_name", make_samples.SHEETS)
def test_a_sheet_comes_out_as_it_was_typed(file_name):
    source = read(file_name)
    assert sheet_samples.value(source.name) == source.value
    assert list(sheet_samples.solo_pictures(source.name)) == source.pictures


@pytest.mark.parametrize("file_name", make_samples.DECKS)
def test_a_deck_comes_out_as_it_was_typed(file_name):
    source = read(file_name)
    assert deck_samples.value(source.name) == source.value


def test_names_come_in_the_order_of_the_list():
    assert sheet_samples.NAMES == tuple(read(name).name for name in make_samples.SHEETS)
    assert deck_samples.NAMES == tuple(read(name).name for name in make_samples.DECKS)


def test_each_call_gives_a_structure_of_its_own():
    name = sheet_samples.NAMES[0]
    sheet_samples.value(name)["board"].clear()
    assert sheet_samples.value(name)["board"]
    deck_samples.value(deck_samples.NAMES[0])[0].clear()
    assert deck_samples.value(deck_samples.NAMES[0])[0]


def test_no_name_that_is_not_there_is_known():
    assert sheet_samples.value("Twelve") is None
    assert deck_samples.value("Harbour") is None
    assert sheet_samples.solo_pictures("no such sheet") == ()
