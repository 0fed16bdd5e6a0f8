"""`dev.py check-game ID`: everything that one game owes."""

import argparse

from shared_rules import registry


def main(arguments: list[str]) -> int:
    """Run the checks; 0 when all is well."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py check-game",
        description="Check one game: lint and types, then its own tests and the tests of all games. At the end it lists"
        " what is missing, with file and repair; the last line is the verdict.",
    )
    parser.add_argument("game", metavar="ID", choices=[line[0] for line in registry.GAMES], help="as in the registry")
    parser.add_argument("--fast", action="store_true", help="leave out tests that need the emulated Pico or a compiler")
    chosen = parser.parse_args(arguments)
    from tools.workshop.commands import test

    return test.verdict(test.of_game(chosen.game, chosen.fast), chosen.fast)
