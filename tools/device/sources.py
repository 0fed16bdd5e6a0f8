"""MicroPython's sources, one pinned version, unpacked and patched.

The archive is the one that the environment variable TABLESIDE_MICROPYTHON_SOURCE names, or that of the cache, of
micropython.org, or of GitHub. `.ci/sources` puts one into the cache that is made of Debian's packages.
"""

import hashlib
import http.client
import io
import lzma
import os
import shutil
import subprocess
import tarfile
import tempfile
import urllib.request
import zlib
from collections.abc import Callable
from pathlib import Path, PurePosixPath

from tools import places
from tools.device.flash_layout import PROGRAM_END
from tools.kept import alone_in, keep_newest, kept
from tools.refusal import Refusal

VERSION = "1.25.0"
DATE = "20250415"
VARIABLE = "TABLESIDE_MICROPYTHON_SOURCE"
NAME = f"micropython-{VERSION}.tar.xz"
SHA256 = "9fe99ad5808e66bb40d374f5cad187c32c7d1c49cf47f72b38fd453c28c2aebe"
ADDRESSES = (
    f"https://micropython.org/resources/source/{NAME}",
    f"https://github.com/micropython/micropython/releases/download/v{VERSION}/{NAME}",
)
SCRIPT = places.ROOT / ".ci" / "sources"
HINT = "on Debian, .ci/sources makes them from its packages in half a minute"
_KEYRING = Path("/usr/share/keyrings/debian-archive-keyring.gpg")
_SECONDS_TO_CONNECT = 20
_TREES = 3
"""Unpacked archives that stay in the cache, each about 60 MB."""
_LIBRARIES = "crypto-algorithms libm littlefs mbedtls mbedtls_errors oofatfs pico-sdk re1.5 tinyusb uzlib"
NEEDED = (
    *("drivers", "extmod", "mpy-cross/mpy_cross", "ports/rp2", "py", "shared", "tools"),
    *(f"lib/{library}" for library in _LIBRARIES.split()),
    "lib/micropython-lib/README.md",
)
"""The folders and files that the build reads, a thirtieth of the archive."""

MENDED = (
    # MicroPython reads the first word of a frozen native function, and a Cortex-M0+ stops if it is not aligned.
    # (RP2040 data sheet, section 2.4.1.3; MicroPython 1.23 to 1.28.)
    ("tools/mpy-tool.py", "aligned (2)", "aligned (4)"),
    # Interpreter and collector run in RAM: CMake names the files .c.o (MicroPython's pull request 19370).
    ("ports/rp2/memmap_mp_rp2040.ld", "*gc.c.obj *vm.c.obj *parse.c.obj", "*gc.c.o* *vm.c.o*"),
    ("ports/rp2/memmap_mp_rp2350.ld", "*gc.c.obj *vm.c.obj *parse.c.obj", "*gc.c.o* *vm.c.o*"),
    # The linker fails if the program is too long.
    ("ports/rp2/memmap_mp_rp2040.ld", "LENGTH = 2048k", f"LENGTH = {PROGRAM_END // 1024}k"),
    ("ports/rp2/memmap_mp_rp2350.ld", "LENGTH = 4096k", f"LENGTH = {PROGRAM_END // 1024}k"),
)
"""Patches: a file, what is there once, and its replacement."""


class NoSources(Refusal):
    """There are no sources; the text says what was tried and what to do."""


def archive(say: Callable[[str], object] = print) -> bytes:
    """Return the bytes of an archive with the sources; say(text) prints what is being done. Raises NoSources, and
    Refusal if it cannot be kept.
    """
    own = _own()
    if own is None:
        return kept("micropython", NAME, lambda: _fetched(say), is_official)
    try:
        return own.read_bytes()
    except OSError as error:
        named = f"{VARIABLE} names {own}, which" if os.environ.get(VARIABLE) else str(own)
        raise NoSources(f"{named} cannot be read: {error.strerror}.") from error


