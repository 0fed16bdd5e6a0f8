"""Paper sheets as HTML: pages, content, file names, the command. Sizes are in test_paper_pdf.py."""

import re
import subprocess
import sys
from itertools import combinations_with_replacement
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest

from firmware import loading
from firmware.drawing import theme
from firmware.games.shape_cards import board as shape_cards_board
from shared_rules.yacht import rules as yacht
from tests.languages import CODE, PLAIN, chosen_by, texts_of
from tests.tools.owner.sheets.all_sheets import ALL
from tools import games, places
from tools.games.puzzle_sheet.paper_sheet import pieces
from tools.games.yacht import paper_sheet as yacht_paper
from tools.owner.commands import sheet as command
from tools.owner.printed_language import printed_in
from tools.owner.sheets import paper, paper_rules
from tools.owner.sheets.find import find_game, find_sample
from tools.owner.sheets.markup import Html, tag
from tools.owner.sheets.paper import PaperError, write
from tools.owner.sheets.parse import parse
from tools.refusal import Refusal
from tools.workshop.languages.texts import collect

HARBOUR = find_sample("Harbour")
DECK = find_sample("Twelve")
PENK = find_game("penk", None)
YACHT = find_game("yacht", None)


def with_class(node, name):
    return [each for each in node.iter() if name in each.get("class", "").split()]


def words(node):
    return " ".join("\n".join(node.itertext()).split())


def read(path):
    """The pages of an HTML file."""
    return with_class(ElementTree.fromstring(path.read_text(encoding="utf-8").partition("\n")[2]), "page")


def pages_of(files, tmp_path, **more):
    path, _replaced, count = write(files, out=str(tmp_path / "x.html"), **more)
    pages = read(path)
    assert count == len(pages)
    return pages


@pytest.mark.parametrize("per_page", [1, 2, 4])
@pytest.mark.parametrize("file", [HARBOUR, PENK], ids=lambda file: file.name)
def test_a_page_is_full_of_copies(tmp_path, file, per_page):
    (page,) = pages_of([file], tmp_path, per_page=per_page)
    assert words(page).split().count("Player") == per_page
    assert page.get("class") == f"page {dict([(1, 'one'), (2, 'two'), (4, 'four')])[per_page]}"


def test_a_puzzle_sheet_names_all_its_parts(tmp_path):
    (page,) = pages_of([HARBOUR], tmp_path)
    text = words(page)
    for part in ("Harbour", "Bonus pieces", "1 point", "2 points", "3 points", "4 points", "Largest full rectangle"):
        assert part in text, part
    for title, _cells in HARBOUR.pictures:
        assert title in text
    # Each letter stands once in each of the four frames, and every number of the points track is there.
    assert text.split().count("D") == 4
    assert [words(box) for box in with_class(with_class(page, "track")[0], "write")] == [str(n) for n in range(1, 41)]
    assert [words(box) for box in with_class(page, "due")] == ["5", "10", "15"]
    assert text.count("4 or more players: twice") == 2


def test_a_drawing_has_every_square_of_its_piece(tmp_path):
    (page,) = pages_of([HARBOUR], tmp_path)
    drawn = [len(with_class(frame, "full")) for frame in with_class(with_class(page, "frames")[0], "panel")]
    assert drawn == [
        sum("".join(rows).count("#") for rows in frame["pieces"].values()) for frame in HARBOUR.value["frames"]
    ]
    board, *_drawings = with_class(page, "drawn")
    assert len(with_class(board, "cell")) == 49
    assert with_class(board, "edge")[0].get("d").count("M") == 4 * 7
    # Gaps are dotted where a piece is not joined up: 4A is, 4B is not.
    assert [len(with_class(frame, "gap")) for frame in with_class(page, "green")] == [0]
    assert with_class(with_class(page, "orange")[0], "gap")
    solo = with_class(page, "solo")[0]
    assert len(with_class(solo, "full")) == sum(len(cells) for _title, cells in HARBOUR.pictures)
    assert len(with_class(solo, "full")) + len(with_class(solo, "cell")) == 3 * 49


