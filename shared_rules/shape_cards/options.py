"""The options of Shape Cards: decks and variants."""

from shared_rules.game import BadOption
from shared_rules.shape_cards import samples
from shared_rules.shape_cards.fields import CARDS, FIGURE, SIDE

FLAGS = ("extreme", "thief", "revenge", "expert")
"""The variants, in the rulebook's order."""


def _is_figure(value) -> bool:
    """Return True for a figure: four strings of four, "#" and ".", five of them "#"."""
    if not isinstance(value, (list, tuple)) or len(value) != SIDE:
        return False
    squares = 0
    for row in value:
        if not isinstance(row, str) or len(row) != SIDE or row.count("#") + row.count(".") != SIDE:
            return False
        squares += row.count("#")
    return squares == FIGURE


def deck_of(value: object) -> list:
    """Return the twelve figures of the option `deck`, None for the shipped default; raises BadOption."""
    if value is None:
        value = samples.NAMES[0]
    if isinstance(value, str):
        value = samples.value(value)
        if value is None:
            raise BadOption("There is no such deck. The decks here are: {0}.", ", ".join(samples.NAMES))
    if not isinstance(value, (list, tuple)) or len(value) != CARDS:
        raise BadOption("A deck must have twelve cards.")
    lines = []  # equal lines are stored once, to save memory on the handheld
    deck = []
    for figure in value:
        if not _is_figure(figure):
            raise BadOption('A card must be four lines of four, "#" and ".", with five "#".')
        deck.append([])
        for line in figure:
            if line not in lines:
                lines.append(line)
            deck[-1].append(lines[lines.index(line)])
    return deck


def variant_of(value: object) -> list:
    """Return the flags of the option `variant`, sorted; raises BadOption."""
    flags = sorted(FLAGS)
    if not isinstance(value, (list, tuple)):
        raise BadOption("The variant must be a list of: {0}.", ", ".join(flags))
    for flag in value:
        if not isinstance(flag, str) or flag not in flags or value.count(flag) > 1:
            raise BadOption("The variant can have each of these only once: {0}.", ", ".join(flags))
    return [flag for flag in flags if flag in value]
