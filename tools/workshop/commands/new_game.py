"""`dev.py new-game ID "Name"`: the files of a small game that plays at once."""

import argparse
import subprocess
import sys

from tools import places
from tools.workshop import new_game
from tools.workshop.new_game import names


def main(arguments: list[str]) -> int:
    """Write the files, then its golden transcripts and pictures, and what lists the games."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py new-game",
        description="Write a small game that plays at once, to be made into another one: rules, screens, tests and its "
        "line in the registry. docs/add-a-game.md leads on from there.",
    )
    parser.add_argument("game", metavar="ID", help="lower-case letters, with _ between words: ten_thousand")
    parser.add_argument("name", metavar="NAME", help="as it is shown, of letters, digits and blanks: 'Ten Thousand'")
    chosen = parser.parse_args(arguments)
    reason = names.refusal(chosen.game, chosen.name)
    if reason:
        parser.error(f"{reason}; nothing was written")
    files = new_game.texts(chosen.game, chosen.name)
    there = [path for path in files if path != new_game.REGISTRY and (places.ROOT / path).exists()]
    if there:
        parser.error(f"{there[0]} is there already; nothing was written")
    for path, text in files.items():
        target = places.ROOT / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")
        print(f"{'changed' if path == new_game.REGISTRY else 'written'}  {path}")
    # What fits in a line depends on the names.
    written = [path for path in files if path.endswith(".py")]
    subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", *written], cwd=places.ROOT, check=False)
    return _make_goldens(chosen.game)


def _make_goldens(game):
    for command in (
        ["-m", "tools.workshop.goldens.transcripts", "--record", game],
        ["-m", "tools.workshop.goldens.protocol"],
        ["tools/dev.py", "frames", "--write", "--game", game],
        ["tools/dev.py", "frames", "--write", "-k", "which_game"],
    ):
        done = subprocess.run([sys.executable, *command], cwd=places.ROOT, check=False, stdout=subprocess.PIPE)
        if done.returncode:
            print(done.stdout.decode(errors="replace"))
            return 1
    print(f"written  tests/golden/transcripts/{game}_*.txt and pictures in tests/golden/frames: look at them")
    print(
        "changed  what lists the games: docs/protocol.md, docs/protocol.schema.json, which_game in tests/golden/frames"
    )
    print("         and *_errors.txt of the transcripts")
    print(f"\nPlay it:   python3 tools/dev.py sim\nCheck it:  python3 tools/dev.py check-game {game}")
    return 0
