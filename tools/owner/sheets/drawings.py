"""Drawings of cells: one below each label, side by side as on the printed sheet, or one alone.

    A    B     C
    ##   #.#   #
    #    ###

`#` is a square, `.` a gap. A drawing begins in the column of its label.
"""

from collections.abc import Sequence

from tools.owner.sheets.lines import Line, Problem, Word

SQUARE = "#"
GAP = "."
NOTHING = "-"


class Drawing:
    """A drawing below its `label` (a Word): `rows` are Words, from the top. doubtful: a part of it may be missing."""

    def __init__(self, label: Word):
        self.label = label
        self.rows: list[Word] = []
        self.doubtful = False

    def tight(self) -> list[str]:
        """Return its rows, cut to the box of its squares; empty without a square."""
        return tight([row.text for row in self.rows])


def tight(rows: Sequence[str]) -> list[str]:
    """Return the rows cut to the box of their squares, all equally long; empty without a square."""
    rows = list(rows)
    while rows and SQUARE not in rows[0]:
        del rows[0]
    while rows and SQUARE not in rows[-1]:
        del rows[-1]
    if not rows:
        return []
    left = min(row.index(SQUARE) for row in rows if SQUARE in row)
    right = max(row.rindex(SQUARE) for row in rows if SQUARE in row) + 1
    return [row[left:right] + GAP * (right - max(left, min(right, len(row)))) for row in rows]


def is_drawing(line: Line) -> bool:
    """Return True if a line holds nothing but parts of drawings."""
    return all(not word.text.strip(SQUARE + GAP + NOTHING) for word in line.words)


def take_row(drawings: list[Drawing], line: Line, problems: list[Problem]) -> None:
    """Give each word of a line to the drawing above it; adds to `problems`."""
    for word in line.words:
        wrong = _foreign(word, SQUARE + GAP)
        if wrong is not None:
            problems.append(wrong)
            continue
        below = [drawing for drawing in drawings if drawing.label.place == word.place]
        if below:
            _continue(below[0], word, line.number, problems)
            continue
        for drawing in drawings:
            drawing.doubtful = drawing.doubtful or all(drawing.label.place != other.place for other in line.words)
        message = "This part of a drawing does not begin below a label."
        if len(drawings) == 1:
            message = f"This row does not begin below its label {drawings[0].label.text}."
        if "\t" in line.text:
            message += " Use blanks instead of tabs."
        else:
            message += " Put . for gaps at its left, and leave a blank between two drawings."
        problems.append(word.problem(message))


def _continue(drawing, word, number, problems):
    expected = drawing.rows[-1].line + 1 if drawing.rows else drawing.label.line + 1
    if number != expected and not drawing.doubtful:
        problems.append(word.problem(f"There is a hole in drawing {drawing.label.text} above: put . for each gap."))
    drawing.rows.append(word)


def _foreign(word, allowed):
    """Return the problem of the first character that is not allowed, or None."""
    for offset, letter in enumerate(word.text):
        if letter not in allowed:
            if letter == NOTHING:
                return word.problem("A piece has only # and . in it; - is for the board.", offset)
            return word.problem(f"'{letter}' does not belong in a drawing: # is a square, . a gap.", offset)
    return None
