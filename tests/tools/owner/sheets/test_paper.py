"""PDFs of sheets and cards: pages, their sizes, what stands on them, and that everything stays on the paper."""

import re
import subprocess
import sys
from types import SimpleNamespace

import pytest
from pypdf import PdfReader

from firmware.drawing import theme
from firmware.games.shape_cards import board as shape_cards_board
from shared_rules.yacht import rules as yacht
from tools import places
from tools.games.yacht import paper_sheet as yacht_paper
from tools.owner.commands import sheet as command
from tools.owner.sheets import paper_cards, paper_rules, pen
from tools.owner.sheets.find import find_game, find_sample
from tools.owner.sheets.paper import PAPERS, PaperError, write_pdf
from tools.owner.sheets.paper_puzzle import is_joined, track_length
from tools.owner.sheets.parse import parse

HARBOUR = find_sample("Harbour")
DECK = find_sample("Twelve")
PENK = find_game("penk", None)
YACHT = find_game("yacht", None)

each_paper = pytest.mark.parametrize(
    "paper", [pytest.param(paper, marks=() if paper == "a4" else pytest.mark.thorough) for paper in sorted(PAPERS)]
)


def read(path):
    """(size of each page in millimetres, words of each page) of a PDF."""
    reader = PdfReader(path)
    sizes = [(float(page.mediabox.width) / 72 * 25.4, float(page.mediabox.height) / 72 * 25.4) for page in reader.pages]
    return sizes, [page.extract_text().split() for page in reader.pages]


def near(size, wanted):
    return all(abs(one - other) < 0.1 for one, other in zip(size, wanted))


@each_paper
@pytest.mark.parametrize("per_page", [1, 2, 4])
@pytest.mark.parametrize("file", [HARBOUR, PENK], ids=lambda file: file.name)
def test_a_page_is_full_of_copies(tmp_path, file, paper, per_page):
    path, pages = write_pdf([file], paper, per_page, str(tmp_path / "x.pdf"))
    sizes, words = read(path)
    assert pages == len(sizes) == 1
    # Two stand side by side on a page that lies.
    assert near(sizes[0], PAPERS[paper][::-1] if per_page == 2 else PAPERS[paper])
    assert words[0].count("Player") == per_page


def test_a_puzzle_sheet_names_all_its_parts(tmp_path):
    path, _pages = write_pdf([HARBOUR], out=str(tmp_path / "x.pdf"))
    _sizes, (words,) = read(path)
    text = " ".join(words)
    for part in ("Harbour", "Bonus pieces", "1 point", "2 points", "3 points", "4 points", "Largest full rectangle"):
        assert part in text, part
    for title, _cells in HARBOUR.pictures:
        assert title in words
    # Each letter stands once in each of the four frames, and every number of the points track is there.
    assert words.count("D") == 4
    assert all(str(number) in words for number in range(1, 41))
    assert text.count("4 or more players: twice") == 2


def test_penk_has_its_values_five_times(tmp_path):
    path, _pages = write_pdf([find_game("penk", (11, 22, 33, 55, 88))], per_page=1, out=str(tmp_path / "x.pdf"))
    _sizes, (words,) = read(path)
    assert [words.count(value) for value in ("11", "22", "33", "55", "88")] == [5] * 5


@pytest.mark.parametrize("paper", sorted(PAPERS))
@pytest.mark.parametrize("per_page", [1, 2, 4])
def test_both_sheets_of_yacht_have_every_box_bonus_and_totals(tmp_path, paper, per_page):
    path, pages = write_pdf([YACHT], paper, per_page, out=str(tmp_path / "x.pdf"))
    _sizes, words = read(path)
    assert pages == len(words) == len(yacht.SHEETS) == 2
    for sheet, page in zip(yacht.SHEETS, words):
        text = " ".join(page)
        assert text.count(f"Yacht {sheet} sheet") == per_page
        boxes = [*yacht.UPPER, *(line[0] for line in yacht.LOWER[sheet])]
        places_told = [text.index(box.replace("_", " ").capitalize(), len("Yacht")) for box in boxes]
        assert places_told == sorted(places_told)
        assert text.count("Score all boxes") == per_page
        bonus = per_page if sheet == "modern" else 0
        assert text.count("Boxes above their sum") == bonus
        assert text.count(f"Bonus {yacht.BONUS} from {yacht.BONUS_FROM}") == bonus


