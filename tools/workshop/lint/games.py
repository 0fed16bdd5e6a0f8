"""Lists of games that are kept by hand: the registry has the only one, others are derived from it."""

import ast

from shared_rules import registry
from tools.device import language_file
from tools.workshop.lint.parsed_files import Source

MOST = 3
"""Games that a collection may name as examples."""
_NAMES = {name: line[0] for line in registry.GAMES for name in (line[0], line[2])}
_COLLECTIONS = (ast.List, ast.Tuple, ast.Set, ast.Dict)


def check(source: Source) -> list[str]:
    """Findings about collections that name more games than examples need."""
    if source.path == "shared_rules/registry.py" or language_file.is_one(source.path):
        return []
    findings = []
    for node in source.nodes:
        if isinstance(node, _COLLECTIONS):
            parts = node.keys if isinstance(node, ast.Dict) else node.elts
            named = {_NAMES[name] for name in map(_first_word, parts) if name in _NAMES}
            if len(named) > MOST:
                findings.append(source.finding(node, f"names {len(named)} games; take them from the registry"))
    return findings


def _first_word(part):
    """What an entry is called: a text, or the first one of a tuple in it."""
    while isinstance(part, _COLLECTIONS[:2]) and part.elts:
        part = part.elts[0]
    return part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else None
