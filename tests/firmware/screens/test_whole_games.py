"""Whole games through the app: the recorded scripts play on, and a power cut after every press changes nothing."""

import pytest

from firmware.storage import settings
from host_sim import script
from host_sim.handheld import SimulatedHandheld
from shared_rules import registry
from tests.firmware.screens.bench import BOARDS, Bench
from tools.workshop.goldens import game_scripts
from tools.workshop.presses.desk import Desk

STICK, BUTTONS, _WIDE = BOARDS
SHOTS = {
    "penk": ("notice_block", "notice_last_round", "eliminate", "winner"),
    "puzzle_sheet": ("notice_taken", "notice_undo_taken", "notice_cleared", "bonus", "cleared"),
    "shape_cards": (
        "initiative",
        "draft",
        "answer",
        "notice_contested",
        "notice_revenge",
        "notice_undo_placed",
        "declaration",
        "winner",
    ),
    "penk_rival": ("rival_seated", "rival_rolls", "rival_holds_2", "rival_holds_0", "notice_rival_marked", "winner"),
    "shape_cards_rival": (
        "notice_rival_picked",
        "notice_rival_placed",
        "notice_rival_turn",
        "notice_rival_completed",
        "winner",
    ),
}
"""Pictures that a script of the game must have."""
SOON = ("penk_whole_game", "block_buster_whole_game_four_keys", "penk_rival_whole_game_four_keys")
"""Those that a fast run plays."""


@pytest.mark.parametrize(
    ("name", "board", "seed"),
    [
        pytest.param(*recorded, marks=() if recorded[0] in SOON else pytest.mark.thorough)
        for recorded in game_scripts.SCRIPTS
    ],
)
def test_the_script_of_a_whole_game_runs_to_its_end(name, board, seed, tmp_path, monkeypatch):
    monkeypatch.setattr(settings.field("tips"), "default", True)  # it was recorded on a new handheld
    handheld = SimulatedHandheld(board, tmp_path / "handheld", seed)
    path = game_scripts.FOLDER / f"{name}.script"
    script.run_file(handheld, str(path), str(tmp_path / "shots"))
    assert handheld.app.game.table.over and handheld.violations == []
    wanted = [line.split()[1] for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("shot ")]
    assert sorted(wanted) == sorted(shot.stem for shot in (tmp_path / "shots").iterdir())
    against = "_rival" if handheld.app.game.rivals else ""
    for needed in SHOTS.get(handheld.app.game.table.game.ID + against, ()):
        assert needed in wanted


@pytest.mark.parametrize("board", [board for _ending, board in game_scripts.ENDINGS])
@pytest.mark.parametrize("make", game_scripts.recorded() + game_scripts.against_rivals(), ids=lambda m: m.GAME + m.KIND)
@pytest.mark.thorough
def test_the_same_players_play_with_large_text(large_text, make, board, tmp_path):
    players = game_scripts.Recorder(SimulatedHandheld(board, tmp_path, make.SEED))
    game_scripts.play(players, make)
    assert players.app.game.table.over and players.handheld.violations == []


def test_the_games_in_scripts_are_found_however_many_follow_them_in_the_list():
    for name, _board, _seed in game_scripts.SCRIPTS:
        way = (game_scripts.FOLDER / f"{name}.script").read_text(encoding="utf-8").partition("shot new_game")[0]
        assert "press up" not in way, name


class CutAfterEachPress:
    """What a player of tools/workshop/presses needs; after each press the power goes and comes back."""

    focus_on = Desk.focus_on
    row = Desk.row
    choose = game_scripts.Recorder.choose

    def __init__(self, board, folder):
        self.board, self.folder = board, folder
        self.bench = Bench(board, folder)
        self.bench.app.set("motion", False)
        self.presses = 0

    def _rest(self):
        # A rival thinks to the end, and what it does is shown.
        while self.app.stack.screen is None or self.app.stack.screen.awaits_rival:
            self.bench.settle(200)
        if self.app.game.rivals:
            self.bench.settle(1000)  # they may answer beside people

    def shot(self, name):
        """No pictures are kept here."""

    @property
    def app(self):
        return self.bench.app

    @property
    def hardware(self):
        return self.bench.hardware

    def press(self, key):
        drawn = self.hardware.drawn
        self.hardware.keys.events.append(key)
        self.bench.settle(200)
        self._rest()
        before = self.bench
        drawn = max(drawn, self.hardware.drawn)
        self.bench = Bench(self.board, self.folder)
        self._rest()
        self.hardware.drawn = drawn
        assert list(self.app.stack) == list(before.app.stack)
        assert self.bench.pixels() == before.pixels(), self.bench.top
        self.presses += 1


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("make", "board"),
    [(make, STICK) for make in game_scripts.recorded()] + [(make, BUTTONS) for make in game_scripts.against_rivals()],
    ids=lambda it: it.GAME + it.KIND if hasattr(it, "GAME") else f"{it.WIDTH}x{it.HEIGHT}",
)
def test_the_power_may_go_between_any_two_presses_of_a_game(make, board, tmp_path):
    desk = CutAfterEachPress(board, tmp_path)
    desk.choose("New game", registry.line(make.GAME)[2])
    player = make(desk)
    player.set_up(desk)
    while not player.over():
        for key in player.next_keys():
            desk.press(key)
        assert desk.presses < 1000
    assert desk.app.game.table.over
