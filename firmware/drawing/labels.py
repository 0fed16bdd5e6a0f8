"""Labels of rows that have names, for a List."""

from firmware.drawing import fonts
from firmware.drawing.lists import BAR
from firmware.drawing.widgets import EDGE, Layout, after_name
from firmware.drawing.wrapping import first_of


def listed_below(layout: Layout, words: str) -> str:
    """Return a list of texts as the lines below a row's label, one on a low panel, else two. The first texts that fit
    are shown, whole, and three dots for the others.
    """
    if fonts.large_text:  # a List does it
        return "\n" + words
    width = layout.width - 2 * EDGE - BAR - 4
    return "\n" + "\n".join([_end_kept(line, width) for line in first_of(words, fonts.SMALL, width, 1 + layout.high)])


def one_line_or_two(layout: Layout, words: str, more: str, whole: str = "") -> str:
    """Return the label of a row in a scrolling list: `whole`, or both with a space, if it fits, else on two lines."""
    whole = whole or words + " " + more
    width = layout.width - 2 * EDGE - BAR - 4
    if fonts.large_text or fonts.MEDIUM.width(whole) <= width:
        return whole
    return _end_kept(words, width) + "\n" + _end_kept(more, width)


def _end_kept(words, width):
    # The last word is never cut, but the name before it.
    name, space, end = words.replace("\xa0", " ").rpartition(" ")
    return after_name(name, space + end, width)
