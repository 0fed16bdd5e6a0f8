"""Names of the boxes of Yacht."""


def box_words(box: str) -> str:
    """Return the name of a box as spoken."""
    return box.replace("_", " ")


def label(box: str) -> str:
    """Return the name of a box for the head of its row."""
    return box[0].upper() + box_words(box)[1:]


def written_words(box: str, number: int) -> str:
    """Describe the points written in a box; `box` is "" for the bonus."""
    return "%d in %s" % (number, box_words(box)) if box else "the bonus of\xa0%d" % number
