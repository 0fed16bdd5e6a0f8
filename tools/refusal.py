"""How a tool tells its user that it does not do what was asked."""

import os


def as_typed(text, system=os.name):
    """`text` with its commands as they are typed on this system: on Windows Python is started by `py`."""
    return text.replace("python3 ", "py ") if system == "nt" else text


class Refusal(Exception):
    """It was not done; the text says in plain words why, and what to do."""

    def __str__(self):
        return as_typed(super().__str__())
