"""Many simulated games say how a sheet plays; a few of them show here that they are played by the rules."""

import random

import pytest

from shared_rules import samples
from tools.sheets import playtest
from tools.sheets.placing import Placing, new_game

SHEET = samples.sheet(samples.SHEETS[0])


def test_the_placements_are_those_that_the_rules_list():
    for name in samples.SHEETS:
        sheet = samples.sheet(name)
        placing = Placing(sheet)
        listed = [(action["piece"], action["at"]) for action in new_game(sheet, 2).legal()]
        assert listed == [(piece, at) for piece in placing.pieces for _mask, at in placing.pieces[piece]]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_game_is_played_to_its_end(players):
    outcome = playtest.one_game(SHEET, Placing(SHEET), players, random.Random(players))
    assert outcome.winners
    assert len(outcome.taken) == sum(outcome.turns)
    times = [outcome.taken.count(name) for name in outcome.taken]
    assert max(times) == (2 if players >= 4 else 1)


@pytest.mark.thorough
def test_no_piece_of_the_samples_is_dead():
    for name in samples.SHEETS:
        sheet = samples.sheet(name)
        placing = Placing(sheet)
        chance = random.Random(3)
        games = [playtest.one_game(sheet, placing, 3, chance) for _ in range(12)]
        assert [piece for piece, taken, _early in playtest.use_of_pieces(placing, games) if not taken] == []


def test_the_report_has_a_line_for_each_number_of_players():
    placing = Placing(SHEET)
    chance = random.Random(1)
    played = {players: [playtest.one_game(SHEET, placing, players, chance) for _ in range(2)] for players in (2, 3)}
    lines = playtest.report(placing, played)
    assert [line.split()[:2] for line in lines[-2:]] == [["2", "2"], ["3", "2"]]


def test_spread_names_the_tenths():
    assert playtest.spread(range(11)) == (0, 1, 5, 9, 10)
    assert playtest.spread([4]) == (4, 4, 4, 4, 4)
