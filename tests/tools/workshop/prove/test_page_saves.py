"""`dev.py prove page_saves`: a small share finds nothing, and it finds a page that checks nothing."""

import random

import pytest

from tools.device.web import page_files
from tools.workshop.prove import page_saves
from tools.workshop.prove.trial import Cases

pytestmark = pytest.mark.wasm


def test_a_small_share_finds_nothing():
    result = page_saves.run(random.Random(1), Cases(9))
    assert result.failures == []
    assert result.counts["starts"] and result.counts["backups restored or refused"]


def test_a_page_that_checks_nothing_is_found(monkeypatch):
    whole = page_files.write

    def write(folder):
        files = whole(folder)
        path = folder / "kept_files.mjs"
        checks = path.read_text(encoding="utf-8")
        path.write_text(checks.replace("return entries.filter(", "return [].filter("), encoding="utf-8")
        return files

    monkeypatch.setattr(page_files, "write", write)
    assert page_saves.run(random.Random(1), Cases(9)).failures
