"""`dev.py presses`: how many presses a turn takes."""


def main(arguments):
    """Hand over to tools.presses."""
    from tools import presses

    return presses.main(arguments)
