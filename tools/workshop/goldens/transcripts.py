"""Writes the replies of the golden transcripts: `python -m tools.workshop.goldens.transcripts`.

A transcript, GAME_SOMETHING.txt, is a conversation in the table protocol: lines `> request` and `< reply`. The same
requests get the same replies, byte for byte, on every runtime. Of a long list of actions only count and checksum are
kept. `--record GAME` adds random games with each kind of dice.
"""

import argparse
import hashlib
import json
import random
import sys
from pathlib import Path

from shared_rules.protocol import Session
from tools import places
from tools.games import random_play

MOST_ACTIONS = 24
"""Longer lists are written as their count and checksum."""
FOLDER = places.ROOT / "tests" / "golden" / "transcripts"
_MOST_MOVES = 2000


def read(path: Path) -> list[tuple[bytes, bytes]]:
    """Return the conversation in a file: a list of (request, reply), both without line ends."""
    lines = path.read_bytes().replace(b"\r\n", b"\n").split(b"\n")[:-1]
    return [(lines[at][2:], lines[at + 1][2:]) for at in range(0, len(lines), 2)]


def recorded(reply: bytes) -> bytes:
    """Return a reply as a transcript has it."""
    actions = reply.count(b'"type":') if reply.startswith(b'{"actions":[') else 0
    if actions <= MOST_ACTIONS:
        return reply
    return b"# %d actions, SHA-256 %s" % (actions, hashlib.sha256(reply).hexdigest().encode())


class Conversation:
    """A conversation that is being made; lines: of the transcript, without their ends."""

    def __init__(self):
        self.session = Session(None)
        self.lines = []

    def send(self, request: str) -> None:
        """Ask with one line."""
        reply = self.session.answer(request.encode())
        self.lines += ["> " + request, "< " + recorded(reply.encode()).decode()]

    def ask(self, op: str, **values: object) -> None:
        """Ask by an operation and its values."""
        self.send(json.dumps({"op": op, **values}, separators=(",", ":"), sort_keys=True))


def asked_again(path: Path) -> list[str]:
    """Return the lines of a transcript with new replies."""
    talk = Conversation()
    for line in path.read_text(encoding="utf-8").split("\n"):
        if line.startswith("> "):
            talk.send(line[2:])
    return talk.lines


def random_game(game_id: str, dice: str) -> list[str]:
    """Return the lines of a random game to its end, with looks and undo; dice: "device" or "table"."""
    chance = random.Random(game_id + dice)
    talk = Conversation()
    talk.ask("new", **random_play.setup(game_id, chance) | {"dice": dice})
    for action in ({}, {"type": "fly"}):
        talk.ask("do", action=action)
    table = talk.session.table
    for move in range(_MOST_MOVES):
        if move % 8 == 0:
            for op in ("legal", "state", "undo", "redo"):
                talk.ask(op)
        action = random_play.move(table, chance)
        if action is None:
            break
        talk.ask("do", action=action)
    for op in ("legal", "state", "audit", "undo"):
        talk.ask(op)
    return talk.lines


def main(arguments: list[str]) -> int:
    """Write the transcripts."""
    parser = argparse.ArgumentParser(
        "python3 -m tools.workshop.goldens.transcripts",
        description=f"Write the replies of all transcripts of the table protocol anew, in {FOLDER}.",
    )
    parser.add_argument("--record", metavar="GAME", help="first add random games of this game")
    game = parser.parse_args(arguments).record
    written = {path: asked_again(path) for path in sorted(FOLDER.glob("*.txt"))}
    if game:
        written |= {FOLDER / f"{game}_{dice}.txt": random_game(game, dice) for dice in ("device", "table")}
    for path, lines in written.items():
        path.write_text("".join(line + "\n" for line in lines), encoding="utf-8", newline="\n")
        print(f"{path.name}: {len(lines) // 2} requests")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
