"""Sheets of paper in a real Chromium: where everything is on them, and how the page prints them."""

import io
import re

import pytest
from pypdf import PdfReader

from firmware import language
from tests.tools.owner.sheets.all_sheets import ALL
from tests.tools.owner.sheets.test_paper import read, words
from tools.device.web import paper_files
from tools.owner.printed_language import printed_in
from tools.owner.sheets.paper import sheets_of, write

FOUND = """
() => {
  const pages = [], near = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  for (const slot of document.querySelectorAll('.slot')) {
    const place = slot.getBoundingClientRect(), outside = [], texts = [], met = [];
    const { paddingLeft } = getComputedStyle(slot.matches('.one > *') ? slot.parentElement : slot);
    const rim = slot.matches('.one > *') ? 0 : parseFloat(paddingLeft);
    for (const each of slot.querySelectorAll('.sheet, .sheet *')) {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      if (left < place.left + rim - 1 || top < place.top + rim - 1 || right > place.right - rim + 1
        || bottom > place.bottom - rim + 1) outside.push(each.outerHTML.slice(0, 80));
    }
    const walker = document.createTreeWalker(slot, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        // Of the height of a line its letters take the middle.
        const part = (bottom - top) / 5;
        texts.push({ left, right, top: top + part, bottom: bottom - part, text: walker.currentNode.data });
      }
    }
    const solid = [...slot.querySelectorAll('.write:empty')].map((each) => each.getBoundingClientRect());
    texts.forEach((one, at) => {
      for (const other of texts.slice(0, at)) if (near(one, other)) met.push([one.text, other.text]);
      for (const box of solid) if (near(one, box)) met.push([one.text, 'a box to write in']);
    });
    pages.push({ outside, met });
  }
  return pages;
}
"""
SIZES = "(kind) => [...document.querySelectorAll(kind)].map((each) => each.getBoundingClientRect().width / 96 * 25.4)"


@pytest.mark.browser
@pytest.mark.parametrize("per_page", [1, 2, 4])
@pytest.mark.parametrize("paper", ["a4", "letter", None])
def test_nothing_leaves_its_place_and_texts_do_not_meet(paper, per_page, chromium, tmp_path):
    files = [sheets_of(make()) for make in ALL]
    path, *_rest = write(files, paper, per_page, str(tmp_path / "x.html"))
    tab = chromium.new_page(viewport={"width": 1200, "height": 1200})
    tab.emulate_media(media="print")
    tab.goto(path.as_uri())
    tab.evaluate("document.fonts.ready.then(() => undefined)")
    found = tab.evaluate(FOUND)
    assert len(found) == sum(len(file.sheets) * (per_page if file.per_page else 1) for file in files)
    assert [page for page in found if page["outside"] or page["met"]] == []
    # In millimetres: what fingers take, and what a pen rings
    assert min(tab.evaluate(SIZES, ".card")) > 60 and min(tab.evaluate(SIZES, ".pieces circle")) > 27
    assert min(tab.evaluate(SIZES, ".penk .tinted")) > {1: 24, 2: 16, 4: 12}[per_page]
    tab.close()


@pytest.mark.browser
def test_the_page_prints_sheets_and_rules(phone, served):
    tab = phone.new_page()
    troubles = []
    tab.on("console", lambda message: troubles.append(message.text) if "Security Policy" in message.text else None)
    for name, pages, text in (("puzzle_sheet_sheets", 2, "Orchard"), ("yacht_rules", 1, "Good to know")):
        tab.goto(f"{served[0]}paper/en/")
        tab.click(f'a[href="{name}.html"]')
        tab.wait_for_url(f"**/{name}.html")
        loaded = "Promise.all(['700 12pt Text', '12pt Text', '12pt Head'].map((font) => document.fonts.load(font)))"
        assert tab.evaluate(f"{loaded}.then((found) => found.flat().length)") == 3
        for size, (wide, high) in {"A4": (210, 297), "Letter": (215.9, 279.4)}.items():
            pdf = PdfReader(io.BytesIO(tab.pdf(format=size)))
            assert len(pdf.pages) == pages
            assert float(pdf.pages[0].mediabox.width) / 72 * 25.4 == pytest.approx(wide, abs=0.5)
            assert float(pdf.pages[0].mediabox.height) / 72 * 25.4 == pytest.approx(high, abs=0.5)
            assert text in pdf.pages[-1].extract_text()
    assert troubles == []


@pytest.mark.parametrize("code", ["en", *language.CODES])
def test_the_page_has_the_sheets_and_rules_of_every_game_that_sheet_print_has(code, page, tmp_path):
    folder = page / paper_files.FOLDER / code
    index = (folder / "index.html").read_text(encoding="utf-8")
    linked = set(re.findall(r'href="(\w+\.html)"', index))
    assert linked == {path.name for path in folder.glob("*.html")} - {"index.html"}
    printed = {tuple(map(words, read(folder / name))) for name in linked}
    with printed_in(code):
        own = [sheets_of(make()) for make in ALL[3:]]
    assert printed == {
        tuple(map(words, read(write([file], None, None, str(tmp_path / f"{at}.html"))[0])))
        for at, file in enumerate(own)
    }
    assert 'href="paper/en/"' in (page / "index.html").read_text(encoding="utf-8")


def test_the_pages_policy_lets_the_sheets_be_as_they_are(page):
    """No style in an element and no program: only the files of the page."""
    for path in (page / paper_files.FOLDER).rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"style=|<style|<script|://|data:", text), path.name
    style = (page / paper_files.FOLDER / "paper.css").read_text(encoding="utf-8")
    for name in re.findall(r'url\("(.+?)"\)', style):
        assert (page / paper_files.FOLDER / name).is_file()
