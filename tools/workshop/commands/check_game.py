"""`dev.py check-game ID`: everything that one game owes."""

import argparse

from shared_rules import registry


def main(arguments: list[str]) -> int:
    """Run the checks; 0 when all is well."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py check-game",
        description="Check one game: lint and types, then of all tests those of the game and those that run over all"
        " games. Left out is only what needs the emulated Pico, which 'test' runs. The last line is the verdict.",
    )
    parser.add_argument("game", metavar="ID", choices=[line[0] for line in registry.GAMES], help="as in the registry")
    game = parser.parse_args(arguments).game
    from tools.workshop.commands import test

    return test.verdict(test.of_game(game))
