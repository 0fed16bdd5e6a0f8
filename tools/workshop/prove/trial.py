"""What all trials share: their result, when they stop, and the search for a short script that fails."""

import traceback
from collections.abc import Callable
from dataclasses import dataclass, field

MOST_FAILURES = 3
"""A trial stops after so many failures: most are the same."""


@dataclass
class Found:
    """counts: what was done -> how often; failures: (reason, lines of the shortest script that shows it)."""

    counts: dict[str, int] = field(default_factory=dict)
    failures: list[tuple[str, list[str]]] = field(default_factory=list)

    def count(self, what: str, number: int = 1) -> None:
        """Add to the counts."""
        self.counts[what] = self.counts.get(what, 0) + number

    @property
    def enough(self) -> bool:
        """Return True if there are MOST_FAILURES."""
        return len(self.failures) >= MOST_FAILURES


class Cases:
    """An `until` that is True after so many calls."""

    def __init__(self, number: int):
        self._left = number

    def __call__(self) -> bool:
        """Count a case; return True if there were enough before it."""
        self._left -= 1
        return self._left < 0


def reason_of(error: BaseException) -> str:
    """Return an exception in a line, with the place that raised it."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({frames[-1].filename}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {str(error).strip() or 'without a word'}{place}"


def shortest(steps: list, reason_for: Callable[[list], str], most: int = 400) -> tuple[str, list]:
    """Return (reason, steps) without the steps that the failure does not need. reason_for(steps) returns "" if all is
    well; it is called `most` times at most.
    """
    reason = reason_for(steps)
    if not reason:
        return "seen once, and not again with the same steps", steps
    size = max(1, len(steps) // 2)
    while True:
        start, dropped = 0, False
        while start < len(steps) and most > 0:
            fewer = steps[:start] + steps[start + size :]
            most -= 1
            still = reason_for(fewer)
            if still:
                steps, reason, dropped = fewer, still, True
            else:
                start += size
        if most <= 0 or (size == 1 and not dropped):
            return reason, steps
        size = max(1, size // 2)
