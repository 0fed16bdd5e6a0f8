"""Format numbers and names for sentences."""


def count_words(count: int, one: str, more: str = "") -> str:
    """Format a number and a noun: "1 die", "3 dice"; `more` is an irregular plural."""
    return "%d %s" % (count, one if count in (1, -1) else more or one + "s")


def and_words(names: list) -> str:
    """Join names: "Ann, Bo and Cy"."""
    return names[0] if len(names) == 1 else "%s and %s" % (", ".join(names[:-1]), names[-1])
