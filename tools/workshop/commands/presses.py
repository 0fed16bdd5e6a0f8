"""`dev.py presses`: how many presses a turn takes."""


def main(arguments: list[str]) -> int:
    """Hand over to tools.workshop.presses."""
    from tools.workshop import presses

    return presses.main(arguments)
