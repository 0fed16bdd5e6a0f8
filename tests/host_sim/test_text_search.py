"""Words are painted with the firmware's own blitter into a picture, and found again."""

import pytest

from firmware.drawing import fonts, theme
from firmware.drivers import portable_blit
from host_sim.text_search import ALL_FONTS, find, shows

WIDTH, HEIGHT = 240, 240


def picture_with(*texts, paper=0):
    """texts: (words, x, y, font, style)"""
    fonts.use(portable_blit)
    strip = bytearray(WIDTH * HEIGHT * 2)
    context = portable_blit.new_context(strip, WIDTH, HEIGHT, WIDTH * HEIGHT)
    portable_blit.open_box(context, 0, 0, WIDTH, HEIGHT, 0, 0, False)
    portable_blit.fill(context, 0, WIDTH << 10 | HEIGHT, paper)
    for words, x, y, font, style in texts:
        portable_blit.set_style(context, style)
        portable_blit.draw(context, words, font.atlas, x << 10 | y)
    return bytes(strip)


@pytest.mark.parametrize("font", ALL_FONTS, ids=repr)
@pytest.mark.parametrize("words", ("Penk!", "Roll", "1", "Grüße", "W"))
def test_words_are_found_in_every_font(font, words):
    picture = picture_with((words, 31, 77, font, theme.style(0, 0xFFFF)))
    place = find(picture, WIDTH, HEIGHT, words)
    assert place is not None and 31 <= place[0] <= 36 and 77 <= place[1] < 77 + font.height


def test_small_and_medium_words_are_found_in_their_own_font_alone():
    for font in ALL_FONTS[:2]:
        place = find(picture_with(("Penk!", 31, 77, font, theme.style(0, 0xFFFF))), WIDTH, HEIGHT, "Penk!")
        assert place is not None and place[2] is font


def test_the_colours_do_not_matter():
    for paper, ink in ((theme.BACKGROUND, theme.INK), (theme.PANEL, theme.DIM), (theme.FOCUS, theme.BACKGROUND)):
        assert shows(
            picture_with(("Mark", 0, 0, fonts.MEDIUM, theme.style(paper, ink)), paper=paper), WIDTH, HEIGHT, "Mark"
        )


def test_what_is_not_there_is_not_found():
    picture = picture_with(("Roll the other 3", 8, 40, fonts.SMALL, theme.style(0, 0xFFFF)))
    assert (
        shows(picture, WIDTH, HEIGHT, "the other")
        and not shows(picture, WIDTH, HEIGHT, "the others")
        and not shows(picture, WIDTH, HEIGHT, "Rolls")
    )
    assert not shows(bytes(WIDTH * HEIGHT * 2), WIDTH, HEIGHT, "Roll")


@pytest.mark.parametrize("font", ALL_FONTS, ids=repr)
@pytest.mark.parametrize(
    ("shown", "searched", "is_there"),
    [
        ("Anna gewinnt!", "win", False),
        ("Anna wins!", "win", True),
        ("Anna wins!", "Anna", True),
        ("(win)", "win", True),
        ("2 wins", "win", True),
        ("Gewinne, win", "win", True),
        ("12 games", "2", False),
        ("12 games", "1", False),
        ("12 games", "12", True),
        ("12 games", "12 game", True),
        ("Øwin", "win", False),
        ("4d6", "6", False),
        ("-3", "3", True),
        ("3.", "3", True),
        ("Bo: 3, Al: 4", "Al: 4", True),
    ],
)
def test_words_begin_where_they_begin_and_numbers_are_whole(font, shown, searched, is_there):
    picture = picture_with((shown, 8, 40, font, theme.style(0, 0xFFFF)))
    assert shows(picture, WIDTH, HEIGHT, searched) is is_there


def test_words_over_several_lines_are_found_word_by_word():
    style = theme.style(0, 0xFFFF)
    picture = picture_with(("cross out", 8, 40, fonts.SMALL, style), ("row 3", 8, 60, fonts.SMALL, style))
    assert find(picture, WIDTH, HEIGHT, "cross out row 3") is None
    assert shows(picture, WIDTH, HEIGHT, "cross out row 3") and not shows(picture, WIDTH, HEIGHT, "cross out row 4")


def test_text_that_is_painted_over_is_not_there():
    picture = bytearray(picture_with(("Winner", 8, 40, fonts.LARGE, theme.style(0, 0xFFFF))))
    for y in range(56, 60):
        picture[(y * WIDTH + 20) * 2 : (y * WIDTH + 40) * 2] = b"\x07\xe0" * 20
    assert not shows(bytes(picture), WIDTH, HEIGHT, "Winner")
