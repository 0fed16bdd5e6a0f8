"""`dev.py duel`: how strong the rivals are."""

import argparse
import json


def main(arguments: list[str]) -> int:
    """Play and print the results; 1 if the game has no such players."""
    from tools.workshop.duel.players import NAMES

    parser = argparse.ArgumentParser(
        "python3 tools/dev.py duel",
        description="Let simulated players play many games, and print how often the first one wins, with 95 %"
        " intervals. A shared win, and a game that does not end, count as a part of a win. Seats and starting player"
        " change from game to game, with the same dice for each seat; games without dice start with random actions.",
    )
    parser.add_argument("game", help="id of the game")
    parser.add_argument("first", metavar="A", choices=NAMES, help=", ".join(NAMES))
    parser.add_argument("second", metavar="B", choices=NAMES, nargs="?", help="the same; without B: A alone")
    parser.add_argument("--games", type=_positive, default=1000, metavar="N", help="default: %(default)s")
    parser.add_argument(
        "--players", type=_positive, default=2, metavar="N", help="number of players: one A, all others B"
    )
    parser.add_argument("--seed", type=int, default=1, help="default: %(default)s")
    parser.add_argument("--option", action="append", default=[], type=_option, metavar="KEY=VALUE", help="of the game")
    parser.add_argument("--jobs", type=_positive, metavar="N", help="processes (default: one for each core)")
    chosen = parser.parse_args(arguments)
    from shared_rules.game import Refused
    from tools.refusal import Refusal
    from tools.workshop.duel.match import Pairing, play_all, report

    players = chosen.players if chosen.second else 1
    pairing = Pairing(chosen.game, chosen.first, chosen.second, players, dict(chosen.option), chosen.seed)
    try:
        print(report(pairing, play_all(pairing, chosen.games, chosen.jobs)))
    except (Refused, Refusal) as refusal:
        print(refusal)
        return 1
    return 0


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number


def _option(text: str) -> tuple[str, object]:
    key, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError("must be KEY=VALUE")
    try:
        return key, json.loads(value)
    except ValueError:
        return key, value
