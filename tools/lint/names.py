"""Names and shape of files: docstrings, length, and no words that need a legend."""

import ast
import re

from tools.lint.sources import Source, class_named

LINES_AT_MOST = 410
ABBREVIATIONS = {
    "btn",
    "buf",
    "cfg",
    "cnt",
    "ctx",
    "cur",
    "desc",
    "disp",
    "elem",
    "evt",
    "fb",
    "fmt",
    "func",
    "hw",
    "idx",
    "img",
    "init_seq",
    "lbl",
    "mgr",
    "msg",
    "num",
    "obj",
    "params",
    "plr",
    "pos",
    "prev",
    "ptr",
    "req",
    "res",
    "resp",
    "scr",
    "sel",
    "tmp",
    "txt",
    "usr",
    "util",
    "utils",
    "val",
    "vals",
    "helper",
    "helpers",
    "misc",
}
NAMES_OF_OTHERS = {"tmp_path", "tmp_path_factory"}
"""Names that libraries give: pytest's fixtures."""
MODULE_NAME = re.compile(r"^[a-z][a-z0-9_]*$")
PUBLIC_DOCSTRING_ROOMS = ("shared_rules", "firmware", "host_sim", "tools")


def check(source: Source) -> list[str]:
    """Findings about the file's name, its length, missing docstrings and abbreviated names."""
    findings = []
    stem = source.path.rsplit("/", 1)[-1][:-3]
    if not MODULE_NAME.match(stem.strip("_")):
        findings.append(source.finding(1, f"{stem} is not a plain module name"))
    lines = source.text.count("\n")
    if lines > LINES_AT_MOST:
        findings.append(source.finding(1, f"{lines} lines; split it before it passes {LINES_AT_MOST}"))
    if source.text.strip() and ast.get_docstring(source.tree) is None:
        findings.append(source.finding(1, "no docstring says what this file is for"))
    for word in [stem, *_words_defined(source)]:
        parts = word.lower().strip("_").split("_")
        if word in NAMES_OF_OTHERS:
            continue
        short = [part for part in parts if part in ABBREVIATIONS]
        if short:
            findings.append(source.finding(1, f"the name {word} needs a legend ({', '.join(short)})"))
    if source.room in PUBLIC_DOCSTRING_ROOMS:
        findings.extend(_missing_docstrings(source))
    return sorted(findings)


def _words_defined(source: Source) -> list[str]:
    """Names of functions, classes, parameters and assigned variables, each once, sorted."""
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


def _missing_docstrings(source: Source) -> list[str]:
    """Public functions and classes at the top of a module, and the public methods of these classes, must say what they
    do. A method may leave that to the one it overrides.
    """
    findings = []
    for node in source.tree.body:
        if not isinstance(node, (ast.FunctionDef, ast.ClassDef)) or node.name.startswith("_"):
            continue
        if ast.get_docstring(node) is None:
            findings.append(source.finding(node, f"{node.name} has no docstring"))
        if isinstance(node, ast.ClassDef):
            for method in _methods(node):
                if ast.get_docstring(method) is None and not _told_further_up(source.tree, node, method.name):
                    findings.append(source.finding(method, f"{node.name}.{method.name} has no docstring"))
    return findings


def _methods(kind: ast.ClassDef) -> list[ast.FunctionDef]:
    """The public methods of a class. The setter of a property is not counted: the property tells."""
    functions = [node for node in kind.body if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")]
    return [
        node for node in functions if not any(ast.unparse(mark).endswith(".setter") for mark in node.decorator_list)
    ]


def _told_further_up(tree: ast.Module, kind: ast.ClassDef, name: str) -> bool:
    """Whether a base of the class has a method of this name with a docstring. Bases from elsewhere than this project
    are taken to have one.
    """
    for base in kind.bases:
        found = class_named(tree, ast.unparse(base))
        if found is None:
            return True
        for method in _methods(found[1]):
            if method.name == name and ast.get_docstring(method) is not None:
                return True
        if _told_further_up(*found, name):
            return True
    return False
