"""Why a tool does not do what was asked."""

import os
import shlex


def as_typed(text, system=os.name):
    """Return `text` with its commands as they are typed on this system: on Windows `py` starts Python."""
    return text.replace("python3 ", "py ") if system == "nt" else text


def quoted(path, system=os.name):
    """Return a path as it is typed in a command on this system."""
    if system == "nt":
        return f'"{path}"' if any(sign in path for sign in " &()^;,=%!'") else path
    return shlex.quote(path)


class Refusal(Exception):
    """It was not done; the text says why, and what to do."""

    def __str__(self):
        return as_typed(super().__str__())


class LinkError(Refusal):
    """The board cannot be reached or does not answer. kind: "denied", "busy" or "absent" (the port cannot be opened),
    "silent" (MicroPython does not answer), "lost" (the connection broke), "simulated" (only the simulator is there) or
    "damaged" (a file arrived wrong).
    """

    def __init__(self, message, kind="silent"):
        super().__init__(message)
        self.kind = kind


class CodeError(Exception):
    """Code that was sent raised on the board; the text is its traceback."""
