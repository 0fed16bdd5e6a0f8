"""Random games report an action that a game lists and then refuses, with the file to repair."""

import random

import pytest

from shared_rules.game import check_keys
from shared_rules.table.table import Table
from tools.games import random_play


def test_an_action_that_lacks_something_is_told_with_the_file_that_completes_it(monkeypatch):
    table = Table()
    table.new("penk", ["Ann", "Ben"], {}, 0, "device", "00" * 16)
    monkeypatch.setattr(table.game, "legal", lambda: [{"type": "reroll"}])
    monkeypatch.setattr(table.game, "check", lambda action: check_keys(action, at=list))
    monkeypatch.setattr(random_play, "RollAndHold", ())  # which is completed by itself
    with pytest.raises(ValueError, match=r'lacks "at".*choose\(\) in tools/games/penk/random_play\.py'):
        random_play.move(table, random.Random(1))
