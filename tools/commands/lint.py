"""`dev.py lint`: the house rules that no common tool knows."""

import argparse

from tools.lint.__main__ import main as run_lints


def main(arguments):
    """Print the findings; 1 when there are any."""
    argparse.ArgumentParser(
        "python3 tools/dev.py lint", description="Check the house rules: imports, MicroPython's subset, names."
    ).parse_args(arguments)
    return run_lints()
