"""The walks with companions: each pair that a game allows is in one, and each kind of fault is found."""

import random

import pytest

from firmware import coach, evening, game_record, game_session, rivals, series
from firmware.screens import renaming
from firmware.screens.in_game import over
from firmware.storage import files, outcomes
from firmware.storage.storage import Storage
from shared_rules import registry
from tools.workshop.prove import companions
from tools.workshop.prove.trial import Found
from tools.workshop.prove.walk import COMPANIONS

BOARD = "board waveshare_pico_lcd_1_3 3"


def walk(game, *lines, people=2, options="{}"):
    """What goes wrong in a walk of these lines."""
    return companions.fault([BOARD, f"walk {game} {people} {options}", *lines])


@pytest.mark.parametrize("game", [pytest.param(line[0], marks=pytest.mark.thorough) for line in registry.GAMES])
def test_each_pair_of_companions_can_be_and_is_walked_or_the_setup_says_why_not(game):
    for plan in companions.plans(game):
        never = [pair for pairs in plan.never.values() for pair in pairs]
        assert len(plan.pairs) + len(never) == len(COMPANIONS) * (len(COMPANIONS) - 1) // 2
        assert all(any(pair <= set(group) for group in plan.sets) for pair in plan.pairs)
        assert all(reason and reason != "None" for reason in plan.never)


def test_the_table_asks_the_product_for_each_variant(monkeypatch, capsys):
    monkeypatch.setattr(registry, "GAMES", [line for line in registry.GAMES if line[0] == "block_buster"])
    found = Found()
    scripts = companions.scripts(random.Random(1), found)
    first = [next(scripts)[1][len("walk block_buster ") :] for _ in range(4)]
    assert first == ["2 {}", "3 {}", *['4 {"variant": "couple"}'] * 2]
    assert found.counts == {"pairs of companions": 12}
    said = capsys.readouterr().out
    assert "clock with rivals" in said and "The device cannot take a seat: only the players see the board." in said
    assert "handicap with series" in said and "the setup has no row Handicap" in said


def overtaken(session, levels):
    """GameSession.take_over without a trace."""
    session.rivals = session._rivals(levels)
    session.write_side()
    session.show_phase()


def nothing(*_arguments):
    """In the place of what acts."""


FAULTS = {
    "the coach is asked at the end": (
        (coach, "asker", lambda app: app.game.screens._state(app, app.stack[1][0])["seat"]),
        "cross_rows",
        ("with coach", "end"),
        "TypeError",
    ),
    "ties count nothing": (
        (evening, "half_points", lambda rows, winners: [2 * (seat in winners) for seat in range(len(rows))]),
        "penk",
        ("end",),
        "the evening: ",
    ),
    "a game that is left out counts": (
        (evening, "evening_in", lambda side: abs(side.get("evening", 0))),
        "penk",
        ("with evening", "end", "left_out"),
        "is shown, and",
    ),
    "a win counts for nobody": (
        (series, "wins_after", lambda series, side: series["wins"]),
        "penk",
        ("with series", "end"),
        "is shown, and",
    ),
    "the series ends where the players leave": (
        (series, "running", lambda *_arguments: (None, None)),
        "penk",
        ("with series", "end", "anew", "end"),
        "the next game is in no series",
    ),
    "a handicap does not survive the power": (
        (game_record, "_read", lambda key, side, seats: None if key == "handicap" else side.get(key)),
        "penk",
        ("with handicap", "end", "again"),
        "handicap",
    ),
    "what is unfinished keeps the old name": (
        (renaming, "games_with", lambda storage, name: [each for each in storage.games() if storage.is_over(each)]),
        "penk",
        ("with evening", "rename"),
        "Ann is Ann1 now, and 0002.log has the old name",
    ),
    "the journal does not learn of a new name": (
        (Storage, "rewrite_lines", lambda own, number, lines: files.write_lines(own.game_path(number, "log"), lines)),
        "penk",
        ("with evening", "play 1", "rename"),
        "recorded",
    ),
    "a rival that took over leaves no trace": (
        (game_session.GameSession, "take_over", overtaken),
        "penk",
        ("play 2", "take_over"),
        "the side file says []",
    ),
    "a rival's result is a person's": (
        (outcomes, "is_persons", lambda side, seat: True),
        "penk",
        ("with rivals", "end"),
        "the players: ",
    ),
    "a rival has points of the evening": (
        (evening, "is_persons", lambda side, seat: True),
        "penk",
        ("with rivals", "end"),
        "the evening: ",
    ),
    "redo forgets what rivals did": (
        (rivals.Rivals, "redo", lambda own: own._game.table.redo()),
        "yacht",
        ("with rivals", "play 4", "undo"),
        "after undo and redo the table is another one",
    ),
    "the points at the end are old": (
        (over.GameOver, "remarks_are_known", property(lambda screen: screen.evening != "", nothing)),
        "penk",
        ("with evening", "end", "left_out", "left_out"),
        "is shown, and",
    ),
    "an end that is undone keeps its outcome": (
        (game_record.GameRecord, "lacks", lambda record, side: False),
        "penk",
        ("end", "undo"),
        "winners and scores of game 1",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_found(name, monkeypatch):
    (place, what, instead), game, lines, words = FAULTS[name]
    assert walk(game, *lines) == ""
    monkeypatch.setattr(place, what, instead, raising=False)
    assert words in walk(game, *lines)
