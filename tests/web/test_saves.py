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


@pytest.fixture(scope="module")
def failing(page):
    """What the page's saves do while their database fails."""
    command = [node(), Path(__file__).with_name("saves_job.mjs"), page]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False, timeout=_SECONDS)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize(
    ("error", "words"), [("QuotaExceededError", "no room left"), ("UnknownError", "does not save your games now")]
)
def test_what_could_not_be_kept_is_said_and_kept_in_a_later_try(failing, error, words):
    said, beside, kept = failing[error]
    assert words in said[0] and said[-1] is None
    assert beside is None, "play does not wait for the next try"
    assert kept == {"/data/a": "one", "/data/b": "two"}


@pytest.mark.parametrize("end", ["silent", "closed", "deleted", "while waiting"])
def test_a_connection_that_ended_is_opened_again_and_a_cleared_database_gets_all_files(failing, end):
    said, kept = failing[end]
    assert [each for each in said if each] == []
    assert kept == {"/data/old": "old", "/data/a": "one"}


def test_a_database_of_a_newer_page_is_said_and_left_alone(failing):
    said, kept = failing["newer"]
    assert "saved by a newer Tableside" in said[0]
    assert kept == {"/data/old": "old"}


def test_play_goes_on_beside_a_slow_database_which_gets_the_newest(failing):
    slow, beside, last, kept = failing["slow"]
    assert "takes long to save" in slow[0]
    assert beside is None and last is None
    assert kept == {"/data/a": "two"}


def test_an_error_that_is_none_loses_nothing(failing):
    assert failing["nothing"][1] == ["/data/a"]
