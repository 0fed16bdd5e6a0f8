"""Rivals in Shape Cards: one board for both, and hidden cards."""

import pytest

from firmware.screens.in_game import coach
from tests.firmware.games.bench import all_rivals
from tests.firmware.games.shape_cards.bench import U_BOARD, ShapeBench, prepared_games  # noqa: F401
from tests.firmware.rivals_bench import RIVAL, STICK, act, begin, done, first_choice, told
from tests.firmware.screens.bench import Bench, each_board_in_time

pytestmark = pytest.mark.usefixtures("advice")


def shape_cards(bench, *variant):
    """A game of Ann, who starts, against Bot."""
    return begin(bench, game="shape_cards", options={"variant": list(variant)}, dice="table")


def test_what_a_rival_does_on_the_board_is_told_with_the_picture(tmp_path):
    bench = shape_cards(Bench(STICK, tmp_path))
    first_choice(bench)
    first_choice(bench)
    heard = []
    for _ in range(2):
        heard.append((bench.app.stack.screen.band.name, told(bench)))
        bench.press("ok")
    assert heard == [("Bot", f"Card pick {name} gets this card.") for name in ("Bot", "Ann")]
    act(bench, "own", at=[2, 2])
    assert told(bench).startswith("Allowed Ann's piece stays.")
    bench.press("ok")
    assert told(bench).endswith("piece Make the table look like this.") and done(bench.app.game.table)[-1][0] == 1


def test_a_contest_of_a_rival_with_real_dice_waits_for_the_table_to_roll(tmp_path, monkeypatch):
    bench = shape_cards(Bench(STICK, tmp_path))
    while bench.app.game.table.phase == "draft":
        first_choice(bench) if bench.app.game.table.to_move == 0 else bench.press("ok")
    rules = type(bench.app.game.table.game)
    listed = rules.legal
    monkeypatch.setattr(rules, "legal", lambda game: list(reversed(list(listed(game)))))
    act(bench, "own", at=[2, 2])
    assert (
        bench.top == RIVAL
        and told(bench) == "Bot: contest Roll a die for each player."
        and bench.app.stack.screen.button.words == "Enter the dice"
    )
    bench.press("ok", "ok", "ok")
    assert done(bench.app.game.table)[-1] == (1, "contest")


@each_board_in_time
def test_hidden_cards_of_a_rival_stay_hidden_and_the_person_needs_no_cover(board, tmp_path):
    bench = shape_cards(Bench(board, tmp_path), "expert")
    looks = [state for name, state in bench.app.stack if name == "games.shape_cards.secret.Look"]
    assert looks == [[[0], 0]] and bench.app.stack.screen.cover is None, (
        "Ann sees her cards at once, Bot's are not offered"
    )
    bench.press("ok")
    assert bench.top == "games.shape_cards.turn.Turn"
    bench.open([*bench.app.stack, ["games.shape_cards.hands.Hands", 1]])
    assert bench.state() == 0, "the focus cannot come to Bot's cards"
    bench.press("down")
    assert bench.state() == 0
    bench.press("ok")
    assert bench.top == "games.shape_cards.secret.Look" and bench.state() == [[0], 0]


def test_the_coach_hides_nothing_from_a_rival(tmp_path):
    bench = shape_cards(Bench(STICK, tmp_path), "expert")
    screen = coach.Coach(bench.app, ["Yellow at row 1, column 1", None, None, ""])
    assert screen.cover is None


@pytest.mark.usefixtures("prepared_games")
@pytest.mark.parametrize(("by_rival", "button"), ((False, "Ann: done"), (True, "Done")))
def test_somebody_at_the_table_removes_the_pieces_for_a_rival(by_rival, button, tmp_path):
    bench = ShapeBench(STICK, tmp_path).begin(board=U_BOARD)
    if by_rival:
        all_rivals(bench)
    bench.push("games.shape_cards.declare.Declare").press("ok")
    assert bench.app.stack.screen.shown.titles == ("Card completed",)
    assert bench.app.stack.screen.button.words == button


@pytest.mark.usefixtures("prepared_games")
def test_the_table_rolls_the_die_of_a_rivals_revenge(tmp_path):
    bench = ShapeBench(STICK, tmp_path).begin("revenge", board=U_BOARD, counters=[3, 0])
    all_rivals(bench, {"type": "revenge"}).push(RIVAL)
    assert told(bench) == "Ann: revenge Roll a die for Ann."
