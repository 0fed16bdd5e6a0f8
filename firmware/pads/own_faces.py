"""What is offered for faces of own dice and names of own cards. They are kept as here, and shown by `shown`."""

from firmware import language
from firmware.language import later

BLANK = ""
_BLANK_WORDS = later("blank")
_YES, _NO = later("Yes"), later("No")
OFFERED = (BLANK, "+", "-", "0", "1", "2", "3", _YES, _NO, "X")


def kept(face: str) -> str | list:
    """Return a face as a value for `shown` of firmware.language, which does not translate what people typed."""
    return [face or _BLANK_WORDS] if face in (BLANK, _YES, _NO) else face


def shown(face: str) -> str:
    """Return what players see of a face."""
    return language.shown(["{0}", kept(face)])


def chosen(value: str | list) -> str:
    """Return the face that was chosen from `kept` ones, or typed."""
    words = value[0] if isinstance(value, list) else value
    return BLANK if words == _BLANK_WORDS else words
