"""Reading sheet and deck files: every mistake is reported with line and column."""

import random

import pytest

from tools.owner.sheets.find import find_sample
from tools.owner.sheets.lines import SheetError
from tools.owner.sheets.parse import parse
from tools.owner.sheets.show import as_text, summary
from tools.places import ROOT

SMALL = """sheet Pond
note a note can stand anywhere

board
....
.-..
....

frame 1: 1 point
A   B
#   ##

frame 2
A
.#
##

frame 3: 7 points
C   A
#   #.#
    .#

frame 4: 4 points
A
####

bonus
5   10
#   #
    #

picture Duck
#...
#-..
....
"""

DECK = as_text(find_sample("twelve"))


def problems(text):
    """What parse() finds wrong, as (line, column, message)."""
    content = text if isinstance(text, bytes) else text.encode()
    with pytest.raises(SheetError) as refusal:
        parse(content)
    assert str(refusal.value).startswith("line ")
    return [(problem.line, problem.column, problem.message) for problem in refusal.value.problems]


def only_problem(text):
    found = problems(text)
    assert len(found) == 1, found
    return found[0]


def line_of(text, part):
    return next(number for number, line in enumerate(text.split("\n"), 1) if part in line)


def test_a_sheet_is_read_as_the_table_protocol_has_it():
    file = parse(SMALL.encode())
    assert file.value == {
        "name": "Pond",
        "board": ["....", ". ..", "...."],
        "frames": [
            {"points": 1, "pieces": {"A": ["#"], "B": ["##"]}},
            {"points": 2, "pieces": {"A": [".#", "##"]}},
            {"points": 7, "pieces": {"C": ["#"], "A": ["#.#", ".#."]}},
            {"points": 4, "pieces": {"A": ["####"]}},
        ],
        "bonus": [{"at": 5, "piece": ["#"]}, {"at": 10, "piece": ["#", "#"]}],
    }
    assert file.pictures == [("Duck", [[1, 1], [2, 1]])]


@pytest.mark.parametrize(
    "path", sorted((ROOT / "tools" / "owner" / "samples").glob("*.txt")), ids=lambda path: path.stem
)
def test_what_is_shown_can_be_read_again(path):
    file = parse(path.read_bytes())
    again = parse(as_text(file).encode())
    assert (again.name, again.value) == (file.name, file.value)
    assert file.kind == "deck" or again.pictures == file.pictures


SAVED = {
    "CRLF": SMALL.replace("\n", "\r\n").encode(),
    "CR": SMALL.replace("\n", "\r").encode(),
    "BOM": b"\xef\xbb\xbf" + SMALL.encode(),
    "UTF-16": SMALL.encode("utf-16"),
    "two marks": ("\ufeff" + SMALL).encode("utf-16"),
    "blanks": "\n".join(line + "  \t " for line in SMALL.split("\n")).encode(),
    "no end": SMALL.rstrip("\n").encode(),
    "capitals": SMALL.upper().encode().replace(b"SHEET POND", b"Sheet Pond").replace(b"DUCK", b"Duck"),
    "tabs": SMALL.replace("    ", "\t").replace("   ", "\t").encode(),
    "indented": SMALL.replace("A   B\n#   ##", "  A   B\n  #   ##").encode(),
    "small letters": SMALL.replace("A   B\n", "a   b\n").encode(),
    "equals": SMALL.replace("frame 3: 7 points", "Frame 3 = 7").encode(),
}


@pytest.mark.parametrize("saved", SAVED.values(), ids=SAVED)
def test_however_it_is_saved_it_is_the_same_sheet(saved):
    assert parse(saved).value == parse(SMALL.encode()).value


def test_an_accent_counts_once_however_it_was_typed():
    assert parse(SMALL.replace("Pond", "Cafe\u0301").encode()).name == "Caf\u00e9"


def test_points_left_out_are_the_number_of_the_frame():
    assert parse(SMALL.encode()).value["frames"][1]["points"] == 2


def test_a_sheet_can_have_no_bonus_pieces():
    text = SMALL.replace("bonus\n5   10\n#   #\n    #\n", "bonus none\n")
    assert parse(text.encode()).value["bonus"] == []


