"""Texts from a handheld on their way to a terminal."""

import unicodedata

_UNSEEN = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
"""Control characters, those that change the direction of writing and their like: some are commands to a terminal."""
_JOINER = "\u200d"


def plain(text: str) -> str:
    """The text with a replacement character for whatever a terminal does not just show; line breaks stay."""
    return "".join(
        "\ufffd" if unicodedata.category(letter) in _UNSEEN and letter not in ("\n", _JOINER) else letter
        for letter in text
    )
