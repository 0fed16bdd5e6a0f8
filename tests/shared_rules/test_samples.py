"""The sheets and decks that come with the project are what their files say."""

import pytest

from shared_rules import samples
from tools.sheets import make_samples
from tools.sheets.parse import parse


def read(name):
    return parse((make_samples.SOURCES / f"{name}.txt").read_bytes())


def test_the_module_is_what_the_generator_makes_of_the_files():
    assert make_samples.TARGET.read_text(encoding="utf-8") == make_samples.generated()


@pytest.mark.parametrize("file_name", make_samples.SHEETS)
def test_a_sheet_comes_out_as_it_was_typed(file_name):
    source = read(file_name)
    assert samples.sheet(source.name) == source.value
    assert list(samples.solo_pictures(source.name)) == source.pictures


@pytest.mark.parametrize("file_name", make_samples.DECKS)
def test_a_deck_comes_out_as_it_was_typed(file_name):
    source = read(file_name)
    assert samples.deck(source.name) == source.value


def test_names_come_in_the_order_of_the_list():
    assert samples.SHEETS == tuple(read(name).name for name in make_samples.SHEETS)
    assert samples.DECKS == tuple(read(name).name for name in make_samples.DECKS)


def test_each_call_gives_a_structure_of_its_own():
    name = samples.SHEETS[0]
    samples.sheet(name)["board"].clear()
    assert samples.sheet(name)["board"]
    samples.deck(samples.DECKS[0])[0].clear()
    assert samples.deck(samples.DECKS[0])[0]


def test_no_name_that_is_not_there_is_known():
    assert samples.sheet("Twelve") is None
    assert samples.deck("Harbour") is None
    assert samples.solo_pictures("no such sheet") == ()
