"""Join names and texts in sentences."""

from firmware.language import shown_name, t


def and_words(names: list) -> str:
    """Join names: "Ann, Bo and Cy"."""
    return shown_name(names[0]) if len(names) == 1 else t("{0} and {1}", listed(names[:-1]), names[-1])


def listed_whole(texts: list) -> str:
    """Join texts that stay on one line each: names with their points."""
    return listed([shown_name(text).replace(" ", "\xa0") for text in texts])


def listed(texts: list) -> str:
    """Join names, numbers or texts: "Ann, Bo, Cy"."""
    found = shown_name(texts[0]) if texts else ""
    for text in texts[1:]:
        found = t("{0}, {1}", found, text)
    return found
