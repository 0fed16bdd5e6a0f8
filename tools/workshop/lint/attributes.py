"""Classes with too many attributes: names that a class assigns to `self`."""

import ast
from collections.abc import Iterator

from tools.workshop.lint.parsed_files import Source

MOST = 15


def check(source: Source) -> list[str]:
    """Return findings for classes with more attributes than MOST."""
    findings = []
    for node in source.nodes:
        if isinstance(node, ast.ClassDef):
            count = len(set(_assigned(node)))
            if count > MOST:
                words = f"class {node.name} has {count} attributes, more than {MOST}"
                findings.append(source.finding(node, words))
    return findings


def _assigned(definition: ast.ClassDef) -> Iterator[str]:
    """Give the names that a class assigns to `self`, but not those of classes inside it."""
    pending: list[ast.AST] = list(definition.body)
    while pending:
        node = pending.pop()
        if isinstance(node, ast.ClassDef):
            continue
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and isinstance(node.value, ast.Name):
            if node.value.id == "self":
                yield node.attr
        pending.extend(ast.iter_child_nodes(node))
