"""Builds firmware/assets, the fonts and the pictures: `python -m tools.device.assets.build`."""

from host_sim import device_modules

device_modules.install()  # the firmware's drawing modules import MicroPython's

from firmware.drawing import fonts as drawing  # noqa: E402
from tools import places  # noqa: E402
from tools.device.assets import atlases, fonts, letters  # noqa: E402

ASSETS = places.ROOT / "firmware" / "assets"


def build() -> dict[str, bytes]:
    """File name -> content of everything in firmware/assets."""
    made = {}
    for number, (name, *_) in enumerate(drawing.CUTS):
        made[name] = fonts.cut(number)
        if fonts.JAPANESE[number]:
            made[drawing.JAPANESE + name] = fonts.cut_japanese(number, made[name])
    large, tall = drawing.LARGE.name, drawing.CUTS[-1][0]
    made[drawing.JAPANESE + large] = atlases.tables_for(made[large], made[drawing.JAPANESE + tall], made[tall])
    pictures = dict(enumerate(atlases.drawn(path) for path in sorted((letters.SOURCE / "pictures").glob("*.png"))))
    return {**made, "pictures.sheet": atlases.atlas(pictures, range(len(pictures)), 0, 64, 64, 64)}


def main() -> int:
    """Write all files; returns the exit code."""
    for name, content in build().items():
        (ASSETS / name).write_bytes(content)
        print("%-20s %6d bytes" % (name, len(content)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
