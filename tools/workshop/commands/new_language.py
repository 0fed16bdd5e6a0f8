"""`dev.py new-language CODE "Name"`: the file of a language with all texts."""

import argparse
import re
import subprocess
import sys

from tools import places


def main(arguments: list[str]) -> int:
    """Write the file, or renew it with the texts of today."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py new-language",
        description="Write firmware/languages/CODE.py and, for the page, host_sim/web/languages/CODE.json, with every"
        " text that players see, English beside an empty"
        " translation. If the file is there, its translations stay, and the texts become those of today.",
    )
    parser.add_argument("code", metavar="CODE", help="of the language: it, de, pl")
    parser.add_argument("name", metavar="NAME", nargs="?", help="the language's name in itself: Polski")
    chosen = parser.parse_args(arguments)
    if not re.fullmatch("[a-z]{2,8}", chosen.code):
        parser.error("a code has 2 to 8 letters from a to z; nothing was written")
    # Only here: the help works without any package.
    from firmware.language import CODES
    from tools.device.web import page_texts
    from tools.workshop.languages import checks, source
    from tools.workshop.languages.texts import collect

    path = places.ROOT / "firmware" / "languages" / f"{chosen.code}.py"
    texts = collect()
    if path.exists():
        text = source.renewed(path.read_text(encoding="utf-8"), checks.of_code(chosen.code), texts)
    elif chosen.name is None or not chosen.name.isprintable() or '"' in chosen.name:
        parser.error("say the language's name in itself, as Polski; nothing was written")
    else:
        text = source.new(chosen.name, texts)
    path.write_text(text, encoding="utf-8", newline="\n")
    print(f"written  {path.relative_to(places.ROOT).as_posix()}: {len(texts.by_key)} texts")
    print(f"written  {page_texts.renew(chosen.code).relative_to(places.ROOT).as_posix()}: the page")
    command = [sys.executable, "-m", "ruff", "format", "--quiet", str(path)]
    subprocess.run(command, cwd=places.ROOT, check=False)
    if chosen.code not in CODES:
        print(f'Offer it: add "{chosen.code}" to CODES in firmware/language.py')
    print(f"Check it: python3 tools/dev.py languages {chosen.code}")
    print(f"Play it:  python3 tools/dev.py sim --language {chosen.code}")
    return 0
