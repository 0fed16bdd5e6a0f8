"""Every contract runs over all registered games."""

import importlib

import pytest

from shared_rules import registry

GAMES = [line[0] for line in registry.GAMES]


def each_game(seeds=1):
    """Run a test for each game, by as many seeds."""
    cases = [pytest.param(game, seed, id=f"{game}-{seed}") for game in GAMES for seed in range(seeds)]
    return pytest.mark.parametrize(("game", "seed"), cases)


def screen_cases(game):
    """(name, function of a board and a folder that gives a bench) for each case of the game's screens."""
    module = importlib.import_module(f"tests.firmware.games.{game}.cases")
    for name in module.CASES:
        yield name, lambda board, folder, name=name: module.bench_in(name, board, folder)