@pytest.mark.parametrize("count", [1, 2, 7, 26])
def test_pieces_stay_in_their_drawing_and_apart(count):
    drawing = ElementTree.fromstring(pieces([("W", ["#.#", "###"])] * count, 88, 38, "label"))
    _left, _top, wide, high = map(int, drawing.get("viewBox").split())
    squares = [(int(square.get("x")), int(square.get("y"))) for square in with_class(drawing, "full")]
    assert len(set(squares)) == 5 * count
    assert all(0 <= x <= wide - 10 and 0 <= y <= high - 10 for x, y in squares)
    assert wide >= 88 / 0.56, "a square is never larger than six millimetres"


def test_a_name_stays_readable_above_a_narrow_picture():
    drawing = ElementTree.fromstring(pieces([("Wwwwwwwwwwwwww 1", ["."]), ("A", ["."])], 66, 24, "picture"))
    assert [int(text.get("font-size")) for text in drawing.iter("text")] == [5, 9]
    assert len(with_class(drawing, "cell")) == 2


def test_penk_has_its_values_five_times(tmp_path):
    (page,) = pages_of([find_game("penk", (11, 22, 33, 55, 88))], tmp_path, per_page=1)
    found = words(page).split()
    assert [found.count(value) for value in ("11", "22", "33", "55", "88")] == [5] * 5
    assert [len(list(each.iter("i"))) for each in with_class(page, "needed")] == [1, 2, 3, 4, 5]


def test_what_the_handheld_tells_to_mark_at_the_start_is_printed(tmp_path):
    marks = {"penk": ("Mark ! on your sheet.", "! first")}
    for game_id, part in games.of_games("paper_sheet"):
        order, printed = marks.get(game_id, ("", ""))
        assert loading.screens_of(game_id).STARTS[:1] == ((order,) if order else ())
        first = with_class(pages_of([part.printed(None)], tmp_path, per_page=1)[0], "first") if order else []
        assert [words(each) for each in first] == ([printed] if order else [])


def test_both_sheets_of_yacht_have_every_box_bonus_and_totals(tmp_path):
    pages = pages_of([YACHT], tmp_path)
    assert len(pages) == len(yacht.SHEETS) == 2
    for name, page in zip(yacht.SHEETS, pages):
        text = words(page)
        assert text.startswith(f"Yacht {name} sheet")
        boxes = [*yacht.UPPER, *(line[0] for line in yacht.LOWER[name])]
        told = [text.index(box.replace("_", " ").capitalize(), len("Yacht")) for box in boxes]
        assert told == sorted(told)
        bonus = name == "modern"
        assert ("Boxes above their sum" in text, f"Bonus {yacht.BONUS} from {yacht.BONUS_FROM}" in text) == (bonus,) * 2
        rows = len(boxes) + (3 if bonus else 1)
        assert len(with_class(page, "write")) == (rows + 1) * yacht.RULES.MOST


@pytest.mark.parametrize("name", yacht.SHEETS)
def test_yachts_boxes_say_what_the_rules_give_and_show_dice_that_fit(name):
    rows = {row[0]: row[1:3] for row in yacht_paper._rows(name)}
    for box, *_rest in yacht.LOWER[name]:
        told, dice = rows[box.replace("_", " ").capitalize()]
        assert yacht.points(name, box, dice), box
        fitting = [each for each in combinations_with_replacement(range(1, 7), 5) if yacht.points(name, box, each)]
        worth = {
            "sum of all dice": sum,
            "four times the face": lambda each: 4 * sorted(each)[2],
        }.get(told, lambda _each, told=told: int(told))
        assert all(yacht.points(name, box, each) == worth(each) for each in fitting), box
    # Dice of a smaller box do not fit in a larger one too.
    for smaller, larger in (
        ("three_alike", "four_alike"),
        ("small_straight", "large_straight"),
        ("four_alike", "yacht"),
    ):
        assert not yacht.points("modern", larger, yacht_paper.LOWER[smaller][1])


