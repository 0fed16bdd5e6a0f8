"""The recorded whole games, with the power cut after every press: seen from outside, from the button to the pixel."""

from itertools import pairwise

import pytest

from host_sim.handheld import SimulatedHandheld
from host_sim.script import boot, parse, press
from tools.goldens.game_scripts import FOLDER, SCRIPTS

# The same cuts, seen from inside and on every board, are in tests/firmware/screens/test_whole_games.py.
pytestmark = pytest.mark.thorough


@pytest.mark.parametrize(("name", "board", "seed"), [SCRIPTS[2 * game + game % 2] for game in range(len(SCRIPTS) // 2)])
def test_a_power_cut_after_any_press_of_a_game_changes_nothing_on_the_screen(name, board, seed, tmp_path):
    handheld = SimulatedHandheld(board, tmp_path, seed)
    boot(handheld)
    steps = parse((FOLDER / f"{name}.script").read_text(encoding="utf-8"), name)
    for step, after in pairwise(steps):
        # A script waits where a rival thinks, and after a cut it thinks again.
        wait_ms = after.number if after.what == "wait" else 0
        for _ in range(step.number if step.what == "press" else 0):
            press(handheld, step.key)
            handheld.run(wait_ms)
            before = handheld.pixels()
            handheld.power_off()
            boot(handheld)
            handheld.run(wait_ms)
            assert handheld.pixels() == before, f"line {step.line}"
    assert handheld.app.table.over and handheld.violations == []
    handheld.power_off()
