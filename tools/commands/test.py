"""`dev.py test`: every check there is."""

import argparse
import os
import subprocess
import sys
import time

from tools import environment, places


def main(arguments):
    """Run lint, types and tests; 0 when all is well."""
    parser = argparse.ArgumentParser(
        "dev.py test",
        description="Run the lints, the type checker in its two configurations and all tests. "
        "Anything that is not an option here goes to pytest, for example: -k undo",
    )
    parser.add_argument("--fast", action="store_true", help="leave out what needs the emulated Pico, and most random games (about a minute)")
    parser.add_argument(
        "--update-frames",
        action="store_true",
        help="take the screens as they are for the golden pictures; look at them before you commit",
    )
    chosen, for_pytest = parser.parse_known_args(arguments)
    if chosen.update_frames:
        os.environ["TABLESIDE_UPDATE_FRAMES"] = "1"
    started = time.monotonic()
    failed = []
    for name, command in _steps(chosen.fast, for_pytest):
        print(f"--- {name}", flush=True)
        if name.startswith("types of firmware"):
            environment.prepare_device_types()
        if subprocess.run([sys.executable, *command], cwd=places.ROOT, check=False).returncode:
            failed.append(name)
    seconds = time.monotonic() - started
    if failed:
        print(f"\nFailed after {seconds:.0f} s: {', '.join(failed)}")
        return 1
    print(f"\nAll well after {seconds:.0f} s.")
    return 0


def _steps(fast, for_pytest):
    yield "lint", ["-m", "tools.lint"]
    yield "types of desk code", ["-m", "pyright", "--pythonpath", sys.executable, "--project", "tools/types/desk.json"]
    yield "types of firmware", ["-m", "pyright", "--pythonpath", sys.executable, "--project", "tools/types/device.json"]
    only = ["-m", "not emulator and not thorough"] if fast else []
    workers = min(os.cpu_count() or 1, 4)
    spread = ["-n", str(workers), "--dist", "loadgroup"] if workers > 1 else []
    yield "tests", ["-m", "pytest", *spread, *only, *for_pytest]
