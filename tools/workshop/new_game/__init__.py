"""Small games that play at once, one for each kind: `dev.py new-game` copies one under another name. The page
docs/add-a-game.md has the next steps. If a kind lacks a file, the one in every/ is used.
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
"""Each kind that there is, and what it is about."""
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
    """Path -> content of every file of a new game, and the registry with its line."""
    written = {path.format(game_id) + "/__init__.py": f'"""{name}."""\n' for path in PACKAGES}
    words = {"class": kind_of(game_id), "name": name, "id": game_id}
    for file, path in FILES.items():
        source = TEMPLATES / kind / file
        text = (source if source.exists() else TEMPLATES / "every" / file).read_text(encoding="utf-8")
        # In one go: a name may hold what stands for another.
        written[path.format(game_id)] = _NAMES.sub(lambda found: words[str(found.lastgroup)], text)
    registry = (places.ROOT / REGISTRY).read_text(encoding="utf-8")
    rules = written[FILES["rules.py"].format(game_id)]
    fewest, most = re.findall(r"^    (?:FEWEST|MOST) = (\d)$", rules, re.MULTILINE)
    line = f'    ("{game_id}", "shared_rules.{game_id}.rules", "{name}", {fewest}, {most}),\n'
    written[REGISTRY] = registry.replace(")\n\n\ndef find", f"{line})\n\n\ndef find", 1)
    return written
