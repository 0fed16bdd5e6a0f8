"""Imports stand at the top of a file, and lead in no circle. Screens are opened by name, which is no import."""

import ast

from tools.workshop.lint import layers
from tools.workshop.lint.parsed_files import Source

ROOMS = ("shared_rules", "firmware")
START = "firmware/main.py"
"""It imports the app late: safe mode comes up without it."""


def check(source: Source) -> list[str]:
    """Findings for imports inside functions of what both runtimes have."""
    if source.room not in ROOMS or source.path == START:
        return []
    inside = {
        id(node) for function in source.nodes if isinstance(function, ast.FunctionDef) for node in ast.walk(function)
    }
    return [
        source.finding(node, f"import {module} at the top of the file")
        for node, module in layers.imported(source)
        if id(node) in inside and not _is_of_one_runtime(module)
    ]


def _is_of_one_runtime(module: str) -> bool:
    if module.startswith("firmware."):
        return module.startswith("firmware.drivers")
    top = module.split(".", 1)[0]
    return top not in layers.PROJECT and top not in layers.DEVICE_MODULES


def graph_of(source: Source) -> dict[str, set[str]]:
    """The file's module and the names that it imports, those inside functions too: modules, or something in one."""
    if source.room == "tests" or source.path.startswith(layers.TEMPLATE):
        return {}
    names = set()
    for node, module in layers.imported(source):
        names.add(module)
        if isinstance(node, ast.ImportFrom):
            names |= {f"{module}.{alias.name}" for alias in node.names}
    return {source.path.removesuffix(".py").removesuffix("/__init__").replace("/", "."): names}


def circles(graph: dict[str, set[str]]) -> list[str]:
    """A finding for each circle of modules that import each other."""
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
