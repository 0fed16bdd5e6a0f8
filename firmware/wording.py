"""Join names and texts in sentences, and tell players why a record cannot be opened."""

from firmware import language
from firmware.language import later, shown_name, t
from shared_rules import registry


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


def unreadable(setup, refusal=None) -> list | None:
    """Return for `shown` why a record cannot be opened, None for one of which that is not known. setup: the first value
    of the record, None if it is damaged; refusal: the rules' sentence, of which a part may be written for programs.
    """
    game = setup.get("game") if setup else None
    if isinstance(game, str) and registry.line(game) is None:
        return [later("This handheld does not have the game {0}."), registry.name(game)]
    if refusal is None:
        return None
    for_programs = [value for value in refusal.values if isinstance(value, str)]
    return [later("This game is damaged.")] if for_programs else language.refusal(refusal)
