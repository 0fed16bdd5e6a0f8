"""`dev.py presses`: how many presses a turn takes."""


def main(arguments: list[str]) -> int:
    """Hand over to tools.presses."""
    from tools import presses

    return presses.main(arguments)
