"""Small games that play at once, one for each kind, which `dev.py new-game` copies: docs/add-a-game.md. A file that a
kind lacks is the one in every/.
"""

import re
from pathlib import Path

from tools import places
from tools.workshop.new_game.reserved_names import kind_of

KINDS = {
    "pig": "one die, rolled again or banked",
    "roll_and_hold": "dice that are held and rerolled",
    "everybody_acts": "everybody answers each roll",
    "cards": "cards in hidden hands",
}
"""The kinds, and what they are about."""
FILES = {
    "rules.py": "shared_rules/{}/rules.py",
    "protocol.json": "shared_rules/{}/protocol.json",
    "game.py": "firmware/games/{}/game.py",
    "turn.py": "firmware/games/{}/turn.py",
    "scores.py": "firmware/games/{}/scores.py",
    "how_to_play.py": "firmware/games/{}/how_to_play.py",
    "player.py": "tools/games/{}/player.py",
    "test_rules.py": "tests/shared_rules/{}/test_rules.py",
    "cases.py": "tests/firmware/games/{}/cases.py",
}
"""Where each file of the template goes."""
PACKAGES = ("shared_rules/{}", "firmware/games/{}", "tools/games/{}")
REGISTRY = "shared_rules/registry.py"
TEMPLATES = Path(__file__).parent
_NAMES = re.compile("(?P<class>MyGame)|(?P<name>My Game)|(?P<id>my_game)")


def texts(game_id: str, name: str, kind: str = "pig") -> dict[str, str]:
    """Return path -> content of every file of a new game, and the registry with its line."""
    written = {path.format(game_id) + "/__init__.py": f'"""{name}."""\n' for path in PACKAGES}
    words = {"class": kind_of(game_id), "name": name, "id": game_id}
    for file, path in FILES.items():
        source = TEMPLATES / kind / file
        text = (source if source.exists() else TEMPLATES / "every" / file).read_text(encoding="utf-8")
        # In one step: a name may contain a placeholder.
        written[path.format(game_id)] = _NAMES.sub(lambda found: words[str(found.lastgroup)], text)
    registry = (places.ROOT / REGISTRY).read_text(encoding="utf-8")
    rules = written[FILES["rules.py"].format(game_id)]
    fewest, most = re.findall(r"^    (?:FEWEST|MOST) = (\d)$", rules, re.MULTILINE)
    line = f'    ("{game_id}", "shared_rules.{game_id}.rules", "{name}", {fewest}, {most}),\n'
    written[REGISTRY] = registry.replace(")\n\n\ndef find", f"{line})\n\n\ndef find", 1)
    return written
