"""The sheets and decks that come with the project are what their files say."""

import pytest

from shared_rules.puzzle_sheet import samples as sheet_samples
from shared_rules.shape_cards import samples as deck_samples
from tools import places
from tools.owner.sheets.parse import parse

SOURCES = {
    file.name: file
    for file in (parse(path.read_bytes()) for path in (places.ROOT / "tools" / "owner" / "samples").glob("*.txt"))
}


@pytest.mark.parametrize("name", sheet_samples.NAMES)
def test_a_sheet_comes_out_as_it_was_typed(name):
    assert sheet_samples.value(name) == SOURCES[name].value
    assert list(sheet_samples.solo_pictures(name)) == SOURCES[name].pictures


@pytest.mark.parametrize("name", deck_samples.NAMES)
def test_a_deck_comes_out_as_it_was_typed(name):
    assert deck_samples.value(name) == SOURCES[name].value


def test_every_file_is_a_sample():
    assert sorted(sheet_samples.NAMES + deck_samples.NAMES) == sorted(SOURCES)


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
