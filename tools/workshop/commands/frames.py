"""`dev.py frames`: the screens that look other than in another revision, on one page; and the golden pictures."""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import webbrowser
from pathlib import Path

from tools import places

NO_TESTS = 5
"""The exit code of pytest without tests."""


def main(arguments: list[str]) -> int:
    """Draw the frames of both checkouts; 0 if those of this one are the golden ones, or were written."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py frames",
        description="Draw every screen case on every board with its own layout, here and in another revision, and show "
        "the differences on one page. Other options go to pytest, for example: -k history.",
    )
    parser.add_argument("--against", default="HEAD", metavar="REVISION", help="of git (default: HEAD)")
    parser.add_argument("--open", action="store_true", help="show the page in the browser")
    parser.add_argument("--write", action="store_true", help="write the golden pictures; without -k delete old ones")
    parser.add_argument("--game", default="", metavar="ID", help="only the screens of this game")
    parser.add_argument("--language", metavar="CODE", help="show every screen in this language beside the English one")
    chosen, others = parser.parse_known_args(arguments)
    # Only here: the help works without any package.
    from tools.refusal import Refusal
    from tools.workshop.goldens import changed_frames, frames

    for_pytest = [*(["--game", chosen.game] if chosen.game else []), *others]
    if chosen.language:
        return _in_language(chosen.language, for_pytest, chosen.open)
    shutil.rmtree(places.cache("changed-frames"))
    folder = places.cache("changed-frames")
    old, new = folder / "old", folder / "new"
    before = None
    with tempfile.TemporaryDirectory(dir=folder) as checkout:
        try:
            changed_frames.check_out(chosen.against, Path(checkout))
            before = changed_frames.draw(Path(checkout), old, for_pytest, subprocess.DEVNULL)
        except Refusal as error:
            print(f"There is no page: {error}", file=sys.stderr)
            if not chosen.write:
                return 1
        code = changed_frames.draw(places.ROOT, new, for_pytest).wait()
        if code:
            print("Tests failed, see above: missing pictures count as deleted.")
        if before and before.wait() not in (0, NO_TESTS):
            print(f"Tests of {chosen.against} failed: missing pictures count as new.")
    if before:
        cases = frames.changed(old, new)
        page = folder / "changed.html"
        page.write_text(changed_frames.page(old, new, cases), encoding="utf-8")
        print(f"{len(cases)} frames differ from those of {chosen.against}: {page}")
        if cases and chosen.open:
            webbrowser.open(page.as_uri())
    outdated = _outdated(new, chosen.game, all_known=not code and not others)
    if not chosen.write:
        if outdated:
            print(f"{len(outdated)} differ from the golden ones: --write replaces those.")
        return code or int(bool(outdated))
    frames.write(new, outdated)
    print(
        f"{len(outdated)} golden ones were written or deleted in {frames.GOLDEN}. Look at the page before you commit."
    )
    return code


def _in_language(code, for_pytest, show):
    from firmware import language
    from tools.workshop.goldens import language_frames

    if code not in language.CODES:
        print(f"There is no language {code}, but {', '.join(language.CODES)}.", file=sys.stderr)
        return 2
    folder = places.cache("language-frames") / code
    shutil.rmtree(folder, ignore_errors=True)
    result = language_frames.drawn(code, folder, for_pytest)
    cut = language_frames.cut_texts(folder)
    page = folder.with_suffix(".html")
    page.write_text(language_frames.page(folder, code, language.name_of(code)), encoding="utf-8")
    print("".join(f"{line}\n" for line in cut) + f"{len(cut)} texts have no room: {page}")
    if show:
        webbrowser.open(page.as_uri())
    return result or int(bool(cut))


def _outdated(drawn, game, all_known):
    """Return (board, case) of each golden picture that is not as drawn; of others too, if all were drawn."""
    from tools.workshop.goldens import frames

    of_game = re.compile(f"(?<![a-z]){game}(?![a-z])" if game else "")
    return [
        (board, case)
        for board, case in frames.changed(frames.GOLDEN, drawn)
        if (drawn / board / f"{case}.png").exists() or all_known and of_game.search(case)
    ]
