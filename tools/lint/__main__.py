"""Run every lint of the project: `python -m tools.lint` (or `python3 tools/dev.py lint`)."""

import sys

from tools.lint import layers, micropython_subset, names
from tools.lint.sources import ROOT, python_files


def main() -> int:
    """Print one line for each finding; the exit code is 1 when there is any."""
    findings = []
    for source in python_files(ROOT):
        for lint in (layers, micropython_subset, names):
            findings.extend(lint.check(source))
    for finding in sorted(findings):
        print(finding)
    print(f"lint: {len(findings)} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
