"""The sheets of paper as a browser prints them: millimetres, page breaks, fonts."""

import pytest
from pypdf import PdfReader

from firmware import language
from firmware.language import t
from tests.tools.owner.sheets.all_sheets import ALL
from tools.device.web.chromium import chromium
from tools.owner.printed_language import printed_in
from tools.owner.sheets.paper import sheets_of, write
from tools.refusal import Refusal

pytestmark = pytest.mark.browser

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height in millimetres."""


@pytest.fixture(autouse=True)
def browser():
    try:
        return chromium()
    except Refusal as error:
        pytest.skip(f"not run: {error}")


LETTER = [("", "letter", per_page) for per_page in (1, 2, 4)]
A4 = [(code, "a4", per_page) for code in ("", *language.CODES) for per_page in (1, 2, 4)]


@pytest.mark.parametrize(("code", "paper", "per_page"), LETTER + A4)
def test_each_page_is_one_of_paper_of_its_size_and_nothing_runs_over(code, paper, per_page, tmp_path):
    with printed_in(code):
        files = [sheets_of(make()) for make in ALL]
        player = t("Player")
    path, _replaced, count = write(files, paper, per_page, str(tmp_path / "x.pdf"), code or "en")
    pages = PdfReader(path).pages
    # Two stand side by side on a page that lies; cards have their own size.
    lying = [per_page == 2 and file.per_page > 0 for file in files for _sheet in file.sheets]
    sizes = [[float(side) / 72 * 25.4 for side in (page.mediabox.width, page.mediabox.height)] for page in pages]
    assert len(sizes) == count
    for size, lies in zip(sizes, lying, strict=True):
        assert size == pytest.approx(PAPERS[paper][::-1] if lies else PAPERS[paper], abs=0.2)
    printed = pages[1].extract_text()
    # A computer without Japanese letters prints boxes in their place, which a file has as zeros.
    assert "\0" in printed or printed.split().count(player) == per_page


def test_every_font_is_in_the_file(tmp_path):
    path, *_rest = write([make() for make in ALL], out=str(tmp_path / "x.pdf"))
    reader = PdfReader(path)
    found = [reader.get_object(number) for number in range(1, int(reader.trailer["/Size"]))]
    fonts = [thing for thing in found if isinstance(thing, dict) and thing.get("/Type") == "/FontDescriptor"]
    assert {font["/FontName"].partition("+")[2] for font in fonts} == {
        "AtkinsonHyperlegible-Regular",
        "AtkinsonHyperlegible-Bold",
        "BarlowCondensed-SemiBold",
    }
    assert all("/FontFile2" in font for font in fonts)
