"""Builds firmware/assets: the fonts and the pictures.

python -m tools.build_assets                 write firmware/assets
python -m tools.build_assets --sheet FILE    draw all of it through the canvas into a PNG file, to look at
"""

import argparse
from pathlib import Path

from host_sim import device_modules

device_modules.install()  # the firmware's drawing modules import MicroPython's

from tools import asset_contact_sheet, asset_fonts, asset_pictures  # noqa: E402

ASSETS = Path(__file__).parent.parent / "firmware" / "assets"


def build() -> dict[str, bytes]:
    """File name -> content of everything in firmware/assets."""
    return {**asset_fonts.build(), **asset_pictures.build()}


def main() -> int:
    """The command line; returns the exit code."""
    parser = argparse.ArgumentParser(description="Build the fonts and pictures in firmware/assets.")
    parser.add_argument("--sheet", metavar="FILE", help="draw what is there into this PNG file instead")
    options = parser.parse_args()
    if options.sheet:
        asset_contact_sheet.save(options.sheet)
        print("Drawn:", options.sheet)
        return 0
    ASSETS.mkdir(exist_ok=True)
    for name, content in build().items():
        (ASSETS / name).write_bytes(content)
        print("%-16s %6d bytes" % (name, len(content)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
