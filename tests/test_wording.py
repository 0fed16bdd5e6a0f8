"""One word for one thing: texts that players read use the words of the glossary, which docs/add-a-game.md lists."""

import ast
import functools
import re

import pytest

from tools.places import ROOT

INSTEAD = {
    r"\brub(bed)? out\b": "erase",
    r"\beliminate": "cross out",
    r"\bstrike out\b": "cross off",
    r"\b(begins?|moves? first)\b": "start",
    r"\btake(s|n)? (\w+ )?off\b": "remove",
    r"\b(take back|take it back)\b": "undo",
    r"\bgo on\b|.goes on\b": "continue, or Resume",
    r"\bcalled off\b": "cancelled",
    r"\bbarred\b": "blocked",
    r"\bfor good\b": "final",
    r"\bseal\b": "fingerprint",
    r"\b(could not|cannot) be read\b": "damaged",
    r"\brings?\b": "circle",
    r"\b[Ll]ay\b": "place",
    r"\bset-up\b": "setup",
    r"\b(is drawn|dealt)\b": "random",
    r"\b(rolled|shown|dealt) here\b": "built-in, or on screen",
    r"\bfilled first\b": "pre-filled",
    r"\b(consent|let it stand)\b": "allow",
    r"\bhas done it\b": "done",
    r"\b[Rr]oll on\b|\b[Rr]oll (all|some|the other).* again\b": "reroll",
    r"\blet (all |them |it )?go\b|\bloose\b": "hold, or Unhold",
    r"\b(commitment|proof)\b": "fingerprint",
    r"\b(wipe|put back|take back)\b": "remove, or undo",
    r"\bhighlight": "lit",
    r"\b(Stop|stopped)\b": "End",
    r"\bok\b": "OK",
    r": (final|end)$": "a sentence, or the verb alone",
    r"\bthrows?\b": "roll",
    r"^The \w+ (are|is) (an? |\")": "must be",
}
"""What the glossary puts in the place of a word."""


def texts(path):
    """(line, text) of the strings of a source that are sentences or labels: those with a space or a capital. What names
    the types of the protocol is for programs' makers.
    """
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            if (" " in node.value or node.value[:1].isupper()) and not node.value.startswith('"type" must be '):
                yield node.lineno, node.value


@functools.cache
def all_texts():
    """(path, line, text) of all sources of the handheld and the rules."""
    return [
        (path.relative_to(ROOT), line, text)
        for room in ("firmware", "shared_rules")
        for path in sorted((ROOT / room).rglob("*.py"))
        if not {"boards", "languages"} & set(path.parts)
        for line, text in texts(path)
    ]


@pytest.mark.parametrize("word", INSTEAD)
def test_texts_use_the_words_of_the_glossary(word):
    found = [f"{path}:{line}: '{text}': {INSTEAD[word]}" for path, line, text in all_texts() if re.search(word, text)]
    assert not found, "\n".join(found)
