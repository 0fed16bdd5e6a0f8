"""Shapes on the screens show every state, so that nobody needs to see colours or shades."""

from types import SimpleNamespace

import pytest

from firmware.drawing import theme
from firmware.drawing.art import SPENT
from firmware.drawing.canvas import Canvas
from firmware.drivers import portable_blit
from firmware.games.block_buster.spaces import COLOUR
from firmware.games.puzzle_sheet import art
from firmware.games.puzzle_sheet.take import HOLLOW
from firmware.games.shape_cards.board import DIM, Card
from tests.firmware.drawing.test_art import painted, shape
from tests.firmware.drawing.test_canvas import Panel
from tests.firmware.games.bench import FOUR
from tests.firmware.games.block_buster.cases import bench_in
from tests.firmware.games.penk.cases import PenkBench
from tests.firmware.games.puzzle_sheet.cases import TINY, PuzzleBench
from tests.firmware.screens.bench import LAYOUTS

every_layout = pytest.mark.parametrize("board", LAYOUTS)


def patch(bench, x, y, w, h):
    """The pixels of a part of what the panel shows."""
    width = bench.hardware.panel.width
    pixels = bench.pixels()
    at = [2 * ((y + row) * width + x + column) for row in range(h) for column in range(w)]
    return [pixels[place] << 8 | pixels[place + 1] for place in at]


def shape_on(pixels):
    """The shape of what lies on the colour of the most pixels."""
    return shape(pixels, max(sorted(set(pixels)), key=pixels.count))


# Penk!


