"""Format numbers and names for sentences."""

from firmware.language import t


def count_words(count: int, one: str, more: str = "") -> str:
    """Format a number and a noun: "1 die", "3 dice"; `more` is an irregular plural."""
    return "%d %s" % (count, one if count in (1, -1) else more or one + "s")


def and_words(names: list) -> str:
    """Join names: "Ann, Bo and Cy"."""
    return names[0] if len(names) == 1 else t("{0} and {1}", listed(names[:-1]), names[-1])


def listed(texts: list) -> str:
    """Join names, numbers or texts: "Ann, Bo, Cy"."""
    found = texts[0] if texts else ""
    for text in texts[1:]:
        found = t("{0}, {1}", found, text)
    return found
