"""`dev.py package`: a folder from which mpremote installs the handheld's files."""

import argparse
import sys
from pathlib import Path

from tools.owner.display import add_board_option


def main(arguments: list[str]) -> int:
    """Write the folder; 0 when it is there."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py package",
        description=(
            "Compile the firmware for a display into a folder with a package.json, for 'mpremote mip install' and for"
            " releases. To put the game on a board that is plugged in, 'install' is simpler and safer."
        ),
    )
    add_board_option(parser, "which display", required=True)
    parser.add_argument(
        "--out",
        metavar="FOLDER",
        help="where to (default: build/package/NAME in this folder); an older package in it is replaced",
    )
    chosen = parser.parse_args(arguments)
    from tools.owner import reach

    return reach.told_plainly(lambda: _write(chosen))


def _write(chosen):
    from tools.owner.package import LIST, write_package
    from tools.owner.progress import compiled
    from tools.refusal import quoted

    folder = Path(chosen.out) if chosen.out else Path("build", "package", chosen.board)
    files = compiled(chosen.board)
    write_package(folder, files)
    print(f"{folder}: {len(files)} files. To install them on a board with MicroPython:")
    # mpremote came with what this command needs, into the same environment, which is on no search path.
    mpremote = f"{quoted(sys.executable)} -m mpremote"
    print(f"  {mpremote} mip install --target / {quoted((folder / LIST).as_posix())}")
    print(f"  {mpremote} reset")
    print("On another computer: pip install mpremote, then the same with 'mpremote' in front.")
    return 0
