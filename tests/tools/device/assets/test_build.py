"""The committed fonts and pictures are what tools/device/assets/build.py makes of their sources."""

from pathlib import Path

from firmware.drawing import art
from tools.device.assets import build as build_assets


def test_the_committed_files_are_what_the_sources_give():
    committed = {path.name: path.read_bytes() for path in build_assets.ASSETS.iterdir()}
    built = build_assets.build()
    assert sorted(committed) == sorted(built)
    assert [name for name in built if committed[name] != built[name]] == [], "run python -m tools.device.assets.build"


def test_every_font_has_its_licence_beside_it():
    source = Path(build_assets.__file__).parent / "source"
    fonts = list(source.glob("*.ttf"))
    assert len(fonts) == 5
    for font in fonts:
        licence = source / (font.name.split("-")[0] + "-OFL.txt")
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence.read_text(encoding="utf-8")


def test_each_picture_is_named_by_its_number():
    names = sorted(path.name for path in (Path(build_assets.__file__).parent / "source" / "pictures").glob("*.png"))
    assert [int(name[:2]) for name in names] == list(range(art.PICTURES))
