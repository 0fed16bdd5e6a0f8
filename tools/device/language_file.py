"""Languages as programs hold them: of a module of firmware/languages all but its texts, which are packed, without those
of paper.
"""

import ast
import hashlib
from functools import cache
from pathlib import Path

from firmware.languages import pack
from tools import places
from tools.kept import keep_newest, kept

FOLDER = "firmware/languages/"
PACKER = f"{FOLDER}pack.py"
"""The module that packs, for computers only."""


def is_one(name: str) -> bool:
    """Return True if this file of the firmware is a language."""
    return name.startswith(FOLDER) and name not in (f"{FOLDER}__init__.py", PACKER)


_MADE_BY = b"".join(Path(each).read_bytes() for each in (__file__, pack.__file__))
_FILES = 60
"""Maximum number in the cache."""


@cache
def packed(text: str, small: bool = True) -> str:
    """Return the source that programs hold of a language's source. small: as for `pack`. Raises Refusal if the cache
    cannot be used: to pack takes a second.
    """
    if not small:
        return _packed(text, small)
    name = f"{hashlib.sha256(_MADE_BY + text.encode()).hexdigest()}.py"
    return kept("languages", name, lambda: _made(text)).decode()


def _made(text):
    keep_newest(places.cache("languages"), "*.py", _FILES - 1)
    return _packed(text, True).encode()


def _packed(text, small):
    module = {}
    exec(compile(text, "language", "exec"), module)
    (form,) = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef) and node.name == "form"]
    texts = pack.pack(module["TEXTS"], small=small)
    names = f"NAME = {module['NAME']!r}\nLETTERS = {module.get('LETTERS', '')!r}\n"
    return f"{names}\n\n{ast.unparse(form)}\n\n\nPACKED = {texts!r}\n"
