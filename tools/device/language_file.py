"""Languages as programs hold them: of a module of firmware/languages all but its texts, which are packed, without those
of paper.
"""

import ast
from functools import cache

from firmware.languages.pack import pack

FOLDER = "firmware/languages/"
PACKER = f"{FOLDER}pack.py"
"""The module that packs, for computers only."""


def is_one(name: str) -> bool:
    """Return True if this file of the firmware is a language."""
    return name.startswith(FOLDER) and name not in (f"{FOLDER}__init__.py", PACKER)


@cache
def packed(text: str, small: bool = True) -> str:
    """Return the source that programs hold of a language's source. small: as for `pack`."""
    module = {}
    exec(compile(text, "language", "exec"), module)
    (form,) = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef) and node.name == "form"]
    texts = pack(module["TEXTS"], small=small)
    names = f"NAME = {module['NAME']!r}\nLETTERS = {module.get('LETTERS', '')!r}\n"
    return f"{names}\n\n{ast.unparse(form)}\n\n\nPACKED = {texts!r}\n"
