"""The project's own Python environment: made when it is missing, filled with the pinned packages that a command needs.

Standard library only.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools import places
from tools.device import prerequisites
from tools.refusal import Refusal
from tools.steps import Steps
from tools.workshop import quick_emulator

VARIABLE = "TABLESIDE_VENV"
_INSIDE = "TABLESIDE_INSIDE"
_REQUIREMENTS = places.ROOT / "tools" / "requirements"
_INSTALL = ("-m", "pip", "--disable-pip-version-check", "install", "--no-deps")
_MAKING = "environment"
_SECONDS_PER_DOT = 2
_KIND = (
    "import importlib.util, sys, sysconfig;"
    "print(*sys.version_info[:2], sysconfig.get_platform(), 'with' if importlib.util.find_spec('pip') else 'without')"
)
"""Prints on one line the version of a Python, for which computers it is, and whether it has pip."""
DEVICE_TYPES = places.ROOT / ".cache" / "device_stubs"


class NotReady(Refusal):
    """The environment cannot be made; the text says why, and what to do."""


def folder():
    """Return where the environment is or will be."""
    return Path(os.environ.get(VARIABLE) or places.ROOT / ".venv")


def python():
    """Return the path of the environment's interpreter."""
    return folder() / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def inside():
    """Return True in the process that start_again() started."""
    return os.environ.get(_INSIDE) == "1"


def prepare(needs):
    """Make the environment with the packages of the requirement files named in `needs`. Raises NotReady."""
    makes = not _is_whole()
    missing = [name for name in needs if makes or _read(name) != _fingerprint(name)]
    compiles = "emulator" in missing and _emulates()
    steps = Steps(sys.stderr)  # another program may read what the command prints
    if makes:
        steps.begin(f"making a Python environment in {folder()}, once")
        _make()
    if missing:
        steps.begin(f"getting packages and installing them, once, for: {', '.join(missing)}")
        command = [str(python()), *_INSTALL]
        for name in missing:
            command += ["--requirement", str(_REQUIREMENTS / f"{name}.txt")]
        _pip(command)
    if compiles:
        steps.begin("compiling the emulator of the Pico for this Python, once")
        command = [str(python()), "-m", quick_emulator.__name__]
        subprocess.run(command, cwd=places.ROOT, check=False, stdout=_standard_error())
    for name in missing:
        _stamp(name).write_text(_fingerprint(name))
    steps.end()


def prepare_device_types():
    """Put the types of MicroPython's modules where pyright's device configuration looks for them. Raises NotReady."""
    stamp = DEVICE_TYPES / "tableside-stamp.txt"
    if _text(stamp) == _fingerprint("device_types"):
        return
    print("Getting the types of MicroPython's modules (once) ...", flush=True)
    requirements = _REQUIREMENTS / "device_types.txt"
    target = ("--upgrade", "--target", str(DEVICE_TYPES))
    _pip([sys.executable, *_INSTALL, *target, "--requirement", str(requirements)])
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
    """Return True if the environment was made to its end, here, for the Python that it has."""
    made = _read(_MAKING)
    kind = _kind() if made.startswith("whole") else ""
    return kind.endswith(" with") and made == "whole\n" + _made_of(kind)


def _kind():
    """Return what the environment's Python prints for _KIND; empty if it does not start."""
    try:
        said = subprocess.run([str(python()), "-I", "-c", _KIND], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return said.stdout.strip()


def _made_of(kind):
    # One that was copied has scripts that start the Python of another one.
    return f"{kind}\n{folder().resolve()}\n"


def _is_another():
    """Return True if something else than our environment is in the folder."""
    try:
        return folder().is_dir() and any(folder().iterdir()) and not any(folder().glob(_stamp("*").name))
    except OSError as error:
        raise NotReady(
            f"{folder()} is to hold the project's Python environment, but it cannot be read: {error.strerror}.\n"
            f"Make the folder yours, or choose another one by the environment variable {VARIABLE}."
        ) from error


def _make():
    if _is_another():
        raise NotReady(
            f"{folder()} is to hold the project's Python environment, but there is something else in it; it stays.\n"
            f"If it can go, delete the folder. The environment variable {VARIABLE} chooses another one, empty or new."
        )
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
        folder().mkdir(parents=True, exist_ok=True)
        _stamp(_MAKING).write_text("unfinished\n")
        _empty(folder(), _stamp(_MAKING))
        # A Python that was copied does not find its library where that lies beside it.
        venv.EnvBuilder(with_pip=True, symlinks=os.name != "nt").create(folder())
        _stamp(_MAKING).write_text("whole\n" + _made_of(_kind()), encoding="utf-8")
    except (OSError, ValueError, subprocess.CalledProcessError) as error:
        raise NotReady(
            f"The environment could not be made in {folder()}: {error}\n"
            f"Is the disk full or the folder not yours? The environment variable {VARIABLE} chooses another folder."
        ) from error


def _empty(place, stays):
    for path in place.iterdir():
        if path == stays:
            continue
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink()


def _pip(command):
    """Run pip with a dot now and then; what it says is only shown if it fails. Raises NotReady."""
    with tempfile.TemporaryFile() as said:
        try:
            with subprocess.Popen(command, stdout=said, stderr=said) as pip:
                print("  ", end="", file=sys.stderr)
                while not _has_ended(pip):
                    print(".", end="", file=sys.stderr, flush=True)
                print(file=sys.stderr)
        except OSError as error:
            raise NotReady(f"{command[0]} cannot be started ({error}). Delete {folder()} and start again.") from error
        said.seek(0)
        lines = said.read().decode("utf-8", "replace")
    if pip.returncode:
        print(lines, file=sys.stderr)
        raise NotReady(
            "Not all packages could be installed; the lines above say which.\n"
            "- Without a network: connect this computer and start again.\n"
            "- Behind a proxy or with a mirror of the package index: set it for pip first, for example by\n"
            "  PIP_INDEX_URL or PIP_PROXY.\n"
            f"- If the environment itself is broken: delete {folder()} and start again."
        )


def _has_ended(process):
    """Wait a moment for a process; return True if it has ended."""
    try:
        process.wait(_SECONDS_PER_DOT)
    except subprocess.TimeoutExpired:
        return False
    return True


def _standard_error():
    """Return the file to which the output of other programs goes; None if there is none."""
    try:
        return sys.stderr.fileno()
    except (AttributeError, OSError, ValueError):
        return None


def _stamp(name):
    return folder() / f"tableside-{name}.txt"


def _emulates():
    """Return True if the handheld's program can be built here: without it the emulator has nothing to run."""
    return set(prerequisites.missing()) <= {prerequisites.CROSS_COMPILER}  # which pip installs


def _read(name):
    return _text(_stamp(name))


def _text(stamp):
    """Return the text of a stamp; empty if it is missing or damaged."""
    try:
        return stamp.read_text(encoding="utf-8")
    except (OSError, ValueError):
        return ""


def _fingerprint(name):
    content = (_REQUIREMENTS / f"{name}.txt").read_bytes().replace(b"\r\n", b"\n")
    if name == "emulator" and _emulates():
        content += quick_emulator.RECIPE.encode()
    return hashlib.sha256(content).hexdigest() + "\n"
