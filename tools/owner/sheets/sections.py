"""A file cut into its sections: a line with a keyword and what is below it."""

import difflib
import re
from collections.abc import Callable
from typing import Any

from tools.owner.sheets import drawings
from tools.owner.sheets.lines import Line, Problem

KEYWORDS = ("sheet", "deck", "note", "board", "frame", "bonus", "picture")
LONGEST_NAME = 16
_FIRST_LINE = "The first line says what this is: 'sheet' or 'deck' and a name, for example: sheet Harbour"
# Names that some computers refuse for files.
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)", re.IGNORECASE)


class GiveUp(Exception):
    """Reading cannot go on after the problems found so far."""


class Section:
    """A keyword's `line`, the `keyword`, and in `body` the lines below it, without notes."""

    def __init__(self, line: Line, keyword: str):
        self.line = line
        self.keyword = keyword
        self.body: list[Line] = []

    def problem(self, message: str) -> Problem:
        """Return a problem with the keyword's line as a whole."""
        return self.line.words[0].problem(message)


def cut_at_keywords(lines: list[Line], problems: list[Problem]) -> list[Section]:
    """Return the Sections of a file, the sheet or deck first, without notes. Raises GiveUp if they do not begin so."""
    sections = []
    for line in lines:
        word = line.words[0].text.lower() if line.words else ""
        word = word.rstrip(":")
        meant = _meant(word)
        if meant:
            # Taken for that, so that what is below it is no problem too.
            problems.append(
                line.words[0].problem(f"'{line.words[0].text}' is not understood here. Perhaps you mean '{meant}'.")
            )
            word = meant
        if word == "note":
            continue
        if word in KEYWORDS:
            sections.append(Section(line, word))
        elif sections:
            sections[-1].body.append(line)
        elif line.words:
            problems.append(line.words[0].problem(_FIRST_LINE))
            raise GiveUp
    if not sections:
        message = "There are only notes here. A file must begin with 'sheet' or 'deck' and a name."
        problems.append(Problem(1, 1, message))
        raise GiveUp
    if sections[0].keyword not in ("sheet", "deck"):
        problems.append(sections[0].problem(_FIRST_LINE))
        raise GiveUp
    return sections


def _meant(word):
    """Return the keyword that a misspelt word is nearest to, or None."""
    if word in KEYWORDS or len(word) < 3:
        return None
    return next(iter(difflib.get_close_matches(word, KEYWORDS, 1, 0.75)), None)


def name_behind(section: Section, problems: list[Problem]) -> str:
    """Return the name of a sheet, deck or picture, even if it is wrong."""
    line, keyword = section.line, section.keyword
    name, column = line.rest()
    name = " ".join(name.split())
    message = None
    if not name:
        message = f"Put a name after '{keyword}', for example: {keyword} Harbour"
    elif len(name) > LONGEST_NAME:
        message = f"A name has at most {LONGEST_NAME} characters; this one has {len(name)}."
    else:
        for letter in name:
            # What the handheld can show and every computer allows in the name of a file.
            if not (letter.isalnum() and letter < "\u0100") and letter not in " '-":
                message = f"'{letter}' cannot be in a name: letters, digits, blanks, - and ' can."
                column += line.text[column - 1 :].index(letter)
                break
        else:
            if _RESERVED.fullmatch(name):
                message = f"Some computers refuse files called {name}: choose another name."
    if message:
        problems.append(Problem(line.number, column, message))
    return name


def check_no_body(section: Section, problems: list[Problem]) -> None:
    """Add a problem if anything but blank lines and notes follows."""
    for line in section.body:
        if line.words:
            words = " or ".join(KEYWORDS[3:])
            message = f"This line belongs to no part. A part of a sheet begins with {words}."
            problems.append(line.words[0].problem(message))
            return


def check_nothing_behind(section: Section, problems: list[Problem]) -> None:
    """Add a problem if anything follows the keyword in its line."""
    text, column = section.line.rest()
    if text:
        message = f"Put nothing after '{section.keyword}'; its drawing begins on the next line."
        problems.append(Problem(section.line.number, column, message))


def labelled_drawings(
    section: Section, label_of: Callable[[str], Any], wanted: str, what: str, problems: list[Problem]
) -> dict[Any, drawings.Drawing]:
    """Return the Drawings of a section by their labels. label_of: reads a label, or returns None; wanted, what: words
    for a label and a drawing.
    """
    found = {}
    below = []
    for line in section.body:
        if not line.words:
            below = []
        elif below and drawings.is_drawing(line):
            drawings.take_row(below, line, problems)
        elif drawings.is_drawing(line):
            message = f"There is no label above this drawing: put {wanted} above each {what}."
            problems.append(line.words[0].problem(message))
        elif all(label_of(word.text) is not None for word in line.words):
            below = [drawings.Drawing(word) for word in line.words]
            problems += _note(found, below, label_of, what)
        elif below and any(letter in "#." for letter in line.text):
            drawings.take_row(below, line, problems)
        else:
            word = next(word for word in line.words if label_of(word.text) is None)
            message = f"'{word.text}' is not understood here: put {wanted} above each {what}"
            problems.append(word.problem(message + ", and below it its drawing of # and ."))
    for label, drawing in found.items():
        if not drawing.tight() and not drawing.doubtful:
            problems.append(drawing.label.problem(f"There is no square (#) below {label}."))
    return found


def _note(found, new, label_of, what):
    """Put new drawings into `found` by their labels; returns a problem for each label that is there already."""
    problems = []
    for drawing in new:
        label = label_of(drawing.label.text)
        if label in found:
            problems.append(drawing.label.problem(f"There is already a {what} {label}."))
        else:
            found[label] = drawing
    return problems


def number_of(text: str) -> int | None:
    """Return a number up to 99, or None."""
    return int(text) if re.fullmatch("[0-9]{1,2}", text) else None
