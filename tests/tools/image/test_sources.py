"""The archive of MicroPython's sources: which one is taken, what is taken from it, and what is refused."""

import io
import tarfile

import pytest

from tools import places
from tools.board.micropython_image import VERSION
from tools.image import sources

CONFIG = """#define MICROPY_VERSION_MAJOR {}
#define MICROPY_VERSION_MINOR {}
#define MICROPY_VERSION_MICRO {}
"""


def packed(folder, files):
    path = folder / "archive.tar.xz"
    with tarfile.open(path, "w:xz") as tar:
        for name, text in files.items():
            member = tarfile.TarInfo(name)
            member.size = len(text.encode())
            tar.addfile(member, io.BytesIO(text.encode()))
    return path


def config(version=VERSION):
    return CONFIG.format(*version.split("."))


def unpacked(folder):
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


@pytest.mark.parametrize("root", ["", "./", f"micropython-{VERSION}/"])
def test_only_what_is_needed_is_unpacked_from_either_kind_of_archive(root, tmp_path):
    files = {"py/mpconfig.h": config(), "lib/littlefs/lfs2.c": "", "lib/lwip/x.c": "", "ports/esp32/main.c": ""}
    archive = packed(tmp_path, {root + name: text for name, text in files.items()})
    sources.unpack(archive, tmp_path / "tree")
    assert unpacked(tmp_path / "tree") == ["lib/littlefs/lfs2.c", "py/mpconfig.h"]


@pytest.mark.parametrize("name", ["../outside.h", "/outside.h", "py/../../outside.h", "py/../outside.h"])
def test_nothing_is_written_outside_of_the_folder(name, tmp_path):
    sources.unpack(packed(tmp_path, {"py/mpconfig.h": config(), name: "x"}), tmp_path / "tree")
    assert unpacked(tmp_path) == ["archive.tar.xz", "tree/py/mpconfig.h"]


def test_another_version_is_refused(tmp_path):
    with pytest.raises(sources.NoSources, match="holds MicroPython 1.24.1"):
        sources.unpack(packed(tmp_path, {"py/mpconfig.h": config("1.24.1")}), tmp_path / "tree")


def test_another_archive_is_refused(tmp_path):
    with pytest.raises(sources.NoSources, match="holds no MicroPython"):
        sources.unpack(packed(tmp_path, {"py/other.h": ""}), tmp_path / "tree")


@pytest.mark.parametrize("content", [b"", b"no archive", None])
def test_a_damaged_archive_is_refused(content, tmp_path):
    archive = packed(tmp_path, {"py/mpconfig.h": config() + "//" + "x" * 9999})
    archive.write_bytes(archive.read_bytes()[:100] if content is None else content)
    with pytest.raises(sources.NoSources, match="no whole archive"):
        sources.unpack(archive, tmp_path / "tree")


@pytest.fixture
def alone(tmp_path, monkeypatch):
    """A computer with an empty cache and nothing beside the project."""
    monkeypatch.delenv(sources.VARIABLE, raising=False)
    monkeypatch.setattr(sources, "BESIDE", tmp_path / "nothing")
    monkeypatch.setattr(places, "cache", lambda _folder: tmp_path)
    return tmp_path


def test_the_archive_that_the_user_names_comes_first(alone, monkeypatch):
    (alone / "own").write_bytes(b"own")
    (alone / "beside").write_bytes(b"beside")
    monkeypatch.setattr(sources, "BESIDE", alone / "beside")
    assert sources.archive() == b"beside"
    monkeypatch.setenv(sources.VARIABLE, str(alone / "own"))
    assert sources.archive() == b"own"
    assert sources.at_hand()
    monkeypatch.setenv(sources.VARIABLE, str(alone / "absent"))
    with pytest.raises(sources.NoSources, match="absent, which cannot be read"):
        sources.archive()


def test_a_download_that_is_another_file_is_refused(alone, monkeypatch):
    monkeypatch.setattr(sources.urllib.request, "urlopen", lambda _address, timeout: io.BytesIO(b"a page"))
    with pytest.raises(sources.NoSources, match="the file there is another one"):
        sources.archive(say=lambda _text: None)
    assert not sources.at_hand()


def test_without_a_network_it_says_what_to_do(alone, monkeypatch):
    def absent(_address, timeout):
        raise OSError("no network")

    monkeypatch.setattr(sources.urllib.request, "urlopen", absent)
    with pytest.raises(sources.NoSources, match=sources.VARIABLE):
        sources.archive(say=lambda _text: None)


def test_the_pinned_file_is_fetched_once(alone, monkeypatch):
    asked = []

    def there(address, timeout):
        asked.append(address)
        return io.BytesIO(b"sources")

    monkeypatch.setattr(sources.urllib.request, "urlopen", there)
    monkeypatch.setattr(sources, "is_official", lambda content: content == b"sources")
    assert sources.archive(say=lambda _text: None) == sources.archive() == b"sources"
    assert asked == [sources.ADDRESSES[0]] and asked[0].startswith("https://micropython.org/")