def test_yachts_boxes_say_what_the_rules_give_and_show_dice_that_fit():
    rows = {sheet: {label: rest for label, *rest in yacht_paper._rows(sheet)} for sheet in yacht.SHEETS}
    worth = [rows["modern"][box][0] for box in ("Threes", "Four alike", "Full house", "Large straight", "Yacht")]
    assert worth == ["sum of the threes", "sum of all dice", "25", "40", "50"]
    assert rows["classic"]["Four alike"][0] == "four times the face"
    assert rows["classic"]["Full house"][0] == "sum of all dice"
    for sheet in yacht.SHEETS:
        for name, *_rest in yacht.LOWER[sheet]:
            assert yacht.points(sheet, name, rows[sheet][name.replace("_", " ").capitalize()][1]), name
    # Dice of a smaller box do not fit in a larger one too.
    assert not yacht.points("modern", "four_alike", rows["modern"]["Three alike"][1])
    assert not yacht.points("modern", "large_straight", rows["modern"]["Small straight"][1])


@pytest.mark.parametrize("paper", sorted(PAPERS))
def test_a_deck_is_cards_board_and_pieces(tmp_path, paper):
    path, pages = write_pdf([DECK], paper, out=str(tmp_path / "x.pdf"))
    sizes, words = read(path)
    assert pages == len(sizes) == 3 and all(near(size, PAPERS[paper]) for size in sizes)
    assert words[0].count("Twelve") == 12 and all(str(number) in words[0] for number in range(1, 13))
    assert " ".join(words[1]).startswith("Shape cards")


def test_pieces_carry_the_marks_and_colours_of_the_screen(tmp_path, monkeypatch):
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
    printed = []
    circle, draw_mark = pen.Pen.circle, paper_cards.draw_mark

    def recorded_circle(self, x, y, radius, fill=None, line=None, thick=0.3, dashed=False):
        printed.append(fill)
        return circle(self, x, y, radius, fill, line, thick, dashed)

    def recorded_mark(paper, mark, *place):
        printed[-1] = (mark, theme.rgb(printed[-1]))
        return draw_mark(paper, mark, *place)

    monkeypatch.setattr(pen.Pen, "circle", recorded_circle)
    monkeypatch.setattr(paper_cards, "draw_mark", recorded_mark)
    write_pdf([DECK], out=str(tmp_path / "x.pdf"))
    assert [(kind, colour) for kind, colour in printed[::16]] == shown
    assert printed == [piece for piece in printed[::16] for _copy in range(16)]


def test_cards_are_printed_where_nothing_simulates_a_handheld(tmp_path):
    """Colours and marks come from the firmware, whose modules import what only MicroPython has; these tests have it
    already.
    """
    program = "import sys; from tools.owner.commands import sheet; sys.exit(sheet.main(sys.argv[1:]))"
    path = tmp_path / "x.pdf"
    subprocess.run(
        [sys.executable, "-c", program, "print", "Twelve", "--out", str(path)],
        cwd=places.ROOT,
        check=True,
        capture_output=True,
    )
    assert path.exists()


def test_several_files_make_one_document(tmp_path):
    path, pages = write_pdf([HARBOUR, PENK, DECK], out=str(tmp_path / "x.pdf"))
    sizes, words = read(path)
    assert pages == len(sizes) == 5
    assert [near(size, PAPERS["a4"]) for size in sizes] == [True, False, True, True, True]
    assert words[1].count("Player") == 2  # Penk! comes two on a page


def test_the_same_sheet_gives_the_same_file(tmp_path):
    for name in ("one", "two"):
        write_pdf([HARBOUR], out=str(tmp_path / f"{name}.pdf"))
    assert (tmp_path / "one.pdf").read_bytes() == (tmp_path / "two.pdf").read_bytes()


