"""After a game: what choices gave away, rated while a bar grows."""

from random import Random

import pytest

from firmware import coach
from shared_rules.advice import Advice
from shared_rules.review import Rated, Review
from tests.firmware.games.bench import FOUR
from tests.firmware.games.penk.cases import CASES, PenkBench, over
from tests.firmware.screens.bench import BOARDS, stick_and_buttons
from tests.firmware.screens.in_game.scripted_advice import Adviser, use

STICK = BOARDS[0]
REVIEW = "games.penk.review.Review"
THINKING = "screens.in_game.coach.Thinking"
OVER = "screens.in_game.over.GameOver"


def priced(bench, **more):
    """An adviser for whom columns are worth their number of points, and marks ten."""
    known = [({"type": "eliminate", "column": column}, 100 * column) for column in range(1, 6)]
    return Adviser(*known, other=1000, **more)


def pages(bench):
    """The title and the words of each page, turned by ok, and that each is drawn whole."""
    found = []
    for _ in range(len(bench.app.stack.screen.choices) + 1):
        screen = bench.app.stack.screen
        assert bench.whole_frame() == [1], "the bench is strict: text that does not fit is an error"
        lines = [line if isinstance(line, str) else line[0] for line in screen.words.lines]
        found.append((screen.heading.words, screen.heading.right, " ".join(lines).replace("\xa0", " ")))
        sums = screen.page == len(screen.choices)
        bench.press("ok")
        while sums and bench.app.stack.screen is screen:
            bench.press("ok")  # to their end
    return found


@stick_and_buttons
def test_the_end_of_a_game_leads_to_what_choices_gave_away(board, tmp_path, monkeypatch):
    bench = over(PenkBench(board, tmp_path).begin())
    bench.app.game.clock.turns = [[[1, 50000], [3, 20000]], []]
    use(monkeypatch, priced(bench))
    bench.row("Review")
    assert bench.top == REVIEW and bench.app.stack.screen.heading.right == "round 1, 1 of 5"
    found = pages(bench)
    told = [(name, right[:7]) for name, right, _words in found[:-1]]
    assert told == [("Ann", "round 1"), ("Bo", "round 1"), ("Ann", "round 2"), ("Bo", "round 2")]
    for (_name, _right, words), points in zip(found, ("4.0", "4.0", "3.0", "3.0"), strict=False):
        assert f"{points} better: cross out column 5." in words or f"{points} points better: cross" in words
    words = "Ann: 7.0 in 2 choices Bo: 7.0 in 2 choices  Handicap: 1 of 10 reviewed games."
    words += "  Ann: 1:10, usually 0:20, longest 0:50"
    assert found[-1] == ("Given away in all", "5 of 5", words)
    assert bench.top == OVER


def test_choices_of_a_rival_are_nobodys(tmp_path, monkeypatch):
    bench = over(PenkBench(STICK, tmp_path).begin())
    use(monkeypatch, priced(bench))
    monkeypatch.setattr(coach, "is_persons", lambda _side, seat: seat != 1)
    bench.row("Review")
    found = pages(bench)
    assert [name for name, _right, _words in found] == ["Ann", "Ann", "Given away in all"]
    assert "Ann: 7.0 in 2 choices" in found[-1][2] and " choices Bo:" not in found[-1][2]


def test_pages_are_turned_both_ways_and_left_at_any_time(tmp_path):
    bench = CASES["review"](PenkBench(STICK, tmp_path).begin(FOUR))
    for key, page in (("up", 0), ("down", 1), ("right", 2), ("left", 1), ("down", 2), ("down", 3), ("down", 3)):
        assert bench.press(key).app.stack.screen.page == page
    bench.press("up", "back")
    assert bench.top == OVER


@pytest.mark.parametrize("seats", (1, 2, 4))
def test_what_is_told_of_choices_adds_up_to_the_sums(seats):
    random = Random(seats)
    sums = Review(seats)
    told = [0] * seats
    for number in range(200):
        seat = random.randrange(seats)
        lost = random.choice((0, 4, 5, 14, 15, 16, 120))
        choice = Rated(number, seat, None, {"at": 1}, [Advice({"at": 2}, lost), Advice({"at": 1}, 0)])
        sums.add(choice)
        told[seat] += round(10 * float(coach.points(choice.lost, "")))
    assert [coach.points(lost, "") for lost in sums.lost] == [f"{tenths / 10:.1f}" for tenths in told]
    assert all(lost >= 10 for lost, _number, _action in sums.worst), "0.0 is nothing that was given away"


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
        shares.append(bench.app.stack.screen.share)
        assert bench.whole_frame() == [1]
        bench.step()
    assert shares == sorted(shares) and shares[-1] > shares[0]
    bench.press("back")
    assert bench.top == OVER
