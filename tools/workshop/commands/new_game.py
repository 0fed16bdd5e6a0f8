"""`dev.py new-game ID "Name"`: the files of a small game that plays at once."""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tools import places
from tools.workshop import new_game
from tools.workshop.new_game import reserved_names


def main(arguments: list[str]) -> int:
    """Write the files, then its golden transcripts and pictures, and what lists the games."""
    kinds = "; ".join(f"{kind}: {words}" for kind, words in new_game.KINDS.items())
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py new-game",
        description="Write a small game that plays at once, as a start for your own: rules, screens, how to play, "
        "tests, and its line in the registry. docs/add-a-game.md has the next steps.",
    )
    parser.add_argument("game", metavar="ID", help="lower-case letters, with _ between words: ten_thousand")
    parser.add_argument(
        "name", metavar="NAME", help="the name on the panel, of letters, digits and blanks: 'Ten Thousand'"
    )
    parser.add_argument("--kind", choices=new_game.KINDS, default="pig", help=f"the nearest start; {kinds}")
    chosen = parser.parse_args(arguments)
    reason = reserved_names.refusal(chosen.game, chosen.name)
    if reason:
        parser.error(f"{reason}; nothing was written")
    files = new_game.texts(chosen.game, chosen.name, chosen.kind)
    there = [path for path in files if path != new_game.REGISTRY and (places.ROOT / path).exists()]
    if there:
        parser.error(f"{there[0]} is there already; nothing was written")
    for path, text in files.items():
        target = places.ROOT / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")
        print(f"{'changed' if path == new_game.REGISTRY else 'written'}  {path}", flush=True)
    written = [path for path in files if path.endswith(".py")]
    for step in (["check", "--select", "I", "--fix"], ["format"]):
        _run(["-m", "ruff", *step, "--quiet", *written])
    return _make_goldens(chosen.game)


def _make_goldens(game):
    for command in (
        ["-m", "tools.workshop.goldens.transcripts", "--record", game],
        ["-m", "tools.workshop.goldens.protocol"],
        ["-m", "tools.workshop.goldens.how_to_play"],
    ):
        if not _run(command):
            return 1
    if not _draw(game):
        return 1
    print(f"written  tests/golden/transcripts/{game}_*.txt and pictures in tests/golden/frames: look at them")
    print(
        "changed  lists of the games: docs/protocol.md, docs/protocol.schema.json, docs/how-to-play.md, which_game in"
        " tests/golden/frames\n         and *_errors.txt of the transcripts"
    )
    print(f"\nPlay it:   python3 tools/dev.py sim\nCheck it:  python3 tools/dev.py check-game {game}")
    return 0


def _draw(game):
    """Make the golden pictures of the game and of the list of games; False if tests fail."""
    from tools.workshop.goldens import changed_frames, frames

    with tempfile.TemporaryDirectory() as folder:
        tests = ["-m", "pytest", "-q", "-m", "frames", "-k", f"{game} or which_game", frames.TESTS]
        drawn = _run(tests, **{changed_frames.DRAWN_IN: folder})
        if drawn:
            frames.write(Path(folder), frames.drawn(Path(folder)))
        return drawn


def _run(command, **variables):
    """Return True if a command has ended well; else print its output."""
    options: Any = {"cwd": places.ROOT, "env": {**os.environ, **variables}, "stdout": subprocess.PIPE, "text": True}
    done = subprocess.run([sys.executable, *command], check=False, **options)
    if done.returncode:
        print(done.stdout)
    return not done.returncode
