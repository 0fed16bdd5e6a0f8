"""The language of what is printed."""

from collections.abc import Iterator
from contextlib import contextmanager

from firmware import language


@contextmanager
def printed_in(code: str) -> Iterator[None]:
    """Have texts in this language while it is open; "" or "en": in English."""
    language.choose(code, False)
    try:
        yield
    finally:
        language.choose("", False)
