"""Best of three, five, seven: the score, who starts, and the end of it."""

import pytest

from firmware import series
from firmware.drawing import fonts
from firmware.screens.seats import remember_names
from tests.firmware.games.bench import SHORT
from tests.firmware.games.block_buster.cases import BlockBench
from tests.firmware.games.penk.cases import SIX_JOLLIES, PenkBench, over
from tests.firmware.screens.bench import BOARDS, each_board
from tests.firmware.screens.by_keys import choose, labels

STICK = BOARDS[0]


def won(bench, seat):
    """The game that runs ends, and this one of two players has won it."""
    winner = bench.app.game.table
    over(bench)
    assert winner.over
    if bench.app.game.table.game.winners != [seat]:
        bench.app.game.table.game.winners = [seat]
        bench.app.game.write_side()
        bench.app.game.reopen()
        bench.settle()
    return bench


def chosen(bench, row):
    bench.row("Best of 3, 5, 7")
    choose(bench, row)
    bench.settle()
    return bench


@each_board
def test_the_game_that_has_ended_is_the_first_one_and_two_wins_decide(board, tmp_path):
    bench = chosen(won(PenkBench(board, tmp_path).begin(), 0), "Best of 3\nnext player starts")
    assert labels(bench)[0] == "Next game\nBest of 3. Ann: 1, Bo: 0" and bench.whole_frame() == [1]
    bench.press("ok")
    assert bench.app.game.table.game.first == 1 and bench.app.game.record.series["wins"] == [1, 0]
    won(bench, 1)
    assert labels(bench)[0] == "Next game\nBest of 3. Ann: 1, Bo: 1"
    bench.row("Next game")
    won(bench, 0)
    assert (
        labels(bench)[0] == "Play again" and bench.app.stack.screen.series_result() == "Best of 3. Ann:\xa02, Bo:\xa01."
    )
    assert "Best of 3, 5, 7" not in labels(bench)
    bench.row("Play again")
    assert bench.app.game.record.series is None


def test_the_loser_starts_if_that_was_chosen(tmp_path):
    bench = chosen(over(PenkBench(STICK, tmp_path).begin(SHORT[:3])), "Best of 5\nloser starts")
    scores, winners = bench.game.scores(), bench.game.winners
    last = max(range(3), key=lambda seat: (seat not in winners, -scores[seat], seat))
    bench.row("Next game")
    assert bench.app.game.table.game.first == last


def test_it_is_there_after_a_power_cut_with_the_score_in_the_band(tmp_path):
    bench = chosen(won(PenkBench(STICK, tmp_path).begin(), 1), "Best of 7\nnext player starts")
    bench.row("Next game")
    bench = PenkBench(STICK, tmp_path)
    assert bench.app.game.record.series == {"of": 7, "wins": [0, 1], "loser": False}
    assert bench.app.game.table.to_move == 1 and bench.app.stack.screen.band.name == "Bo " + fonts.DOT
    bench.roll(*SIX_JOLLIES).act("eliminate", column=1)
    assert bench.app.stack.screen.band.name == "Ann"


def test_it_goes_on_from_the_setup_after_a_visit_elsewhere_and_a_power_cut(tmp_path):
    bench = chosen(won(PenkBench(STICK, tmp_path).begin(), 0), "Best of 3\nnext player starts")
    remember_names(bench.app, list(bench.names), [0, 1])
    bench.open([["screens.home.Home", None], ["pads.score_pad.Pad", None]])
    bench = PenkBench(STICK, tmp_path)
    for gives_up in (False, True):
        bench.open([["screens.home.Home", None], ["screens.new_game.NewGame", {"game": "penk"}]])
        assert "Best of 3\nAnn: 1, Bo: 0" in labels(bench)
        if gives_up:
            choose(bench, "Best of 3\nAnn: 1, Bo: 0")
        bench.app.stack.screen.start()
        bench.settle()
        kept = bench.app.game.record.series
        assert kept is None if gives_up else kept["wins"] == [1, 0]
        assert gives_up or bench.app.game.table.game.first == 1, "who comes next starts"
    bench.open([["screens.home.Home", None], ["screens.new_game.NewGame", {"game": "penk"}]])
    assert not [label for label in labels(bench) if label.startswith("Best of")], "it was given up"


def test_partners_win_together_and_a_win_that_is_shared_is_nobodys(tmp_path):
    bench = BlockBench(STICK, tmp_path).begin(SHORT[:4], variant="couple")
    side = {"scores": [5, 4, 5, 4], "teams": bench.game.teams(), "winners": [0, 2]}
    began = series.begun(0, 4)
    assert series.wins_after(began, side) == [1, 0, 1, 0]
    side["winners"] = [0, 1, 2, 3]
    assert series.wins_after(began, side) == [0] * 4


@pytest.mark.parametrize(
    "value",
    [3, {}, {"of": 4, "wins": [0, 0], "loser": False}, {"of": 3, "wins": [0], "loser": False}]
    + [{"of": 3, "wins": wins, "loser": False} for wins in ([2, 0], [-1, 0], ["0", 0], None)]
    + [{"of": 3, "wins": [0, 0], "loser": 1}],
)
def test_what_another_program_wrote_wrong_is_no_series(value, tmp_path):
    bench = PenkBench(STICK, tmp_path).begin()
    bench.app.storage.write_metadata(1, {"series": value})
    assert PenkBench(STICK, tmp_path).app.game.record.series is None
