"""What the coach says of random positions can be translated: every word comes from a text that a language has. In the
language made from English no word has a plain vowel.
"""

import re
from typing import Any

import pytest

from firmware import language, loading
from firmware.coach import reasons
from firmware.language import shown
from shared_rules import registry
from shared_rules.advice import finish
from tests.contracts.test_advice import ADVISING
from tests.languages import CODE, PLAIN, chosen_by, texts_of
from tests.shared_rules.advised import positions
from tests.shared_rules.block_buster.test_advice import positions as reported
from tools.workshop.languages.texts import collect

MOST = 50
"""Actions of a random game."""
RICH = {"block_buster": lambda seed: reported(seed, MOST, 0.6)}
"""Positions of games of which random actions reach only a part of the facts."""
KEYS = set(collect().by_key)
_WORD = re.compile(r"[^\W\d_]{2,}")


@pytest.fixture(autouse=True)
def pseudo_language():
    with chosen_by(texts_of(KEYS)):
        language.choose(CODE, False)
        yield


def keys_of(text):
    """The keys of a text for `shown` and of the texts in it, but no templates without words."""
    if isinstance(text, str):
        return [text]
    first = 1 if isinstance(text[0], str) else 3
    found = [text[0] if first == 1 else tuple(text[1:3])]
    for value in text[first:]:
        found += keys_of(value) if isinstance(value, (list, tuple)) else []
    return [key for key in found if not isinstance(key, str) or _WORD.search(key)]


def escaped(words):
    return [word for word in _WORD.findall(words) if not PLAIN.isdisjoint(word)]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("game", ADVISING)
def test_goals_facts_and_choices_have_no_word_that_no_language_has(game, seed):
    advice: Any = registry.advice(game)
    screens = loading.screens_of(game)
    said = []
    for table, _chance in RICH[game](seed) if game in RICH else positions(game, f"{game} {seed}", most=MOST):
        seat = table.to_move
        if seat is None:
            continue
        said += advice.facts(table.game, seat) if hasattr(advice, "facts") else []
        for choice in finish(advice.think(table.game, seat)):
            said += [] if choice.goal is None else [choice.goal]
            if screens.COACH:
                words = screens.choice_words(table.game, seat, choice.action)
                assert not escaped(words + " " + reasons(choice, False, screens.COACH_UNIT))
    assert said or game == "cross_rows"
    for text in said:
        assert KEYS.issuperset(keys_of(text)), text
        assert not escaped(shown(text)), text
