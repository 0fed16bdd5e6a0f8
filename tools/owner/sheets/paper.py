"""Sheets of paper as HTML that prints on A4 or Letter, one, two or four on a page; or as PDF, made by a browser."""

import base64
import os
import re
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tools import places
from tools.device.web.chromium import chromium
from tools.games.puzzle_sheet import paper_sheet as puzzle_sheet
from tools.games.shape_cards import paper_sheet as shape_cards
from tools.output_file import free_name, put
from tools.owner.sheets.markup import GameSheets, Html, box, tag, whole
from tools.owner.sheets.parse import DeckFile, SheetFile
from tools.refusal import Refusal

FONTS = places.ROOT / "tools" / "device" / "assets" / "source"
STYLE = Path(__file__).with_name("paper.css").read_text(encoding="utf-8")
PAPERS = ("a4", "letter")
_HOW_MANY = {1: "one", 2: "two", 4: "four"}
_SECONDS = 120


class PaperError(Refusal):
    """The sheets cannot be written."""


def write(
    files: Sequence[SheetFile | DeckFile | GameSheets],
    paper: str | None = None,
    per_page: int | None = None,
    out: str | None = None,
    lang: str = "en",
) -> tuple[Path, str, int]:
    """Write the sheets into one HTML file, or a PDF if `out` ends so; returns (its path, words if it replaced an older
    one, number of pages). paper: one of PAPERS; None: any, in a PDF A4; per_page: 1, 2 or 4; None: what suits; out: a
    path; None: a new name in this folder; lang: the code of the language. Raises PaperError.
    """
    printed = [sheets_of(file) for file in files]
    if per_page is not None and not any(file.per_page for file in printed):
        raise PaperError("--per-page is for sheets; cards have their own size.")
    ending = Path(out).suffix.lower() if out else ".html"
    if ending not in (".html", ".pdf"):
        raise PaperError(f"--out must end in .html or .pdf; {out} does not.")
    if ending == ".pdf":
        paper = paper or PAPERS[0]
    text, pages = document(printed, tag("style", Html(_with_fonts(style_of(printed)))), paper, per_page, lang)
    content = text.encode()
    own_name = (printed[0].name if len(printed) == 1 else "Tableside sheets") + ".html"
    path = Path(out or free_name(own_name, content))
    try:
        if ending == ".pdf":
            replaced = put(path, _pdf(content, path.resolve().parent), b"%PDF-")
        else:
            replaced = put(path, content, b"<!doctype html>")
    except OSError as error:
        raise PaperError(
            f"{path} cannot be written: {error.strerror or error}. Is it open in another program?"
        ) from error
    return path, replaced, pages


def sheets_of(file: SheetFile | DeckFile | GameSheets) -> GameSheets:
    """Return what is printed of a file."""
    if isinstance(file, SheetFile):
        return puzzle_sheet.of_file(file)
    return shape_cards.of_file(file) if isinstance(file, DeckFile) else file


def style_of(files: Sequence[GameSheets]) -> str:
    """Return the CSS of these sheets."""
    return "".join(dict.fromkeys([STYLE, *[file.style for file in files]]))


def document(
    files: Sequence[GameSheets],
    head: Html,
    paper: str | None = None,
    per_page: int | None = None,
    lang: str = "en",
) -> tuple[str, int]:
    """Return (HTML, number of pages). head: with the style; else as for write()."""
    pages = []
    for file in files:
        count = file.per_page and (per_page or file.per_page) or 1
        pages += [box(f"page {_HOW_MANY[count]}", *[box("slot", sheet)] * count) for sheet in file.sheets]
    return whole(", ".join(file.name for file in files), head, *pages, kind=paper or "any", lang=lang), len(pages)


def _with_fonts(style):
    """Return the CSS with the fonts in it."""

    def embedded(found):
        content = base64.b64encode((FONTS / found[1]).read_bytes()).decode()
        return f"url(data:font/ttf;base64,{content})"

    return re.sub(r'url\("([^"]+)"\)', embedded, style)


def _pdf(content, folder):
    """Return the PDF that a browser makes of HTML, within `folder`: some browsers see no other one."""
    try:
        browser = chromium()
    except Refusal as error:
        raise PaperError(
            f"{error} Without --out you get the sheets as HTML, which any browser prints, also into a PDF."
        ) from error
    with tempfile.TemporaryDirectory(dir=folder, ignore_cleanup_errors=True) as work:
        source, target = Path(work, "sheets.html"), Path(work, "sheets.pdf")
        source.write_bytes(content)
        command = [browser, "--headless", "--disable-gpu", f"--user-data-dir={work}", "--no-pdf-header-footer"]
        if getattr(os, "geteuid", lambda: 1)() == 0:
            command.append("--no-sandbox")  # root, in a container, has none
        command += [f"--print-to-pdf={target}", source.as_uri()]
        try:
            done = subprocess.run(command, capture_output=True, check=False, timeout=_SECONDS)
        except subprocess.TimeoutExpired:
            done = None
        if not target.is_file():
            said = done.stderr.decode("utf-8", "replace").strip().splitlines()[-1:] if done else ["it did not end"]
            raise PaperError(f"{browser} made no PDF: {' '.join(said)}. Print the HTML file, without --out, instead.")
        return target.read_bytes()
