"""The file with the handheld's program that an owner installs: one that they name, one that came with the wheel, one
that is built here, or that of a release.
"""

import hashlib
import http.client
import re
import subprocess
import urllib.request
from collections.abc import Callable

from firmware import VERSION
from tools import places
from tools.device import device_file, prerequisites, program, sources
from tools.device.flash_layout import Chip
from tools.owner.display import content_of
from tools.refusal import Refusal

SUMS = "SHA256SUMS"
RELEASED = f"tableside-{VERSION}.uf2"
"""The file of a release that leaves the board sector alone."""
_SECONDS_TO_CONNECT = 20
_MOST = 1 << 26
"""Bytes that are fetched of a file; more is none of ours."""
_GITHUB = re.compile(r"github\.com[:/]([\w.-]+/[\w.-]+?)(?:\.git)?/?$")


def programs(image: str | None, agreed: Callable[[str], object]) -> dict[Chip, bytes]:
    """The programs for all chips. image: the path of a file, or None; agreed(question): raises Refusal
    unless the owner wants that. Raises Refusal.
    """
    return device_file.programs_of(_content(image, agreed))


def identity_here() -> str:
    """The identity of the program that belongs to these commands."""
    carried = device_file.carried()
    return device_file.identity_of(device_file.programs_of(carried)) if carried else program.identity()


def _content(image, agreed):
    if image:
        return content_of(image)
    carried = device_file.carried()
    if carried:
        return carried
    try:
        return _built(agreed)
    except (prerequisites.NotBuilt, sources.NoSources) as error:
        address = release_address()
        if address is None:
            raise
        question = f"{error}\nGet the program of release {VERSION} instead, from {address}{RELEASED}?"
        agreed(question)
    return of_release(address)


def _built(agreed):
    prerequisites.check()
    try:
        return device_file.device_file()
    except sources.NoSources as error:
        if not sources.can_be_made():
            raise
        agreed(f"{error}\nStart .ci/sources now?")
    sources.make()
    return device_file.device_file()


def release_address() -> str | None:
    """Where the files of this version's release are, with a slash at the end: at GitHub, where this checkout came from;
    None when it came from elsewhere.
    """
    try:
        command = ["git", "-C", str(places.ROOT), "remote", "get-url", "origin"]
        found = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    except OSError:  # there is no git
        return None
    repository = _GITHUB.search(found)
    return f"https://github.com/{repository[1]}/releases/download/v{VERSION}/" if repository else None


def of_release(address: str) -> bytes:
    """The file of the release whose files are below `address`, which its list has to name. Raises Refusal."""
    lines = [line.split() for line in _fetched(address + SUMS).decode("ascii", "replace").splitlines()]
    listed = {line[-1]: line[0] for line in lines if line}
    content = _fetched(address + RELEASED)
    if hashlib.sha256(content).hexdigest() != listed.get(RELEASED):
        raise Refusal(f"{address}{RELEASED} is not the file that {SUMS} lists there. Nothing was changed.")
    return content


def _fetched(address):
    try:
        with urllib.request.urlopen(address, timeout=_SECONDS_TO_CONNECT) as answer:
            return answer.read(_MOST)
    except (OSError, http.client.HTTPException) as error:
        raise Refusal(f"{address} cannot be fetched: {error}. Nothing was changed.") from error
