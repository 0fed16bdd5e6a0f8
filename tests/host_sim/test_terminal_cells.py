"""The text in the terminal equals the text on the panel."""

import re

import pytest

from host_sim import text_search
from host_sim.handheld import SimulatedHandheld
from host_sim.screen_words import Word
from host_sim.script import Runner, boot, parse, press
from host_sim.terminal_cells import cells, coloured, nearest_of_256, plain_text
from tests.host_sim.every_board import SQUARE
from tools.workshop.goldens.game_scripts import FOLDER, SCRIPTS

SIZES = {SQUARE: (60, 24), "pimoroni_pico_display": (80, 20)}
RED, BLACK = (255, 0, 0), (0, 0, 0)


def picture(*rows):
    """Pixels: one for each letter, r for red, any other for black."""
    return b"".join(b"\xf8\0" if letter == "r" else b"\0\0" for row in rows for letter in row)


def test_a_cell_shows_which_of_its_quarters_are_lit():
    table = cells(picture("r.rr.r", "..rrrr"), [], 6, 2, 3, 1)
    assert [(character, {ink, paper}) for character, ink, paper in table[0][::2]] == [
        ("▘", {RED, BLACK}),
        ("▟", {RED, BLACK}),
    ]
    assert table[0][1][0] == " " and table[0][1][2] == RED


def test_words_take_the_place_of_their_ink():
    style = b"\0\0\x55\0\xaa\0\xf8\0"  # from black to red
    word = Word(0, 0, 8, 4, "Hi", style, -1)
    table = cells(picture(*["r.r...r..."] * 4), [word], 10, 4, 5, 2)
    assert [cell[0] for cell in table[0][:2]] == ["H", "i"] and table[0][0][1:] == (RED, BLACK)
    gone = cells(picture(*[".........."] * 4), [word], 10, 4, 5, 2)
    assert all(cell[0] == " " for row in gone for cell in row), "no ink, no word"


def test_wide_letters_have_two_cells_and_no_line_is_wider_than_the_picture():
    style = b"\0\0\x55\0\xaa\0\xf8\0"
    words = [
        Word(0, 0, 8, 4, "か\u3099時計", style, -1),
        Word(5, 0, 2, 4, "ab", style, -1),
        Word(8, 0, 2, 4, "x", style, -1),
    ]
    table = cells(picture(*["r" * 10] * 4), words[:1], 10, 4, 10, 1)
    assert [cell[0] for cell in table[0][:7]] == ["か\u3099", "", "時", "", "計", "", " "]
    assert plain_text(words, 10, 4, 10, 1) == ["か\u3099時 ab x"]
    assert plain_text([Word(6, 0, 4, 4, "時計", style, 1)], 10, 4, 10, 1) == ["      時計"]
    assert plain_text(words[:1], 10, 4, 5, 1) == ["か\u3099時"]


@pytest.mark.parametrize(
    ("colours", "code"),
    (
        (1 << 24, "\x1b[38;2;255;0;0;48;2;0;0;0m"),
        (256, "\x1b[38;5;196;48;5;16m"),
        (16, "\x1b[0;1;31;40m"),
        (0, "\x1b[0m"),
    ),
)
def test_a_terminal_gets_only_colours_that_it_has(colours, code):
    assert coloured([[("x", RED, BLACK)]], colours)[0].startswith(code + "x")


def test_no_colours_show_the_focus_by_turning_it_round():
    focused, other = coloured([[("x", BLACK, RED)], [("x", RED, BLACK)]], 0)
    assert focused != other and focused.startswith("\x1b[0;7m")


def test_the_nearest_of_256_colours():
    assert nearest_of_256((255, 255, 255)) in (231, 255) and nearest_of_256((95, 135, 175)) == 67
    assert nearest_of_256((0, 0, 0)) == 16 and nearest_of_256((128, 128, 128)) == 244


class Reader(Runner):
    """At each picture of a script: the words of the recorder are on the panel, and in the cells of a terminal."""

    read = 0

    def _keep_picture(self, name, shots):
        handheld = self.handheld
        width, height = handheld.board.WIDTH, handheld.board.HEIGHT
        columns, lines = SIZES[handheld.board_name]
        shown = cells(handheld.pixels(), handheld.words(), width, height, columns, lines)
        seen = "\n".join("".join(cell[0] for cell in row) for row in shown)
        text = "\n".join(plain_text(handheld.words(), width, height, columns, lines))
        for word in handheld.words():
            if re.fullmatch(r"[A-Za-z][A-Za-z0-9 ,.'!?-]{2,}", word.text):
                assert text_search.shows(handheld.pixels(), width, height, word.text), (name, word.text)
                assert word.text in seen, (name, word.text)
                assert word.text in text, (name, word.text)
                self.read += 1
        return name


@pytest.mark.parametrize(("name", "board", "seed"), SCRIPTS[::3])
def test_whole_games_can_be_read(name, board, seed, tmp_path):
    handheld = SimulatedHandheld(board, tmp_path, seed)
    reader = Reader(handheld, str(tmp_path), name)
    reader.run(parse((FOLDER / f"{name}.script").read_text(encoding="utf-8"), name))
    assert reader.read > 40
    handheld.power_off()
    assert handheld.words() == []


def test_dice_and_the_focus_can_be_read_without_colours(tmp_path):
    handheld = SimulatedHandheld(SQUARE, tmp_path, "1")
    boot(handheld)
    text = "\n".join(plain_text(handheld.words(), 240, 240, 60, 24))
    assert ">New game" in text and ">Free dice" not in text
    press(handheld, "down")
    press(handheld, "ok")
    press(handheld, "ok")
    text = "\n".join(plain_text(handheld.words(), 240, 240, 60, 24))
    faces = [int(face) for face in re.findall(r"\[([1-6])\]", text)]
    assert len(faces) == 5 and f"{sum(faces)}" in text
    handheld.power_off()
