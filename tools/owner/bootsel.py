"""A Pico that waits for a program: its boot ROM shows a drive with a file INFO_UF2.TXT."""

import os
import string
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from host_sim import limited
from tools.device.flash_layout import CHIPS, Chip

INFO = "INFO_UF2.TXT"
_SECONDS_TO_START = 30
_MOST_INFO = 1 << 12
_BOOT_ROMS = (("2e8a", "0003"), ("2e8a", "000f"))
"""USB makers and products of the boot ROMs of RP2040 and RP2350."""


class Drive:
    """The drive of one board. chip: what the board calls itself, RPI-RP2 or RP2350."""

    def __init__(self, path: str | Path, chip: str):
        self.path = Path(path)
        self.chip = chip

    def put(self, name: str, content: bytes) -> None:
        """Copy a UF2 file onto it; the board restarts, and the drive goes away. Raises OSError."""
        place = self.path / name
        try:
            with open(place, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
        except OSError:
            # The board may restart with the last block, before the computer has closed the file.
            if (self.path / INFO).exists():
                raise


def find_drives(places: Iterable[str | Path] | None = None) -> list[Drive]:
    """Return the mounted Drives, sorted. places: folders to look at; None: where this system mounts drives."""
    found = []
    for place in _mounted() if places is None else places:
        chip = chip_of(place)
        if chip is not None:
            found.append(Drive(place, chip))
    return sorted(found, key=lambda drive: str(drive.path))


def chip_of(place: str | Path) -> str | None:
    """Return the Board-ID in the INFO_UF2.TXT of a drive; None if it has none."""
    try:
        text = limited.read(Path(place) / INFO, _MOST_INFO).decode("ascii", "replace")
    except OSError:
        return None
    for line in text.splitlines():
        key, _colon, value = line.partition(":")
        if key.strip().lower() == "board-id":
            return value.strip()
    return None


def unmounted(devices: Path = Path("/sys/bus/usb/devices")) -> bool:
    """Return True if Linux sees a Pico in BOOTSEL mode: without a drive then, nobody mounted it."""
    for place in devices.glob("*"):
        try:
            maker, product = ((place / name).read_text(encoding="ascii").strip() for name in ("idVendor", "idProduct"))
        except (OSError, UnicodeDecodeError):
            continue  # what is plugged in comes and goes
        if (maker, product) in _BOOT_ROMS:
            return True
    return False


def _mounted():
    if sys.platform == "win32":
        return [f"{letter}:\\" for letter in string.ascii_uppercase[3:]]
    if sys.platform == "darwin":
        return [str(place) for place in Path("/Volumes").glob("*")]
    try:
        lines = Path("/proc/mounts").read_text(encoding="utf-8").splitlines()
    except OSError:
        return []
    # Blanks in a path are written as \040.
    kinds = ("vfat", "msdos", "fuseblk")
    return [line.split()[1].replace("\\040", " ") for line in lines if line.split()[2] in kinds]


def chip_of_drive(drive: Drive) -> Chip | None:
    """Return the chip whose boot ROM shows this drive; None if that is no Pico."""
    return next((chip for chip in CHIPS if chip.drive == drive.chip), None)


def wait_for(found: Callable[[], list], pause: Callable[[float], object] = time.sleep) -> list:
    """Return what `found()` finds within half a minute, or nothing."""
    for _ in range(_SECONDS_TO_START * 2):
        there = found()
        if there:
            return there
        pause(0.5)
    return []
