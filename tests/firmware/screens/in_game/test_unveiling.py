"""The result is unveiled from last to first, if the table wants it so."""

from firmware.game_session import UNVEILING
from firmware.keys import HELD, OK
from tests.firmware.games.bench import SHORT
from tests.firmware.games.penk.cases import PenkBench, over
from tests.firmware.screens.bench import BOARDS, each_board

OVER = "screens.in_game.over.GameOver"


def shown(bench):
    return bench.app.stack.screen.rows.labels


def ended(board, folder, unveil=True):
    bench = PenkBench(board, folder)
    bench.app.set("unveil", unveil)
    return over(bench.begin(SHORT[:3], motion=True)).acknowledge()


@each_board
def test_each_press_shows_one_more_player_and_the_last_one_the_winner(board, tmp_path):
    bench = ended(board, tmp_path)
    ranked = [row[0] for row in bench.app.stack.screen.players]
    assert bench.top == UNVEILING and shown(bench) == ["Who is next?"]
    bench.press("ok")
    assert shown(bench) == ["Who is next?", ranked[2]] and bench.whole_frame() == [1]
    bench = PenkBench(board, tmp_path)
    assert shown(bench) == ["Who is next?", ranked[2]], "a power cut gives nothing away"
    bench.press("ok")
    assert shown(bench) == ["Who is first?", *ranked[1:]]
    bench.press("ok")
    assert bench.top == bench.app.game.screens.play(bench.app.game.table)


def test_ok_held_shows_all_at_once(tmp_path):
    bench = ended(BOARDS[0], tmp_path)
    bench.put(OK + HELD)
    bench.settle()
    assert bench.top == bench.app.game.screens.play(bench.app.game.table)


def test_nothing_is_veiled_without_the_setting_and_when_a_game_is_opened_again(tmp_path):
    assert ended(BOARDS[0], tmp_path / "a", unveil=False).top != UNVEILING
    bench = ended(BOARDS[0], tmp_path / "b").press("ok*3")
    bench.app.game.leave()
    bench.app.game.look(1)
    bench.settle()
    assert bench.top != UNVEILING
