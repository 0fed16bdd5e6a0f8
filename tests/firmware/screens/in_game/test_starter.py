"""The screen that draws the starting player and shows the result until a press."""

from tests.firmware.screens.bench import each_board
from tests.firmware.screens.by_keys import at_new_game, choose

STARTER = "screens.in_game.starter.Starter"


def drawn(board, folder, motion=True):
    """A bench on which a game of Penk! of three players has just begun, whose first player was drawn."""
    bench = at_new_game(board, folder)
    bench.app.set("motion", motion)
    choose(bench, "Player count")
    bench.settle = lambda ms=20: bench.step(20)
    for _ in range(len(bench.app.stack.screen.list.labels)):
        if bench.app.stack.screen.list.focus == 0:
            break
        bench.press("down")
    bench.press("ok")
    bench.step()
    assert bench.top == STARTER
    return bench


def band(bench):
    return bench.app.stack.screen.band.name


def tells_the_order(bench):
    return "Mark ! on your sheet." in " ".join(word for word in bench.app.frame.canvas._words if word)


@each_board
def test_the_draw_shows_all_players_and_ends_with_the_one_who_starts(board, tmp_path):
    bench = drawn(board, tmp_path)
    names = bench.app.game.table.players
    seen = [band(bench)]
    for _ in range(80):
        bench.step()
        if band(bench) != seen[-1]:
            seen.append(band(bench))
    assert set(seen) == set(names) and len(seen) == 17
    assert seen[-1] == names[bench.app.game.table.game.first]
    assert tells_the_order(bench)
    bench.step(60000)
    assert bench.top == STARTER, "it stays until a press"
    bench.press("ok")
    bench.step()
    assert bench.top == "games.penk.turn.Turn"


@each_board
def test_ok_ends_the_draw_and_then_the_notice(board, tmp_path):
    bench = drawn(board, tmp_path)
    bench.press("ok")
    bench.step()
    assert bench.top == STARTER and tells_the_order(bench)
    bench.press("ok")
    bench.step()
    assert bench.top == "games.penk.turn.Turn"


@each_board
def test_without_motion_it_is_told_at_once(board, tmp_path):
    bench = drawn(board, tmp_path, motion=False)
    assert band(bench) == bench.app.game.table.players[bench.app.game.table.game.first]


@each_board
def test_whoever_was_chosen_needs_no_draw(board, tmp_path):
    bench = at_new_game(board, tmp_path)
    choose(bench, "Starts", "Start")
    assert bench.top == "games.penk.turn.Turn"
