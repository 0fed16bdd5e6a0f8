"""Rollouts: what they measure where the truth is known."""

import random

from shared_rules.advice import Advice
from tools.owner.review import rollouts


def test_a_first_choice_that_is_not_the_best_falls_short_by_what_the_best_is_better(monkeypatch):
    ends = {"first": 5, "best": 8, "worst": 1}
    choices = [Advice({"type": kind}, 700) for kind in ends]
    monkeypatch.setattr(rollouts, "positions", lambda *_: [("game", choices)] * 3)
    monkeypatch.setattr(rollouts, "played_out", lambda game, action, seed: ends[action["type"]] + seed % 2)
    said = []
    rollouts.measure("penk", 2, 3, 8, 1, said.append)
    assert said[0].startswith("penk, 2 players: 3 positions, 8 games after each of 3 choices")
    assert said[1] == "the best by rollouts minus the coach's choice: +3.00 points, 95 % within 0.00"
    assert said[2] == "about minus rollouts: +1.50 points, 95 % within 0.00"


def test_both_halves_of_a_position_count_as_one(monkeypatch):
    """One position where the second choice is better by 4, one where it is not: 1.96 times the error of two values."""
    choices = [Advice({"type": kind}, 0) for kind in ("first", "second")]
    monkeypatch.setattr(rollouts, "positions", lambda *_: [(4, choices), (0, choices)])
    monkeypatch.setattr(rollouts, "played_out", lambda game, action, seed: game if action["type"] == "second" else 0)
    said = []
    rollouts.measure("penk", 2, 2, 8, 1, said.append)
    assert said[1] == "the best by rollouts minus the coach's choice: +2.00 points, 95 % within 3.92"


def test_the_same_seed_measures_the_same(monkeypatch):
    said = []
    for _ in range(2):
        rollouts.measure("penk", 2, 1, 2, 1, said.append)
    assert said[:3] == said[3:]


def test_a_game_is_played_out_without_changing_it():
    game, choices = rollouts.positions("penk", 2, 1, random.Random(1))[0]
    before = game.state(None), game.scores()
    rollouts.played_out(game, choices[0].action, 1)
    assert (game.state(None), game.scores()) == before
