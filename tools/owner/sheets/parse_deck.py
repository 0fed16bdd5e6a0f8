"""The parser of a deck of shape cards: its twelve figures."""

from shared_rules.shape_cards.fields import CARDS, FIGURE, SIDE
from tools.owner.sheets import drawings
from tools.owner.sheets.lines import Problem
from tools.owner.sheets.sections import Section, labelled_drawings, number_of


def read_deck(head: Section, sections: list[Section], problems: list[Problem]) -> list[list[str]]:
    """Return the figures of a deck, twelve lists of four strings; adds to `problems`."""
    for section in sections:
        message = f"A deck has only figures under numbers from 1 to {CARDS}; '{section.keyword}' is for sheets."
        problems.append(section.problem(message))
    figures = labelled_drawings(head, number_of, f"a number from 1 to {CARDS}", "figure", problems)
    value = []
    for label, drawing in figures.items():
        if not 1 <= label <= CARDS:
            problems.append(drawing.label.problem(f"The figures are numbered 1 to {CARDS}."))
        elif drawing.tight():
            _check_figure(label, drawing, problems)
    for label in range(1, CARDS + 1):
        if label not in figures:
            problems.append(head.problem(f"Figure {label} is missing: a deck has {CARDS}."))
        else:
            value.append(_card(figures[label].tight()))
    return value


def _check_figure(label, drawing, problems):
    rows = drawing.tight()
    squares = sum(row.count(drawings.SQUARE) for row in rows)
    if squares != FIGURE:
        message = f"A figure has {FIGURE} squares (#); figure {label} has {squares}."
        problems.append(drawing.label.problem(message))
    if len(rows) > SIDE or len(rows[0]) > SIDE:
        message = f"A figure fits in {SIDE} x {SIDE}; figure {label} is {len(rows[0])} wide"
        problems.append(drawing.label.problem(f"{message} and {len(rows)} high."))


def _card(rows):
    rows = [row.ljust(SIDE, drawings.GAP) for row in rows]
    return rows + [drawings.GAP * SIDE] * (SIDE - len(rows))
