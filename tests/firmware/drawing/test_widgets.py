"""Layout, wrapping and lists, without a screen."""

import pytest

from firmware.boards import pimoroni_pico_display, waveshare_pico_lcd_1_3
from firmware.drawing import fonts, lists, widgets, wrapping


@pytest.mark.parametrize(
    "words", ["", "one", "one two three four five", "a\nb\n\nc", "W" * 40, "short " + "W" * 40 + " end"]
)
@pytest.mark.parametrize("width", [60, 100, 200])
def test_wrapped_lines_fit_and_lose_nothing(words, width):
    lines = wrapping.wrap(words, fonts.SMALL, width)
    assert all(fonts.SMALL.width(line) <= width for line in lines)
    assert "".join("".join(lines).split()) == "".join(words.split())


def test_shortened_words_fit():
    assert widgets.ellipsize("Ann", fonts.SMALL, 100) == "Ann"
    long = widgets.ellipsize("Ann, Bo, Cy, Di and many others", fonts.SMALL, 100)
    assert long.endswith("...")
    assert fonts.SMALL.width(long) <= 100


def test_the_first_that_fits():
    alternatives = ("roll 2 of 3", "roll 2/3", "2/3")
    assert widgets.first_that_fits(alternatives, fonts.SMALL, 200) == "roll 2 of 3"
    assert widgets.first_that_fits(alternatives, fonts.SMALL, fonts.SMALL.width("2/3")) == "2/3"
    assert widgets.first_that_fits(alternatives, fonts.SMALL, 20) == widgets.ellipsize("2/3", fonts.SMALL, 20) != "2/3"
    assert widgets.first_that_fits((*alternatives, ""), fonts.SMALL, 20) == ""


def scrolled(labels, focus, space, first=0):
    """First row and number of rows that a list shows in `space` pixels."""
    rows = lists.List([focus, first])
    rows.set(labels)
    rows.prepare(widgets.Layout(waveshare_pico_lcd_1_3, False), 0, space)
    return rows.first, rows.count


def test_a_list_scrolls_no_further_than_it_must():
    labels = ["row"] * 10
    assert scrolled(labels, 0, 4 * lists.ROW) == (0, 4)
    assert scrolled(labels, 4, 4 * lists.ROW) == (1, 4)
    assert scrolled(labels, 4, 4 * lists.ROW, 3) == (3, 4)
    assert scrolled(labels, 2, 4 * lists.ROW, 3) == (2, 4)
    assert scrolled(labels, 9, 4 * lists.ROW) == (6, 4)
    assert scrolled(labels, 9, 4 * lists.ROW, 9) == (6, 4)


def test_rows_of_two_lines_take_more_room():
    labels = ["first\nsecond"] * 3 + ["row"] * 2
    assert scrolled(labels, 0, 2 * lists.TWO_LINES + 20) == (0, 2)
    assert scrolled(labels, 4, 2 * lists.TWO_LINES + 20) == (2, 3)


def test_a_long_value_leaves_its_row_and_title_the_words_before_it():
    place = widgets.Layout(pimoroni_pico_display, False)
    for words, value in (("Deck", "W" * 16), ("Pre-filled", "W" * 40), ("Bonus at", "1 2 3 4 5 6 7 8")):
        title = lists.Title()
        title.prepare(place, words, value)
        assert title.words == words and title.right_x >= place.left + widgets.EDGE + title.font.width(words)
        rows = lists.List()
        rows.set([words], [value])
        rows.prepare(place, title.bottom, place.height)
        _player, [(_shown, _height, label, font, x, shortened, value_x, _styles)] = rows.rows[0]
        assert label == words and value_x >= x + font.width(label)
        assert shortened == title.right == value or shortened.endswith("...")


def test_with_large_text_a_row_and_a_title_go_on_in_the_next_line_and_lose_nothing(large_text):
    place = widgets.Layout(pimoroni_pico_display, False)
    rows = lists.List()
    rows.set(["Who starts the next game\nAnn, Bob, Cleo", "Sound"], ["the loser", "off"])
    rows.prepare(place, 0, place.height)
    (_mark, first), (_other, second) = rows.rows
    assert " ".join(line[2] for line in first if line[2]) == "Who starts the next game Ann, Bob, Cleo"
    assert [line[5] for line in first if line[5]] == ["the loser"] and second[0][2:6:3] == ("Sound", "off")
    assert rows.height(0) == lists.ROW * len(first) and rows.height(1) == lists.ROW
    title = lists.Title()
    title.prepare(place, "Name of the player 3", "2 of 3")
    assert title.words == "Name of the player 3" and title.right == "2 of 3"
    assert len(title.lines) > 1 and title.bottom > len(title.lines) * fonts.SMALL.line


@pytest.mark.parametrize("height", (20, 24, 28, 32, 40))
def test_a_band_shortens_the_widest_name_and_keeps_the_words_that_must_be_there(height):
    layout = widgets.Layout(pimoroni_pico_display, False)
    for name in ("W" * widgets.LONGEST_NAME, "M" * widgets.LONGEST_NAME):
        for words, must, shown in (
            (("enter white", "white"), False, ("enter white", "white")),
            (("round 12", ""), False, ("",)),
            (("round 12", ""), True, ("round 12",)),
        ):
            band = widgets.Band()
            band.prepare(layout, height, 0, name, words, must)
            assert band.name == name and band.words in shown
