"""Starts of a handheld whose files were changed: prepared in a folder, changed in a copy of it, started there."""

import os
import random
import shutil
import tempfile
from collections.abc import Callable
from dataclasses import dataclass

from tools.workshop.prove.trial import Found, reason_of, shortest


@dataclass(frozen=True)
class ChangedFiles:
    """prepared(folder, chance): fills it and gives the board; names(folder): of the files that are changed;
    wrong(folder, board, lines): changes them as the lines say, a name and a seed each, starts, and gives what is wrong
    or ""; numbers: how many files are changed at once; counted: under which name; starts: with one folder.
    """

    prepared: Callable[[str, random.Random], str]
    names: Callable[[str], list[str]]
    wrong: Callable[[str, str, list[str]], str]
    numbers: tuple[int, ...]
    counted: str
    starts: int

    def fault(self, source: str, board: str, lines: list[str]) -> str:
        """What is wrong after these changes in a copy of the folder `source`, "" if nothing is."""
        with tempfile.TemporaryDirectory(prefix="tableside-prove-") as folder:
            copy = os.path.join(folder, "data")
            shutil.copytree(source, copy)
            try:
                return self.wrong(copy, board, lines)
            except Exception as error:
                return reason_of(error)

    def run(self, chance: random.Random, until: Callable[[], bool]) -> Found:
        """Change files until `until()`; a case is one start."""
        found = Found()
        while not found.enough and not until():
            seed = chance.getrandbits(32)
            with tempfile.TemporaryDirectory(prefix="tableside-prove-") as folder:
                source = os.path.join(folder, "data")
                board = self.prepared(source, random.Random(seed))
                names = self.names(source)
                found.count("handhelds prepared")
                for _ in range(self.starts):
                    number = chance.choice(self.numbers)
                    self._start(found, source, board, [_line(names, chance) for _ in range(number)], seed)
                    if until():
                        break
        return found

    def _start(self, found, source, board, lines, seed):
        found.count(self.counted, len(lines))
        found.count("starts")
        if self.fault(source, board, lines):
            reason, lines = shortest(lines, lambda fewer: self.fault(source, board, fewer))
            found.failures.append((reason, [f"prepared with seed {seed}", *lines]))


def _line(names, chance):
    return f"{chance.choice(names)} {chance.getrandbits(32)}"
