"""The solo pictures of the samples can be filled completely: solutions that a search found, played at the table."""

import json
import random

import pytest

from shared_rules.puzzle_sheet import samples
from shared_rules.table.table import Table
from tools import places
from tools.sheets.solve import main as solve_program
from tools.sheets.solve import plays_to_cleared, solve

SOLUTIONS = json.loads((places.ROOT / "tests" / "golden" / "solo_solutions.json").read_text(encoding="utf-8"))
PICTURES = [(name, title, fill) for name in samples.NAMES for title, fill in samples.solo_pictures(name)]


def test_every_picture_has_a_solution_kept():
    assert sorted(SOLUTIONS) == sorted(f"{name} {title}" for name, title, _fill in PICTURES)
    assert len(PICTURES) == 6


@pytest.mark.parametrize("name, title, fill", PICTURES, ids=[title for _name, title, _fill in PICTURES])
def test_the_solution_is_legal_and_clears_the_board(name, title, fill):
    table = Table()
    table.new("puzzle_sheet", ["Ann"], {"sheet": name, "solo_fill": fill}, seed="0" * 32)
    events = []
    for action in SOLUTIONS[f"{name} {title}"]:
        assert not table.game.winners
        events = table.do(action)
    assert {"type": "cleared", "notice": True, "player": 0} in events
    assert table.state()["winners"] == [0]
    assert not any("." in row for row in table.state()["boards"][0])


def test_the_search_finds_a_solution_again():
    name, _title, fill = PICTURES[0]
    actions = solve(samples.value(name), fill, random.Random(5))
    assert actions and plays_to_cleared(samples.value(name), fill, actions)


def test_a_picture_that_leaves_too_many_single_cells_has_no_solution():
    sheet = samples.value(samples.NAMES[0])
    rows, columns = len(sheet["board"]), len(sheet["board"][0])
    chequered = [[row, column] for row in range(1, rows + 1) for column in range(1, columns + 1) if (row + column) % 2]
    assert solve(sheet, chequered, random.Random(1), tries=2) is None


def test_the_program_prints_a_solution_of_every_picture(capsys):
    assert solve_program(["Harbour"]) == 0
    titles = [line.split(":")[0] for line in capsys.readouterr().out.splitlines()]
    assert titles == [title for name, title, _fill in PICTURES if name == "Harbour"]


def test_the_program_refuses_decks_and_names_that_are_not_there(capsys):
    assert solve_program(["Twelve"]) == 1 and solve_program(["nothing"]) == 1
    assert "is a deck" in capsys.readouterr().err
