"""Writes docs/how-to-play.md, with the pages of the handheld: `python -m tools.workshop.goldens.how_to_play`."""

import sys

from shared_rules import registry
from tools import places
from tools.owner.sheets.paper_rules import games, paragraphs

FILE = places.ROOT / "docs" / "how-to-play.md"
_HEAD = """# How to play

The pages that the handheld shows under *How to play*, in the setup of a game and in its menu.
`python3 tools/dev.py sheet print rules penk` prints those of a game on paper. Written by
`python -m tools.workshop.goldens.how_to_play`; the texts are in `firmware/games/<game>/how_to_play.py`.
"""


def document() -> str:
    """Return the text of the file."""
    lines = [_HEAD]
    for game, _module, name, _fewest, _most in registry.GAMES:
        if game not in games():
            continue
        lines.append(f"## {name}\n")
        for title, for_whom, text in paragraphs(game):
            lines.append(f"**{title}**{f' ({for_whom})' if for_whom else ''}: {text.replace(chr(10), ' ')}\n")
    return "\n".join(lines)


def main() -> int:
    """Write it."""
    FILE.write_text(document(), encoding="utf-8", newline="\n")
    print(FILE.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
