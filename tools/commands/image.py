"""`dev.py image`: MicroPython with the handheld's code inside, for drag and drop."""

import argparse
from pathlib import Path

from tools.refusal import Refusal


def main(arguments: list[str]) -> int:
    """Build it; 0 when the file is there."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py image",
        description=(
            "Build MicroPython with the handheld's code inside, as one UF2 file for all displays. The code runs from"
            " flash: the handheld starts sooner and has more memory free than with the official MicroPython and copied"
            " files. The file has no file system: games, settings and sheets on a board stay. It is for every Pico,"
            " each of which takes its own part of it. It needs a compiler for the Pico; what is missing is named with"
            " the command that installs it."
        ),
    )
    parser.add_argument(
        "--pico",
        metavar="NAME",
        default="every",
        help="only for pico, which is also for a Pico W, or for pico2, also for a Pico 2 W (default: %(default)s)",
    )
    parser.add_argument("--out", metavar="FILE", help="the file to write (default: tableside-image.uf2 in this folder)")
    chosen = parser.parse_args(arguments)
    from tools.owner import reach

    return reach.told_plainly(lambda: _make(chosen))


def _make(chosen):
    from tools.image import build
    from tools.output_file import put
    from tools.uf2 import interpreter

    pico = chosen.pico
    if pico != build.EVERY:
        pico = interpreter.pico_of(pico).removesuffix("_w")
    path = Path(chosen.out or ("tableside-image.uf2" if pico == build.EVERY else f"tableside-image-{pico}.uf2"))
    if not path.name or path.is_dir():
        raise Refusal(f"{path} is a folder: name the file in it.")
    content = build.image(pico)
    try:
        replaced = put(path, content, b"UF2\n")
    except OSError as error:
        raise Refusal(f"{path} cannot be written: {error.strerror or error}") from error
    print(f"\nWrote {path}{replaced}, {len(content) / 1e6:.1f} MB:")
    for name in build.picos_of(content):
        runtime = interpreter.read(content, name)
        used, limit = (size // 1024 for size in (len(runtime.program), runtime.file_system[0]))
        print(f"  {runtime.pico.name} and {runtime.pico.name} W: {used} of the {limit} KB before the file system")
    return 0
