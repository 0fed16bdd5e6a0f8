"""`dev.py check-game ID`: everything that one game owes."""

import argparse
import subprocess
import sys

from shared_rules import registry
from tools import places

EVERY_GAME = (
    "tests/contracts",
    "tests/firmware/screens/test_every_panel.py",
    "tests/firmware/screens/test_pictures.py",
    "tests/shared_rules/test_transcripts.py",
    "tests/tools/test_presses.py",
)
ITS_OWN = ("tests/shared_rules/{}", "tests/firmware/games/{}", "tests/tools/games/{}")


def main(arguments: list[str]) -> int:
    """Run the checks; 0 when all is well."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py check-game",
        description="Check one game: random players through the table protocol, its own tests and slow model, every "
        "screen on every panel, every screen on MicroPython, the presses of its sensible player, its transcripts.",
    )
    parser.add_argument("game", metavar="ID", choices=[line[0] for line in registry.GAMES], help="as in the registry")
    game = parser.parse_args(arguments).game
    paths = [*EVERY_GAME, *(path.format(game) for path in ITS_OWN if (places.ROOT / path.format(game)).is_dir())]
    only = ["-m", "not emulator", "--game", game]
    pytest = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--tb=short", *only, *paths]
    checks = ([sys.executable, "tools/dev.py", "lint"], pytest)
    return max(subprocess.run(check, cwd=places.ROOT, check=False).returncode for check in checks)
