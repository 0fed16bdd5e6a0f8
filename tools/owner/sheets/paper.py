"""PDF pages of paper sheets and cards, on A4 or Letter, one, two or four sheets on a page.

Every sheet is drawn once, for a page of its own, and scaled down where several share one.
"""

import io
import os
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from reportlab.pdfgen.canvas import Canvas

from tools.output_file import free_name, put
from tools.owner.sheets import paper_cards, paper_puzzle
from tools.owner.sheets.parse import DeckFile, SheetFile
from tools.owner.sheets.pen import LINE, MILLIMETRE, TEXT, Pen, register_fonts

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height in millimetres."""
MARGIN = 10.0
# Where sheets share a page each has a smaller rim: the scissors' line is in the middle of two.
_SMALL_MARGIN = 6.0


class PaperError(Exception):
    """The PDF cannot be made; the text says why."""


class GameSheets(NamedTuple):
    """The paper sheets of a game, which tools/games/<id>/paper_sheet.py gives: `name` of the document; `draws`: for
    each kind of sheet a function (pen, width, height in millimetres) that draws one; `per_page`: how many suit a page.
    """

    name: str
    draws: tuple[Callable[[Pen, float, float], None], ...]
    per_page: int = 1


def write_pdf(
    files: Sequence[SheetFile | DeckFile | GameSheets],
    paper: str = "a4",
    per_page: int | None = None,
    out: str | None = None,
) -> tuple[str, int]:
    """Write the sheets into one PDF; returns (its path and whether it replaced an older one in words, number of pages).

    `paper`: a key of PAPERS; `per_page`: 1, 2 or 4, None for what suits; `out`: the path, None for a name in this
    folder that no other file has. Raises PaperError.
    """
    if per_page is not None and all(isinstance(file, DeckFile) for file in files):
        raise PaperError("--per-page is for sheets; cards have their own size.")
    width, height = PAPERS[paper]
    register_fonts()
    pdf = io.BytesIO()
    size = (width * MILLIMETRE, height * MILLIMETRE)
    # The font that a page begins with is named in the file too, and must be one that is in it.
    font: Any = TEXT
    canvas = Canvas(pdf, pagesize=size, invariant=1, initialFontName=font)
    canvas.setTitle(", ".join(file.name for file in files))
    canvas.setAuthor("Tableside")
    canvas.setCreator("Tableside, tools/dev.py sheet print")
    pages = 0
    for file in files:
        if isinstance(file, DeckFile):
            pages += paper_cards.draw(canvas, file, width, height)
            continue
        if isinstance(file, SheetFile):
            file = GameSheets(file.name, (partial(paper_puzzle.draw, file=file),))
        for draw in file.draws:
            _draw_page(canvas, draw, width, height, per_page or file.per_page)
            pages += 1
    canvas.save()
    own_name = (files[0].name if len(files) == 1 else "Tableside sheets") + ".pdf"
    path = out or free_name(own_name, pdf.getvalue())
    try:
        replaced = put(path, pdf.getvalue(), b"%PDF-")
    except OSError as error:
        raise PaperError(
            f"{path} cannot be written: {error.strerror or error}. Is it open in another program?"
        ) from error
    return os.path.normpath(path) + replaced, pages


def _draw_page(canvas, draw, width, height, per_page):
    """One page full of copies of a sheet."""
    if per_page == 2:
        canvas.setPageSize((height * MILLIMETRE, width * MILLIMETRE))
        width, height = height, width
    else:
        canvas.setPageSize((width * MILLIMETRE, height * MILLIMETRE))
    pen = Pen(canvas, height)
    columns, rows = {1: (1, 1), 2: (2, 1), 4: (2, 2)}[per_page]
    margin = MARGIN if per_page == 1 else _SMALL_MARGIN
    slot_width, slot_height = width / columns, height / rows
    # A sheet has the proportions of its place, and the size of a page of its own.
    scale = 1.0 if per_page == 1 else max(slot_width / 210, slot_height / 297)
    inner_width, inner_height = (slot_width - 2 * margin) / scale, (slot_height - 2 * margin) / scale
    for row in range(rows):
        for column in range(columns):
            x, y = column * slot_width + margin, row * slot_height + margin
            with pen.inside(x, y, scale, inner_height):
                draw(pen, inner_width, inner_height)
    for column in range(1, columns):
        pen.line(column * slot_width, 3, column * slot_width, height - 3, LINE, 0.2, dashed=True)
    for row in range(1, rows):
        pen.line(3, row * slot_height, width - 3, row * slot_height, LINE, 0.2, dashed=True)
    canvas.showPage()
