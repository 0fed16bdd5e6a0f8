"""Imports lead in no circle. Screens are opened by name, which is no import."""

import ast

from tools.workshop.lint import layers
from tools.workshop.lint.parsed_files import Source


def graph_of(source: Source) -> dict[str, set[str]]:
    """Return the file's module and all names that it imports, also inside functions."""
    if source.room == "tests" or source.path.startswith(layers.TEMPLATE):
        return {}
    names = set()
    for node, module in layers.imported(source):
        names.add(module)
        if isinstance(node, ast.ImportFrom):
            names |= {f"{module}.{alias.name}" for alias in node.names}
    return {source.path.removesuffix(".py").removesuffix("/__init__").replace("/", "."): names}


def circles(graph: dict[str, set[str]]) -> list[str]:
    """Return a finding for each circle of modules that import each other."""
    found = []
    left = {module: (names & graph.keys()) - {module} for module, names in graph.items()}
    while left:
        free = [module for module, names in left.items() if not names & left.keys()]
        if not free:
            path = [min(left)]
            while path[-1] not in path[:-1]:
                path.append(min(left[path[-1]] & left.keys()))
            free = path[path.index(path[-1]) :]
            found.append(f"imports in a circle: {' -> '.join(free)}")
        for module in set(free):
            del left[module]
    return found
