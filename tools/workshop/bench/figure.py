"""What the bench measured, with what it aims at."""

from typing import NamedTuple


class Figure(NamedTuple):
    """A line of the table. values: the numbers, two where a median and the worst belong together; aims: as many, or
    none; more: the more the better; note: how many were measured, and where the worst was.
    """

    name: str
    unit: str
    values: tuple[float, ...]
    aims: tuple[float, ...] = ()
    note: str = ""
    more: bool = False

    def met(self) -> bool:
        """Return True if each value reaches its aim, as the table shows it."""
        pairs = [(float(shown(value)), aim) for value, aim in zip(self.values, self.aims, strict=bool(self.aims))]
        return all(value >= aim if self.more else value <= aim for value, aim in pairs)


def shown(value: float) -> str:
    """A number as the table has it."""
    return f"{value:.1f}" if value < 100 else f"{value:.0f}"
