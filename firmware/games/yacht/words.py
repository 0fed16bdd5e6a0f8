"""How the boxes of Yacht are called."""


def box_words(box: str) -> str:
    """The name of a box, as one says it."""
    return box.replace("_", " ")


def label(box: str) -> str:
    """The name of a box at the head of its row."""
    return box[0].upper() + box_words(box)[1:]


def written_words(box: str, number: int) -> str:
    """The points that are written in a box; in that of the bonus, where `box` is ""."""
    return "%d in %s" % (number, box_words(box)) if box else "the bonus of\xa0%d" % number
