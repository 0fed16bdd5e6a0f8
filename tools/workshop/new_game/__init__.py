"""A small game that plays at once, Pig: `dev.py new-game` copies it under another name. The page docs/add-a-game.md
leads through its files.
"""

import re

from tools import places
from tools.workshop.new_game.names import kind_of

FILES = {
    "rules.py": "shared_rules/{}/rules.py",
    "protocol.json": "shared_rules/{}/protocol.json",
    "game.py": "firmware/games/{}/game.py",
    "turn.py": "firmware/games/{}/turn.py",
    "scores.py": "firmware/games/{}/scores.py",
    "player.py": "tools/games/{}/player.py",
    "test_rules.py": "tests/shared_rules/{}/test_rules.py",
    "cases.py": "tests/firmware/games/{}/cases.py",
}
"""Where each file of the template goes."""
PACKAGES = ("shared_rules/{}", "firmware/games/{}", "tools/games/{}")
_PIG = re.compile(
    r"(?P<kind>(?<=\bclass )Pig(?=\()|(?<=\bRULES = )Pig\b|\bPig(?=Bench|Player|Screens))|(?P<name>\bPig\b)"
    r"|(?P<id>(?<![a-z])pig(?![a-z]))"
)
REGISTRY = "shared_rules/registry.py"


def texts(game_id: str, name: str) -> dict[str, str]:
    """Path -> content of every file of a new game, and the registry with its line."""
    template = places.ROOT / "tools" / "workshop" / "new_game"
    written = {path.format(game_id) + "/__init__.py": f'"""{name}."""\n' for path in PACKAGES}
    words = {"kind": kind_of(game_id), "name": name, "id": game_id}
    for source, path in FILES.items():
        text = (template / source).read_text(encoding="utf-8")
        # In one go: a name may hold what stands for another.
        written[path.format(game_id)] = _PIG.sub(lambda found: words[str(found.lastgroup)], text)
    registry = (places.ROOT / REGISTRY).read_text(encoding="utf-8")
    line = f'    ("{game_id}", "shared_rules.{game_id}.rules", "{name}", 2, 6),\n'
    written[REGISTRY] = registry.replace(")\n\n\ndef find", f"{line})\n\n\ndef find", 1)
    return written
