"""Numbers of things in sentences."""


def counted(number: int, thing: str) -> str:
    """ "1 point", "5 points": the number with the thing's name, which takes an s for more than one."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
