"""The options of Shape Cards: decks and variants. Needed while a game begins only."""

from shared_rules.game import BadOption
from shared_rules.shape_cards import samples
from shared_rules.shape_cards.fields import CARDS, FIGURE

FLAGS = ("expert", "extreme", "revenge", "thief")


def is_figure(value) -> bool:
    """Whether the value is a figure: four strings of four, "#" and ".", five of them "#"."""
    if not isinstance(value, (list, tuple)) or len(value) != 4:
        return False
    squares = 0
    for row in value:
        if not isinstance(row, str) or len(row) != 4:
            return False
        for square in row:
            if square == "#":
                squares += 1
            elif square != ".":
                return False
    return squares == FIGURE


def deck_of(value) -> list:
    """The twelve figures of the option `deck`, None for the shipped default; raises BadOption."""
    if value is None:
        value = samples.NAMES[0]
    if isinstance(value, str):
        value = samples.value(value)
        if value is None:
            raise BadOption("There is no such deck. The decks here are: %s." % ", ".join(samples.NAMES))
    if not isinstance(value, (list, tuple)) or len(value) != CARDS:
        raise BadOption("A deck has twelve cards.")
    lines = []  # equal lines are kept once: they lie in the handheld's memory for the whole game
    deck = []
    for figure in value:
        if not is_figure(figure):
            raise BadOption('A card is four lines of four, "#" and ".", with five "#".')
        deck.append([])
        for line in figure:
            if line not in lines:
                lines.append(line)
            deck[-1].append(lines[lines.index(line)])
    return deck


def variant_of(value) -> list:
    """The flags of the option `variant`, sorted; raises BadOption."""
    if not isinstance(value, (list, tuple)):
        raise BadOption("The variant is a list of: %s." % ", ".join(FLAGS))
    for flag in value:
        if not isinstance(flag, str) or flag not in FLAGS or value.count(flag) > 1:
            raise BadOption("The variant takes each of these once: %s." % ", ".join(FLAGS))
    return [flag for flag in FLAGS if flag in value]
