"""The lines of a file, however an editor saved it, and problems in them."""

import re
import unicodedata
from typing import NamedTuple

LARGEST_FILE = 64 * 1024
"""Bytes, three times the largest sheet."""

TAB_STOP = 8
MOST_PROBLEMS = 20
_NOT_TYPED = re.compile("[\0-\b\n-\x1f\x7f]")


class Problem(NamedTuple):
    """One thing that is wrong in a file; `line` and `column` count from 1."""

    line: int
    column: int
    message: str

    def __str__(self):
        return f"line {self.line}, column {self.column}: {self.message}"


class SheetError(Exception):
    """A file that cannot be used. problems: in the order of the file, MOST_PROBLEMS at most."""

    def __init__(self, problems: list[Problem]):
        self.problems = sorted(problems, key=lambda problem: (problem.line, problem.column))[:MOST_PROBLEMS]
        super().__init__("\n".join(str(problem) for problem in self.problems))


class Word(NamedTuple):
    """Characters without blanks. line, column: from 1; place: width of what is before it, with tabs expanded."""

    text: str
    line: int
    column: int
    place: int

    def problem(self, message: str, offset: int = 0) -> Problem:
        """Return a problem with this word, or with the character at `offset` in it."""
        return Problem(self.line, self.column + offset, message)


class Line:
    """A line of a file: `number` from 1, `text`, and its `words`."""

    def __init__(self, number: int, text: str):
        self.number = number
        self.text = text
        self.words = [
            Word(word[0], number, word.start() + 1, len(text[: word.start()].expandtabs(TAB_STOP)))
            for word in re.finditer(r"\S+", text)
        ]

    def rest(self) -> tuple[str, int]:
        """Return (text, column) of what follows the first word, without the blanks around it."""
        first = self.words[0]
        start = first.column - 1 + len(first.text)
        text = self.text[start:]
        return text.strip(), start + 1 + len(text) - len(text.lstrip())


def read_lines(content: bytes) -> list[Line]:
    """Return the lines of a file, blank ones too. Raises SheetError if it is no text, or empty."""
    text = _decoded(content).replace("\r\n", "\n").replace("\r", "\n")
    lines = [Line(number, line) for number, line in enumerate(text.split("\n"), 1)]
    for line in lines:
        if wrong := _NOT_TYPED.search(line.text):
            message = "This is not a text file: it contains control characters."
            raise SheetError([Problem(line.number, wrong.start() + 1, message)])
    if not any(line.words for line in lines):
        raise SheetError([Problem(1, 1, "The file is empty.")])
    return lines


def _decoded(content):
    """Return the text of the file in any of the usual encodings."""
    # Editors of Windows begin with a mark of the encoding.
    if content[:2] in (b"\xff\xfe", b"\xfe\xff"):
        encoding = "utf-16"
    elif b"\0" in content[:2]:  # without the mark nobody can be sure
        raise SheetError(
            [Problem(1, 1, "This file was saved as UTF-16. In your editor choose 'Save as' with the encoding UTF-8.")]
        )
    else:
        encoding = "utf-8-sig"
    try:
        # Accents are joined with their letters; some programs write the mark twice.
        return unicodedata.normalize("NFC", content.decode(encoding).lstrip("\ufeff"))
    except UnicodeDecodeError as error:
        before = content[: error.start].decode(encoding, "replace").replace("\r\n", "\n").replace("\r", "\n")
        line = before.count("\n") + 1
        column = len(before) - (before.rfind("\n") + 1) + 1
        message = "This is not text in UTF-8. In your editor choose 'Save as' with the encoding UTF-8."
        raise SheetError([Problem(line, column, message)]) from error
