"""What is kept in the cache, and who works there."""

import threading

import pytest

from tools import kept, places
from tools.refusal import Refusal


@pytest.fixture
def cache(tmp_path, monkeypatch):
    monkeypatch.setattr(places, "cache", lambda folder: tmp_path / folder)
    (tmp_path / "folder").mkdir()
    return tmp_path / "folder"


def test_it_is_made_once_and_again_when_it_is_no_longer_good(cache):
    made = []

    def make():
        made.append(None)
        return b"good %d" % len(made)

    def good(content):
        return content.startswith(b"good")

    assert kept.kept("folder", "name", make, good) == kept.kept("folder", "name", make, good) == b"good 1"
    (cache / "name").write_bytes(b"bad")
    assert kept.kept("folder", "name", make, good) == b"good 2"


def test_an_empty_file_that_a_power_cut_left_is_made_anew(cache):
    (cache / "name").write_bytes(b"")
    assert kept.kept("folder", "name", lambda: b"whole") == b"whole"


def test_a_full_disk_is_told_with_what_to_do(cache):
    def make():
        raise OSError(28, "No space left on device", "somewhere")

    with pytest.raises(Refusal, match=r"somewhere: No space left on device.*\n.*TABLESIDE_CACHE"):
        kept.kept("folder", "name", make)


def test_one_waits_until_the_other_is_ready(cache):
    order = []

    def second():
        with kept.alone_in(cache):
            order.append("second")

    other = threading.Thread(target=second)
    with kept.alone_in(cache):
        other.start()
        order.append("first")
    other.join()
    assert order == ["first", "second"]


def test_a_folder_that_cannot_be_made_is_told(cache):
    (cache / "file").write_bytes(b"")
    with pytest.raises(Refusal, match="cache cannot be written"), kept.alone_in(cache / "file" / "folder"):
        pass
