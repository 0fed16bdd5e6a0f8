"""The lines of the registry say of each game what its rules say."""

import pytest

from shared_rules import registry


@pytest.mark.parametrize("line", registry.GAMES, ids=lambda line: line[0])
def test_a_line_says_what_the_rules_say(line):
    rules = registry.find(line[0])
    said = (rules.ID, rules.__module__, rules.NAME, rules.FEWEST, rules.MOST)
    assert line == said, f"shared_rules/registry.py has the line {line}, and the rules say {said}"
    assert registry.line(line[0]) is line


def test_there_are_no_other_games():
    assert registry.find("chess") is None
    assert registry.line("chess") is None
