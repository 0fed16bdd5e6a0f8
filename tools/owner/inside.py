"""Handhelds whose MicroPython has the game's code inside (tools/image): what one runs, how it gets another image."""

from typing import TYPE_CHECKING

from tools.image import frozen
from tools.owner import bootsel
from tools.owner.runtime import runtime_of
from tools.refusal import CodeError, Refusal

if TYPE_CHECKING:
    from tools.board.board_link import BoardLink

NEWEST, OTHER = "inside", "other_inside"
"""What `runs` says: the code inside is of this version, of another one, or not used. Keys into findings.FINDINGS."""
NAME = "tableside.uf2"
_DIGEST = "__import__('firmware.frozen_digest', None, None, ('DIGEST',)).DIGEST"


def runs(link: "BoardLink") -> str | None:
    """NEWEST or OTHER; None where MicroPython has no code of the game inside."""
    name = link.value("getattr(__import__('sys').implementation, '_build', '')")
    if not name.startswith(frozen.BUILD_NAME):
        return None
    return NEWEST if _digest_on(link) == frozen.digest(frozen.frozen_modules()) else OTHER


def _digest_on(link):
    # A board that came no further than its prompt would look for the module among its files.
    link.run("import sys\nsys.path[:] = ['.frozen']")
    try:
        return link.value(_DIGEST)
    except CodeError:  # an image from before it had one
        return None


def lacking(link: "BoardLink", wanted: bytes | None) -> bytes | None:
    """The image (bytes of a UF2 file) that the board has to get: `wanted`, or when None and the board has one of
    another version inside, one of this version. None when it has that already, or gets none. Raises Refusal.
    """
    code = runs(link)
    if wanted is None:
        wanted = image() if code == OTHER else None
    if wanted is None :
        return None
    check(wanted, runtime_of(link).machine)
    digest = _digest_on(link) if code else None
    return None if digest and digest.encode() in _data(wanted) else wanted


def image(content: bytes | None = None) -> bytes:
    """An image to put on a board: `content`, the bytes of a UF2 file, or one that is built. Raises Refusal when the
    game is not inside, or none can be built.
    """
    from tools.image import build
    from tools.uf2 import interpreter

    if content is None:
        return build.image(build.EVERY)
    if not build.has_code(content):
        raise Refusal("This image has no code of the game inside. 'python3 tools/dev.py image' builds one.")
    for pico in build.picos_of(content):
        interpreter.read(content, pico)
    return content


def check(content: bytes, machine: str) -> None:
    """Raises Refusal unless an image is also for the chip that `machine`, MicroPython's name of a board or the name of
    a drive, tells.
    """
    from tools.image import build
    from tools.uf2 import interpreter

    pico = "pico2" if "RP2350" in machine else "pico"
    if pico not in build.picos_of(content):
        raise Refusal(f"This image is not for a {interpreter.PICOS[pico].name}.")


def _data(content):
    from tools.uf2 import blocks

    return b"".join(block.data for block in blocks.read(content))


def waiting_drive() -> bootsel.Drive:
    """The drive of the board that was told to wait for a program. Raises Refusal when it does not come."""
    drives = bootsel.wait_for_drive()
    if len(drives) != 1:
        what = "Several drives of Picos are" if drives else "The drive of the Pico is not"
        raise Refusal(
            f"{what} there. Nothing was changed on it. Unplug all other Picos; on Linux open the drive in your file"
            " manager. Then start this again; if the Pico is gone, plug it in anew."
        )
    return drives[0]


def put(drive: bootsel.Drive, name: str, content: bytes) -> None:
    """Copy a UF2 file onto a drive, and say so. Raises Refusal when it is not taken."""
    print(f"Copying {name} to {drive.path}; the Pico restarts by itself ...", flush=True)
    try:
        drive.put(name, content)
    except OSError as error:
        raise Refusal(
            f"The drive {drive.path} does not take the file ({error}). Unplug the Pico, plug it in with BOOTSEL held,"
            " start this again."
        ) from error
