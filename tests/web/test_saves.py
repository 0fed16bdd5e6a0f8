"""What the page keeps of what the firmware writes."""

import json
import subprocess
from pathlib import Path

import pytest

from tools.npm import node

pytestmark = pytest.mark.wasm

_PROGRAM = Path(__file__).with_name("writes_at_start.mjs")
_SECONDS = 60


def written_at_start(page, folder, flash):
    """The paths that are written into the saves when the handheld starts on a flash (path -> text)."""
    job = folder / "flash.json"
    job.write_text(json.dumps(flash), encoding="utf-8")
    command = [node(), _PROGRAM, page, job]
    played = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False, timeout=_SECONDS)
    assert played.returncode == 0, played.stderr
    return json.loads(played.stdout)


def test_what_the_firmware_puts_aside_at_its_start_is_kept(page, tmp_path):
    written = written_at_start(page, tmp_path, {"/data/settings.txt": "these are no settings {{"})
    assert {"/data/settings.bad", "/data/settings.txt"} <= set(written)


def test_a_start_that_writes_nothing_keeps_nothing_anew(page, tmp_path):
    assert written_at_start(page, tmp_path, {}) == []