def test_cards_have_their_own_size(tmp_path):
    with pytest.raises(PaperError, match="cards have their own size"):
        write_pdf([DECK], per_page=2, out=str(tmp_path / "x.pdf"))


@pytest.mark.parametrize("files", [[HARBOUR], [PENK, YACHT], [DECK], [paper_rules.printed("penk")]])
def test_every_font_is_in_the_file(tmp_path, files):
    write_pdf(files, out=str(tmp_path / "x.pdf"))
    reader = PdfReader(tmp_path / "x.pdf")
    found = [reader.get_object(number) for number in range(1, int(reader.trailer["/Size"]))]
    fonts = [thing for thing in found if isinstance(thing, dict) and thing.get("/Type") == "/Font"]
    assert fonts
    for font in fonts:
        assert "/FontFile2" in font["/FontDescriptor"], font["/BaseFont"]


def test_another_document_is_never_written_over_without_a_word(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert write_pdf([HARBOUR, PENK])[0] == "Tableside sheets.pdf"
    first = (tmp_path / "Tableside sheets.pdf").read_bytes()
    assert write_pdf([HARBOUR, YACHT])[0] == "Tableside sheets 2.pdf"
    assert (tmp_path / "Tableside sheets.pdf").read_bytes() == first
    assert write_pdf([YACHT], out="Tableside sheets.pdf")[0] == "Tableside sheets.pdf (in the place of an older one)"
    (tmp_path / "Harbour.pdf").write_text("a text of somebody")
    with pytest.raises(PaperError, match="something else"):
        write_pdf([HARBOUR], out="Harbour.pdf")
    assert write_pdf([HARBOUR])[0] == "Harbour 2.pdf"


def test_a_place_that_cannot_be_written_is_told(tmp_path):
    with pytest.raises(PaperError, match="cannot be written"):
        write_pdf([HARBOUR], out=str(tmp_path / "nowhere" / "x.pdf"))


def huge_sheet():
    """The largest sheet there can be, with long names."""
    lines = ["sheet Wwwwwwwwwwwwwwww", "board", *["." * 16] * 16]
    for number in range(1, 5):
        lines += [f"frame {number}: 99 points"]
        for place, letter in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZ"):
            lines += ["", letter, *(["#" * 16] if place % 4 == number - 1 else ["#..#", "....", "#..#", "#..#"])]
    lines += ["bonus", *[line for at in (0, 5, 50, 98, 99) for line in ("", str(at), "####", "####")]]
    for number in range(9):
        lines += [f"picture Wwwwwwwwwwwwww {number}", *["#." * 8] * 16]
    return parse("\n".join(lines).encode())


def tiny_sheet():
    """The smallest sheet there can be."""
    frames = [f"frame {number}\nA\n#\n" for number in range(1, 5)]
    return parse("\n".join(["sheet A", "board", ".", "", *frames, "bonus none"]).encode())


@each_paper
@pytest.mark.parametrize(
    "make",
    [
        *(huge_sheet, tiny_sheet, lambda: HARBOUR, lambda: PENK, lambda: YACHT, lambda: find_sample("Orchard")),
        *[lambda game=game: paper_rules.printed(game) for game in paper_rules.games()],
    ],
)
def test_nothing_leaves_its_place_and_texts_do_not_meet(tmp_path, monkeypatch, paper, make):
    """What is drawn, recorded in the millimetres of the sheet."""
    file = make()
    areas, texts = [], []
    inside = pen.Pen.inside
    text = pen.Pen.text
    rectangle = pen.Pen.rectangle

    def recorded_inside(self, x, y, scale, height):
        areas.append(height)
        return inside(self, x, y, scale, height)

    def recorded_text(self, x, y, words, size, font=pen.TEXT, colour=pen.INK, align="left", widest=None):
        if widest is not None:
            size *= min(1, widest / self.width(words, size, font))
        wide = self.width(words, size, font)
        left = x - {"left": 0, "middle": wide / 2, "right": wide}[align]
        texts.append((len(areas), words, left, y, left + wide, 0.35 * size * pen.POINT))
        text(self, x, y, words, size, font, colour, align)

    def recorded_rectangle(self, x, y, width, height, *rest, **more):
        assert x >= -0.01 and y >= -0.01 and y + height <= areas[-1] + 0.01 and width > 0 and height > 0
        right_edges.append(x + width)
        rectangle(self, x, y, width, height, *rest, **more)

    right_edges = []
    monkeypatch.setattr(pen.Pen, "inside", recorded_inside)
    monkeypatch.setattr(pen.Pen, "text", recorded_text)
    monkeypatch.setattr(pen.Pen, "rectangle", recorded_rectangle)
    write_pdf([file], paper, 1, str(tmp_path / "x.pdf"))
    width = PAPERS[paper][0] - 20
    assert max(right_edges, default=0) <= width + 0.01
    assert texts
    for _page, words, left, y, right, half in texts:
        assert left >= -0.01 and right <= width + 0.01, words
        assert y - half >= -0.01 and y + half <= areas[0] + 0.01, words
    for number, (page, words, left, y, right, half) in enumerate(texts):
        for other_page, other, other_left, other_y, other_right, other_half in texts[:number]:
            apart = (
                page != other_page
                or left >= other_right
                or right <= other_left
                or abs(y - other_y) >= half + other_half
            )
            assert apart, (words, other)


def test_the_points_track_goes_well_beyond_the_last_bonus():
    assert track_length(HARBOUR.value) == 40
    assert track_length({"bonus": [{"at": 99}]}) == 120
    assert track_length({"bonus": []}) == 40


@pytest.mark.parametrize("rows, joined", [(["##", ".#"], True), (["#.", ".#"], False), (["#.#"], False), (["#"], True)])
def test_a_piece_is_joined_when_its_squares_share_sides(rows, joined):
    assert is_joined(rows) is joined


# The command


def test_the_command_prints_what_is_named(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert command.main(["print", "harbour"]) == 0
    assert capsys.readouterr().out == "Harbour.pdf: 1 page\n"
    assert command.main(["print", "Penk!", "--values", "1,2,3,4,5", "--per-page", "4", "--paper", "letter"]) == 0
    assert capsys.readouterr().out == "Penk.pdf: 1 page\n"
    assert command.main(["print", "yacht"]) == 0
    assert capsys.readouterr().out == "Yacht.pdf: 2 pages\n"
    assert command.main(["print", "orchard", "twelve"]) == 0
    assert capsys.readouterr().out == "Tableside sheets.pdf: 4 pages\n"


def test_a_game_without_a_sheet_of_its_own_says_what_can_be_printed(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    for name in ("block_buster", "Shape Cards"):
        assert command.main(["print", name]) == 1
        told = capsys.readouterr().err
        assert (
            f"no paper sheet of {name}: of the games, penk and yacht have one" in told and "Harbour or Twelve" in told
        )
    assert not list(tmp_path.iterdir())


def test_the_rules_of_a_game_are_printed_on_one_page_with_every_sentence(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert command.main(["print", "rules", "penk"]) == 0
    name, _colon, pages = capsys.readouterr().out.strip().rpartition(": ")
    assert pages == "1 page"
    _sizes, (words,) = read(name)
    for title, _for_whom, text in paper_rules.paragraphs("penk"):
        assert " ".join([*title.split(), *text.split()]) in " ".join(words)
    assert command.main(["print", "rules", "chess"]) == 1
    assert "chess" in capsys.readouterr().err


@pytest.mark.parametrize("values", ["1,2,3", "1,2,3,4,100", "1,2,3,4,x", ""])
def test_values_that_penk_does_not_take_are_refused(values, capsys):
    with pytest.raises(SystemExit):
        command.main(["print", "penk", "--values", values])
    assert "five numbers" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["harbour", "orchard", "twelve"])
def test_every_sample_prints_from_its_file(tmp_path, name):
    out = str(tmp_path / "x.pdf")
    assert command.main(["print", str(places.ROOT / "tools" / "owner" / "samples" / f"{name}.txt"), "--out", out]) == 0
    assert re.match(rb"%PDF-1\.\d", (tmp_path / "x.pdf").read_bytes())
