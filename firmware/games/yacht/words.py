"""Names of the boxes of Yacht."""

from firmware.language import later, shown, t

_NAMES = {
    "ones": (later("ones"), later("Ones")),
    "twos": (later("twos"), later("Twos")),
    "threes": (later("threes"), later("Threes")),
    "fours": (later("fours"), later("Fours")),
    "fives": (later("fives"), later("Fives")),
    "sixes": (later("sixes"), later("Sixes")),
    "three_alike": (later("three alike"), later("Three alike")),
    "four_alike": (later("four alike"), later("Four alike")),
    "full_house": (later("full house"), later("Full house")),
    "small_straight": (later("small straight"), later("Small straight\nSmall str.")),
    "large_straight": (later("large straight"), later("Large straight\nLarge str.")),
    "little_straight": (later("little straight"), later("Little straight\nLittle str.")),
    "big_straight": (later("big straight"), later("Big straight\nBig str.")),
    "yacht": (later("yacht"), later("Yacht")),
    "chance": (later("chance"), later("Chance")),
    "choice": (later("choice"), later("Choice")),
}


def box_words(box: str) -> str:
    """Return the name of a box as spoken."""
    return t(_NAMES[box][0])


def label(box: str, short: bool = False) -> str:
    """Return the name of a box for the head of its row. short: as "long\\nshort" if it has a short form."""
    words = t(_NAMES[box][1])
    return words if short else words.split("\n")[0]


def written(box: str, number: int) -> list:
    """Describe the points written in a box, for `shown` of firmware.language; `box` is "" for the bonus."""
    return [later("{0} in {1}"), number, [_NAMES[box][0]]] if box else [later("the bonus of\xa0{0}"), number]


def written_words(box: str, number: int) -> str:
    """Return the same in the chosen language."""
    return shown(written(box, number))
