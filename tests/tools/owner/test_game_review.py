"""The review in a history: what choices gave away, and luck where it is fair, as text and on the page."""

import re

import pytest

from firmware.storage.files import add_crc
from shared_rules import registry
from shared_rules.table.table import Table
from tests.firmware.screens.in_game.scripted_advice import Adviser, use
from tests.tools.owner.test_history import Page, match_of
from tools.owner.commands import history
from tools.owner.game_review import (
    EXPLAINED,
    people_lines,
    people_review,
    review_of,
    review_section,
    review_text,
    reviews_of,
)
from tools.owner.history_page import page
from tools.owner.matches import Match

COLUMNS = [({"type": "eliminate", "column": column}, 100 * column) for column in range(1, 6)]
PRICES = Adviser(*COLUMNS, other=1000)
"""Crossing out column 5 is best, unless cells are marked."""


def lost_by_both(number=1, rounds=2):
    """A game in which both lose a column after the other, the cheapest first."""
    table = Table()
    table.new("penk", ["Ann", "Bo"], None, 0, "table", "0" * 32)
    for column in range(1, rounds + 1):
        for _ in range(2):
            table.do({"type": "roll", "dice": [6] * 6})
            table.do({"type": "eliminate", "column": column})
    return Match(number, table.save().encode(), b"")


def test_text_tells_the_worst_choices_and_the_figures_of_each_player(monkeypatch):
    use(monkeypatch, PRICES)
    match = lost_by_both()
    lines = review_text([match], reviews_of([match]))
    assert lines[1] == "1. Penk!"
    assert lines[2].split("  ")[0] == "player" and lines[2].endswith("without luck")
    ann = lines[3].split()
    # Four choices are too few for a rate, and two rolls for limits. Crossing out is worth 5 after a roll that was
    # expected to bring 10; then 4 are given away, then 3. Both did the same.
    assert ann == ["Ann", "2", "7.0", "n/a", "2", "-10.0", "n/a", "+10.0", "+0.0", "+0.0", "-10.0", "+0.0", "+0.0"]
    assert lines[5] == "4.0  Ann, round 1: cross out column 1. Better: cross out column 5."
    assert lines[8] == "3.0  Bo, round 2: cross out column 2. Better: cross out column 5."
    assert lines[-1] == EXPLAINED


def test_choices_of_a_rival_are_nobodys(monkeypatch):
    use(monkeypatch, PRICES)
    matches = [Match(number, lost_by_both().text.encode(), add_crc({"rivals": ["", "keen"]})) for number in range(1, 6)]
    reviews = reviews_of(matches)
    lines = review_text(matches, reviews)
    assert {line.split()[0] for line in lines if re.match(r"\w+ +\d", line)} == {"Ann"}
    assert not [line for line in lines if "Bo, round" in line] and "Bo" not in people_review(matches, reviews)
    assert "Bo" not in review_section(matches[0], reviews[1])


def test_parts_make_the_result_of_a_recorded_game():
    match = match_of("penk_table_4_players")
    for account in review_of(match).luck:
        assert account.start + account.luck + account.play + account.rest == pytest.approx(account.result)
    assert sum(account.result for account in review_of(match).luck) == pytest.approx(0)


def test_games_with_no_advice_or_facts_only_have_no_review(monkeypatch):
    match = lost_by_both()
    monkeypatch.setattr(registry, "advice", lambda game: None)
    assert review_of(match) is None and review_text([match], {}) == []
    adviser = use(monkeypatch, Adviser())
    adviser.facts = lambda game, seat: []
    assert review_of(match) is None


def test_a_record_that_cannot_be_read_has_no_review():
    assert review_of(Match(1, b"nothing", b"")) is None


def test_the_page_has_the_review_and_marks_only_luck_beyond_its_limits(monkeypatch):
    use(monkeypatch, PRICES)
    match = lost_by_both()
    found = review_of(match)
    text = review_section(match, found)
    assert "cross out column 1. Better: cross out column 5." in text and "<strong>" not in text
    found.luck[0].within = 9.0
    assert re.findall("<strong>(.*?)</strong>", review_section(match, found)) == ["-10.0"]
    shown = Page(page([match], "x", reviews_of([match])))
    assert "Review" in shown.words and shown.loads == []
    assert "Review" not in Page(page([match], "x")).words


def test_averages_of_several_games_have_an_interval_and_few_have_none(monkeypatch):
    use(monkeypatch, PRICES)
    matches = [lost_by_both(number) for number in range(1, 6)]
    reviews = reviews_of(matches)
    assert people_lines(matches[:4], reviews) == []
    for number, each in reviews.items():
        each.luck[0].result, each.luck[0].luck = 10.0 * number, 1.0
    lines = people_lines(matches, reviews)
    assert lines[1].split() == ["player", "game", "games", "result", "without", "luck"]
    assert lines[2].split() == ["Ann", "Penk!", "5", "+30.0", "\xb113.9", "+29.0", "\xb113.9"]


def test_the_command_shows_the_review_unless_told_not_to(tmp_path, capsys, monkeypatch):
    from firmware.storage.storage import Storage

    use(monkeypatch, PRICES)
    Storage(str(tmp_path / "data")).create(lost_by_both().text, {"colours": [0, 1]})
    assert history.main(["--save", str(tmp_path)]) == 0
    assert "Better: cross out column 5." in capsys.readouterr().out
    assert history.main(["--save", str(tmp_path), "--no-review"]) == 0
    assert "Better" not in capsys.readouterr().out
