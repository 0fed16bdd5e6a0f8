"""Builds firmware/assets, the fonts and the pictures: `python -m tools.assets.build`."""

from host_sim import device_modules

device_modules.install()  # the firmware's drawing modules import MicroPython's

from tools import places  # noqa: E402
from tools.assets import fonts, pictures  # noqa: E402

ASSETS = places.ROOT / "firmware" / "assets"


def build() -> dict[str, bytes]:
    """File name -> content of everything in firmware/assets."""
    return {**fonts.build(), **pictures.build()}


def main() -> int:
    """Write all files; returns the exit code."""
    ASSETS.mkdir(exist_ok=True)
    for name, content in build().items():
        (ASSETS / name).write_bytes(content)
        print("%-16s %6d bytes" % (name, len(content)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
