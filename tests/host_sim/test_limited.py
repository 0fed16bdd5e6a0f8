"""Named files are read up to a limit, and reading never blocks."""

import os

import pytest

from host_sim import limited


def test_a_file_is_read_whole(tmp_path):
    (tmp_path / "a").write_bytes(b"\r\n\x00" * 9)
    assert limited.read(tmp_path / "a", 27) == b"\r\n\x00" * 9
    (tmp_path / "empty").write_bytes(b"")
    assert limited.read(tmp_path / "empty", 0) == b""


def test_a_longer_file_is_refused_without_reading_it(tmp_path):
    with open(tmp_path / "a", "wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(OSError, match="it has more than 64 KB"):
        limited.read(tmp_path / "a", 1 << 16)


@pytest.mark.skipif(os.name == "nt", reason="no pipes and devices with a name there")
def test_what_may_never_end_is_refused_at_once(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for path, what in ((tmp_path / "pipe", "a pipe or a device"), ("/dev/zero", "a pipe or"), (tmp_path, "a folder")):
        with pytest.raises(OSError, match=f"it is {what}"):
            limited.read(path, 100)
