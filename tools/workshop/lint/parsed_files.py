"""The Python files of the repository, parsed once for all lints."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOMS = ("shared_rules", "firmware", "host_sim", "tools", "tests")


@dataclass(frozen=True)
class Source:
    """One file: its path from the root with forward slashes, its text and its syntax tree."""

    path: str
    text: str
    tree: ast.Module

    @property
    def room(self) -> str:
        """Return the top folder, which decides what the file may do."""
        return self.path.split("/", 1)[0]

    @cached_property
    def nodes(self) -> list[ast.AST]:
        """Return all nodes of the tree."""
        return list(ast.walk(self.tree))

    def finding(self, node_or_line: ast.AST | int, words: str) -> str:
        """Return a line that editors can jump to."""
        line = node_or_line if isinstance(node_or_line, int) else getattr(node_or_line, "lineno", 1)
        return f"{self.path}:{line}: {words}"


def parse(path: str, text: str) -> Source:
    """Return a source made of text."""
    return Source(path, text, ast.parse(text, path))


def python_files(root: Path) -> Iterator[Source]:
    """Give every Python file of the layers, sorted by path, one at a time to save memory."""
    for room in ROOMS:
        for file in sorted((root / room).rglob("*.py")):
            path = file.relative_to(root).as_posix()
            yield parse(path, file.read_text(encoding="utf-8"))
