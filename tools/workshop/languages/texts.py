"""Collects the English texts that players see, from the code.

- literals of t(...), t_n(...), later(...) and later_n(...) in firmware and in each game's advice in shared_rules
- pages, signs and tips of each how_to_play.py, and WHY: the templates of refusals that keys can bring about
- the names of the games in the registry
- literals of t(...) and so on in tools, and in the simulator's names of keys: texts that no handheld shows
- templates of refusals in shared_rules/table, except those that name a key of the protocol in double quotes
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from tools import places

Key = str | tuple[str, str]
_PAPER = (
    "tools/games/*/paper_sheet.py",
    "tools/owner/sheets/paper_rules.py",
    "tools/device/web/paper_files.py",
    "tools/workshop/goldens/how_to_play.py",
    "tools/owner/matches.py",
    "host_sim/keyboard.py",
)
_MARKS = ("t", "later", "t_n", "later_n")
_REFUSALS = {"Refused": 1, "Illegal": 0, "BadOption": 0}
"""Which argument of these calls is the template."""
_LITERALS = (ast.Name, ast.Attribute, ast.Subscript, ast.Call)
"""What t(...) may have beside a literal: a value of a constant with marked texts."""


class Text:
    """An English text. key: the text, or its two forms; places: "file:line" of all places where it is."""

    def __init__(self, key: Key):
        self.key = key
        self.places: list[str] = []

    @property
    def only_on_paper(self) -> bool:
        """True if no handheld shows it."""
        return all(place.startswith(("tools/", "host_sim/")) for place in self.places)


class Texts:
    """All texts in the order of the code, by files; faults: places where a text is glued, "file:line: what"."""

    def __init__(self):
        self.by_key: dict[Key, Text] = {}
        self.faults: list[str] = []

    def add(self, key: Key, place: str) -> None:
        """Note that a text is in this place."""
        self.by_key.setdefault(key, Text(key)).places.append(place)

    def read(self, path: Path) -> None:
        """Add the texts of one module."""
        name = path.relative_to(places.ROOT).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if name.startswith("shared_rules/") and path.name != "advice.py":
            found = _of_registry(tree) if path.name == "registry.py" else _of_refusals(tree)
        elif path.name == "how_to_play.py" and "/games/" in name:
            found = _of_pages(tree)
        else:
            found = self._of_calls(tree, name)
        for line, key in sorted(found, key=lambda pair: pair[0]):
            self.add(key, f"{name}:{line}")

    def _of_calls(self, tree, name):
        found = []
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in _MARKS:
                if call.func.id.endswith("_n"):
                    forms = [_text(each) for each in call.args[call.func.id == "t_n" :][:2]]
                    keys = [tuple(forms)] if None not in forms and len(forms) == 2 else None
                else:
                    keys = _of_argument(call.args[0])
                if keys is None:
                    self.faults.append(f"{name}:{call.lineno}: {ast.unparse(call)[:80]}")
                found += [(call.lineno, key) for key in keys or () if key]
        return found


def collect() -> Texts:
    """Return all texts."""
    texts = Texts()
    of_games = ("shared_rules/registry.py", "shared_rules/table/*.py", "shared_rules/*/advice.py")
    for pattern in ("firmware/**/*.py", *of_games, *_PAPER):
        for path in sorted(places.ROOT.glob(pattern)):
            if path.parent.name != "languages" and path.name != "language.py":
                texts.read(path)
    return texts


def _text(node):
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _of_argument(node) -> list | None:
    """Return the literals of an argument; None if it is neither literal nor a value of a constant."""
    if isinstance(node, ast.IfExp):
        first, second = _of_argument(node.body), _of_argument(node.orelse)
        return None if first is None or second is None else first + second
    text = _text(node)
    if text is not None:
        return [text]
    return [] if isinstance(node, _LITERALS) else None


def _assigned(tree) -> dict[str, list]:
    """Return by names of variables the nodes of all their values."""
    found: dict[str, list] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    found.setdefault(target.id, []).append(node.value)
    return found


def _of_registry(tree):
    (games,) = _assigned(tree)["GAMES"]
    return [(line.lineno, line.elts[2].value) for line in games.elts]


def _of_pages(tree) -> list:
    """The pages, the signs and the tips; options and types of events are none."""
    values = _assigned(tree)
    wanted = [part for page in values["PAGES"][0].elts for part in page.elts[:2]]
    wanted += [*values.get("SIGNS", []), *(tip.elts[-1] for tip in values["TIPS"][0].elts)]
    wanted += [why.elts[1] for why in values["WHY"][0].elts]
    return [(each.lineno, each.value) for node in wanted for each in _strings(node)]


def _strings(node) -> Iterator[ast.Constant]:
    return (each for each in ast.walk(node) if _text(each))  # type: ignore[misc]


def _of_refusals(tree) -> list:
    found = []
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in _REFUSALS:
            found += [each for each in _strings(call.args[_REFUSALS[call.func.id]]) if '"' not in str(each.value)]
    return [(each.lineno, each.value) for each in found]
