"""Makes the golden transcripts: `python -m tools.goldens.transcripts`. Look at what changed in them before committing
it.

A transcript is a whole conversation with the table protocol: lines `> request` and `< reply`. The same requests must
get the same replies, byte for byte, on every runtime; of a long list of actions its count and a checksum are kept, so
that people can read the rest. Every registered game has some, each in a file named
GAME_SOMETHING.txt; what is said in them is in tools/games/GAME/transcripts.py.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from shared_rules.protocol import Session
from shared_rules.table.dice_stream import DiceStream
from tools import places
from tools.games import of_games

MOST_ACTIONS = 24
"""Longer lists are written as their count and checksum."""
FOLDER = places.ROOT / "tests" / "golden" / "transcripts"


def read(path: Path) -> list[tuple[bytes, bytes]]:
    """The conversation in a file: a list of (request, reply), both bytes without their line ends."""
    lines = path.read_bytes().replace(b"\r\n", b"\n").split(b"\n")[:-1]
    return [(lines[at][2:], lines[at + 1][2:]) for at in range(0, len(lines), 2)]


def recorded(reply: bytes) -> bytes:
    """A reply as a transcript has it."""
    actions = reply.count(b'"type":') if reply.startswith(b'{"actions":[') else 0
    if actions <= MOST_ACTIONS:
        return reply
    return b"# %d actions, SHA-256 %s" % (actions, hashlib.sha256(reply).hexdigest().encode())


class Conversation:
    """A conversation in the making. `chance` gives its random choices, the same on every computer."""

    def __init__(self, seed):
        self._session = Session(None)
        self._lines = []
        self.seed = f"{seed:032x}"
        self.chance = DiceStream(self.seed[::-1])

    def ask(self, op: str, **values: Any) -> dict:
        """Sends a request; returns the reply as a dict."""
        return self.send(json.dumps({"op": op, **values}, separators=(",", ":"), sort_keys=True))

    def send(self, request: str) -> dict:
        """Sends a line; returns the reply as a dict."""
        reply = self._session.answer(request.encode())
        self._lines += ["> " + request, "< " + recorded(reply.encode()).decode()]
        return json.loads(reply)

    def listed(self, asked: bool = True) -> list[dict]:
        """The legal actions; where they are not asked for, the transcript does not show them."""
        if asked:
            return self.ask("legal")["actions"]
        return list(self._session.table.legal())

    @property
    def game(self) -> Any:
        """The rules of the game that is on, for a player who decides by looking at the table."""
        return self._session.table.game

    def choose(self, items: Sequence) -> Any:
        """One of the items, at random."""
        return items[self.chance.bounded(len(items))]

    def text(self) -> str:
        """The conversation as the text of a transcript."""
        return "".join(line + "\n" for line in self._lines)


def made() -> dict[str, str]:
    """A dict of file name -> text of every transcript."""
    texts = {}
    for at, (_game, module) in enumerate(of_games("transcripts")):
        for number, (name, script) in enumerate(module.TRANSCRIPTS.items()):
            # Each game has a thousand seeds of its own: its transcripts do not change with another's.
            talk = Conversation(1000 * (at + 1) + number)
            script(talk)
            texts[name + ".txt"] = talk.text()
    return texts


def main(arguments: list[str]) -> int:
    """Writes the transcripts."""
    parser = argparse.ArgumentParser(
        "python3 -m tools.goldens.transcripts",
        description=f"Write all transcripts of the table protocol anew, into {FOLDER}.",
    )
    parser.parse_args(arguments)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in made().items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
        print(f"{name}: {text.count(chr(10)) // 2} requests")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
