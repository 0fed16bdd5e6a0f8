"""Games in History that this program cannot open: what players are told, and what they can do."""

import pytest

from firmware.screen_stack import HOME
from firmware.storage.storage import Storage
from shared_rules.table import record
from shared_rules.table.table import Table
from tests.firmware.screens.bench import BOARDS, Bench, each_board
from tests.firmware.screens.by_keys import labels
from tools.owner.matches import as_table, read_matches
from tools.owner.saves import Folder

MISSING = "This handheld does not have the game Ten Thousand."
PROTOCOL = ('"', "_", "setup", "The games here")
"""What only programs are told."""


def kept(folder, side=None, **changed):
    """A record whose setup is of another program."""
    table = Table()
    table.new("yacht", ["Ann", "Bo"], None, 0, None, "0" * 32)
    text, crc = record.add_crc({**table.setup.value(), **changed}, 0)
    text += "\n" + record.add_crc({"type": "roll", "dice": [1, 2, 3, 4, 5]}, crc)[0] + "\n"
    return Storage(str(folder / "data")).create(text, side or {})


@each_board
@pytest.mark.parametrize("side", ({}, {"scores": [3, 4], "winners": [1]}))
def test_a_game_that_is_not_here_is_named_and_can_only_be_deleted(board, side, tmp_path):
    number = kept(tmp_path, side, game="ten_thousand")
    bench = Bench(board, tmp_path / "data", [[HOME, None], ["screens.history.History", None]])
    assert any(label.startswith("1. Ten Thousand\n") for label in labels(bench))
    bench.open([[HOME, None], ["screens.history.Game", [number]]])
    screen = bench.app.stack.screen
    assert bench.whole_frame() == [1] and screen.answers == ["Delete"] and MISSING in screen.words
    bench.open([[HOME, None]])
    assert not [label for label in labels(bench) if "Resume" in label]


@pytest.mark.parametrize(
    ("changed", "told"),
    (
        ({"game": "ten_thousand"}, MISSING),
        ({"options": {"sheet": "modern", "fog": 1}}, "This game is damaged."),
        ({"players": []}, "This game is damaged."),
        ({"dice": "cards"}, "This game is damaged."),
        ({"version": 99}, "This game used rules version 99; this is version 1."),
    ),
)
def test_refusals_written_for_programs_are_told_in_a_players_words(changed, told, tmp_path):
    number = kept(tmp_path, **changed)
    bench = Bench(BOARDS[0], tmp_path / "data")
    bench.app.game.resume(number)
    bench.settle()
    shown = bench.app.stack.screen.words if bench.top == "screens.choice.Message" else ""
    assert shown == told or "version" in told
    (match,) = read_matches(Folder(tmp_path))
    assert match.error == told and not [words for words in PROTOCOL if words in match.error]
    assert told in as_table([match])[1]