@pytest.mark.parametrize(
    "before, after, at, column, part",
    [
        ("sheet Pond", "Pond", "Pond", 1, "first line says what this is"),
        ("sheet Pond", "sheet", "sheet", 6, "Put a name after"),
        ("sheet Pond", "sheet A long name with many words", "sheet A", 7, "at most 16 characters"),
        ("sheet Pond", "sheet  Po/nd", "sheet", 10, "'/' cannot be in a name"),
        ("sheet Pond", "sheet Con", "sheet", 7, "Some computers refuse"),
        ("sheet Pond", "sheet Pond\nhello", "hello", 1, "belongs to no part"),
        (".-..\n....\n\n", ".-..\n...\n\n", "...", 4, "3 places, the first one has 4"),
        (".-..\n....\n\n", ".-..\n.....\n\n", ".....", 5, "5 places, the first one has 4"),
        (".-..\n....\n\n", ".-..\n.\n\n", ".", 2, "1 place, the first one has 4"),
        (".-..", ". ..", ". ..", 3, "cannot have blanks"),
        (".-..", ".x..", ".x..", 2, "'x' does not belong in the board"),
        (".-..", ".#..", ".#..", 2, "every cell is ."),
        (".-..", "\n.-..", ".-..", 1, "is separated"),
        ("board\n....\n.-..\n....", "board\n----\n----", "board", 1, "no cell in the board"),
        ("board\n....\n.-..\n....", "board  .", "board", 8, "Put nothing after 'board'"),
        ("frame 2", "frame two", "frame two", 7, "number and the points"),
        ("frame 2", "frame 5", "frame 5", 7, "numbered 1 to 4"),
        ("frame 2", "frame 1", "frame 1\n", 1, "already a frame 1"),
        ("frame 3: 7", "frame 3: 100", "frame 3", 10, "0 to 99 points"),
        ("#   ##", "#   #x", "#   #x", 6, "'x' does not belong in a drawing"),
        ("#   ##", "#   #-", "#   #-", 6, "- is for the board"),
        ("#   ##", "#  ##", "#  ##", 4, "does not begin below a label"),
        ("#   ##", "#\t##", "#\t##", 3, "blanks instead of tabs"),
        ("A   B\n#   ##", "A   A\n#   ##", "A   A", 5, "already a piece A"),
        ("A   B\n#   ##", "A   B\n#", "A   B", 5, "no square (#) below B"),
        ("A   B\n#   ##", "A   B\n#   ..", "A   B", 5, "no square (#) below B"),
        ("A   B\n#   ##", "A   BB\n#   ##", "A   BB", 5, "'BB' is not understood"),
        ("A\n.#\n##", "A\n\n.#\n##", ".#", 1, "no label above"),
        ("    .#", "\n    .#", "    .#", 5, "no label above"),
        ("A\n####", "A\n#####", "A\n#####", 1, "4A fits nowhere"),
        ("A\n####", "", "frame 4", 1, "Frame 4 has no piece"),
        ("5   10", "10  5 ", "10  5 ", 5, "5 comes before 10"),
        ("5   10", "5   5 ", "5   5 ", 5, "already a bonus piece 5"),
        ("5   10", "5   105", "5   105", 5, "'105' is not understood"),
        ("bonus\n", "bonus pieces\n", "bonus", 7, "Put nothing after 'bonus'"),
        ("picture Duck", "picture", "picture", 8, "Put a name after 'picture'"),
        ("#-..", "#...", "#...\n....\n", 2, "no cell here"),
        ("picture Duck\n#...", "picture Duck\n#-..", "#-..", 2, "has a cell here"),
        ("#-..\n....", "#-..", "#...", 1, "3 rows of 4 places; this one has 2 of 4"),
        ("picture Duck\n#...\n#-..", "picture Duck\n....\n.-..", "picture", 1, "Nothing is filled"),
        ("#...\n#-..\n....", "####\n#-##\n####", "picture", 1, "leaves nothing"),
        ("picture Duck", "deck Duck", "deck", 1, "has one sheet or deck"),
    ],
)
def test_a_slip_is_told_where_it_is(before, after, at, column, part):
    text = SMALL.replace(before, after, 1)
    assert text != SMALL
    found = problems(text)
    where = text.split("\n")
    lines = [line for line, its_column, message in found if part in message and its_column == column]
    assert lines, found
    assert any(where[line - 1].startswith(at.split("\n")[0]) for line in lines), found


@pytest.mark.parametrize(
    "missing, part",
    [("board\n....\n.-..\n....\n", "no board"), ("frame 2\nA\n.#\n##\n", "Frame 2 is missing")],
)
def test_what_is_missing_is_told_at_the_name(missing, part):
    found = problems(SMALL.replace(missing, ""))
    assert (1, 1) == found[0][:2] and part in found[0][2]


def test_missing_bonus_pieces_are_told():
    text = SMALL.replace("bonus\n5   10\n#   #\n    #\n", "")
    assert only_problem(text) == (1, 1, "The bonus pieces are missing. If there are none, write 'bonus none'.")


def test_all_slips_are_told_at_once_in_the_order_of_the_file():
    text = SMALL.replace("#   ##", "#   #x").replace("5   10", "5   5 ").replace("sheet Pond", "sheet Po?nd")
    lines = [line for line, _column, _message in problems(text)]
    assert lines == sorted(lines) and len(lines) >= 3


def test_a_hole_in_a_drawing_is_told():
    text = SMALL.replace("C   A\n#   #.#\n    .#", "C   A\n#   #.#\n#\n    #.#")
    line, column, message = only_problem(text)
    assert (line, column) == (line_of(text, "C   A") + 3, 5) and "hole in drawing A" in message


