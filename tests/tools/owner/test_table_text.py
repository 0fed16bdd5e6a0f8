"""The table in plain text: of every state in the golden transcripts, and what a few of them say."""

import json

import pytest
from wcwidth import wcswidth

from host_sim.printed_text import in_cells
from shared_rules import registry
from shared_rules.table.table import Table
from tests import toy_game
from tools import places
from tools.owner.table_text import as_text
from tools.owner.terminal_text import SHEET

TRANSCRIPTS = sorted((places.ROOT / "tests" / "golden" / "transcripts").rglob("*.txt"))


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_every_state_of_the_golden_transcripts_is_drawn(path):
    for line in path.read_text(encoding="utf-8").splitlines():
        start = line.find('{"ok":true,"state":')
        if start < 0:
            continue
        state = json.loads(line[start:])["state"]
        state["players"] = [f"{'けんたろうさまです'[: 2 + 2 * seat]}W{seat}" for seat in range(len(state["players"]))]
        text = as_text(state)
        assert max(map(wcswidth, text.split("\n"))) <= SHEET
        assert all(name.strip() in text for name in state["players"])
        assert not any(row != row.rstrip() for row in text.split("\n"))


def table(game, players, options=None):
    made = Table()
    made.new(game, players, options, 0, None, "0" * 32)
    return made


def test_the_state_of_a_game_that_brings_no_drawing_is_shown_as_it_is(monkeypatch):
    monkeypatch.setattr(registry, "GAMES", (*registry.GAMES, toy_game.LINE))
    pig = table("my_game", ["Ann", "Bo"])
    text = as_text(pig.state())
    assert text == "My Game   round 1, turn 1: play\n\n> Ann     0\n  Bo      0\n\npot: 0"


def test_long_values_of_such_a_state_are_wrapped():
    state = {**table("penk", ["Ann", "Bo"]).state(), "game": "unheard_of", "map": [[1, 2]] * 40, "why": "a word"}
    text = as_text(state)
    assert text.startswith("Unheard Of   round 1") and "\nwhy: a word" in text
    assert "".join(text.split()).count("[1,2]") == 40


def test_penk():
    penk = table("penk", ["Ann", "Bo"])
    dice = penk.do({"type": "roll"})[0]["dice"]
    text = as_text(penk.state())
    assert text.startswith("Penk!   round 1, turn 1: decide\n\n> Ann     0\n  Bo      0\n")
    assert "Dice: " + " ".join("-12345!"[face] for face in dice) + "   rolls left: 2" in text
    mark = next(action for action in penk.legal() if action["type"] == "mark")
    penk.do(mark)
    (row, column), *_others = mark["cells"]
    drawn = as_text(penk.state()).split("\n")
    assert "> Bo" in "\n".join(drawn)
    line = next(line for line in drawn if line.startswith(f"{row} "))
    assert line.split()[column] == "o"


def test_yacht_shows_the_dice_and_every_box():
    yacht = table("yacht", ["Ann", "Bo"])
    dice = yacht.do({"type": "roll"})[0]["dice"]
    assert f"Dice: {' '.join(map(str, dice))}   rolls left: 2" in as_text(yacht.state())
    points = yacht.do({"type": "write", "box": "chance"})[0]["points"]
    drawn = [line.split() for line in as_text(yacht.state()).split("\n")]
    assert ["chance", str(points), "."] in drawn
    assert ["full", "house", ".", "."] in drawn


def test_cross_rows_shows_the_dice_who_may_answer_and_each_row():
    rows = table("cross_rows", ["Ann", "Bo"])
    white, other, *_coloured = rows.do({"type": "roll"})[0]["dice"]
    rows.do({"type": "white", "player": 1, "row": "blue"})
    drawn = as_text(rows.state()).split("\n")
    assert "> Ann     0   penalties: 0   may answer" in drawn and "  Bo      1   penalties: 0" in drawn
    assert any(line.startswith(f"Dice: white {white}   white {other}   red ") for line in drawn)
    blue = drawn.index(next(line for line in drawn if line.startswith("blue ")))
    numbers, _ann, bo = [line.split()[1:] for line in drawn[blue : blue + 3]]
    assert numbers == [*map(str, range(12, 1, -1)), "lock"]
    assert numbers[bo.index("x")] == str(white + other) and bo[-1] == "."
    for names in (["けんた", "Bo"], ["Ann", "さくらこさま"], ["A", "\u2068עמר\u2069"]):
        lines = [in_cells(line) for line in as_text({**rows.state(), "players": names}).split("\n")]
        (at,) = {at for cells in lines for at, cell in enumerate(cells) if cell == "x"}
        heads = [line for line in lines if line[:4] == [*"blue"]]
        assert "".join(heads[0][at - 1 : at + 1]).strip() == str(white + other)
    rows.game.locked[0] = True
    rows.game.dice[2] = 0
    text = as_text(rows.state())
    assert "lock   locked" in text and "   red " not in text


def test_puzzle_sheet_shows_each_board():
    sheet = table("puzzle_sheet", ["Ann", "Bo"])
    action = next(iter(sheet.legal()))
    sheet.do(action)
    text = as_text(sheet.state())
    assert f"Taken: {action['piece']}" in text
    assert text.count("#") == sum(row.count("#") for board in sheet.state()["boards"] for row in board) > 0


def test_block_buster_shows_who_leads():
    blocks = table("block_buster", ["Ann", "Bo", "Cy"])
    blocks.do({"type": "spaces", "at": [1, 1], "colour": 2, "count": 3})
    text = as_text(blocks.state())
    assert f"{blocks.state()['kinds'][0][0]}3" in text
    assert "0,0,3" in text


def test_shape_cards_hide_what_is_hidden():
    cards = table("shape_cards", ["Ann", "Bo"], {"variant": ["expert"]})
    assert "2 cards" in as_text(cards.state())


@pytest.mark.parametrize("game", [line[0] for line in registry.GAMES])
def test_names_from_right_to_left_are_isolated_and_move_no_column(game):
    other, usual = (as_text(table(game, names).state()) for names in (["\u05d0\u05d1\u05d2", "Bo"], ["Ann", "Bo"]))
    assert other.replace("\u2068\u05d0\u05d1\u05d2\u2069", "Ann") == usual