def test_cross_rows_has_four_rows_with_locks_penalties_and_what_crosses_score(tmp_path):
    (page,) = pages_of([find_game("cross_rows", None)], tmp_path, per_page=1)
    rows = with_class(page, "row")
    rising = " ".join(str(number) for number in range(2, 13))
    falling = " ".join(str(number) for number in range(12, 1, -1))
    assert [words(row) for row in rows] == [f"Red {rising}", f"Yellow {rising}", f"Green {falling}", f"Blue {falling}"]
    assert len(with_class(page, "lock")) == 4
    text = words(page)
    assert "Penalties -5 -5 -5 -5" in text and "points 1 3 6 10 15 21 28 36 45 55 66 78" in text
    assert "red + yellow + green + blue - penalties =" in text, "no box is told by its colour alone"


def test_a_deck_is_cards_board_and_pieces(tmp_path):
    cards, board, discs = pages_of([DECK], tmp_path)
    found = with_class(cards, "card")
    assert [words(card).split() for card in found] == [[str(number), "Twelve"] for number in range(1, 13)]
    assert all(len(with_class(card, "full")) == 5 and len(with_class(card, "field")) == 11 for card in found)
    assert words(board).startswith("Shape Cards") and len(with_class(board, "field")) == 16
    assert len(with_class(discs, "mark")) == 48


def test_pieces_carry_the_marks_and_colours_of_the_screen(tmp_path):
    """Whoever plays with the printed pieces finds them on the handheld by their marks."""
    screen = shape_cards_board.Board()
    screen.prepare(0, 0, 40)
    shown = []
    for piece in (1, 2, 3):
        painted = []
        canvas = SimpleNamespace(
            fill=lambda *_place: None,
            picture=lambda _x, _y, picture, style, painted=painted: painted.append((picture, style)),
        )
        screen._field(canvas, 0, 0, piece)
        _disc, (mark, style) = painted[-2:]
        shown.append((mark, style[0] << 8 | style[1]))
    discs = pages_of([DECK], tmp_path)[2]
    colours = [int(circle.get("fill")[1:], 16) for circle in discs.iter("circle")]
    marks = [int(mark.get("data-mark")) for mark in with_class(discs, "mark")]
    printed = [(mark, theme.rgb(colour)) for mark, colour in zip(marks, colours)]
    assert printed[::16] == shown
    assert printed == [piece for piece in printed[::16] for _copy in range(16)]


def test_cards_are_printed_where_nothing_simulates_a_handheld(tmp_path):
    """Colours and marks come from the firmware, whose modules import what only MicroPython has; these tests have it
    already.
    """
    program = "import sys; from tools.owner.commands import sheet; sys.exit(sheet.main(sys.argv[1:]))"
    path = tmp_path / "x.html"
    subprocess.run(
        [sys.executable, "-c", program, "print", "Twelve", "--out", str(path)],
        cwd=places.ROOT,
        check=True,
        capture_output=True,
    )
    assert path.exists()


def test_several_files_make_one_document(tmp_path):
    pages = pages_of([HARBOUR, PENK, DECK], tmp_path)
    # Penk! comes two on a page, and cards have their own size.
    assert [page.get("class") for page in pages] == ["page one", "page two", *["page one"] * 3]
    pages = pages_of([PENK, DECK], tmp_path, per_page=4)
    assert [page.get("class") for page in pages] == ["page four", *["page one"] * 3]


def test_a_file_needs_no_other_one_and_no_network(tmp_path):
    path, *_rest = write([HARBOUR, PENK, YACHT, DECK], out=str(tmp_path / "x.html"))
    text = path.read_text(encoding="utf-8")
    assert (
        re.findall(r"url\((?!data:)", text)
        == re.findall(r"https?:|<link|<script|src=", text.split("</style>")[1])
        == []
    )
    assert text.count("url(data:font/ttf;base64,") == 3


