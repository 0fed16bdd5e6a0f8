"""Writes docs/how-to-play.md and docs/how-to-play.CODE.md for each language, with the pages of the handheld:
`python -m tools.workshop.goldens.how_to_play`.
"""

import sys
from pathlib import Path

from firmware import language
from firmware.language import later, t
from shared_rules import registry
from tools import places
from tools.owner.printed_language import printed_in
from tools.owner.sheets.paper_rules import games, paragraphs

_COMMENT = """<!-- Written by `python -m tools.workshop.goldens.how_to_play`; the texts are in
`firmware/games/<game>/how_to_play.py` and `firmware/languages/`. -->
"""
_PRINT = "`python3 tools/dev.py sheet print rules penk{0}`"
_PAGES = later("The pages that the handheld shows in the setup of a game and in its menu. {0} prints those of a game.")
CODES = ("", *language.CODES)


def file(code: str) -> Path:
    """Return the file of a language, "" for English."""
    return places.ROOT / "docs" / f"how-to-play{'.' if code else ''}{code}.md"


def document(code: str) -> str:
    """Return the text of the file of a language."""
    with printed_in(code):
        lines = [f"# {t('How to play')}\n\n{_COMMENT}", " · ".join(map(_link, CODES)) + "\n"]
        lines.append(t(_PAGES, _PRINT.format(f" --language {code}" if code else "")) + "\n")
        for game, _module, name, _fewest, _most in registry.GAMES:
            if game not in games():
                continue
            lines.append(f"## {t(name)}\n")
            for title, for_whom, text in paragraphs(game):
                head = f"**{title}**{f' ({for_whom})' if for_whom else ''}"
                lines.append(t("{0}: {1}", head, text.replace("\n", " ")) + "\n")
    return "\n".join(lines)


def _link(code):
    return f"[{language.name_of(code)}]({file(code).name})"


def main() -> int:
    """Write them."""
    for code in CODES:
        file(code).write_text(document(code), encoding="utf-8", newline="\n")
        print(file(code).name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
