"""Format numbers and names for sentences."""

from firmware.language import t


def count_words(count: int, one: str, more: str = "") -> str:
    """Format a number and a noun: "1 die", "3 dice"; `more` is an irregular plural."""
    return "%d %s" % (count, one if count in (1, -1) else more or one + "s")


def and_words(names: list) -> str:
    """Join names: "Ann, Bo and Cy"."""
    return names[0] if len(names) == 1 else t("{0} and {1}", comma_words(names[:-1]), names[-1])


def comma_words(names: list) -> str:
    """List names: "Ann, Bo, Cy"; "" if there are none."""
    words = names[0] if names else ""
    for name in names[1:]:
        words = t("{0}, {1}", words, name)
    return words
