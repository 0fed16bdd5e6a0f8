"""Compiles the emulator's core for the very Python that runs it: `python -m tools.quick_emulator`.

The package of the emulated Pico serves every Python from 3.11 on with one set of compiled modules, which keeps them at less than half their speed; their C
sources lie beside them. Where there is a C compiler, modules made for this Python are put there too, and Python prefers those. Without one everything works
as well, only slower.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

_TRY = (
    "import rp2040py.native._simulator, rp2040py.native._pio, rp2040py.native._state_machine, rp2040py.native._gpio_pin"
)


def main():
    """Compile what is not there for this Python; says what it does, and always returns 0."""
    spec = find_spec("rp2040py")
    folder = Path(spec.origin).parent / "native" if spec and spec.origin else None
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    missing = (
        [source for source in sorted(folder.glob("*.c")) if not _made_from(source, source.with_suffix(suffix))]
        if folder and suffix
        else []
    )
    if not missing:
        return 0
    compiler = shlex.split(sysconfig.get_config_var("LDSHARED") or "")
    if (
        not compiler
        or shutil.which(compiler[0]) is None
        or not Path(sysconfig.get_path("include"), "Python.h").is_file()
    ):
        print(
            "There is no C compiler for this Python: emulating a Pico takes more than twice as long, nothing else.",
            flush=True,
        )
        return 0
    print("Compiling the emulator for this Python (once, half a minute) ...", flush=True)
    compiler += [
        *shlex.split(sysconfig.get_config_var("CCSHARED") or ""),
        "-O2",
        "-w",
        "-I",
        sysconfig.get_path("include"),
    ]
    with tempfile.TemporaryDirectory(dir=folder) as made:
        fresh = [Path(made, source.stem + suffix) for source in missing]
        commands = [[*compiler, "-o", str(target), str(source)] for source, target in zip(missing, fresh, strict=True)]
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            failed = any(pool.map(_failed, commands))
        placed = [] if failed else [shutil.move(target, folder / target.name) for target in fresh]
    if failed or _failed([sys.executable, "-c", _TRY]):
        # Either all of them or none: they call each other directly.
        for place in placed:
            os.unlink(place)
        print("That did not succeed: emulating a Pico takes more than twice as long, nothing else.", flush=True)
    return 0


def _made_from(source, module):
    """Whether the module is there; one of an older version of the package is removed."""
    if module.is_file() and module.stat().st_mtime < source.stat().st_mtime:
        module.unlink()
    return module.is_file()


def _failed(command):
    return subprocess.run(command, capture_output=True, check=False).returncode != 0


if __name__ == "__main__":
    sys.exit(main())
