"""A file that a command writes at its end: whether that will work is found out at its start."""

import argparse
from pathlib import Path


def output_file(text):
    """The Path `text`, for argparse's `type`: its folder is made, and what is there already stays until it is written over.
    argparse.ArgumentTypeError, which argparse tells, when nothing can be written there.
    """
    path = Path(text)
    there = path.exists()
    try:
        if not path.parent.exists():
            path.parent.mkdir(parents=True)
        with open(path, "ab"):
            pass
        if not there:
            path.unlink()
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{path} cannot be written: {error.strerror or error}") from error
    return path
