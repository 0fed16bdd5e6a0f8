"""After a game: what choices gave away, rated while a bar grows."""

import pytest

from tests.firmware.games.bench import LONG
from tests.firmware.games.penk.cases import CASES, PenkBench, over
from tests.firmware.screens.bench import BOARDS, stick_and_buttons
from tests.firmware.screens.in_game.scripted_advice import Adviser, use

STICK, BUTTONS, _WIDE = BOARDS
COACH = "screens.in_game.coach.Coach"
THINKING = "screens.in_game.thinking.Thinking"
OVER = "screens.in_game.over.GameOver"


def priced(bench, **more):
    """An adviser for whom columns are worth their number of points, and marks ten."""
    known = [({"type": "eliminate", "column": column}, 100 * column) for column in range(1, 6)]
    return Adviser(*known, other=1000, **more)


@stick_and_buttons
def test_the_end_of_a_game_leads_to_what_choices_gave_away(board, tmp_path, monkeypatch):
    bench = over(PenkBench(board, tmp_path).begin())
    use(monkeypatch, priced(bench))
    bench.row("Review")
    assert bench.top == COACH and bench.whole_frame() == [1]
    assert bench.app.screen.heading.words == "Review" and bench.app.screen.heading.right == "about, in points"
    assert bench.app.screen.words.split("\n") == [
        "1. Ann, round 1: cross out column 1",
        "4.0 better: cross out column 5",
        "2. Bo, round 1: cross out column 1",
        "4.0 better: cross out column 5",
        "3. Ann, round 2: cross out column 2",
        "3.0 better: cross out column 5",
        "4. Bo, round 2: cross out column 2",
        "3.0 better: cross out column 5",
        "Lost per choice:",
        "Ann n/a",
        "Bo n/a",
    ]
    bench.press("ok")
    assert bench.top == OVER


@stick_and_buttons
def test_nothing_of_the_longest_review_is_cut_on_any_panel(board, tmp_path):
    bench = CASES["review"](PenkBench(board, tmp_path).begin(LONG[:4]))
    text = bench.app.screen.text
    seen = {}
    while len(seen) < len(text.lines):
        before = len(seen)
        seen.update(enumerate(text.lines[text.first : text.first + text.count], text.first))
        assert bench.whole_frame() == [1], "the bench is strict: text that does not fit is an error"
        assert len(seen) > before
        bench.press("down")
    assert " ".join(seen[at] for at in sorted(seen)) == bench.app.screen.words.replace("\n", " ")


def test_it_is_rated_in_parts_and_can_be_left_at_any_time(tmp_path, monkeypatch):
    bench = over(PenkBench(STICK, tmp_path).begin())
    use(monkeypatch, priced(bench, slices=1000))
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
    assert again.top == COACH and again.pixels() == seen and adviser.asked == asked


@pytest.mark.parametrize("game", ["puzzle_sheet", "block_buster"])
def test_games_of_which_the_coach_tells_facts_are_not_reviewed(game):
    from firmware import loading

    assert not getattr(loading.game(game), "COACH", 0)
