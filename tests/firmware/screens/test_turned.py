"""Left-handed: the picture of each screen is that of a board whose hint columns are mirrored. What is between them
stays, hints are at the other side and end, and up and down are exchanged.
"""

import pytest

from firmware.drawing import area, theme, widgets
from firmware.keys import NAMES, TURNED
from host_sim.boards import board_names, load_board
from host_sim.pictures import image_of
from shared_rules import registry
from tests.firmware.games.bench import GameBench
from tests.firmware.screens.bench import Bench

BOARDS = [name for name in board_names() if name != "generic"]
OTHER = {"left": "right", "right": "left"}
GAMES = [line[0] for line in registry.GAMES]
SCREENS = {
    "home": [["screens.home.Home", None]],
    "setup": [["screens.home.Home", None], ["screens.new_game.NewGame", {"game": "penk"}]],
    "message": [["screens.home.Home", None], ["screens.choice.Confirm", ["Clock", "End the clock?", "Play on", "End"]]],
    "keyboard": [["screens.home.Home", None], ["screens.names.Letters", ["Name", ["Ann", "Bo"], ""]]],
    "free dice": [["screens.home.Home", None], ["pads.free_dice.FreeDice", None]],
    "clock": [["screens.home.Home", None], ["pads.clock.Clock", [["Ann", "Bo"], 300, 0, [[], []], True, 0, 0]]],
}


def picture(bench):
    """(the picture, the Layout) of the open screens, built anew."""
    bench.open(bench.app.stack.cover())
    assert bench.whole_frame() == [1]
    return image_of(bytes(bench.pixels()), bench.board.WIDTH, bench.board.HEIGHT), widgets.layout(bench.app)


def places(board):
    """Name of each key that has a hint -> (its side, the centre of its hint)."""
    names = {label: name for label, _pin, name in board.KEYS}
    hinted = ("ok", "back", "undo", "info", "up", "down")
    return {names[label]: (side, centre) for label, side, centre in board.KEY_PLACES if names[label] in hinted}


def turned(name):
    return NAMES[TURNED[NAMES.index(name)]]


def mirrored(board, upright):
    """The hint columns of a picture as they are on the other hand: side -> picture."""
    wide = area.column(board)
    edges = {"left": 0, "right": board.WIDTH - wide}
    paper = image_of(theme.PANEL.to_bytes(2, "big") * wide * board.HEIGHT, wide, board.HEIGHT)
    columns = {side: paper.copy() for side in OTHER}
    known = places(board)
    for name, (side, centre) in known.items():
        from_side, from_centre = known[turned(name)]
        top, left = area.hint_y(board, from_centre) - 2, edges[from_side]
        hint = upright.crop((left, top, left + wide, top + 22))
        columns[OTHER[side]].paste(hint, (0, area.hint_y(board, 1000 - centre) - 2))
    return columns


def check_turned(bench):
    board = bench.board
    upright, before = picture(bench)
    bench.app.set("left_handed", True)
    left_handed, after = picture(bench)
    assert after.width == before.width
    # The rows beyond rounded corners are empty.
    top, bottom = area.margin(board), board.HEIGHT - area.margin(board)
    rest = upright.crop((before.left, top, before.right, bottom))
    assert left_handed.crop((after.left, top, after.right, bottom)).tobytes() == rest.tobytes()
    columns = mirrored(board, upright)
    wide = area.column(board)
    if after.left:
        assert left_handed.crop((0, 0, wide, board.HEIGHT)).tobytes() == columns["left"].tobytes()
    if after.right < board.WIDTH:
        assert left_handed.crop((after.right, 0, board.WIDTH, board.HEIGHT)).tobytes() == columns["right"].tobytes()
    sides = [side for side, _centre in places(board).values()]
    assert bool(after.left) >= ("right" in sides) and (after.right < board.WIDTH) >= ("left" in sides)


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("screen", sorted(SCREENS))
def test_screens_outside_of_games_turn(screen, name, tmp_path):
    bench = Bench(load_board(name), tmp_path, SCREENS[screen])
    bench.app.set("motion", False)
    check_turned(bench)


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("game", GAMES)
def test_each_game_turns_with_its_menu_and_how_to_play(game, name, tmp_path):
    bench = GameBench(load_board(name), tmp_path)
    bench.GAME = game
    bench.app.set("tips", False)
    bench.begin()
    while not bench.top.startswith("games."):
        bench.press("ok")
    check_turned(bench)
    bench.app.set("left_handed", False)
    bench.push("screens.in_game.menu.Menu")
    check_turned(bench)
    bench.app.set("left_handed", False)
    bench.push("screens.how_to_play.HowToPlay", [game, [0, -1], 1, 0])
    check_turned(bench)
