"""MicroPython's official sources: the archive of one pinned version, and what of it is needed to build an image.

In this order: the archive that the environment variable TABLESIDE_MICROPYTHON_SOURCE names, a smaller one beside the
project (shared/sources), the cache, micropython.org, and MicroPython's page at GitHub, which has the same file.
"""

import hashlib
import http.client
import os
import tarfile
import urllib.request
from collections.abc import Callable
from pathlib import Path, PurePosixPath

from tools import places
from tools.board.micropython_image import VERSION
from tools.kept import kept
from tools.refusal import Refusal

VARIABLE = "TABLESIDE_MICROPYTHON_SOURCE"
NAME = f"micropython-{VERSION}.tar.xz"
SHA256 = "9fe99ad5808e66bb40d374f5cad187c32c7d1c49cf47f72b38fd453c28c2aebe"
ADDRESSES = (
    f"https://micropython.org/resources/source/{NAME}",
    f"https://github.com/micropython/micropython/releases/download/v{VERSION}/{NAME}",
)
BESIDE = places.ROOT.parent / "shared" / "sources" / f"micropython-{VERSION}-rp2-subset.tar.xz"
_SECONDS_TO_CONNECT = 20
_LIBRARIES = "crypto-algorithms libm littlefs mbedtls mbedtls_errors oofatfs pico-sdk re1.5 tinyusb uzlib"
NEEDED = (
    *("drivers", "extmod", "mpy-cross/mpy_cross", "ports/rp2", "py", "shared", "tools"),
    *(f"lib/{library}" for library in _LIBRARIES.split()),
    "lib/micropython-lib/README.md",
)
"""The folders and files that building an image reads; a whole archive has 30 times as much."""


class NoSources(Refusal):
    """The sources cannot be had; the text says what was tried and what to do."""


def archive(say: Callable[[str], object] = print) -> bytes:
    """The bytes of an archive with the sources; say(text) tells what is being done. Raises NoSources, and Refusal when
    it cannot be kept.
    """
    own = os.environ.get(VARIABLE)
    if own:
        try:
            return Path(own).read_bytes()
        except OSError as error:
            raise NoSources(f"{VARIABLE} names {own}, which cannot be read: {error.strerror}") from error
    if BESIDE.is_file():
        return BESIDE.read_bytes()
    return kept("micropython", NAME, lambda: _fetched(say), is_official)


def at_hand() -> bool:
    """Whether `archive` needs no network."""
    return bool(os.environ.get(VARIABLE)) or BESIDE.is_file() or (places.cache("micropython") / NAME).is_file()


def is_official(content: bytes) -> bool:
    """Return True if these bytes are the pinned archive."""
    return hashlib.sha256(content).hexdigest() == SHA256


def _fetched(say):
    failures = []
    for address in ADDRESSES:
        say(f"Getting the sources of MicroPython, about 100 MB, from {address.removesuffix(NAME)} ...")
        try:
            with urllib.request.urlopen(address, timeout=_SECONDS_TO_CONNECT) as answer:
                content = answer.read()
        except (OSError, http.client.HTTPException) as error:
            failures.append(f"  {address}: {error}")
            continue
        if is_official(content):
            return content
        failures.append(f"  {address}: the file there is another one")
    raise NoSources(
        f"The sources of MicroPython could not be fetched:\n{chr(10).join(failures)}\nDownload {ADDRESSES[0]} elsewhere"
        f" and name the file in the environment variable {VARIABLE}."
    )


def unpack(packed: Path, folder: Path) -> None:
    """Put what is NEEDED of the archive `packed` into `folder`. Raises NoSources when it is something else."""
    try:
        with tarfile.open(packed) as tar:
            for member in tar:
                path = _needed(member.name)
                content = tar.extractfile(member) if path and member.isfile() else None
                if content is not None:
                    target = folder.joinpath(*path)
                    target.parent.mkdir(parents=True, exist_ok=True)
                    target.write_bytes(content.read())
    except (OSError, EOFError, tarfile.TarError) as error:
        raise NoSources(f"{packed} is no whole archive of sources: {error}") from error
    found = version(folder)
    if found != VERSION:
        what = f"MicroPython {found}" if found else "no MicroPython"
        raise NoSources(f"{packed} holds {what}; the handheld's code is compiled for {VERSION}.")


def _needed(name):
    """The parts of the path of a member below the root of the sources; empty when it is not needed."""
    parts = [part for part in PurePosixPath(name).parts if part != "."]
    # The official archive has a folder around all.
    if parts and parts[0].startswith("micropython-"):
        parts = parts[1:]
    inner = "/".join(parts)
    wanted = any(inner == path or inner.startswith(path + "/") for path in NEEDED)
    return parts if wanted and ".." not in parts else []


def version(folder: Path) -> str:
    """The version of the MicroPython whose sources are in `folder`, "1.25.0"; empty when there are none."""
    config = folder / "py" / "mpconfig.h"
    if not config.is_file():
        return ""
    words = [line.split() for line in config.read_text(encoding="utf-8").splitlines()]
    numbers = {line[1]: line[2] for line in words if len(line) == 3 and line[0] == "#define"}
    return ".".join(numbers.get(f"MICROPY_VERSION_{part}", "?") for part in ("MAJOR", "MINOR", "MICRO"))
