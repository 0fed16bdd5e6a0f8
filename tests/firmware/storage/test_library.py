"""Shipped and installed sheets and decks: their names, their values, and files that are damaged."""

import pytest

from firmware.language import shown
from firmware.storage import library
from firmware.storage.library import DECKS, SHEETS
from shared_rules.game import BadOption
from shared_rules.puzzle_sheet import samples as sheet_samples
from shared_rules.shape_cards import samples as deck_samples
from shared_rules.text import canonical_json

SHEET = dict(sheet_samples.value(sheet_samples.NAMES[0]), name="Mill")
DECK = deck_samples.value(deck_samples.NAMES[0])
PICTURES = [["Cat", [[1, 1], [1, 2]]], ["Dog", [[2, 2]]]]


@pytest.fixture
def folder(tmp_path):
    for kind in (SHEETS, DECKS):
        (tmp_path / kind).mkdir()
    return tmp_path


def put(folder, path, content):
    if not isinstance(content, bytes):
        content = canonical_json.write(content).encode()
    (folder / path).write_bytes(content)


def test_without_files_there_are_the_shipped_ones(tmp_path):
    assert library.names(str(tmp_path), SHEETS) == list(sheet_samples.NAMES)
    assert library.names(str(tmp_path), DECKS) == list(deck_samples.NAMES)
    assert library.errors(str(tmp_path), SHEETS) == []


def test_installed_ones_follow_the_shipped_ones_sorted(folder):
    for name in ("Mill", "Brook"):
        put(folder, f"sheets/{name}.json", SHEET)
    put(folder, "decks/Corners.json", DECK)
    assert library.names(str(folder), SHEETS) == [*sheet_samples.NAMES, "Brook", "Mill"]
    assert library.names(str(folder), DECKS) == [*deck_samples.NAMES, "Corners"]


def test_the_option_of_a_shipped_one_is_its_name_and_of_an_installed_one_its_value(folder):
    put(folder, "sheets/Mill.json", SHEET)
    put(folder, "decks/Corners.json", DECK)
    assert library.option(str(folder), SHEETS, sheet_samples.NAMES[0]) == sheet_samples.NAMES[0]
    assert library.option(str(folder), SHEETS, "Mill") == SHEET
    assert library.option(str(folder), DECKS, "Corners") == DECK


def test_solo_pictures_come_from_the_file_beside_the_sheet(folder):
    put(folder, "sheets/Mill.json", SHEET)
    assert library.solo_pictures(str(folder), "Mill") == []
    put(folder, "sheets/Mill.solo", PICTURES)
    assert library.solo_pictures(str(folder), "Mill") == [("Cat", [[1, 1], [1, 2]]), ("Dog", [[2, 2]])]
    name = sheet_samples.NAMES[0]
    assert library.solo_pictures(str(folder), name) == list(sheet_samples.solo_pictures(name))


@pytest.mark.parametrize("content", [b"", b"null", b"[1,2", b'[["Cat"],7]', b"\xff\x00", b"[]" * 9000])
def test_damaged_pictures_are_left_out(folder, content):
    put(folder, "sheets/Mill.json", SHEET)
    put(folder, "sheets/Mill.solo", content)
    assert library.solo_pictures(str(folder), "Mill") == []


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\x00\xff\x80", b"[]", canonical_json.write(SHEET).encode()[:-40], b"{" + b" " * 20000 + b"}"],
)
def test_a_file_that_looks_damaged_is_skipped_and_told(folder, content):
    put(folder, "sheets/Mill.json", content)
    assert library.names(str(folder), SHEETS) == list(sheet_samples.NAMES)
    assert [shown(error) for error in library.errors(str(folder), SHEETS)] == [
        "The sheet Mill is damaged. Install it again."
    ]
    with pytest.raises(BadOption) as refusal:
        library.option(str(folder), SHEETS, "Mill")
    assert "Mill is damaged" in refusal.value.message


@pytest.mark.parametrize("damage", [b'{"board":[,]}', b"{}", canonical_json.write(dict(SHEET, frames=[])).encode()])
def test_damage_inside_is_told_when_the_sheet_is_chosen_and_it_is_left_out_from_then_on(folder, damage):
    put(folder, "sheets/Mill.json", damage)
    assert "Mill" in library.names(str(folder), SHEETS)
    with pytest.raises(BadOption, match="Mill is damaged"):
        library.option(str(folder), SHEETS, "Mill")
    assert "Mill" not in library.names(str(folder), SHEETS)
    assert [shown(error) for error in library.errors(str(folder), SHEETS)] == [
        "The sheet Mill is damaged. Install it again."
    ]
    with pytest.raises(BadOption, match="Mill is damaged"):
        library.option(str(folder), SHEETS, "Mill")


@pytest.mark.parametrize(
    "damage",
    [DECK[:11], [*DECK[:11], 7], [*DECK[:11], ["...."] * 4], [*DECK[:11], ["####", "#..."]], [*DECK[:11], [1] * 4]],
)
def test_a_deck_that_is_none_is_told_when_it_is_chosen(folder, damage):
    put(folder, "decks/Corners.json", damage)
    with pytest.raises(BadOption, match="deck Corners is damaged"):
        library.value(str(folder), DECKS, "Corners")
    assert library.names(str(folder), DECKS) == list(deck_samples.NAMES)


def test_a_file_that_is_gone_is_told(folder):
    with pytest.raises(BadOption, match="deck Corners is damaged"):
        library.option(str(folder), DECKS, "Corners")


def test_an_installed_file_with_a_shipped_name_gives_way(folder):
    put(folder, f"sheets/{sheet_samples.NAMES[0]}.json", SHEET)
    assert library.names(str(folder), SHEETS) == list(sheet_samples.NAMES)
    assert "same name as a built-in one" in shown(library.errors(str(folder), SHEETS)[0])


def test_what_computers_leave_on_a_drive_is_no_sheet(folder):
    for name in (".json", "._Mill.json", ".DS_Store", "Mill.txt", "Mill.json.new"):
        put(folder, f"sheets/{name}", b"x")
    assert library.names(str(folder), SHEETS) == list(sheet_samples.NAMES)
    assert library.errors(str(folder), SHEETS) == []


def test_a_file_that_ends_with_a_line_end_is_well(folder):
    put(folder, "sheets/Mill.json", canonical_json.write(SHEET).encode() + b"\r\n")
    assert library.option(str(folder), SHEETS, "Mill") == SHEET
