"""`dev.py languages`: what is missing, wrong or too long in each language."""

import argparse
import subprocess
import sys

from tools import places

_FEW = 20


def main(arguments: list[str]) -> int:
    """Check languages; 0 if nothing is wrong."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py languages",
        description="Say for each language which texts are missing or unused, which have other placeholders or forms"
        " than the language or English, and which letters a font lacks.",
    )
    parser.add_argument("codes", metavar="CODE", nargs="*", help="only these languages")
    parser.add_argument("--all", action="store_true", help=f"print all missing texts, not {_FEW} of each language")
    parser.add_argument("--list", action="store_true", help="print all texts with the places where they are")
    parser.add_argument("--screens", action="store_true", help="also draw every screen: which texts are too long")
    chosen = parser.parse_args(arguments)
    # Only here: the help works without any package.
    from firmware.language import CODES, JAPANESE
    from tools.device.web import page_texts
    from tools.workshop.languages import checks
    from tools.workshop.languages.texts import collect

    texts = collect()
    for fault in texts.faults:
        print(f"not a text of its own: {fault}")
    if chosen.list:
        for text in texts.by_key.values():
            print(f"{', '.join(text.places)}: {text.key!r}")
    print(f"English: {len(texts.by_key)} texts")
    wrong = bool(texts.faults)
    for code in chosen.codes or CODES:
        try:
            found = checks.findings(checks.of_code(code), texts, code == JAPANESE)
            found["missing on the page"] = page_texts.missing(code)
            found["unused on the page"] = page_texts.unused(code)
        except (ImportError, ValueError) as error:
            print(f"{code}: {error}")
            wrong = True
            continue
        print(f"{code}: " + (", ".join(f"{len(lines)} {kind}" for kind, lines in found.items() if lines) or "complete"))
        # What is wrong in a text that is there is above what is missing.
        for kind, lines in reversed(found.items()):
            wrong |= bool(lines)
            most = _FEW if kind == "missing" and not chosen.all else len(lines)
            print("".join("  {}: {}\n".format(kind, line.replace("\n", "\\n")) for line in lines[:most]), end="")
            if lines[most:]:
                print(f"  and {len(lines) - most} more: --all prints them")
    if chosen.screens:
        from tools.workshop.goldens.language_frames import TESTS

        only = [part for code in chosen.codes for part in ("--language", code)]
        command = [sys.executable, "-m", "pytest", "-q", *TESTS, *only]
        wrong |= bool(subprocess.run(command, cwd=places.ROOT, check=False).returncode)
    return int(wrong)
