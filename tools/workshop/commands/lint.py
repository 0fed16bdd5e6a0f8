"""`dev.py lint`: ruff, and the house rules that no common tool knows."""

import argparse
import subprocess
import sys

from tools import places
from tools.workshop.lint import attributes, games, imports, layers, micropython_subset, names
from tools.workshop.lint.parsed_files import python_files

RUFF = (("check", "--quiet"), ("format", "--check", "--quiet"))


def main(arguments: list[str]) -> int:
    """Print the findings; 1 when there are any."""
    argparse.ArgumentParser(
        "python3 tools/dev.py lint",
        description="Run ruff, and check the house rules: attributes, imports, names, lists of games, MicroPython.",
    ).parse_args(arguments)
    failed = [
        step
        for step in RUFF
        if subprocess.run([sys.executable, "-m", "ruff", *step], cwd=places.ROOT, check=False).returncode
    ]
    if failed:
        print("ruff: findings; 'python -m ruff check --fix' and 'python -m ruff format' repair most of them")
    findings = []
    graph = {}
    for source in python_files(places.ROOT):
        for lint in (attributes, games, layers, micropython_subset, names):
            findings += lint.check(source)
        graph |= imports.graph_of(source)
    findings = sorted(findings) + imports.circles(graph)
    print(*findings, f"lint: {len(findings)} {'more ' if failed else ''}findings", sep="\n")
    return 1 if findings or failed else 0
