"""`dev.py test`: every check there is."""

import argparse
import os
import shutil
import subprocess
import sys
import time

from tools import environment, places


def main(arguments: list[str]) -> int:
    """Run lint, types and tests; 0 when all is well."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py test",
        description=(
            "Run the lints, the type checker in its two configurations and all tests. Other options go to pytest,"
            " for example: -k undo. With the path of a test, or with -k, only that is run. Without --fast the"
            " handheld's program is built first, if there is a compiler for the Pico."
        ),
    )
    parser.add_argument("--fast", action="store_true", help="leave out what needs the handheld's program or takes long")
    chosen, for_pytest = parser.parse_known_args(arguments)
    if "-k" in for_pytest or any((places.ROOT / word.partition("::")[0]).exists() for word in for_pytest):
        return _begin(["-m", "pytest", "-q", *for_pytest]).wait()
    return verdict(_pytest(chosen.fast, for_pytest), chosen.fast)


def verdict(pytest: list[str], fast: bool) -> int:
    """Run lint and types beside the command `pytest`; the last line says what failed. fast: without a build of the
    handheld's program.
    """
    started = time.monotonic()
    environment.prepare_device_types()
    checks = [(name, _begin(command, subprocess.PIPE)) for name, command in _CHECKS]
    failed = [] if fast or _program_is_ready() else ["program"]
    print("--- tests (lint and types run beside them)", flush=True)
    if _begin(pytest).wait():
        failed.append("tests")
    for name, process in checks:
        said = process.communicate()[0]
        print(f"--- {name}\n{said.decode(errors='replace')}", end="", flush=True)
        if process.returncode:
            failed.append(name)
    seconds = time.monotonic() - started
    if failed:
        print(f"\nFailed after {seconds:.0f} s: {', '.join(failed)}")
        return 1
    print(f"\nAll passed after {seconds:.0f} s.")
    return 0


def _program_is_ready():
    """Build the program for each chip into the cache; False if that fails, but not without a compiler."""
    from tools.device import flash_layout, prerequisites, program, sources
    from tools.refusal import Refusal

    print("--- program", flush=True)
    try:
        for chip in flash_layout.CHIPS:
            size = len(program.program(chip, lambda text: print(text, flush=True)))
            print(f"{chip.name}: {size // 1024} of {flash_layout.PROGRAM_END // 1024} KB", flush=True)
    except (prerequisites.NotBuilt, sources.NoSources) as problem:
        print(f"Its tests were skipped. {str(problem).partition(chr(10))[0].rstrip(':')}", flush=True)
    except Refusal as problem:
        print(problem, flush=True)
        return False
    return True


_PYRIGHT = ["-m", "pyright", "--pythonpath", sys.executable, "--project"]
_CHECKS = (
    ("lint", ["tools/dev.py", "lint"]),
    ("types of desk code", [*_PYRIGHT, "tools/workshop/types/desk.json"]),
    ("types of firmware", [*_PYRIGHT, "tools/workshop/types/device.json"]),
)


_ELSEWHERE = "not browser and not whole"
"""What `prove --ci` runs."""


def of_game(game: str, fast: bool) -> list[str]:
    """Return the command that runs what a game owes; fast: without the program of the handheld."""
    only = f"{_ELSEWHERE} and not emulator" if fast else _ELSEWHERE
    return _pytest(False, ["-q", "-rs", "--tb=short", "--owed", game], only)


def _pytest(fast, more, only=_ELSEWHERE):
    only = ["-m", f"{only} and not emulator and not thorough" if fast else only]
    workers = min(os.cpu_count() or 1, 4)
    spread = ["-n", str(workers), "--dist", "loadgroup"] if workers > 1 else []
    return ["-m", "pytest", *spread, *only, *more]


def _begin(command, output=None) -> subprocess.Popen[bytes]:
    variables = dict(os.environ)
    variables.pop("PYTHONDONTWRITEBYTECODE", None)  # to compile all tests takes each worker ten seconds
    if _roomy(_MEMORY):
        variables.setdefault("PYTEST_DEBUG_TEMPROOT", _MEMORY)
    return subprocess.Popen(
        [sys.executable, *command],
        cwd=places.ROOT,
        env=variables,
        stdout=output,
        stderr=subprocess.STDOUT if output else None,
    )


_MEMORY = "/dev/shm"
"""A folder in memory, on Linux: tests write tens of thousands of small files."""


def _roomy(folder):
    return os.access(folder, os.W_OK) and shutil.disk_usage(folder).free > 1 << 31
