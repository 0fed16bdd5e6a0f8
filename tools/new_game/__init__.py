"""A small game that plays at once, Pig: `dev.py new-game` copies it under another name. The page docs/add-a-game.md
leads through its files.
"""

import re

from tools import places

FILES = {
    "rules.py": "shared_rules/{}/rules.py",
    "game.py": "firmware/games/{}/game.py",
    "turn.py": "firmware/games/{}/turn.py",
    "scores.py": "firmware/games/{}/scores.py",
    "player.py": "tools/games/{}/player.py",
    "test_rules.py": "tests/shared_rules/{}/test_rules.py",
    "cases.py": "tests/firmware/games/{}/cases.py",
}
"""Where each file of the template goes."""
PACKAGES = ("shared_rules/{}", "firmware/games/{}", "tools/games/{}")
REGISTRY = "shared_rules/registry.py"


def texts(game_id: str, name: str) -> dict[str, str]:
    """Path -> content of every file of a new game, and the registry with its line."""
    template = places.ROOT / "tools" / "new_game"
    written = {path.format(game_id) + "/__init__.py": f'"""{name}."""\n' for path in PACKAGES}
    kind = "".join(word.capitalize() for word in game_id.split("_"))
    for source, path in FILES.items():
        text = (template / source).read_text(encoding="utf-8")
        for pattern, replacement in (
            (r"class Pig\(", f"class {kind}("),
            ("RULES = Pig", f"RULES = {kind}"),
            (r"Pig(Bench|Player)", kind + r"\1"),
            (r"\bPig\b", name),
            (r"(?<![a-z])pig(?![a-z])", game_id),
        ):
            text = re.sub(pattern, replacement, text)
        written[path.format(game_id)] = text
    registry = (places.ROOT / REGISTRY).read_text(encoding="utf-8")
    line = f'    ("{game_id}", "shared_rules.{game_id}.rules", "{name}", 2, 6),\n'
    written[REGISTRY] = registry.replace(")\n\n\ndef find", f"{line})\n\n\ndef find", 1)
    return written
