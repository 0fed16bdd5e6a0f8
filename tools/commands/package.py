"""`dev.py package`: a folder from which mpremote installs the handheld's files."""

import argparse
import sys
from pathlib import Path


def main(arguments: list[str]) -> int:
    """Write the folder; 0 when it is there."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py package",
        description=(
            "Compile the firmware for a display into a folder with a package.json, for 'mpremote mip install' and for"
            " releases. To put the game on a board that is plugged in, 'install' is simpler and safer."
        ),
    )
    parser.add_argument("--board", required=True, metavar="NAME", help="which display: its name or part of it")
    parser.add_argument(
        "--out", metavar="FOLDER", help="where to (default: build/package/NAME); its old content is replaced"
    )
    chosen = parser.parse_args(arguments)
    from tools.owner import reach

    return reach.told_plainly(lambda: _write(chosen))


def _write(chosen):
    from tools import places
    from tools.board.device_files import device_files
    from tools.owner.display import display_of
    from tools.owner.package import LIST, write_package

    board = display_of(chosen.board)
    folder = Path(chosen.out) if chosen.out else places.ROOT / "build" / "package" / board
    files = device_files(board)
    write_package(folder, files)
    print(f"{folder}: {len(files)} files. To install them on a board with MicroPython:")
    # mpremote came with what this command needs, into the same environment, which is on no search path.
    mpremote = f'"{sys.executable}" -m mpremote' if " " in sys.executable else f"{sys.executable} -m mpremote"
    print(f"  {mpremote} mip install --target / {(folder / LIST).as_posix()}")
    print(f"  {mpremote} reset")
    print("On another computer: pip install mpremote, then the same with 'mpremote' in front.")
    return 0
