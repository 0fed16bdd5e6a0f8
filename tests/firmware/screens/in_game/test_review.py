"""After a game: what choices gave away, rated while a bar grows."""

import pytest

from tests.firmware.games.penk.cases import PenkBench, over
from tests.firmware.screens.bench import BOARDS, stick_and_buttons
from tests.firmware.screens.in_game.scripted_advice import Adviser, use

STICK, BUTTONS, _WIDE = BOARDS
REVIEW = "screens.in_game.review.Review"
THINKING = "screens.in_game.thinking.Thinking"
OVER = "screens.in_game.over.GameOver"


def priced(bench, **more):
    """An adviser for whom columns are worth their number of points, and marks ten."""
    known = [({"type": "eliminate", "column": column}, 100 * column) for column in range(1, 6)]
    return Adviser(*known, other=1000, **more)


def rows(bench):
    shown = bench.app.screen.list
    return list(zip(shown.labels, shown.values))


@stick_and_buttons
def test_the_end_of_a_game_leads_to_what_choices_gave_away(board, tmp_path, monkeypatch):
    bench = over(PenkBench(board, tmp_path).begin())
    use(monkeypatch, priced(bench))
    bench.row("Review")
    assert bench.top == REVIEW and bench.whole_frame() == [1]
    assert rows(bench) == [
        ("Cross out column 1\nbetter: cross out column 5", "-4.0"),
        ("Cross out column 1\nbetter: cross out column 5", "-4.0"),
        ("Cross out column 2\nbetter: cross out column 5", "-3.0"),
        ("Cross out column 2\nbetter: cross out column 5", "-3.0"),
        ("Ann", "n/a"),
        ("Bo", "n/a"),
    ]
    marks = bench.app.screen.list.players
    assert marks == [bench.app.colours[seat] for seat in (0, 1, 0, 1, 0, 1)]
    bench.press("ok")
    assert bench.app.screen.words == "Turn 1: Cross out column 1.\nBetter by about 4.0 points: cross out column 5."
    bench.press("ok")
    assert bench.top == REVIEW and len(rows(bench)) == 6, "it is not rated again"
    bench.press("back")
    assert bench.top == OVER


def test_it_is_rated_in_parts_and_can_be_left_at_any_time(tmp_path, monkeypatch):
    bench = over(PenkBench(STICK, tmp_path).begin())
    use(monkeypatch, priced(bench, slices=100))
    hardware = bench.hardware
    monkeypatch.setattr(hardware, "now", lambda: setattr(hardware, "time", hardware.time + 1) or hardware.time)
    bench.press("up*2")
    bench.row("Review")
    assert bench.top == THINKING
    shares = []
    for _ in range(10):
        shares.append(bench.app.screen.share)
        assert bench.whole_frame() == [1]
        bench.step()
    assert shares == sorted(shares) and shares[-1] > shares[0]
    bench.press("back")
    assert bench.top == OVER


def test_what_was_rated_is_there_after_a_power_cut(tmp_path, monkeypatch):
    bench = over(PenkBench(STICK, tmp_path).begin())
    adviser = use(monkeypatch, priced(bench))
    bench.row("Review")
    seen, asked = bench.pixels(), adviser.asked
    again = PenkBench(STICK, tmp_path)
    assert again.top == REVIEW and again.pixels() == seen and adviser.asked == asked


@pytest.mark.parametrize("game", ["puzzle_sheet", "block_buster"])
def test_games_of_which_the_coach_tells_facts_are_not_reviewed(game):
    from firmware import loading

    assert not getattr(loading.game(game), "COACH", 0)
