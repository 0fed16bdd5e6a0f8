"""The project's own Python environment: made when it is missing, filled with the pinned packages that a command needs.

Standard library only.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools import places, quick_emulator

VARIABLE = "TABLESIDE_VENV"
_INSIDE = "TABLESIDE_INSIDE"
_REQUIREMENTS = places.ROOT / "tools" / "requirements"
_INSTALL = ("-m", "pip", "--disable-pip-version-check", "install", "--no-deps")
_MAKING, _UNFINISHED = "environment", "unfinished\n"
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
    """Make sure the environment exists with the packages of the requirement files named in `needs`. Raises NotReady."""
    if not _is_whole():
        _make()
    missing = [name for name in needs if not _stamp(name).is_file() or _stamp(name).read_text() != _fingerprint(name)]
    if not missing:
        return
    print(f"Installing packages for: {', '.join(missing)} (once; into {folder()})", flush=True)
    command = [str(python()), *_INSTALL, "--progress-bar", "on"]
    for name in missing:
        command += ["--requirement", str(_REQUIREMENTS / f"{name}.txt")]
    _pip(command)
    if "emulator" in missing:
        subprocess.run([str(python()), "-m", quick_emulator.__name__], cwd=places.ROOT, check=False)
    for name in missing:
        _stamp(name).write_text(_fingerprint(name))
    print("Ready.\n", flush=True)


def prepare_device_types():
    """Put the types of MicroPython's modules where pyright's device configuration looks for them. Raises NotReady."""
    stamp = DEVICE_TYPES / "tableside-stamp.txt"
    if stamp.is_file() and stamp.read_text() == _fingerprint("device_types"):
        return
    print("Getting the types of MicroPython's modules (once) ...", flush=True)
    requirements = _REQUIREMENTS / "device_types.txt"
    command = [sys.executable, *_INSTALL, "--quiet"]
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


def _is_whole():
    unfinished = _stamp(_MAKING).is_file() and _stamp(_MAKING).read_text() == _UNFINISHED
    return python().is_file() and not unfinished


def _make():
    if folder().is_dir() and any(folder().iterdir()) and not any(folder().glob(_stamp("*").name)):
        raise NotReady(
            f"{folder()} is to hold the project's Python environment, but there is something else in it; it stays.\n"
            f"If it can go, delete the folder. The environment variable {VARIABLE} chooses another one, empty or new."
        )
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
        # An interruption leaves a Python without pip: the stamp says so.
        _empty(folder())
        _stamp(_MAKING).write_text(_UNFINISHED)
        venv.EnvBuilder(with_pip=True).create(folder())
        _stamp(_MAKING).write_text("whole\n")
    except (OSError, ValueError, subprocess.CalledProcessError) as error:
        raise NotReady(
            f"The environment could not be made in {folder()}: {error}\n"
            f"Is the disk full or the folder not yours? The environment variable {VARIABLE} chooses another folder."
        ) from error


def _empty(place):
    place.mkdir(parents=True, exist_ok=True)
    for path in place.iterdir():
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink()


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
    if name == "emulator":
        content += quick_emulator.RECIPE.encode()
    return hashlib.sha256(content).hexdigest() + "\n"
