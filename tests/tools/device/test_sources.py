"""MicroPython's sources: choice of the archive, extracted and patched files, refusals."""

import io
import tarfile

import pytest

from tools import places
from tools.device import prerequisites, program, sources
from tools.device.sources import VERSION

CONFIG = """#define MICROPY_VERSION_MAJOR {}
#define MICROPY_VERSION_MINOR {}
#define MICROPY_VERSION_MICRO {}
"""


def packed(folder, files):
    """The bytes of an archive with these files, and the same in `folder`."""
    path = folder / "archive.tar.xz"
    with tarfile.open(path, "w:xz") as tar:
        for name, text in files.items():
            member = tarfile.TarInfo(name)
            member.size = len(text.encode())
            tar.addfile(member, io.BytesIO(text.encode()))
    return path.read_bytes()


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


def damaged(content):
    middle = len(content) // 2
    flipped = bytes([content[middle] ^ 0x55])
    return (b"", b"no archive", content[:100], content[:middle], content[:middle] + flipped + content[middle + 1 :])


def test_a_damaged_archive_is_refused(tmp_path):
    whole = packed(tmp_path, {"py/mpconfig.h": config() + "//" + "x".join(map(str, range(9999)))})
    for number, content in enumerate(damaged(whole)):
        with pytest.raises(sources.NoSources, match="no whole archive"):
            sources.unpack(content, tmp_path / str(number))


def unmended():
    """The files that are mended, each with what is looked for."""
    files = {}
    for name, old, _new in sources.MENDED:
        files[name] = files.get(name, "") + old + "\n"
    return files


def put(folder, times):
    """The files that are mended in `folder`, with what is looked for so many times."""
    for name, text in unmended().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text * times, encoding="utf-8")


def test_what_is_mended_is_another_text_afterwards(tmp_path):
    put(tmp_path, 1)
    sources.mend(tmp_path)
    for name, old, new in sources.MENDED:
        text = (tmp_path / name).read_text(encoding="utf-8")
        assert new in text and old not in text


@pytest.mark.parametrize("times", [0, 2])
def test_sources_where_it_is_not_once_are_refused(times, tmp_path):
    put(tmp_path, times)
    with pytest.raises(sources.NoSources, match=r"'aligned \(2\)' is not once in tools/mpy-tool.py"):
        sources.mend(tmp_path)


@pytest.fixture
def alone(tmp_path, monkeypatch):
    """A computer with an empty cache."""
    monkeypatch.delenv(sources.VARIABLE, raising=False)
    monkeypatch.setattr(places, "cache", lambda _folder: tmp_path)
    return tmp_path


def archive_of(folder, more):
    return packed(folder, {"py/mpconfig.h": config(), **unmended(), "py/more.h": more})


def test_the_archive_that_the_user_names_comes_first_then_that_of_debian(alone, monkeypatch, tmp_path_factory):
    assert not sources.at_hand()
    place = tmp_path_factory.mktemp("elsewhere")
    sources.from_debian().write_bytes(b"from Debian")
    assert sources.archive() == b"from Debian" and sources.at_hand()
    (place / "own").write_bytes(b"own")
    monkeypatch.setenv(sources.VARIABLE, str(place / "own"))
    assert sources.archive() == b"own" and sources.at_hand()
    monkeypatch.setenv(sources.VARIABLE, str(place / "absent"))
    with pytest.raises(sources.NoSources, match="absent, which cannot be read"):
        sources.archive()


def test_it_is_unpacked_once_and_what_was_interrupted_goes(alone, monkeypatch, tmp_path_factory):
    place = tmp_path_factory.mktemp("elsewhere")
    archive_of(place, "one")
    monkeypatch.setenv(sources.VARIABLE, str(place / "archive.tar.xz"))
    (alone / "unpacking-half" / "tree").mkdir(parents=True)
    folder = sources.tree()
    assert "aligned (4)" in (folder / "tools" / "mpy-tool.py").read_text(encoding="utf-8")
    assert not list(alone.glob("unpacking-*"))
    monkeypatch.setattr(sources, "unpack", None)
    assert sources.tree() == folder


def test_another_archive_is_unpacked_beside_and_old_ones_do_not_pile_up(alone, monkeypatch, tmp_path_factory):
    place = tmp_path_factory.mktemp("elsewhere")
    monkeypatch.setenv(sources.VARIABLE, str(place / "archive.tar.xz"))
    for number in range(5):
        archive_of(place, str(number))
        folder = sources.tree()
        assert (folder / "py" / "more.h").read_text(encoding="utf-8") == str(number)
    assert len(list(alone.glob("tree-*"))) == 3


def test_nothing_is_left_of_an_archive_that_is_refused(alone, monkeypatch, tmp_path_factory):
    place = tmp_path_factory.mktemp("elsewhere")
    monkeypatch.setenv(sources.VARIABLE, str(place / "archive.tar.xz"))
    packed(place, {"py/mpconfig.h": config()})
    for _ in range(2):
        with pytest.raises(sources.NoSources, match="not once"):
            sources.tree()
    assert not list(alone.glob("*-*"))


def test_a_download_that_is_another_file_is_refused(alone, monkeypatch):
    monkeypatch.setattr(sources.urllib.request, "urlopen", lambda _address, timeout: io.BytesIO(b"a page"))
    with pytest.raises(sources.NoSources, match="the file there is another one"):
        sources.archive(say=lambda _text: None)
    assert not sources.at_hand()


def test_without_a_network_it_says_what_to_do(alone, monkeypatch):
    def absent(_address, timeout):
        raise OSError("no network")

    monkeypatch.setattr(sources.urllib.request, "urlopen", absent)
    with pytest.raises(sources.NoSources, match=rf"(?s)^[^\n]*\.ci/sources.*{sources.VARIABLE}"):
        sources.archive(say=lambda _text: None)
    monkeypatch.setattr(prerequisites, "missing", list)
    assert ".ci/sources" in program.lacking()[0] and sources.SCRIPT.is_file()


def test_the_pinned_file_is_fetched_once(alone, monkeypatch):
    asked = []

    def there(address, timeout):
        asked.append(address)
        return io.BytesIO(b"sources")

    monkeypatch.setattr(sources.urllib.request, "urlopen", there)
    monkeypatch.setattr(sources, "is_official", lambda content: content == b"sources")
    assert sources.archive(say=lambda _text: None) == sources.archive() == b"sources"
    assert asked == [sources.ADDRESSES[0]] and asked[0].startswith("https://micropython.org/")