def cell(bench, index):
    sheet = bench.app.stack.screen.sheet
    x, y, width, bottom = sheet.area
    w, h = sheet.cell
    return patch(bench, x + width - (5 - index % 5) * w, bottom - (5 - index // 5) * h, w, h)


def inside(bench, index):
    """A cell without the gap around it."""
    w, h = bench.app.stack.screen.sheet.cell
    pixels = cell(bench, index)
    return [pixels[row * w + column] for row in range(1, h - 1) for column in range(1, w - 1)]


@every_layout
def test_a_cell_of_penk_that_can_be_chosen_has_a_frame(board, tmp_path):
    bench = PenkBench(board, tmp_path).begin().third_roll(3, 3, 6, 1, 5, 3)
    bench.whole_frame()
    screen = bench.app.stack.screen
    for index in range(25):
        closed = min(set(range(index // 5 * 5, index // 5 * 5 + 5)) - set(screen.open))
        if index != screen.focus:
            same = shape_on(inside(bench, index)) == shape_on(inside(bench, closed))
            assert same == (index not in screen.open), index


@every_layout
def test_a_column_of_penk_that_can_be_crossed_out_has_frames(board, tmp_path):
    bench = PenkBench(board, tmp_path).begin().lose(2)
    bench.third_roll(6, 6, 6, 6, 6, 6)
    bench.whole_frame()
    sheet = bench.app.stack.screen.sheet
    w, h = (size - 2 for size in sheet.cell)
    frame = {row * w + column for row in range(h) for column in range(w) if row in (0, h - 1) or column in (0, w - 1)}
    column = next(at for at in bench.app.stack.screen.columns if at != bench.focus)
    assert frame <= shape_on(inside(bench, column))


@every_layout
def test_a_spent_die_of_penk_has_another_shape(board, tmp_path):
    bench = PenkBench(board, tmp_path).begin().third_roll(3, 3, 6, 1, 5, 3)

    def dice():
        (x, y, w, h), *_ = bench.app.stack.screen.dice._shown
        bench.whole_frame()
        return shape(patch(bench, x, y, w, h))

    before = dice()
    bench.press("ok")
    assert bytes(bench.app.stack.screen.dice.looks).count(SPENT) == 4
    assert dice() < before and len(before - dice()) > 4 * 100


# Puzzle Sheet


@pytest.mark.parametrize("size", range(1, 7))
def test_a_piece_that_cannot_be_taken_has_another_shape(size):
    for piece in (b"\x00", b"\x00\x01", b"\x01\x10\x11\x12\x21"):
        if size > 1 or len(piece) > 1:
            whole = shape(painted(lambda canvas, piece=piece: art.draw_piece(canvas, 0, 0, size, piece, theme.INK), 24))
            hollow = shape(painted(lambda canvas, piece=piece: art.draw_hollow(canvas, 0, 0, size, piece), 24))
            assert hollow < whole


@every_layout
def test_pieces_that_cannot_be_taken_are_drawn_hollow(board, tmp_path):
    bench = PuzzleBench(board, tmp_path).begin(FOUR, sheet={**TINY, "bonus": []})
    bench.take("4B", 1, 1).take("4B", 1, 1).take("1B", 1, 1).take("4A", 1, 1)
    screen = bench.app.stack.screen
    shown = screen.tiles
    for index in range(bench.game.count):
        row = shown.arrangement.place(index)[0] - shown.first
        if index == screen.focus or not 0 <= row < shown.count:
            continue
        look = shown.looks[index]
        tiles = []
        for taken_as in (look, look ^ HOLLOW):
            shown.looks = shown.looks[:index] + bytes([taken_as]) + shown.looks[index + 1 :]
            screen.dirty = True
            bench.whole_frame()
            tiles.append(shape(patch(bench, *shown.strip)))
        assert tiles[0] < tiles[1] if look & HOLLOW else tiles[1] < tiles[0]
        shown.looks = shown.looks[:index] + bytes([look]) + shown.looks[index + 1 :]


def cell_of_a_board(size, shaded=0, lit=0, blocked=0):
    """The shape of the only cell of a board, `size` pixels wide."""
    board = art.Board()
    board.lit, board.blocked = [lit], [blocked]
    game = SimpleNamespace(cells=[1], height=1, width=1)
    board.prepare(0, 0, size, size, game, [shaded], theme.INK)
    return shape(painted(lambda canvas: board._row(canvas, 0, 0), 24))


@pytest.mark.parametrize("size", range(5, 25))
def test_lit_and_blocked_cells_have_shapes_of_their_own(size):
    shaded, lit, blocked = (cell_of_a_board(size, **{name: 1}) for name in ("shaded", "lit", "blocked"))
    assert lit < shaded and blocked < shaded and lit != blocked


# Block Buster


@every_layout
def test_the_selected_colour_has_an_outline_and_the_focus_fills(board, tmp_path):
    bench = bench_in("block_buster_spaces", board, tmp_path)
    while bench.top.startswith("screens.in_game.tips"):
        bench.press("ok")
    screen = bench.app.stack.screen

    def tile(colour):
        bench.whole_frame()
        pixels = patch(bench, *screen.tiles[colour])
        return len([pixel for pixel in pixels if pixel == theme.BACKGROUND]) / len(pixels)

    selected, other = screen.colour, (screen.colour + 1) % len(screen.tiles)
    assert tile(other) > tile(selected) > 0.5
    bench.go_to(COLOUR + selected)
    assert tile(selected) < 0.5


# Shape Cards


def drawn(mask, room, look=0, usable=True):
    """The shape of a card in a square of this side, of what is neither paper nor lines between its squares."""
    panel = Panel()
    canvas = Canvas(panel, portable_blit)
    canvas.strict = True
    canvas.begin(True)
    Card((0, 0, room, room), mask, look).draw(canvas, usable=usable)
    canvas.finish()
    pixels = [panel.pixel(x, y) for y in range(room) for x in range(room)]
    return {index for index, colour in enumerate(pixels) if colour not in (theme.BACKGROUND, theme.PANEL)}


@pytest.mark.parametrize("room", range(28, 96, 4))
def test_a_card_that_cannot_be_chosen_is_hollow(room):
    whole = drawn(0xCC80, room)
    assert drawn(0xCC80, room, usable=False) < whole
    assert drawn(0xCC80, room, DIM) < whole
