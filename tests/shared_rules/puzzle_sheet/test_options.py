"""The options of the puzzle sheet: valid sheets, and valid pre-filled cells."""

import copy
from functools import partial

import pytest

from shared_rules.puzzle_sheet import samples
from shared_rules.table.table import Table
from tests.shared_rules.puzzle_sheet.play import NAMES, sheet
from tests.shared_rules.tables import bad_option

SHEET = sheet(["... ", "...."], ({"A": "#"}, {"B": "##"}, {}, {"Z": "#./##"}), [(5, "#"), (10, "#.#")])


def started(players=2, **options):
    table = Table()
    table.new("puzzle_sheet", NAMES[:players], options, 0, None, "0" * 32)
    return table


refusal = partial(bad_option, "puzzle_sheet")


def changed(path, value):
    """The sheet with one part replaced; DELETE takes it out."""
    whole = copy.deepcopy(SHEET)
    part = whole
    path = [int(key) if key.isdigit() else key for key in path.split(".")]
    for key in path[:-1]:
        part = part[key]
    if value is DELETE:
        del part[path[-1]]
    else:
        part[path[-1]] = value
    return whole


DELETE = object()


def test_everything_has_a_default():
    for options in ({}, {"sheet": None, "tracking": None, "solo_fill": None}):
        table = started(3, **options)
        assert table.state()["sheet"] == samples.NAMES[0]
        assert table.state()["tracking"] == "board"
        assert table.options["sheet"] == samples.value(samples.NAMES[0])


def test_every_shipped_sheet_can_be_named():
    for name in samples.NAMES:
        assert started(sheet=name).options["sheet"] == samples.value(name)
    assert samples.NAMES[0] in refusal(sheet="No such sheet")


def test_the_record_holds_the_whole_sheet_whatever_becomes_of_the_name(monkeypatch):
    table = started(sheet=samples.NAMES[0])
    save = table.save()
    monkeypatch.setattr(samples, "NAMES", ("Other",))
    loaded = Table()
    loaded.load(save)
    assert loaded.state() == table.state()


def test_the_sheet_is_not_changed_with_the_value_that_was_given():
    value = copy.deepcopy(SHEET)
    table = started(sheet=value)
    value["board"][0] = "    "
    value["frames"][0]["pieces"]["A"][0] = "##"
    assert table.options["sheet"] == SHEET


def test_a_piece_may_be_larger_than_the_board():
    table = started(1, sheet=changed("frames.0.pieces.A", ["#" * 20]))
    assert {action["piece"] for action in table.legal()} == {"2B", "4Z"}


# Path in the sheet, its keys parted by dots -> what must not be there.
MALFORMED = {
    "name": [None, 1, DELETE],
    "colour": ["red"],
    "board": [None, [], [""], ["    "], "....", ["...", ".."], ["..#"], [["."]], ["." * 17], ["."] * 17, DELETE],
    "frames": [SHEET["frames"][:3], [*SHEET["frames"], SHEET["frames"][0]], {}],
    "frames.0": [[]],
    "frames.0.points": [-1, 100, True, "1", DELETE],
    "frames.0.name": ["one"],
    "frames.0.pieces": [[], DELETE],
    "frames.0.pieces.a": [["#"]],
    "frames.0.pieces.AB": [["#"]],
    "frames.0.pieces.": [["#"]],
    "frames.0.pieces.\u00c4": [["#"]],
    "frames.0.pieces.A": [
        [], [""], "#", None, ["."], ["#."], [".#"], ["#", "."], [".", "#"], ["##", "#"], ["# #"], [1],
    ],
    "bonus": [None, {}, DELETE],
    "bonus.0": [[]],
    "bonus.0.at": [10, 11, -1, False, DELETE],
    "bonus.1.at": [100],
    "bonus.0.points": [1],
    "bonus.0.piece": [["#."], []],
}  # fmt: skip


@pytest.mark.parametrize(("path", "value"), [(path, value) for path, values in MALFORMED.items() for value in values])
def test_a_malformed_sheet_is_refused(path, value):
    assert refusal(sheet=changed(path, value)).endswith(".")


@pytest.mark.parametrize("value", [1, True, [], [SHEET], "", "{}"])
def test_what_is_no_sheet_is_refused(value):
    refusal(sheet=value)


def test_other_options_that_are_wrong():
    for tracking in ("paper", 1, True, [], "Board"):
        assert refusal(tracking=tracking) == 'Tracking must be "board" or "pad".'
    assert refusal(colour=1) == 'Puzzle Sheet has no option "colour". It has: sheet, solo_fill, tracking.'


def test_a_sheet_may_have_no_bonus_pieces_or_empty_frames():
    table = started(1, sheet={**SHEET, "bonus": []}, tracking="pad")
    while len(list(table.legal())) > 1:
        table.do(next(table.legal()))
    assert table.state()["points"] == [1 + 2 + 4]


@pytest.mark.parametrize(
    "fill",
    [1, {}, "11", [1, 1]]
    + [[cell] for cell in ([1, 1, 1], [1], [0, 1], [1, 0], [3, 1], [1, 5], [1, 4], [1, True], ["1", 1])]
    + [[[1, 1], [1, 1]], [[1, 1], [1, 2], [1, 3], [2, 1], [2, 2], [2, 3], [2, 4]]],
)
def test_cells_filled_first_are_distinct_cells_of_the_board_and_not_all(fill):
    assert refusal(1, sheet=SHEET, solo_fill=fill).endswith(".")


def test_cells_are_filled_first_by_a_lone_player_on_the_board_only():
    assert started(1, sheet=SHEET, solo_fill=[[2, 4], [1, 1]]).state()["boards"] == [["#.. ", "...#"]]
    sentence = 'Only a solo game on "board" can be pre-filled.'
    assert refusal(2, sheet=SHEET, solo_fill=[[1, 1]]) == sentence
    assert refusal(1, sheet=SHEET, solo_fill=[[1, 1]], tracking="pad") == sentence
    for tracking in ("board", "pad"):
        assert started(2, sheet=SHEET, solo_fill=[], tracking=tracking).options["solo_fill"] == []
