"""Builds firmware/assets: the fonts and the pictures.

python -m tools.assets.build                 write firmware/assets
python -m tools.assets.build --sheet FILE    draw all of it through the canvas into a PNG file, to look at
"""

import argparse

from host_sim import device_modules

device_modules.install()  # the firmware's drawing modules import MicroPython's

from tools import places  # noqa: E402
from tools.assets import contact_sheet, fonts, pictures  # noqa: E402

ASSETS = places.ROOT / "firmware" / "assets"


def build() -> dict[str, bytes]:
    """File name -> content of everything in firmware/assets."""
    return {**fonts.build(), **pictures.build()}


def main() -> int:
    """The command line; returns the exit code."""
    parser = argparse.ArgumentParser(description="Build the fonts and pictures in firmware/assets.")
    parser.add_argument("--sheet", metavar="FILE", help="draw what is there into this PNG file instead")
    options = parser.parse_args()
    if options.sheet:
        contact_sheet.save(options.sheet)
        print("Drawn:", options.sheet)
        return 0
    ASSETS.mkdir(exist_ok=True)
    for name, content in build().items():
        (ASSETS / name).write_bytes(content)
        print("%-16s %6d bytes" % (name, len(content)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
