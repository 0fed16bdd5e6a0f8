"""Golden pictures of screens, in tests/golden/frames: of one board <board>/<case>.png, of each other board <board>.txt
with lines of a case and its fingerprint.
"""

import hashlib
from pathlib import Path

from PIL import Image

from tools import places

GOLDEN = places.ROOT / "tests" / "golden" / "frames"
DOCUMENTS = places.ROOT / "docs" / "pictures"
"""<board>/<case>.png: pictures of the documents, which are written with the golden ones."""
PICTURED = "waveshare_pico_lcd_1_3"
TESTS = "tests/firmware/screens/test_pictures.py"
"""Tests that draw the cases of menus and games."""


def fingerprint(image: Image.Image) -> str:
    """Return 16 digits of the SHA-256 of "WIDTH x HEIGHT " and the picture's RGB bytes."""
    return hashlib.sha256(b"%d x %d " % image.size + image.convert("RGB").tobytes()).hexdigest()[:16]


def of_file(path: Path) -> str:
    """Return the fingerprint of a picture in a file."""
    with Image.open(path) as image:
        return fingerprint(image)


def read(folder: Path, board: str) -> dict[str, str]:
    """Return the fingerprint of each case of a board: of the golden folder, or of one with pictures alone."""
    text = folder / f"{board}.txt"
    if text.exists():
        return dict(line.split() for line in text.read_text(encoding="utf-8").splitlines())
    return {path.stem: of_file(path) for path in (folder / board).glob("*.png")}


def drawn(folder: Path) -> list[tuple[str, str]]:
    """Return (board, case) of each picture in a folder."""
    return [(path.parent.name, path.stem) for path in sorted(folder.glob("*/*.png"))]


def changed(old: Path, new: Path) -> list[tuple[str, str]]:
    """Return (board, case) of each case that is in one folder alone, or differs."""
    found = []
    for board in {path.stem for folder in (old, new) for path in folder.glob("*")}:
        before, after = read(old, board), read(new, board)
        found += [(board, case) for case in before.keys() | after.keys() if before.get(case) != after.get(case)]
    return sorted(found, key=lambda each: (each[1], each[0]))


def write(drawn: Path, cases: list[tuple[str, str]]) -> None:
    """Make the drawn pictures of each (board, case) the golden ones, and update the documents; golden ones that were
    not drawn are deleted.
    """
    for board in {board for board, _case in cases}:
        known = read(GOLDEN, board)
        for case in [case for each, case in cases if each == board]:
            picture, golden = drawn / board / f"{case}.png", GOLDEN / board / f"{case}.png"
            known.pop(case, None)
            if picture.exists():
                known[case] = of_file(picture)
                if board == PICTURED:
                    _copy(picture, golden)
            elif board == PICTURED:
                golden.unlink()
        if board != PICTURED:
            lines = "".join(f"{case} {known[case]}\n" for case in sorted(known))
            (GOLDEN / f"{board}.txt").write_text(lines, encoding="utf-8", newline="\n")
    for shown in DOCUMENTS.glob("*/*.png"):
        picture = drawn / shown.relative_to(DOCUMENTS)
        if picture.exists() and of_file(picture) != of_file(shown):
            _copy(picture, shown)


def _copy(picture, path):
    path.parent.mkdir(parents=True, exist_ok=True)
    with Image.open(picture) as image:
        image.save(path, optimize=True)
