"""The rules of the games as text, the sentences that the handheld shows: for one page of paper each, and for
docs/how-to-play.md, which `python -m tools.sheets.rules_text` writes.
"""

import importlib
import importlib.util
from collections.abc import Iterator
from typing import NamedTuple

from shared_rules import registry
from tools import places

PAGE = places.ROOT / "docs" / "how-to-play.md"
_SIGNS = "On the screen"
_BEGINNING = """# How to play

The rules of every game in short, in our own words. The handheld shows the same text for the variant in force: choose
*How to play* in the setup or in the game menu. `python3 tools/dev.py sheet print rules penk` prints a game on one page.

This page is written by `python -m tools.sheets.rules_text` from `how_to_play.py` in each game's folder.
"""


class Page(NamedTuple):
    """A page of rules: its title, and in order (label, text); label: the games for which the text holds, "" for all."""

    title: str
    parts: list[tuple[str, str]]


def game_name(game_id: str) -> str:
    """What a game is called."""
    return next(line[2] for line in registry.GAMES if line[0] == game_id)


def pages(game_id: str) -> list[Page]:
    """All pages of a game, for all its variants; empty where it has none."""
    name = f"firmware.games.{game_id}.how_to_play"
    if importlib.util.find_spec(name) is None:
        return []
    texts = importlib.import_module(name)
    found = [Page(title, _parts(sentences, title)) for title, sentences, _refusals in texts.PAGES]
    return [*found, Page(_SIGNS, _parts(texts.SIGNS, _SIGNS))]


def _parts(sentences, title: str) -> list[tuple[str, str]]:
    """Sentences that follow each other and hold for the same games are one part. A label that is the title goes without
    saying."""
    parts: list[tuple[str, str]] = []
    for sentence in sentences:
        label, text = ("", sentence) if isinstance(sentence, str) else sentence
        label = "" if label == title else label
        if parts and parts[-1][0] == label:
            text = f"{parts.pop()[1]} {text}"
        parts.append((label, text))
    return parts


def games() -> list[str]:
    """The ids of the games that have pages."""
    return [line[0] for line in registry.GAMES if pages(line[0])]


def markdown() -> str:
    """The whole of docs/how-to-play.md."""
    return "\n".join([_BEGINNING, *[line for game_id in games() for line in _lines(game_id)]])


def _lines(game_id: str) -> Iterator[str]:
    yield f"## {game_name(game_id)}\n"
    for title, parts in pages(game_id):
        yield f"### {title}\n"
        yield "\n".join(f"- *{label}:* {text}" if label else f"- {text}" for label, text in parts) + "\n"


if __name__ == "__main__":
    PAGE.write_text(markdown(), encoding="utf-8")
