"""The golden transcripts on the emulated Pico: the same requests get the same bytes there."""

import pytest

from tools import places
from tools.device.wasm import transcript_runner
from tools.workshop.emulated_pico.handheld import EmulatedHandheld
from tools.workshop.emulated_pico.raw_repl import RawRepl
from tools.workshop.goldens import transcripts

pytestmark = pytest.mark.emulator

# Running all would take an hour; all run on the other runtimes.
NAMES = (
    "examples/penk_device_dice",
    "penk_errors",
    "penk_skipped",
)


RUNNER = (places.ROOT / "tools" / "device" / "wasm" / "transcript_runner.py").read_text(encoding="utf-8")


def test_the_pico_gives_the_same_bytes():
    files = {}
    for number, name in enumerate(NAMES):
        requests = [request for request, _ in transcripts.read(transcripts.FOLDER / f"{name}.txt")]
        files[f"/requests{number}"] = b"".join(request + b"\n" for request in requests)
    handheld = EmulatedHandheld("waveshare_pico_lcd_1_3", files={**files, "/transcript_runner.py": RUNNER.encode()})
    handheld.power_on()
    board = RawRepl(handheld.pico)
    board.enter()
    for number in range(len(NAMES)):
        files_of_it = f"'/requests{number}', '/replies{number}'"
        board.run(f"import transcript_runner\ntranscript_runner.run_file({files_of_it})", 600_000)
    written = handheld.files_in_flash()
    for number in range(len(NAMES)):
        requests = files[f"/requests{number}"].splitlines()
        replies = written[f"/replies{number}"].split(b"\n")[:-1]
        for request, reply, wanted in zip(requests, replies, transcript_runner.replies(requests), strict=True):
            assert reply == wanted.encode(), request
