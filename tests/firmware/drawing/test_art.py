"""Dice and icons stay inside their squares, and all faces and states look different."""

import pytest

from firmware.drawing import art, solids, theme
from firmware.drawing.canvas import Canvas
from firmware.drivers import portable_blit
from tests.firmware.drawing.test_canvas import Panel


def painted(paint, size, paper=theme.BACKGROUND):
    """The pixels of a box of `size` after paint(canvas), on a strict canvas."""
    panel = Panel()
    canvas = Canvas(panel, portable_blit)
    canvas.strict = True
    canvas.begin(True)
    canvas.begin_region(0, 0, size, size, paper)
    paint(canvas)
    canvas.finish()
    return [panel.pixel(x, y) for y in range(size) for x in range(size)]


def die(size, face, look=art.PLAIN):
    return painted(lambda canvas: art.die(canvas, 0, 0, size, face, look), size)


@pytest.mark.parametrize("size", art.DIE_SIZES)
def test_every_face_and_look_of_a_die_is_different(size):
    seen = {
        tuple(die(size, face, look))
        for face in range(8)
        for look in (art.PLAIN, art.HELD, art.SPENT, art.PLAIN | art.FOCUSED, art.HELD | art.FOCUSED)
    }
    assert len(seen) == 8 * 5


@pytest.mark.parametrize("size", art.DIE_SIZES)
@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_has_as_many_pips_as_its_face(size, face):
    pixels = die(size, face)
    ink = pixels[:]
    # Count the connected spots of the pips' colour.
    dark = {index for index, colour in enumerate(ink) if colour == art._COLOURS[0][2]}
    spots = 0
    while dark:
        spots += 1
        todo = [dark.pop()]
        while todo:
            at = todo.pop()
            for near in (at - 1, at + 1, at - size, at + size):
                if near in dark:
                    dark.remove(near)
                    todo.append(near)
    assert spots == face


@pytest.mark.parametrize("size", solids.SIZES)
def test_solids_differ_and_their_numbers_stay_inside_them(size):
    seen = set()
    for kind in solids.KINDS:
        whole = painted(lambda canvas, kind=kind: solids.draw(canvas, 0, 0, size, kind, "", 0, art.PLAIN), size)
        for look in (art.PLAIN, art.HELD, art.SPENT, art.HELD | art.FOCUSED):
            bare = painted(
                lambda canvas, kind=kind, look=look: solids.draw(canvas, 0, 0, size, kind, "", 0, look), size
            )
            seen.add(tuple(bare))
            words = str(kind)
            width = solids.font(size, kind).width(words)
            pixels = painted(
                lambda canvas, kind=kind, look=look, words=words, width=width: solids.draw(
                    canvas, 0, 0, size, kind, words, width, look
                ),
                size,
            )
            number = [index for index, (one, other) in enumerate(zip(bare, pixels, strict=True)) if one != other]
            assert number and all(whole[index] not in (theme.BACKGROUND, theme.FOCUS) for index in number), kind
    assert len(seen) == 4 * len(solids.KINDS)


def light(colour):
    """How light a colour looks, 0 to 255."""
    return ((colour >> 11) * 8 * 30 + (colour >> 5 & 63) * 4 * 59 + (colour & 31) * 8 * 11) // 100


def dark_on(pixels):
    """The numbers of the pixels that are much darker than the lightest ones."""
    lightest = max(map(light, pixels))
    return {index for index, colour in enumerate(pixels) if 2 * light(colour) < lightest}


def shape(pixels, paper=theme.BACKGROUND):
    """The numbers of the pixels that are not paper: all that an eye has which tells no shade from another."""
    return {index for index, colour in enumerate(pixels) if colour != paper}


@pytest.mark.parametrize("size", art.DIE_SIZES)
@pytest.mark.parametrize("face", [art.NO_FACE, 1, 6, art.JOLLY_FACE])
def test_a_die_of_no_use_is_hollow(size, face):
    spent = shape(die(size, face, art.SPENT))
    for look in (art.PLAIN, art.HELD):
        whole = shape(die(size, face, look))
        assert spent < whole and len(whole - spent) > size * size // 4


@pytest.mark.parametrize("size", solids.SIZES)
@pytest.mark.parametrize("kind", solids.KINDS)
def test_a_solid_of_no_use_is_hollow(size, kind):
    spent, whole = (
        shape(painted(lambda canvas, look=look: solids.draw(canvas, 0, 0, size, kind, "", 0, look), size))
        for look in (art.SPENT, art.PLAIN)
    )
    assert spent < whole and len(whole - spent) > size * size // 16


@pytest.mark.parametrize("size", art.DIE_SIZES)
def test_a_held_die_has_another_shape_for_eyes_that_see_no_shades(size):
    for face in range(1, 7):
        plain, held = dark_on(die(size, face)), dark_on(die(size, face, art.HELD))
        assert len(plain ^ held) >= size // 2 * 2


@pytest.mark.parametrize("size", solids.SIZES)
@pytest.mark.parametrize("kind", solids.KINDS)
def test_a_held_solid_has_another_shape_for_eyes_that_see_no_shades(size, kind):
    words = str(kind)
    width = solids.font(size, kind).width(words)
    plain, held = (
        dark_on(painted(lambda canvas, look=look: solids.draw(canvas, 0, 0, size, kind, words, width, look), size))
        for look in (art.PLAIN, art.HELD)
    )
    assert len(plain ^ held) >= size // 4 * 2