def test_a_board_larger_than_the_handheld_takes_is_told():
    text = SMALL.replace("....\n.-..\n....\n\nframe", ".....\n" * 17 + "\nframe", 1)
    assert any("at most 16 rows" in message for _line, _column, message in problems(text))
    text = SMALL.replace("....\n.-..\n....\n\nframe", "." * 17 + "\n\nframe", 1)
    assert any(column == 17 and "at most 16 places" in message for _line, column, message in problems(text))


def test_a_sheet_is_summed_up_in_a_line():
    assert (
        summary(parse(SMALL.encode()))
        == "sheet Pond: board 3 x 4 with 11 cells, 6 pieces with 14 squares, 2 bonus pieces, 1 solo picture"
    )
    fewer = SMALL.replace("5   10\n#   #\n    #", "5\n#")
    assert "1 bonus piece," in summary(parse(fewer.encode()))


# Decks


def test_a_deck_is_twelve_figures_in_four_by_four():
    file = parse(DECK.encode())
    assert len(file.value) == 12
    assert all(len(rows) == 4 and all(len(row) == 4 for row in rows) for rows in file.value)
    assert all("".join(rows).count("#") == 5 for rows in file.value)
    # The plus looks the same however it is turned; a figure of 2 x 3 without a symmetry lies in 6 places, in 4 turns.
    assert summary(file) == "deck Twelve: 12 figures, which lie on the board in 4 to 24 ways"


@pytest.mark.parametrize(
    "before, after, part",
    [
        ("1      2 ", "1      3 ", "already a figure 3"),
        ("1      2 ", "1      13", "numbered 1 to 12"),
        (".##.   #...", "###.   #...", "figure 1 has 6"),
        ("deck Twelve", "deck Twelve\nboard\n....", "'board' is for sheets"),
        ("....   ##..   ....   .#..", ".....  ##..   ....   .#..\n       #", "5 high"),
        ("deck Twelve", "deck", "Put a name after 'deck'"),
    ],
)
def test_a_slip_in_a_deck_is_told(before, after, part):
    text = DECK.replace(before, after, 1)
    assert text != DECK
    assert any(part in message for _line, _column, message in problems(text))


def test_a_missing_figure_is_told():
    text = DECK[: DECK.index("9  ")]
    assert [message for _line, _column, message in problems(text)][0] == "Figure 9 is missing: a deck has 12."


# Files that are no sheets


@pytest.mark.parametrize(
    "content, part",
    [
        (b"", "empty"),
        (b"\n \t\r\n", "empty"),
        (b"\xef\xbb\xbf", "empty"),
        (b"note nothing else", "only notes"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00", "not text in UTF-8"),
        (b"sheet Pond\n\x00\x01", "control characters"),
        (b"sheet Pond\nnote caf\xe9", "not text in UTF-8"),
        (b"\xff\xfes", "not text in UTF-8"),
        ("sheet Pond".encode("utf-16-le"), "with the encoding UTF-8"),
        ("sheet Pond".encode("utf-16-be"), "with the encoding UTF-8"),
        (b"." * 65536, "first line"),
        (b"sheet Pond\nframe 1: " + b"9" * 60000, "which frame|0 to 99"),
    ],
)
def test_what_is_no_sheet_is_told_in_plain_words(content, part):
    found = problems(content)
    assert any(word in message for _line, _column, message in found for word in part.split("|")), found


def test_a_misspelt_word_is_told_once_with_the_nearest():
    """What stands below it is not told as wrong too."""
    message = "'pictur' is not understood here. Perhaps you mean 'picture'."
    assert only_problem(SMALL.replace("picture", "pictur").encode())[2] == message
    assert only_problem(SMALL.replace("sheet Pond", "shet Pond").encode())[2].endswith("Perhaps you mean 'sheet'.")


def test_the_place_of_a_byte_that_is_no_text_is_told():
    assert only_problem(b"sheet Pond\nnote caf\xe9\n")[:2] == (2, 9)
    assert only_problem(b"sheet Pond\nboard\n..\x07\n")[:2] == (3, 3)


@pytest.mark.parametrize("source", [SMALL, DECK], ids=["sheet", "deck"])
def test_nothing_that_anybody_types_ends_in_a_traceback(source):
    chance = random.Random(7)
    lines = source.split("\n")
    refused = 0
    for _ in range(400):
        text = list(source)
        for _ in range(chance.randint(1, 6)):
            where = chance.randrange(len(text))
            kind = chance.randrange(4)
            if kind == 0:
                text[where] = chance.choice("#.- \n\tAa1:x\u00e9\u4e2d")
            elif kind == 1:
                del text[where]
            elif kind == 2:
                text.insert(where, chance.choice("#.-\n 7Bframe"))
            else:
                text[where:where] = list("\n" + chance.choice(lines) + "\n")
        try:
            parse("".join(text).encode())
        except SheetError as error:
            refused += 1
            assert error.problems
            for problem in error.problems:
                assert problem.line >= 1 and problem.column >= 1
                assert problem.message.endswith((".", "Harbour", "points", "10  15"))
    assert 100 < refused < 400
