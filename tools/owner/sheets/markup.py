"""HTML that escapes what is put into it, and parts of paper sheets."""

import html
from collections.abc import Iterable
from typing import NamedTuple


class Html(str):
    """Text that is HTML already; other text is escaped in an element."""


class GameSheets(NamedTuple):
    """The paper sheets of a game. sheets: of sheet(); style: their own CSS; per_page: how many suit a page; 0: own
    size.
    """

    name: str
    sheets: tuple[Html, ...]
    style: str = ""
    per_page: int = 1


def joined(parts: Iterable[object]) -> Html:
    """Join several parts."""
    return Html("".join(part if isinstance(part, Html) else html.escape(str(part)) for part in parts))


def tag(name: str, *inside: object, kind: str = "", **attributes: object) -> Html:
    """Return an element with these attributes and parts. kind: its classes."""
    if kind:
        attributes["class"] = kind
    written = "".join(f' {key.replace("_", "-")}="{html.escape(str(value))}"' for key, value in attributes.items())
    return Html(f"<{name}{written}>{joined(inside)}</{name}>")


def box(kind: str, *inside: object) -> Html:
    """Return a div of these classes."""
    return tag("div", *inside, kind=kind)


def whole(title: str, head: Html, *inside: object, kind: str = "", lang: str = "en") -> str:
    """Return a whole document; head: with its style; lang: the code of its language."""
    known = Html(f'<!doctype html>\n<html lang="{lang}"><meta charset="utf-8"/>')
    return joined([known, tag("title", title), head, tag("body", *inside, kind=kind), Html("</html>\n")])


def sheet(kind: str, title: str, beside: Iterable[object], *inside: object) -> Html:
    """Return a sheet: its title, what is beside it, and what is below. kind: its class."""
    head = [tag("header", tag("h1", title), *beside)] if title else []
    return tag("article", *head, *inside, kind=f"sheet {kind}")


def blank(label: str) -> Html:
    """Return a line to write on after its label."""
    return box("blank", label, tag("span"))


def svg(wide: int, high: int, *inside: object, kind: str = "") -> Html:
    """Return a drawing of this size in units of its own."""
    return tag("svg", *inside, kind=kind, viewBox=f"0 0 {wide} {high}")


def square(x: int, y: int, wide: int, high: int, kind: str = "", radius: int = 0) -> Html:
    """Return a rectangle of a drawing."""
    return tag("rect", kind=kind, x=x, y=y, width=wide, height=high, rx=radius)


_PIPS = ("e", "ai", "aei", "acgi", "acegi", "acdfgi")
"""Of each face, by letters: a b c above, d e f, g h i below."""


def die(face: int) -> Html:
    """Return a die that shows this face."""
    pips = ["abcdefghi".index(letter) for letter in _PIPS[face - 1]]
    dots = [tag("circle", cx=26 + 24 * (pip % 3), cy=26 + 24 * (pip // 3), r=10) for pip in pips]
    return svg(100, 100, square(3, 3, 94, 94, radius=20), *dots, kind="die")
