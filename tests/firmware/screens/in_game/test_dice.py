"""The block of dice: colours, as many as the rules give, and the motion, on an area of any size."""

import pytest

from firmware.drawing import art, theme
from firmware.drawing.area import Area
from firmware.drawing.canvas import Canvas
from firmware.drivers import portable_blit
from firmware.screens.in_game.dice import Dice
from tests.firmware.drawing.test_art import painted
from tests.firmware.drawing.test_canvas import Panel

COLOURS = (art.WHITE, art.WHITE, 0, 3, 2, 1)
LARGEST = 92 * 80


class WidePanel(Panel):
    width = 320


class App:
    """What a block of dice needs of the app to move."""

    hardware = None

    @classmethod
    def elapsed(cls, later, earlier):
        return later - earlier


App.hardware = App


@pytest.mark.parametrize("in_play", [range(6), [0, 1, 3, 4, 5], [0, 1, 5], [0]])
@pytest.mark.parametrize("size", [(200, 40), (220, 20), (220, 70), (220, 140), (272, 112)])
def test_dice_in_play_tile_their_area_each_within_its_box(in_play, size):
    dice = Dice(6, COLOURS)
    dice.show([1, 2, 3, 4, 5, 6])
    area = Area(20, 8, *size)
    dice.lay_out(area, in_play)
    canvas = Canvas(WidePanel(), portable_blit)
    canvas.strict = True
    canvas.begin(True)
    dice.draw(canvas)
    seen = [(x + i, y + j) for x, y, w, h in dice.boxes + dice._margins for i in range(w) for j in range(h)]
    assert len(dice.boxes) == len(in_play) and max(w * h for _x, _y, w, h in dice.boxes) <= LARGEST
    assert len(seen) == len(set(seen)) and set(seen) == {
        (x, y) for x in range(20, area.right) for y in range(8, area.y)
    }


def test_a_coloured_die_has_its_colour_in_every_look_and_its_mark_where_there_is_room():
    for colour in range(len(theme.PLAYERS)):
        for look in (art.PLAIN, art.HELD, art.SPENT):
            styles = art.dice_styles(theme.BACKGROUND, colour)
            pixels = painted(lambda canvas, look=look, styles=styles: art.die(canvas, 0, 0, 48, 3, look, styles), 48)
            assert theme.PLAYERS[colour][1] in pixels
    dice = Dice(6, COLOURS)
    dice.lay_out(Area(0, 0, 220, 140))
    assert dice.below
    dice.lay_out(Area(0, 0, 220, 40))
    assert not dice.below and not dice.beside


def test_they_roll_for_400_ms_at_most_and_lie_as_they_were_rolled():
    dice = Dice(6)
    dice.moving = 0b111110
    faces, shown = [1, 2, 3, 4, 5, 6], []
    for now in range(1000, 1500, 25):
        changed = dice.tick(App, now)
        dice.show(faces)
        shown += [(now - 1000, list(dice.faces))] if changed else []
    assert shown[-1] == (400, faces) and len(shown) == 8
    assert all(each[0] == 1 for _at, each in shown), "one that was not rolled does not move"
    assert shown[0][1][1:] != faces[1:]


def test_before_the_roll_they_are_hollow():
    dice = Dice(2)
    dice.show(None)
    assert list(dice.faces) == [art.NO_FACE] * 2 and list(dice.looks) == [art.SPENT] * 2
