"""`dev.py release`: the files of a release, in one folder."""

import argparse
import shutil
from pathlib import Path

FOLDER = Path("dist")


def main(arguments: list[str]) -> int:
    """Write the folder; 0 when all is in it, 1 when a part could not be had."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py release",
        description=(
            "Build the files of a release: the wheel, one UF2 file for each display and one for any, the page for"
            " browsers, checksums, and the notes of this version in CHANGELOG.md. Each UF2 file is copied into an"
            " emulated Pico and played there before anything is written. If the handheld's program cannot be built,"
            " there are no UF2 files. Builds are reproducible byte for byte."
        ),
    )
    parser.add_argument("--out", metavar="FOLDER", help=f"default: {FOLDER}; an older release in it is replaced")
    parser.add_argument("--not-played", action="store_true", help="do not start the files in an emulated Pico")
    chosen = parser.parse_args(arguments)
    from tools.owner import reach

    return reach.with_plain_errors(lambda: _release(chosen))


def _release(chosen):
    from host_sim.script import ScriptError
    from tools.refusal import Refusal

    folder = Path(chosen.out) if chosen.out else FOLDER
    _check(folder)
    try:
        files, page, missing = _built(not chosen.not_played)
    except ScriptError as error:
        raise Refusal(f"A file for a Pico does not play: {error}") from error
    _write(folder, files, page)
    print(f"\n{folder}: {len(files)} files, {sum(map(len, files.values())) / 1e6:.0f} MB", end="")
    print(f", and the folder {folder / 'page'}." if page else ".")
    for what, reason in missing.items():
        print(f"\nLEFT OUT: {what}: {reason}")
    return 1 if missing else 0


def _check(folder):
    """Refuse a folder that holds anything but an older release."""
    from tools.device.release.parts import NOTES, PAGE, SUMS
    from tools.refusal import Refusal

    if folder.exists() and not folder.is_dir():
        raise Refusal(f"{folder} is a file; choose a folder for the release.")
    if not folder.is_dir():
        return
    listed = (folder / SUMS).read_text(encoding="utf-8").split() if (folder / SUMS).is_file() else []
    other = sorted({path.name for path in folder.iterdir()} - {*listed, NOTES, PAGE, SUMS})
    if other:
        raise Refusal(f"{folder} holds {other[0]}, which is not part of a release. Choose another folder with --out.")


def _built(plays):
    """Return (the files of the folder by name, those of the page by path, what is missing: why)."""
    from firmware import VERSION
    from tools.device.release import changelog, parts
    from tools.refusal import Refusal
    from tools.steps import Steps

    day, notes = changelog.section(VERSION)
    print(f"Tableside {VERSION} of {day}", flush=True)
    steps = Steps()
    steps.begin("the program for each Pico")
    of_chips = parts.programs(lambda text: print(f"  {text}", flush=True))
    files, missing, device = {}, {}, None
    if isinstance(of_chips, Refusal):
        missing["files for a Pico, also in the wheel and on the page"] = str(of_chips)
    else:
        steps.begin("one file for each display")
        device = parts.uf2_file(of_chips)
        for_boards = {board: parts.uf2_file(of_chips, board) for board in parts.BOARDS}
        for number, board in enumerate(parts.BOARDS if plays else ()):
            from tools.device.release import tried  # which imports the emulator

            steps.begin(f"{board}: playing in an emulated Pico")
            count = tried.play(board, for_boards[board], number == 0)
            print(f"  {count} pictures are equal to the simulator's", flush=True)
        files = {parts.uf2_name(board): content for board, content in for_boards.items()} | {parts.uf2_name(): device}
    steps.begin("the wheel")
    wheel = parts.wheel(day, device)
    files |= wheel
    steps.begin("the page")
    page = {}
    try:
        page = parts.page(device)
        files[f"tableside-{VERSION}-page.zip"] = parts.zipped(page, day)
    except Refusal as error:
        missing["the page"] = str(error)
    steps.end()
    if device is not None:
        notes += parts.which_file(*wheel)
    return {**files, parts.SUMS: parts.sums(files), parts.NOTES: notes.encode()}, page, missing


def _write(folder, files, page):
    """Replace the release in the folder. The list of sums is deleted last and written first: it names what may be left
    after an interruption.
    """
    from tools.device.release.parts import PAGE, SUMS

    if folder.is_dir():
        for place in sorted(folder.iterdir(), key=lambda place: place.name == SUMS):
            shutil.rmtree(place) if place.is_dir() and not place.is_symlink() else place.unlink()
    paths = {folder / name: files[name] for name in sorted(files, key=lambda name: name != SUMS)}
    for path, content in (paths | {folder / PAGE / name: content for name, content in page.items()}).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
