"""Figures of the bench, with their aims."""

from typing import NamedTuple

PARTS = ("start", "presses", "heap", "evening", "page")
"""Parts that can be measured alone."""


class Figure(NamedTuple):
    """A line of the table. values: one number, or median and worst; aims: as many, or none; more: the more the better;
    note: what was measured.
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
    """Return a number as the table has it."""
    return f"{value:.1f}" if value < 100 else f"{value:.0f}"
