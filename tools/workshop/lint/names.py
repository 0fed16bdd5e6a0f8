"""Abbreviated names, and files that are too long."""

import ast
import re

from tools.device import language_file
from tools.workshop.lint.parsed_files import Source

LINES_AT_MOST = 425
ABBREVIATIONS = frozenset(
    """
    btn buf cfg cnt ctx cur desc disp elem evt fb fmt func hw idx img init_seq lbl mgr msg num obj params plr
    pos prev ptr req res resp scr sel tmp txt usr util utils val vals helper helpers misc
    """.split()
)
NAMES_OF_OTHERS = {"tmp_path", "tmp_path_factory"}
"""Names of pytest's fixtures."""
MODULE_NAME = re.compile(r"^[a-z][a-z0-9_]*$")


def check(source: Source) -> list[str]:
    """Return findings about the file's name, its length and abbreviated names."""
    findings = []
    stem = source.path.rsplit("/", 1)[-1][:-3]
    if not MODULE_NAME.match(stem.strip("_")):
        findings.append(source.finding(1, f"{stem} is not a plain module name"))
    lines = source.text.count("\n")
    if lines > LINES_AT_MOST and not language_file.is_one(source.path):
        findings.append(source.finding(1, f"{lines} lines; split it before it passes {LINES_AT_MOST}"))
    for word in [stem, *_words_defined(source)]:
        parts = word.lower().strip("_").split("_")
        if word in NAMES_OF_OTHERS:
            continue
        short = [part for part in parts if part in ABBREVIATIONS]
        if short:
            findings.append(source.finding(1, f"the name {word} needs a legend ({', '.join(short)})"))
    return sorted(findings)


def _words_defined(source: Source) -> list[str]:
    """Return the names of functions, classes, parameters and assigned variables, each once, sorted."""
    words = set()
    for node in source.nodes:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            words.add(node.name)
        elif isinstance(node, ast.arg):
            words.add(node.arg)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            words.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            words.add(node.attr)
    return sorted(words)