def test_what_is_put_into_html_is_escaped():
    assert tag("p", "<b> & 'c'", tag("i", 1), title='"<') == (
        '<p title="&quot;&lt;">&lt;b&gt; &amp; &#x27;c&#x27;<i>1</i></p>'
    )
    assert tag("p", Html("<b/>")) == "<p><b/></p>"


def test_the_same_sheet_gives_the_same_file(tmp_path):
    for name in ("one", "two"):
        write([HARBOUR], out=str(tmp_path / f"{name}.html"))
    assert (tmp_path / "one.html").read_bytes() == (tmp_path / "two.html").read_bytes()


def test_cards_have_their_own_size(tmp_path):
    with pytest.raises(PaperError, match="cards have their own size"):
        write([DECK], per_page=2, out=str(tmp_path / "x.html"))


def test_another_document_is_never_written_over_without_a_word(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert write([HARBOUR, PENK])[0].name == "Tableside sheets.html"
    first = (tmp_path / "Tableside sheets.html").read_bytes()
    assert write([HARBOUR, YACHT])[0].name == "Tableside sheets 2.html"
    assert (tmp_path / "Tableside sheets.html").read_bytes() == first
    assert write([YACHT], out="Tableside sheets.html")[1] == " (in the place of an older one)"
    (tmp_path / "Harbour.html").write_text("a text of somebody")
    with pytest.raises(PaperError, match="something else"):
        write([HARBOUR], out="Harbour.html")
    assert write([HARBOUR])[0].name == "Harbour 2.html"


def test_a_place_that_cannot_be_written_is_told(tmp_path):
    with pytest.raises(PaperError, match="cannot be written"):
        write([HARBOUR], out=str(tmp_path / "nowhere" / "x.html"))
    with pytest.raises(PaperError, match=r"must end in \.html or \.pdf"):
        write([HARBOUR], out=str(tmp_path / "x.txt"))


def test_a_pdf_without_a_browser_is_told(tmp_path, monkeypatch):
    def none():
        raise Refusal("None was found.")

    monkeypatch.setattr(paper, "chromium", none)
    with pytest.raises(PaperError, match=r"None was found\. Without --out you get the sheets as HTML"):
        write([HARBOUR], out=str(tmp_path / "x.pdf"))
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(sys.platform == "win32", reason="a script is no program there")
@pytest.mark.parametrize(
    ("program", "told"), [("echo It broke. >&2", "made no PDF: It broke"), ("exec sleep 60", "it did not end")]
)
def test_a_browser_that_makes_no_pdf_is_told(program, told, tmp_path, monkeypatch):
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\n{program}\n")
    browser.chmod(0o755)
    monkeypatch.setattr(paper, "chromium", lambda: str(browser))
    monkeypatch.setattr(paper, "_SECONDS", 0.5)
    with pytest.raises(PaperError, match=told):
        write([HARBOUR], out=str(tmp_path / "x.pdf"))
    assert [path.name for path in tmp_path.iterdir()] == ["browser"]


# The command


def test_the_command_prints_what_is_named(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    opened = []
    monkeypatch.setattr(command.webbrowser, "open", opened.append)
    assert command.main(["print", "harbour"]) == 0
    how = 'Print at 100 % ("actual size"), from any browser.'
    assert capsys.readouterr().out == f"Harbour.html: 1 page. {how}\n"
    assert command.main(["print", "Penk!", "--values", "1,2,3,4,5", "--per-page", "4", "--paper", "letter"]) == 0
    assert capsys.readouterr().out == f"Penk.html: 1 page. {how}\n"
    assert command.main(["print", "yacht"]) == command.main(["print", "puzzle_sheet", "shape_cards"]) == 0
    assert capsys.readouterr().out == f"Yacht.html: 2 pages. {how}\nTableside sheets.html: 5 pages. {how}\n"
    assert opened == []
    assert command.main(["print", "orchard", "--open"]) == 0
    assert opened == [(tmp_path / "Orchard.html").as_uri()]


def test_a_game_without_a_sheet_of_its_own_says_what_can_be_printed(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert command.main(["print", "block_buster"]) == 1
    known = ", ".join(name for name, _part in games.of_games("paper_sheet"))
    assert capsys.readouterr().err == f"There is no paper sheet of block_buster. The games with one are: {known}.\n"
    assert not list(tmp_path.iterdir())


def test_the_rules_of_a_game_are_printed_on_one_page_with_every_sentence(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert command.main(["print", "rules", "penk"]) == 0
    assert "Penk! rules.html: 1 page" in capsys.readouterr().out
    (page,) = read(tmp_path / "Penk! rules.html")
    for title, _for_whom, text in paper_rules.paragraphs("penk"):
        assert " ".join([*title.split(), *text.split()]) in words(page)
    assert command.main(["print", "rules", "chess"]) == 1
    assert "chess" in capsys.readouterr().err


def test_rules_and_sheets_are_printed_in_a_language(tmp_path, capsys):
    out = str(tmp_path / "x.html")
    assert command.main(["print", "rules", "penk", "--language", "it", "--out", out]) == 0
    (page,) = read(tmp_path / "x.html")
    assert words(page).startswith("Penk!") and "Il jolly" in words(page) and "The jolly" not in words(page)
    assert command.main(["print", "harbour", "--language", "de", "--out", out]) == 0
    (page,) = read(tmp_path / "x.html")
    assert "Bonusteile" in words(page) and "1 Punkt " in words(page)
    assert '<html lang="de">' in (tmp_path / "x.html").read_text(encoding="utf-8")
    assert command.main(["print", "harbour", "--out", out]) == 0
    assert "Bonus pieces" in words(read(tmp_path / "x.html")[0]), "the language was for one command"
    assert command.main(["print", "rules", "penk", "--language", "xx"]) == 1
    assert "There is no language xx; there are: en, it" in capsys.readouterr().err


@pytest.mark.parametrize("make", ALL[3:], ids=lambda make: make().name)
def test_no_word_that_is_printed_escapes_translation(make, tmp_path):
    samples = [HARBOUR, find_sample("Orchard")]
    names = {
        DECK.name,
        *[sheet.name for sheet in samples],
        *[title for each in samples for title, _cells in each.pictures],
    }
    with chosen_by(texts_of(collect().by_key)), printed_in(CODE):
        pages = pages_of([make()], tmp_path)
    found = set(re.findall(r"[^\W\d_]{2,}", " ".join(words(page) for page in pages))) - names
    assert not [word for word in found if not PLAIN.isdisjoint(word)]


@pytest.mark.parametrize("values", ["1,2,3", "1,2,3,4,100", "1,2,3,4,x", "1,2,3,4,\u00b2", ""])
def test_values_that_penk_does_not_take_are_refused(values, capsys):
    with pytest.raises(SystemExit):
        command.main(["print", "penk", "--values", values])
    assert "5 numbers" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["harbour", "orchard", "twelve"])
def test_every_sample_prints_from_its_file(tmp_path, name):
    out = str(tmp_path / "x.html")
    assert command.main(["print", str(places.ROOT / "tools" / "owner" / "samples" / f"{name}.txt"), "--out", out]) == 0
    assert name.capitalize() in words(read(tmp_path / "x.html")[0])


def test_a_sheet_without_bonus_pieces_and_pictures_has_no_room_for_them(tmp_path):
    frames = [f"frame {number}\nA\n#\n" for number in range(1, 5)]
    file = parse("\n".join(["sheet A", "board", ".", "", *frames, "bonus none"]).encode())
    (page,) = pages_of([file], tmp_path)
    assert "Bonus pieces" not in words(page) and "Alone" not in words(page) and "a bonus piece" not in words(page)
