"""Reads the bytes of a sheet or deck file, or finds everything that is wrong in it."""

from typing import NamedTuple

from tools.owner.sheets.lines import SheetError, read_lines
from tools.owner.sheets.parse_deck import read_deck
from tools.owner.sheets.parse_sheet import read_sheet
from tools.owner.sheets.sections import GiveUp, cut_at_keywords, name_behind


class SheetFile(NamedTuple):
    """A puzzle sheet. value: as in the table protocol; pictures: (title, cells to fill as [row, column] from 1)."""

    kind = "sheet"

    name: str
    value: dict
    pictures: list


class DeckFile(NamedTuple):
    """A deck of shape cards. value: twelve lists of four strings."""

    kind = "deck"

    name: str
    value: list[list[str]]


def parse(content: bytes) -> SheetFile | DeckFile:
    """Return the SheetFile or DeckFile of a file. Raises SheetError with everything that is wrong."""
    problems = []
    try:
        result = _read(read_lines(content), problems)
    except GiveUp:
        raise SheetError(problems) from None
    if problems:
        raise SheetError(problems)
    return result


def _read(lines, problems):
    head, *sections = cut_at_keywords(lines, problems)
    name = name_behind(head, problems)
    for section in sections:
        if section.keyword in ("sheet", "deck"):
            problems.append(section.problem("A file has one sheet or deck; this is a second one."))
            raise GiveUp
    if head.keyword == "deck":
        return DeckFile(name, read_deck(head, sections, problems))
    value, pictures = read_sheet(name, head, sections, problems)
    return SheetFile(name, value, pictures)
