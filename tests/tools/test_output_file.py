"""Files that commands write."""

import errno
import os
from pathlib import Path

import pytest

from tools.output_file import put, write_whole


def test_a_file_is_written_and_nothing_else_is_left(tmp_path):
    for content in (b"first", b"second"):
        write_whole(tmp_path / "x.uf2", content)
        assert (tmp_path / "x.uf2").read_bytes() == content
    assert os.listdir(tmp_path) == ["x.uf2"]


@pytest.mark.parametrize("older", [b"older", None])
def test_on_a_full_disk_an_older_file_stays_and_no_half_one_is_left(tmp_path, monkeypatch, older):
    place = tmp_path / "x.uf2"
    if older:
        place.write_bytes(older)
    write = Path.write_bytes

    def write_half(path, content):
        write(path, content[: len(content) // 2])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", write_half)
    with pytest.raises(OSError, match="No space left"):
        write_whole(place, b"new content")
    assert {place.name: place.read_bytes() for place in tmp_path.iterdir()} == ({"x.uf2": older} if older else {})


def test_an_older_file_of_its_kind_gives_way_which_is_said_and_another_stays(tmp_path):
    assert put(tmp_path / "x.pdf", b"%PDF-1", b"%PDF-") == ""
    assert "older one" in put(tmp_path / "x.pdf", b"%PDF-2", b"%PDF-")
    (tmp_path / "letter.pdf").write_bytes(b"dear Bo")
    with pytest.raises(FileExistsError, match="something else"):
        put(tmp_path / "letter.pdf", b"%PDF-1", b"%PDF-")
    (tmp_path / "empty.pdf").touch()
    put(tmp_path / "empty.pdf", b"%PDF-1", b"%PDF-")
    assert [(tmp_path / name).read_bytes() for name in ("x.pdf", "letter.pdf", "empty.pdf")] == [
        b"%PDF-2", b"dear Bo", b"%PDF-1",
    ]  # fmt: skip


def test_the_name_may_be_as_long_as_the_system_allows(tmp_path):
    write_whole(tmp_path / ("a" * 250), b"x")
    assert os.listdir(tmp_path) == ["a" * 250]


@pytest.mark.skipif(
    os.name == "nt", reason="Windows lets only some users make links, and has no named pipes like these"
)
def test_what_a_link_points_to_is_written_and_a_device_is_not_replaced(tmp_path):
    (tmp_path / "target").write_bytes(b"older")
    (tmp_path / "link").symlink_to("target")
    write_whole(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink() and (tmp_path / "target").read_bytes() == b"new"
    os.mkfifo(tmp_path / "pipe")
    reader = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_whole(tmp_path / "pipe", b"new")
        assert os.read(reader, 10) == b"new" and (tmp_path / "pipe").is_fifo()
    finally:
        os.close(reader)
