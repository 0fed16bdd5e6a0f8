"""The project's own Python environment: made when it is missing, filled with the pinned packages that a command needs.

Standard library only.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from tools import places

VARIABLE = "TABLESIDE_VENV"
_INSIDE = "TABLESIDE_INSIDE"
_REQUIREMENTS = places.ROOT / "tools" / "requirements"
DEVICE_TYPES = places.ROOT / ".cache" / "device_stubs"


class NotReady(Exception):
    """The environment cannot be made; the text says in plain words why and what to do."""


def folder():
    """Where the environment is or will be."""
    return Path(os.environ.get(VARIABLE) or places.ROOT / ".venv")


def python():
    """The environment's interpreter."""
    return folder() / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def inside():
    """True in the process that start_again() started."""
    return os.environ.get(_INSIDE) == "1"


def prepare(needs):
    """Make sure the environment exists and has the packages of the requirement files named in `needs`."""
    missing = [name for name in needs if not _stamp(name).is_file() or _stamp(name).read_text() != _fingerprint(name)]
    if not missing and python().is_file():
        return
    if not python().is_file():
        _make()
    print(f"Installing packages for: {', '.join(missing)} (once; into {folder()})", flush=True)
    command = [
        str(python()),
        "-m",
        "pip",
        "--disable-pip-version-check",
        "install",
        "--no-deps",
        "--progress-bar",
        "on",
    ]
    for name in missing:
        command += ["--requirement", str(_REQUIREMENTS / f"{name}.txt")]
    _pip(command)
    if "emulator" in missing:
        subprocess.run([str(python()), "-m", "tools.quick_emulator"], cwd=places.ROOT, check=False)
    for name in missing:
        _stamp(name).write_text(_fingerprint(name))
    print("Ready.\n", flush=True)


def prepare_device_types():
    """Put the types of MicroPython's modules where the device configuration of pyright looks for them."""
    stamp = DEVICE_TYPES / "tableside-stamp.txt"
    if stamp.is_file() and stamp.read_text() == _fingerprint("device_types"):
        return
    print("Getting the types of MicroPython's modules (once) ...", flush=True)
    requirements = _REQUIREMENTS / "device_types.txt"
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--no-deps", "--quiet"]
    _pip([*command, "--upgrade", "--target", str(DEVICE_TYPES), "--requirement", str(requirements)])
    stamp.write_text(_fingerprint("device_types"))


def start_again(script, arguments):
    """Run `script` with `arguments` by the environment's Python; returns its exit code."""
    environment = dict(os.environ, **{_INSIDE: "1"})
    try:
        return subprocess.run([str(python()), script, *arguments], env=environment, check=False).returncode
    except KeyboardInterrupt:
        # The inner process got it too and has said what there was to say.
        return 130


def _make():
    print(f"Making a Python environment in {folder()} ...", flush=True)
    try:
        import ensurepip  # noqa: F401  (only whether it is there)
        import venv
    except ImportError as error:
        raise NotReady(
            f"This Python ({sys.executable}) lacks the module '{error.name}', which makes environments.\n"
            "On Debian and Ubuntu: sudo apt install python3-venv\n"
            "Elsewhere: install Python from https://www.python.org/downloads/ and start this with it."
        ) from error
    try:
        venv.EnvBuilder(with_pip=True, clear=True).create(folder())
    except (OSError, subprocess.CalledProcessError) as error:
        raise NotReady(
            f"The environment could not be made in {folder()}: {error}\n"
            f"Is the disk full or the folder not yours? The environment variable {VARIABLE} chooses another folder."
        ) from error


def _pip(command):
    try:
        result = subprocess.run(command, check=False)
    except OSError as error:
        raise NotReady(f"{command[0]} cannot be started ({error}). Delete {folder()} and start again.") from error
    if result.returncode:
        raise NotReady(
            "Not all packages could be installed; the lines above say which.\n"
            "- Without a network: connect this computer and start again.\n"
            "- Behind a proxy or with a mirror of the package index: set it for pip first, for example by\n"
            "  PIP_INDEX_URL or PIP_PROXY.\n"
            f"- If the environment itself is broken: delete {folder()} and start again."
        )


def _stamp(name):
    return folder() / f"tableside-{name}.txt"


def _fingerprint(name):
    content = (_REQUIREMENTS / f"{name}.txt").read_bytes().replace(b"\r\n", b"\n")
    return hashlib.sha256(content).hexdigest() + "\n"
