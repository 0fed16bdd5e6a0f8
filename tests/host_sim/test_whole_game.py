"""A whole game of Penk! on both boards, from the button to the pixel."""

import functools

import pytest

from host_sim.boards import board_names
from host_sim.handheld import SimulatedHandheld
from host_sim.script import Runner, boot, parse, press
from tests.host_sim.whole_game import FIRST_STEPS, as_script, whole_game

SEED = "1"


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """played(board) -> the keys of a whole game, found out once for each board."""
    return functools.lru_cache(lambda board: whole_game(board, tmp_path_factory.mktemp("flash"), SEED))


def test_a_script_plays_a_whole_game_to_the_winner(played, tmp_path):
    board = "pimoroni_pico_display"
    handheld = SimulatedHandheld(board, tmp_path / "flash", SEED)
    runner = Runner(handheld, str(tmp_path / "shots"))
    runner.run(parse(as_script(played(board), shot_every=25) + "expect wins!\n"))
    handheld.power_off()
    assert len(runner.written) > 8


@pytest.mark.parametrize("board", board_names())
def test_a_power_cut_after_any_press_of_a_game_changes_nothing_on_the_screen(board, played, tmp_path):
    handheld = SimulatedHandheld(board, tmp_path, SEED)
    Runner(handheld, str(tmp_path)).run(parse("\n".join(FIRST_STEPS)))
    for number, key in enumerate(played(board)):
        before = handheld.pixels()
        handheld.power_off()
        boot(handheld)
        assert handheld.pixels() == before, f"after {number} presses"
        press(handheld, key)
    assert handheld.app.table.over and handheld.complaints == []
    handheld.power_off()
