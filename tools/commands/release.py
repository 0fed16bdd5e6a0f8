"""`dev.py release`: everything that a release publishes, in one folder."""

import argparse
import shutil
import time
from pathlib import Path

FOLDER = Path("dist")


def main(arguments: list[str]) -> int:
    """Write the folder; 0 when all is in it, 1 when a part could not be had."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py release",
        description=(
            "Build what a release publishes: wheel and sources, UF2 files for each board, the folders for mpremote's"
            " mip, the page for browsers, checksums, and the notes of this version in CHANGELOG.md. The UF2 files are"
            " for every Pico and have the code inside MicroPython, where that can be built, with one that updates them;"
            " else they are for each Pico, with the official MicroPython. Every"
            " file for a Pico that can be emulated is started and played there before anything is written. Built"
            " twice, the bytes are the same."
        ),
    )
    parser.add_argument(
        "--out",
        metavar="FOLDER",
        help=f"where to (default: {FOLDER} in this folder); an older release in it is replaced",
    )
    parser.add_argument(
        "--without-missing",
        action="store_true",
        help="exit code 0 although MicroPython for some Pico, or the browser's, cannot be had from here",
    )
    parser.add_argument("--not-played", action="store_true", help="do not start the files in an emulated Pico")
    chosen = parser.parse_args(arguments)
    from tools.owner import reach

    return reach.told_plainly(lambda: _release(chosen))


def _release(chosen):
    from host_sim.script import ScriptError
    from tools.refusal import Refusal

    folder = Path(chosen.out) if chosen.out else FOLDER
    _check(folder)
    try:
        files, page, missing = _built(not chosen.not_played)
    except ScriptError as error:
        raise Refusal(f"A file for drag and drop does not play: {error}") from error
    _write(folder, files, page)
    print(f"\n{folder}: {len(files)} files, {sum(map(len, files.values())) / 1e6:.0f} MB", end="")
    print(f", and the folder {folder / 'page'}." if page else ".")
    for what, reason in missing.items():
        print(f"\nLEFT OUT: {what}: {reason}")
    return 1 if missing and not chosen.without_missing else 0


def _check(folder):
    """Refuse a folder that holds anything but an older release."""
    from tools.refusal import Refusal
    from tools.release.parts import NOTES, PAGE, SUMS

    if folder.exists() and not folder.is_dir():
        raise Refusal(f"{folder} is a file; the release goes into a folder.")
    if not folder.is_dir():
        return
    listed = (folder / SUMS).read_text(encoding="utf-8").split() if (folder / SUMS).is_file() else []
    other = sorted({path.name for path in folder.iterdir()} - {*listed, NOTES, PAGE, SUMS})
    if other:
        raise Refusal(f"{folder} holds {other[0]}, which is no part of a release and stays. Choose another with --out.")


def _built(plays):
    """(the files of the folder by name, those of the page by path, what is missing: why)."""
    from tools.image import build
    from tools.owner.package import version
    from tools.refusal import Refusal
    from tools.release import changelog, parts, tried
    from tools.uf2.interpreter import PICOS

    day, notes = changelog.section(version())
    print(f"Tableside {version()} of {day}", flush=True)
    steps = _Steps(4 + len(parts.BOARDS) * (1 + plays))
    steps.begin("the wheel and the sources")
    files = parts.wheel_and_sdist(day)
    steps.begin("the folders for mip")
    files[f"tableside-{version()}-mip.zip"] = parts.zipped(parts.mip_packages(), day)
    steps.begin("MicroPython for each Pico")
    images, reasons = parts.images(lambda text: print(f"  {text}", flush=True))
    update = images.get(build.EVERY)
    missing = {f"files for the {PICOS[pico].name}": reason for pico, reason in reasons.items()}
    for_picos = {}
    for board in parts.BOARDS:
        steps.begin(f"{board}: for {', '.join(map(parts.name_of, images))}")
        for pico, image in images.items():
            for_picos[board, pico] = parts.uf2_file(board, pico, image)
    for number, board in enumerate(parts.BOARDS if plays else ()):
        able = [pico for pico in images if tried.runs(pico)]
        steps.begin(f"{board}: playing in an emulated {', '.join(tried.emulated(pico).name for pico in able)}")
        for pico in able:
            whole = number == 0 and tried.emulated(pico) == PICOS["pico"]
            count = tried.play(board, pico, for_picos[board, pico], images[pico], whole)
            print(f"  {count} pictures are equal to the simulator's", flush=True)
    files |= {parts.uf2_name(*key): content for key, content in for_picos.items()}
    files |= {} if update is None else {parts.update_name(): update}
    steps.begin("the page")
    page = {}
    try:
        page = parts.page(for_picos, update)
        files[f"tableside-{version()}-page.zip"] = parts.zipped(page, day)
    except Refusal as error:
        missing["the page"] = str(error)
    steps.end()
    notes += parts.which_files(images)
    return {**files, parts.SUMS: parts.sums(files), parts.NOTES: notes.encode()}, page, missing


def _write(folder, files, page):
    """Put the release into the folder, in the place of an older one. The list of sums goes last and comes first: it
    tells what of a release is left after an interruption.
    """
    from tools.release.parts import PAGE, SUMS

    if folder.is_dir():
        for place in sorted(folder.iterdir(), key=lambda place: place.name == SUMS):
            shutil.rmtree(place) if place.is_dir() and not place.is_symlink() else place.unlink()
    paths = {folder / name: files[name] for name in sorted(files, key=lambda name: name != SUMS)}
    for path, content in (paths | {folder / PAGE / name: content for name, content in page.items()}).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


class _Steps:
    """Tells what is done now, and how long the last step took."""

    def __init__(self, count):
        self._count = count
        self._number = 0
        self._began = time.monotonic()

    def begin(self, what):
        """The next step begins."""
        self.end()
        self._number += 1
        print(f"Step {self._number} of {self._count}: {what} ...", flush=True)

    def end(self):
        """The last step is done."""
        if self._number:
            print(f"  done after {time.monotonic() - self._began:.0f} s", flush=True)
        self._began = time.monotonic()