def _own():
    """Return the archive that is taken as it is; None: the official one."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named)
    official = places.cache("micropython") / NAME
    return from_debian() if from_debian().is_file() and not official.is_file() else None


def from_debian() -> Path:
    """Return the path where `.ci/sources` puts its archive."""
    return places.cache("micropython") / f"micropython-{VERSION}-from-debian.tar.xz"


def at_hand() -> bool:
    """Return True if the sources are on this computer; otherwise they have to be fetched."""
    return bool(_own()) or (places.cache("micropython") / NAME).is_file() or _folder(SHA256).is_dir()


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
        f"The sources of MicroPython could not be fetched ({HINT}):\n{chr(10).join(failures)}\nOtherwise download"
        f" {ADDRESSES[0]} elsewhere and name the file in the environment variable {VARIABLE}."
    )


def can_be_made() -> bool:
    """Return True if `.ci/sources` can help: here is a Debian, and nobody has named an archive."""
    return SCRIPT.is_file() and _KEYRING.is_file() and not os.environ.get(VARIABLE)


def make() -> None:
    """Start `.ci/sources`, which says what it does. Raises NoSources if it fails."""
    if subprocess.run([SCRIPT], check=False).returncode:
        raise NoSources(".ci/sources could not make the sources of MicroPython; the lines above say why.")


def tree(say: Callable[[str], object] = print) -> Path:
    """Return the folder with the patched sources, unpacked once for each archive. Raises as `archive`."""
    own = _own()
    packed = None if own is None else archive(say)
    folder = _folder(SHA256 if packed is None else hashlib.sha256(packed).hexdigest())
    if not folder.is_dir():
        packed = packed or archive(say)
        with alone_in(folder.parent):
            _unpacked(packed, folder)
    return folder


def _folder(digest):
    """Return the folder for an archive with this SHA-256, and for these files and patches."""
    recipe = hashlib.sha256(repr((digest, NEEDED, MENDED)).encode()).hexdigest()[:16]
    return places.cache("micropython") / f"tree-{recipe}"


def _unpacked(packed, folder):
    # Only one process is here at a time.
    for left in folder.parent.glob("unpacking-*"):
        shutil.rmtree(left, ignore_errors=True)
    if folder.is_dir():
        return
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix="unpacking-") as place:
        unpack(packed, Path(place) / "tree")
        mend(Path(place) / "tree")
        (Path(place) / "tree").rename(folder)
    keep_newest(folder.parent, "tree-*", _TREES)


def mend(folder: Path) -> None:
    """Patch the sources in `folder`. Raises NoSources if they are not those of VERSION."""
    for name, old, new in MENDED:
        text = (folder / name).read_text(encoding="utf-8") if (folder / name).is_file() else ""
        if text.count(old) != 1:
            raise NoSources(f"The sources of MicroPython are not as they should be: '{old}' is not once in {name}.")
        (folder / name).write_text(text.replace(old, new), encoding="utf-8")


def unpack(packed: bytes, folder: Path) -> None:
    """Unpack what is NEEDED of an archive into `folder`. Raises NoSources if it is something else."""
    try:
        with tarfile.open(fileobj=io.BytesIO(packed)) as tar:
            for member in tar:
                path = _needed(member.name)
                content = tar.extractfile(member) if path and member.isfile() else None
                if content is not None:
                    target = folder.joinpath(*path)
                    target.parent.mkdir(parents=True, exist_ok=True)
                    target.write_bytes(content.read())
    except (OSError, EOFError, lzma.LZMAError, tarfile.TarError, zlib.error) as error:
        raise NoSources(f"This is no whole archive of sources: {error}") from error
    found = version(folder)
    if found != VERSION:
        what = f"MicroPython {found}" if found else "no MicroPython"
        raise NoSources(f"The archive of sources holds {what}; the handheld is built with {VERSION}.")


def _needed(name):
    """Return the parts of the path of a member in the sources; empty if it is not needed."""
    parts = [part for part in PurePosixPath(name).parts if part != "."]
    # The official archive has a folder around all.
    if parts and parts[0].startswith("micropython-"):
        parts = parts[1:]
    inner = "/".join(parts)
    wanted = any(inner == path or inner.startswith(path + "/") for path in NEEDED)
    return parts if wanted and ".." not in parts else []


def version(folder: Path) -> str:
    """Return the version of MicroPython in `folder`, like "1.25.0"; empty if there is none."""
    config = folder / "py" / "mpconfig.h"
    if not config.is_file():
        return ""
    words = [line.split() for line in config.read_text(encoding="utf-8").splitlines()]
    numbers = {line[1]: line[2] for line in words if len(line) == 3 and line[0] == "#define"}
    return ".".join(numbers.get(f"MICROPY_VERSION_{part}", "?") for part in ("MAJOR", "MINOR", "MICRO"))
