"""Cuts the Japanese TTF files to the characters that the handheld has: `python -m tools.device.assets.japanese`.

The whole ones have 4 MB each, so they are not in the repository: npm brings them. Needs fontTools (source/README.md).
"""

import io
import tarfile

from tools import npm
from tools.device.assets import letters

PACKAGE = (
    "@expo-google-fonts/biz-udgothic",
    "0.4.0",
    "29bad69cc7094ac4adcba3af21b903b18e85e6829a521f42591ade9891f0b99d",
)
FILES = {
    "400Regular/BIZUDGothic_400Regular.ttf": "BIZUDGothic-Regular.ttf",
    "700Bold/BIZUDGothic_700Bold.ttf": "BIZUDGothic-Bold.ttf",
}


def cut(content: bytes, letters: str) -> bytes:
    """A TTF file with these letters alone."""
    from fontTools import subset, ttLib  # pyright: ignore[reportMissingImports]

    options = subset.Options(layout_features=[], notdef_outline=True, drop_tables=["GSUB", "GPOS", "vhea", "vmtx"])
    cutter = subset.Subsetter(options)
    cutter.populate(text=letters)
    # The date of the change would make each run another file.
    font = ttLib.TTFont(io.BytesIO(content), recalcTimestamp=False)
    cutter.subset(font)
    cut_file = io.BytesIO()
    font.save(cut_file)
    return cut_file.getvalue()


def main() -> int:
    """Write the cut files; returns the exit code."""
    with tarfile.open(fileobj=io.BytesIO(npm.package(*PACKAGE))) as packed:
        for inner, name in FILES.items():
            whole = packed.extractfile(f"package/{inner}")
            assert whole is not None
            path = letters.SOURCE / name
            path.write_bytes(cut(whole.read(), letters.KANA + letters.kanji()))
            print(f"{name:24} {path.stat().st_size:6} bytes")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
