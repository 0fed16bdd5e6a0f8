"""With large text: what a screen of a game has no room for is on a further page of it."""

import pytest

from tests.firmware.games.bench import FOUR
from tests.firmware.games.cross_rows.cases import CrossRowsBench
from tests.firmware.games.penk.cases import NOTICE, PenkBench, five_ones
from tests.firmware.screens.bench import BOARDS

LOW = BOARDS[1]
WHITE = "games.cross_rows.turn.White"


pytestmark = pytest.mark.usefixtures("large_text")


def lines(bench):
    """The lines of words that a notice shows now."""
    return [line[0] for line in bench.app.stack.screen.words.lines]


@pytest.fixture
def last_round(tmp_path):
    """A notice of many words: Ann has two full columns, the others still play."""
    bench = PenkBench(LOW, tmp_path).begin(FOUR)
    bench.lose(1, 1, 1, 1)
    return bench.eliminate(2)


def test_ok_turns_the_pages_of_a_notice_before_it_acknowledges(last_round):
    bench = last_round
    assert bench.top == NOTICE and bench.app.stack.screen.button.words == "Continue"
    said = lines(bench)
    bench.press("ok")
    assert bench.top == NOTICE and bench.app.stack.screen.button.words == "OK"
    said += lines(bench)
    assert " ".join(said) == "Last round! Still to play: Bo, Cy, Dee"
    bench.press("ok")
    assert bench.top != NOTICE


def test_up_turns_a_page_back(last_round):
    bench = last_round
    first = bench.pixels()
    bench.press("down")
    assert bench.pixels() != first
    bench.press("up")
    assert bench.pixels() == first


def test_a_second_ok_at_once_does_not_answer_a_page_that_nobody_has_read(last_round):
    bench = last_round
    bench.hardware.keys.events.append(4)
    bench.step()
    bench.hardware.keys.events.append(4)
    bench.step(100)
    bench.settle()
    assert bench.top == NOTICE and bench.app.stack.screen.leaf == 1


def test_the_words_of_an_order_come_before_its_sheet(tmp_path):
    bench = five_ones(PenkBench(LOW, tmp_path).begin(FOUR)).mark((1, 4), (1, 5))
    notice = bench.app.stack.screen
    assert lines(bench) == ["PENK! Ann", "Cross out row\xa01"] and notice.sheet not in notice.parts
    bench.press("ok")
    assert bench.app.stack.screen is notice and notice.sheet in notice.parts and notice.words not in notice.parts
    assert notice.button.words == "Done"


def test_answers_scroll_to_the_focus(tmp_path):
    bench = CrossRowsBench(LOW, tmp_path).begin([*FOUR, "Ed"], dice="table")
    bench.roll(3, 4, 1, 2, 3, 4)
    assert bench.top == WHITE
    screen = bench.app.stack.screen
    rows = screen.picture._rows
    assert rows.count < len(screen.shown)
    seen = set()
    for stop in sorted(screen.actions):
        screen.focus = stop
        screen.moved(stop)
        screen.prepare()
        assert rows.first <= stop >> 4 < rows.first + rows.count
        seen.add(stop >> 4)
    assert len(seen) == len(screen.shown)


def test_all_numbers_of_a_sheet_of_cells_are_on_its_pages(tmp_path):
    bench = CrossRowsBench(LOW, tmp_path).begin(FOUR).push("games.cross_rows.sheets.Sheets", 0)
    screen = bench.app.stack.screen
    leads, seat = [], screen.seat
    while screen.seat == seat:
        shown = screen.cells._lines
        leads += [line[2] for line in shown if line[2]]
        words = [placed[2] for line in shown for placed in line[-1]]
        assert {str(number) for number in range(2, 13)} <= set(words)
        bench.press("ok")
    assert leads == ["R", "Y", "G", "B"]
    bench.press("up")
    assert screen.seat == seat
