"""Numbers and names as they are in sentences."""


def count_words(count: int, one: str, more: str = "") -> str:
    """A number and a noun: "1 die", "3 dice"; `more` is the plural where an "s" does not make it."""
    return "%d %s" % (count, one if count in (1, -1) else more or one + "s")


def and_words(names: list) -> str:
    """Names as in a sentence."""
    return names[0] if len(names) == 1 else "%s and %s" % (", ".join(names[:-1]), names[-1])
