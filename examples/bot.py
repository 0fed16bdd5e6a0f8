"""A bot for the table protocol (docs/protocol.md): plays whole games by chance. Python's standard library is enough.

python3 examples/bot.py                              one of each game, on this computer
python3 examples/bot.py penk --port COM5             on a handheld, while people look on
python3 examples/bot.py puzzle_sheet --options '{"tracking":"pad"}'
"""

import argparse
import json
import os
import random
import subprocess
import sys
from pathlib import Path

DEV = Path(__file__).resolve().parents[1] / "tools" / "dev.py"
RATHER = ("declare", "place", "take", "mark", "write")  # what brings a game to its end


def choose(actions, state):
    """One of the listed actions, complete; where none is listed, what the players have to count."""
    if not actions and state["game"] == "puzzle_sheet":
        return {"type": "tally", "player": state["to_move"], "height": 1, "width": 1, "unshaded": 0}
    if not actions:  # Block Buster: the squares of a player who has blocks left
        left = [sum(blocks) if isinstance(blocks, list) else blocks for blocks in state["blocks_left"]]
        seat = next(at for at, blocks in enumerate(left) if blocks and state["squares_left"][at] is None)
        return {"type": "left", "player": seat, "squares": left[seat]}
    best = [action for kind in RATHER for action in actions if action["type"] == kind][:1] or actions
    action = random.choice(best if random.random() < 0.7 else actions)
    if action["type"] == "reroll":
        action["at"] = sorted(random.sample(range(len(state["dice"])), 2))
    return action


def main() -> None:
    """Play what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument("--port", help="of a handheld, as for 'dev.py watch'; without it no handheld is needed")
    chosen = parser.parse_args()
    command = [sys.executable, str(DEV), "referee", *(["--port", chosen.port] if chosen.port else ["--desk"])]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as referee:

        def ask(op, **keys):
            print(json.dumps({"op": op, **keys}), file=referee.stdin, flush=True)
            reply = json.loads(referee.stdout.readline() or sys.exit("The referee has gone."))
            return reply if reply["ok"] else sys.exit(f"{op} {keys}: {reply['error']['message']}")

        for game in ask("games")["games"]:
            if not chosen.games or game["id"] in chosen.games:
                names = ["Ann", "Bo", "Cy", "Di"][: max(2, game["players"][0])]
                reply = ask("new", game=game["id"], players=names, options=chosen.options)
                while reply["phase"] != "over":
                    reply = ask("do", action=choose(ask("legal")["actions"], ask("state")["state"]))
                print(game["name"], dict(zip(names, ask("state")["state"]["scores"], strict=True)), flush=True)


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:  # the reader, `head` for example, or the referee has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
